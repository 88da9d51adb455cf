import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { drawnFiles } from "./drawn-files.ts";

/** Draws the library's own flags and marks anew: `npm run drawings`, after one of them changed. */
const folder = join(import.meta.dirname, "../../catalogue/logos/own");

for (const [name, svg] of drawnFiles()) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, svg);
}
