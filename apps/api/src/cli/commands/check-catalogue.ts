import { resolve } from "node:path";
import { catalogueFolder, checkCatalogue, formatMistake } from "../../modules/catalogue/index.ts";
import type { Command } from "../command.ts";
import { Refusal } from "../command.ts";

/** `catalogue check`: every mistake in the catalogue's files, each with its remedy. */
export const checkCatalogueFiles: Command = {
  name: "catalogue check",
  usage: "",
  what: "Tells every mistake in the catalogue, with file, line and remedy.",
  positionals: 0,
  options: { folder: { type: "string", value: "DIR", what: "another catalogue than the shop's" } },
  run: async (given, terminal) => {
    const folder = resolve(given.text("folder") ?? catalogueFolder);
    const mistakes = await checkCatalogue(folder);
    for (const mistake of mistakes) terminal.say(formatMistake(mistake));
    if (mistakes.length > 0) throw new Refusal(`${mistakes.length} mistakes in ${folder}`);
    terminal.say(`${folder}: no mistakes`);
  },
};
