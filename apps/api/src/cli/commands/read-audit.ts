import { isUuidV7 } from "@holeshot/domain";
import { type LogEntry, readLog } from "../../modules/accounts/index.ts";
import { type Command, type Given, Mistake, wholeNumber } from "../command.ts";
import { withShop } from "../open-shop.ts";

/** `audit`: what staff did and read, who was refused, which sign-ins failed. */
export const readAudit: Command = {
  name: "audit",
  usage: "",
  what: "Lists what staff did and read, refused access and failed sign-ins, latest first.",
  details: [
    "",
    "Events: order.moved, order.read, orders.listed, pack.downloaded, paper.opened, design.made, design.read, *.refused,",
    "sign_in.done, sign_in.failed, second_factor.*. People and things stand as ids.",
  ],
  positionals: 0,
  options: {
    id: { type: "string", value: "UUID", what: "of a staff member, customer, design or order" },
    event: { type: "string", value: "NAME", what: "an event, or how several begin: sign_in" },
    since: { type: "string", value: "DATE", what: "from that day on, YYYY-MM-DD (UTC)" },
    limit: { type: "string", value: "N", what: "so many lines at most; 50 when absent" },
  },
  run: async (given, terminal, environment) => {
    const id = given.text("id");
    if (id !== undefined && !isUuidV7(id)) throw new Mistake(`--id is no id of the shop: "${id}"`);
    const filter = {
      id,
      event: given.text("event"),
      since: readDay(given),
      limit: wholeNumber(given, "limit", 1, 10_000) ?? 50,
    };
    await withShop(environment, async ({ platform }) => {
      const entries = await readLog(platform.db, filter);
      for (const entry of entries) terminal.say(lineOf(entry));
      if (entries.length === 0) terminal.say("Nothing was found.");
    });
  },
};

function readDay(given: Given): Date | undefined {
  const text = given.text("since");
  if (text === undefined) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime());
  if (!isDay) throw new Mistake(`--since must be a day such as 2027-01-31, not "${text}"`);
  return day;
}

function lineOf({
  happened_at,
  event,
  actor_id,
  subject_kind,
  subject_id,
  facts,
}: LogEntry): string {
  const subject = subject_id === null ? "" : `on ${subject_kind} ${subject_id}`;
  const more = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  return [happened_at.toISOString(), event, `by ${actor_id ?? "nobody known"}`, subject, ...more]
    .filter((part) => part !== "")
    .join("  ");
}
