import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Side } from "@holeshot/garments";
import { drapeFolder, readDrape } from "../drape/store-drape.ts";
import { bakeDrape } from "./bake.ts";
import { clothFolder } from "./cloth-folder.ts";
import type { Manifest } from "./manifest.ts";
import { readManifest, writeManifest } from "./manifest-file.ts";

const startedAt = performance.now();

/** `bake NAME… [--from DIR] [--to DIR] [--sides back,left]`: models, light pictures and the manifest of what `drape` has stored. */
export async function bakeCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: "string" },
      to: { type: "string" },
      sides: { type: "string" },
    },
  });
  const folder = values.to ?? clothFolder;
  for (const id of positionals) {
    const before = readManifest(folder).drapes[id];
    const kept = before?.sides;
    const sides = values.sides?.split(",") as Side[] | undefined;
    const drape = readDrape(id, values.from ?? drapeFolder);
    const baked = await bakeDrape(drape, folder, tell, sides && kept && { sides, kept });
    // What other cuts do to it depends on the pattern alone.
    const alterations = before?.pattern === baked.pattern && before.alterations;
    // Read again for each: another bake may have written meanwhile.
    const known = readManifest(folder);
    const sorted = Object.entries({
      ...known.drapes,
      [id]: { ...baked, ...(alterations && { alterations }) },
    }).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const manifest: Manifest = { ...known, drapes: Object.fromEntries(sorted) };
    writeManifest(folder, manifest);
  }
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  tell(`${folder}: ${(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(2)} MB in all`);
}

function tell(text: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${seconds.padStart(6)} s  ${text}\n`);
}
