import { printTechPacks } from "../../modules/production/index.ts";
import type { Command } from "../command.ts";
import { withShop } from "../open-shop.ts";
import { openPackFolder } from "../pack-folder.ts";
import { packLanguages, packOptions, packRequest, writePack } from "../pack-options.ts";

/** `orders tech-pack`: everything a maker asks about the designs of an order, one PDF each. */
export const printTechPackFiles: Command = {
  name: "orders tech-pack",
  usage: "NUMBER",
  what: "Writes the tech pack of each design of an order into a new folder, as its print pack holds it.",
  positionals: 1,
  options: packOptions(packLanguages),
  run: async (given, terminal, environment) => {
    const number = (given.positionals[0] ?? "").toUpperCase();
    const request = { number, ...packRequest(given) };
    const target = openPackFolder(given.text("out"));
    await withShop(environment, async ({ platform }) => {
      const files = await writePack(target, () => printTechPacks(platform, request, target.put));
      for (const { path } of files) terminal.say(`Wrote ${path} into ${target.folder}.`);
    });
  },
};
