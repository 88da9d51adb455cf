import { isLanguage, languages } from "@holeshot/domain";
import {
  NotPrintable,
  type PackManifest,
  printBatch,
  printOrder,
} from "../../modules/production/index.ts";
import type { Command, Given } from "../command.ts";
import { Mistake, Refusal, wholeNumber } from "../command.ts";
import { withShop } from "../open-shop.ts";
import { openPackFolder } from "../pack-folder.ts";

/** `orders print`: what a print shop and a workshop make an order from. */
export const printOrderPack: Command = {
  name: "orders print",
  usage: "NUMBER…",
  what: "Writes an order's print pack into a new folder: a PDF at 1:1 a piece, a cut ticket, a manifest.",
  details: [
    "The folder holds names of riders and an address: keep it as safe as the shop.",
    "A command that was killed goes on where it stopped when it is given again.",
  ],
  positionals: 1,
  takesMore: true,
  options: {
    out: {
      type: "string",
      value: "DIR",
      what: "the folder to write; it must not exist or be empty",
    },
    printer: {
      type: "string",
      value: "ID",
      what: "of catalogue/printers.json; its first when absent",
    },
    language: {
      type: "string",
      value: "CODE",
      what: `of labels and ticket: ${languages.join(", ")}; en when absent`,
    },
    marker: {
      type: "string",
      value: "MM",
      what: "lay all printed pieces on rolls of this usable width, too",
    },
    "one-way": { type: "boolean", what: "cloth with a nap: all pieces of a marker lie one way" },
    lot: {
      type: "string",
      value: "LOTS",
      what: "lots of cloth that are printed on, with commas: what the press takes is added",
    },
    svg: { type: "boolean", what: "each piece as an SVG, too" },
    batch: { type: "boolean", what: "several orders in one folder, by cloth and due day" },
    line: { type: "string", value: "N", what: "make only this line again" },
    piece: { type: "string", value: "ID", what: "make only this piece again, such as front" },
    rider: { type: "string", value: "NAME", what: "make only this rider's again; name or number" },
    copies: { type: "string", value: "N", what: "how many of what is made again" },
    reprint: { type: "string", value: "N", what: "which reprint it is, R1 when absent" },
  },
  run: async (given, terminal, environment) => {
    const numbers = given.positionals.map((number) => number.toUpperCase());
    const request = requestOf(given);
    const { only } = request;
    const batch = given.flag("batch");
    if (!batch && numbers.length > 1) throw new Mistake("several orders are printed with --batch");
    if (batch && only) throw new Mistake("a batch is made whole: print again without --batch");
    const target = openPackFolder(given.text("out"));
    await withShop(environment, async ({ platform }) => {
      const [number = ""] = numbers;
      const made = batch
        ? printBatch(platform, { ...request, numbers }, target.put, target)
        : printOrder(platform, { ...request, number }, target.put, target);
      const done = await made.catch((error: unknown) => {
        if (!(error instanceof NotPrintable)) throw error;
        target.discard();
        throw new Refusal(error.message, { cause: error });
      });
      target.finish();
      const packs = "packs" in done ? done.packs : [done];
      for (const pack of packs) for (const line of summary(pack, target.folder)) terminal.say(line);
      if ("batch" in done) for (const line of markerLines(done.batch)) terminal.say(line);
    });
  },
};

function requestOf(given: Given) {
  const language = given.text("language") ?? "en";
  if (!isLanguage(language)) throw new Mistake(`--language must be one of ${languages.join(", ")}`);
  const printer = given.text("printer");
  const width = wholeNumber(given, "marker", 300, 3300);
  const only = {
    ...optional("line", wholeNumber(given, "line", 1, 9999)),
    ...optional("piece", given.text("piece")),
    ...optional("rider", given.text("rider")),
    ...optional("copies", wholeNumber(given, "copies", 1, 999)),
  };
  const again = Object.keys(only).length > 0;
  const reprint = wholeNumber(given, "reprint", 1, 99) ?? (again ? 1 : undefined);
  return {
    language,
    svg: given.flag("svg"),
    ...optional("lots", lotsOf(given)),
    ...optional("printer", printer),
    ...optional("reprint", reprint),
    ...(again ? { only } : {}),
    ...(width === undefined ? {} : { marker: { width, oneWay: given.flag("one-way") } }),
  };
}

function lotsOf(given: Given): readonly string[] | undefined {
  const lots = (given.text("lot") ?? "").split(",").map((lot) => lot.trim());
  const named = lots.filter((lot) => lot !== "");
  return named.length > 0 ? named : undefined;
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in Name]?: Value };
}

function summary(
  { lines, markers, order, printer, standard }: PackManifest,
  folder: string,
): string[] {
  const garments = lines.reduce((sum, line) => sum + line.quantity, 0);
  const files = lines.reduce((sum, line) => sum + line.pieces.length, 0);
  return [
    `Wrote ${files} pieces of ${lines.length} lines (${garments} garments) of ${order} for ${printer} into ${folder}.`,
    ...(standard === null
      ? [`${printer} has no "profile" in printers.json: the files are no PDF/X-4.`]
      : []),
    ...markerLines({ ...(markers ? { markers } : {}) }),
    ...lines.flatMap(({ remarks }) => remarks.map((remark) => `Take note: ${remark}`)),
  ];
}

function markerLines({ markers = [] }: Pick<PackManifest, "markers">): string[] {
  return markers.map(
    ({ print, width_mm, length_mm, pieces, used_percent }) =>
      `${print.path}: ${pieces.length} pieces on ${width_mm} × ${length_mm} mm, ${used_percent} % used.`,
  );
}
