// npm run image [-- --out DIR]: lays out what the Containerfile copies, the program with all that it needs and nothing else.
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { layOut } from "./lay-out.ts";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const { values } = parseArgs({ options: { out: { type: "string", default: ".cache/image" } } });
const out = resolve(root, values.out);

rmSync(out, { recursive: true, force: true });
console.log(`${layOut(root, out)} files in ${out}`);
