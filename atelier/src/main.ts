// npm run atelier -- drape NAME…: sews and drapes garments by name; results go to /tmp/atelier.
import { parseArgs } from "node:util";
import { drapeCommand } from "./drape/drape-command.ts";
import { measureCommand } from "./drape/measure-command.ts";
import { alterCommand } from "./alter/alter-command.ts";
import { wearCommand } from "./alter/wear-command.ts";
import { bakeCommand } from "./export/bake-command.ts";
import { figureCommand } from "./figure/figure-command.ts";
import { heroCommand } from "./hero/hero-command.ts";
import { contactCommand } from "./sheet/contact-command.ts";
import { kitsCommand } from "./sheet/kits-command.ts";
import { ridersCommand } from "./sheet/riders-command.ts";
import { sheetCommand } from "./sheet/sheet-command.ts";
import { reliefCommand } from "./relief/relief-command.ts";
import { lookCommand } from "./look/look-command.ts";

const help = `Usage:
  npm run atelier -- drape NAME… [--phases N] [--spacing MM] [--out DIR]   sew and drape; --phases 0 only places the pieces
  npm run atelier -- measure [NAME…]                          girths, seams and strain of drapes
  npm run atelier -- look NAME… [--grid 50] [--turns 0,90]    grey pictures of drapes
  npm run atelier -- bake NAME… [--from DIR] [--to DIR] [--sides back]   drapes become files of the shop, in catalogue/cloth
  npm run atelier -- alter [NAME…] [--from DIR] [--reuse]       baked drapes in their other fits, lengths, cuffs and collars
  npm run atelier -- wear [NAME…] [--from DIR] [--reuse]        baked drapes as riders wear them, over pants
  npm run atelier -- sheet [NAME…] [--grid] [--trial DIR] [--out FILE]   baked drapes side by side
  npm run atelier -- figure [NAME…] [--size PX]                  riders in baked drapes and neutral gear, lit as one
  npm run atelier -- relief [NAME…]                          seams and ribs of baked drapes as normals, in catalogue/relief
  npm run atelier -- hero [NAME…] [--width PX] [--out FILE]      the pictures of the shop's own pages, riders in the dark
  npm run atelier -- kits [NAME…] [--drapes A,B] [--cell PX] [--columns N] [--out FILE]   kits in all their colourways
  npm run atelier -- riders --out FILE [KIT[/COLOURWAY]…] [--riders A,B] [--cell PX] [--columns N]   riders in kits
  npm run atelier -- contact FOLDER [DRAPE…] [--cell PX]         a sheet of every kit for each product and cut`;

const commands: Readonly<Record<string, (args: string[]) => void | Promise<void>>> = {
  drape: drapeCommand,
  measure: measureCommand,
  bake: bakeCommand,
  alter: alterCommand,
  wear: wearCommand,
  sheet: sheetCommand,
  kits: kitsCommand,
  look: lookCommand,
  contact: contactCommand,
  riders: ridersCommand,
  figure: figureCommand,
  hero: heroCommand,
  relief: reliefCommand,
};

const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const command = commands[positionals[0] ?? ""];
if (command) await command(process.argv.slice(3));
else {
  process.stdout.write(`${help}\n`);
  process.exitCode = 1;
}
