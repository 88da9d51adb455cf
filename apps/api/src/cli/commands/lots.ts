import { listLots, noteLot } from "../../modules/production/index.ts";
import { type Command, type Given, Mistake } from "../command.ts";
import { withShop } from "../open-shop.ts";
import { tabulate } from "../tabulate.ts";

/** `lots`: what the press takes from lots of cloth. */
export const clothLots: Command = {
  name: "lots",
  usage: "[LOT]",
  what: "Notes what the press takes from a lot of cloth, or lists the lots that were measured.",
  details: [
    "Press the grid of a strike-off, measure its sides, and give both: --cloth vented-mesh --across 494 --along 489.5.",
    "orders print --lot LOT then prints pieces of that cloth larger by as much.",
  ],
  positionals: 0,
  takesMore: true,
  options: {
    cloth: { type: "string", value: "ID", what: "as the catalogue names it, such as vented-mesh" },
    across: { type: "string", value: "MM", what: "side of the grid across the roll, 450 to 550" },
    along: { type: "string", value: "MM", what: "side of the grid along the roll, 450 to 550" },
  },
  run: async (given, terminal, environment) => {
    const [lot] = given.positionals;
    const measured = lot === undefined ? undefined : measuredLot(lot, given);
    await withShop(environment, async ({ platform }) => {
      if (measured) {
        const by = { id: null, now: platform.clock() };
        await platform.transaction((tx) => noteLot(tx, measured, by));
        terminal.say(`Noted ${measured.lot}.`);
      }
      const rows = (await listLots(platform.db)).map((row) => [
        row.lot,
        row.cloth,
        String(row.across_mm),
        String(row.along_mm),
        row.measured_at.toISOString().slice(0, 10),
      ]);
      if (rows.length === 0) terminal.say("No lot was measured.");
      else {
        const heads = ["lot", "cloth", "across mm", "along mm", "measured"];
        for (const line of tabulate(heads, rows)) terminal.say(line);
      }
    });
  },
};

function measuredLot(lot: string, given: Given) {
  const cloth = given.text("cloth")?.trim() ?? "";
  if (cloth === "") throw new Mistake("--cloth must name the lot's cloth");
  return { lot, cloth, across_mm: side("across", given), along_mm: side("along", given) };
}

function side(name: "across" | "along", given: Given): number {
  const mm = Number((given.text(name) ?? "").replace(",", "."));
  if (mm >= 450 && mm <= 550) return mm;
  throw new Mistake(`--${name} must be millimetres from 450 to 550`);
}
