import { existsSync } from "node:fs";
import { join } from "node:path";
import { isTest, readText, sourcesUnder } from "../lib/source-files.ts";

const folder = "apps/api/src/config";
/** Set by `npm run dev` and by tests, never by a shop owner. */
const internal = new Set(["NODE_ENV"]);

/** Settings that the server reads and the README does not tell, or the other way round. */
export function checkSettings(root: string): string[] {
  if (!existsSync(join(root, "README.md"))) return ["README.md is missing"];
  const read = new Set(
    sourcesUnder(root, [folder])
      .filter((file) => !isTest(file))
      .flatMap((file) => [...readText(root, file).matchAll(/\(\s*"([A-Z][A-Z_]{3,})"/g)])
      .flatMap(([, name]) => name ?? []),
  );
  const rows = readText(root, "README.md")
    .split("\n")
    .filter((line) => /^\| `[A-Z_]+`/.test(line));
  const told = new Set(rows.flatMap((line) => line.split("|")[1]?.match(/[A-Z_]{4,}/g) ?? []));
  const missing = [...read].filter((name) => !told.has(name) && !internal.has(name));
  const idle = [...told].filter((name) => !read.has(name));
  return [
    ...missing.map((name) => `README.md does not tell ${name}, which ${folder} reads`),
    ...idle.map((name) => `README.md tells ${name}, which nothing reads`),
  ];
}
