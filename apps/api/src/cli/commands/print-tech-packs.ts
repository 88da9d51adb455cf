import { isLanguage, languages } from "@holeshot/domain";
import { NotPrintable, printTechPacks } from "../../modules/production/index.ts";
import { type Command, Mistake, Refusal } from "../command.ts";
import { withShop } from "../open-shop.ts";
import { openPackFolder } from "../pack-folder.ts";

/** `orders tech-pack`: everything a maker asks about the designs of an order, one PDF each. */
export const printTechPackFiles: Command = {
  name: "orders tech-pack",
  usage: "NUMBER",
  what: "Writes the tech pack of each design of an order into a new folder, as its print pack holds it.",
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
      what: `${languages.join(", ")}; en when absent`,
    },
  },
  run: async (given, terminal, environment) => {
    const language = given.text("language") ?? "en";
    if (!isLanguage(language))
      throw new Mistake(`--language must be one of ${languages.join(", ")}`);
    const printer = given.text("printer");
    const number = (given.positionals[0] ?? "").toUpperCase();
    const target = openPackFolder(given.text("out"));
    await withShop(environment, async ({ platform }) => {
      const request = { number, language, ...(printer === undefined ? {} : { printer }) };
      const files = await printTechPacks(platform, request, target.put).catch((error: unknown) => {
        if (!(error instanceof NotPrintable)) throw error;
        target.discard();
        throw new Refusal(error.message, { cause: error });
      });
      target.finish();
      for (const { path } of files) terminal.say(`Wrote ${path} into ${target.folder}.`);
    });
  },
};
