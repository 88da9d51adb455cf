import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "./manifest.ts";

/** What a folder of baked drapes says of them; nothing when there is none yet. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, "manifest.json");
  if (!existsSync(file)) return { format: 1, drapes: {} };
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
}

/** A row of numbers is a line: each on its own would be two thirds of the file. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const text = JSON.stringify(manifest, null, 1).replaceAll(
    /\[\s+([-\d.e]+(?:,\s+[-\d.e]+)*)\s+\]/g,
    (_, row: string) => `[${row.replaceAll(/\s+/g, " ")}]`,
  );
  writeFileSync(join(folder, "manifest.json"), `${text}\n`);
}
