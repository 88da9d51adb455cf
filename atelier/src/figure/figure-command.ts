import { parseArgs } from "node:util";
import type { Figure } from "@holeshot/views";
import { readManifest, writeManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import type { Manifest } from "../export/manifest.ts";
import { bakeFigure } from "./bake-figure.ts";
import { figureRecipes } from "./recipes.ts";

/** `figure [NAME…] [--size PX]`: lights riders in committed drapes; all of them when none is named. */
export async function figureCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { size: { type: "string" } },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(figureRecipes);
  for (const name of names) {
    const size = values.size ? Number(values.size) : undefined;
    const figure = await bakeFigure(name, readManifest(clothFolder), clothFolder, size);
    // Read again: another bake may have written meanwhile.
    const { drapes, figures = {} } = readManifest(clothFolder);
    const all: Record<string, Figure> = { ...figures, [name]: figure };
    const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const manifest: Manifest = { format: 1, drapes, figures: Object.fromEntries(sorted) };
    writeManifest(clothFolder, manifest);
    process.stdout.write(`${name} ${process.uptime().toFixed(0)} s\n`);
  }
}
