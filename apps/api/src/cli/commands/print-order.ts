import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { isLanguage, languages } from "@holeshot/domain";
import { NotPrintable, type PackManifest, printOrder } from "../../modules/production/index.ts";
import type { Command, Given } from "../command.ts";
import { Mistake, Refusal, wholeNumber } from "../command.ts";
import { withShop } from "../open-shop.ts";

/** `orders print`: what a print shop and a workshop make an order from. */
export const printOrderPack: Command = {
  name: "orders print",
  usage: "NUMBER",
  what: "Writes an order's print pack into a new folder: a PDF at 1:1 a piece, a cut ticket, a manifest.",
  details: ["The folder holds names of riders and an address: keep it as safe as the shop."],
  positionals: 1,
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
  },
  run: async (given, terminal, environment) => {
    const number = given.positionals[0]?.toUpperCase() ?? "";
    const folder = folderOf(given);
    const language = given.text("language") ?? "en";
    if (!isLanguage(language))
      throw new Mistake(`--language must be one of ${languages.join(", ")}`);
    const printer = given.text("printer");
    const width = wholeNumber(given, "marker", 300, 3300);
    // Under another name until it is whole: half a pack must not look like one.
    const partial = `${folder}.partial`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true, mode: 0o700 });
    const act = withShop(environment, async ({ platform }) => {
      const request = {
        number,
        language,
        ...(printer === undefined ? {} : { printer }),
        ...(width === undefined ? {} : { marker: { width, oneWay: given.flag("one-way") } }),
      };
      const manifest = await printOrder(platform, request, async (path, bytes) => {
        const file = join(partial, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }).catch((error: unknown) => {
        throw error instanceof NotPrintable ? new Refusal(error.message, { cause: error }) : error;
      });
      rmSync(folder, { recursive: true, force: true });
      renameSync(partial, folder);
      for (const line of summary(manifest, folder)) terminal.say(line);
    });
    await act.finally(() => rmSync(partial, { recursive: true, force: true }));
  },
};

function folderOf(given: Given): string {
  const out = given.text("out");
  if (out === undefined || out === "") throw new Mistake("--out must name the folder to write");
  const folder = resolve(out);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(`${folder} is not empty`);
  }
  return folder;
}

function summary(
  { lines, markers = [], order, printer, standard }: PackManifest,
  folder: string,
): string[] {
  const garments = lines.reduce((sum, line) => sum + line.quantity, 0);
  const files = lines.reduce((sum, line) => sum + line.pieces.length, 0);
  return [
    `Wrote ${files} pieces of ${lines.length} lines (${garments} garments) of ${order} for ${printer} into ${folder}.`,
    ...(standard === null
      ? [`${printer} has no "profile" in printers.json: the files are no PDF/X-4.`]
      : []),
    ...markers.map(
      ({ print, width_mm, length_mm, pieces, used_percent }) =>
        `${print.path}: ${pieces.length} pieces on ${width_mm} × ${length_mm} mm, ${used_percent} % used.`,
    ),
    ...lines.flatMap(({ remarks }) => remarks.map((remark) => `Take note: ${remark}`)),
  ];
}
