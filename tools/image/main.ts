// npm run image -- --out DIR: lays out what the Containerfile copies, the program with all that it needs and nothing else.
import { copyFileSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { imageFiles } from "./image-files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const { values } = parseArgs({ options: { out: { type: "string", default: ".cache/image" } } });
const out = resolve(root, values.out);

rmSync(out, { recursive: true, force: true });
const files = imageFiles(root);
for (const { from, to } of files) {
  const target = join(out, to);
  mkdirSync(dirname(target), { recursive: true });
  if (from.startsWith("link:")) symlinkSync(from.slice("link:".length), target);
  else copyFileSync(from, target);
}
mkdirSync(join(out, "var/lib/holeshot"), { recursive: true });
console.log(`${files.length} files in ${out}`);
