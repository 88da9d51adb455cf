// npm run bench [-- NAME …]: runs the measurements of bench/, one after the other; with --keep their output is dated and
// kept in docs/measurements/. Fails when one of them breaks its bound.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "bench");
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -".ts".length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
if (names.length === 0) {
  console.error(`No measurement is named ${wanted.join(", ")}.`);
  process.exit(2);
}

let log = "";
let failed = 0;
for (const name of names) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, `${name}.ts`)], {
    encoding: "utf8",
  });
  const text = `== ${name}\n${stdout}${stderr}`;
  console.log(text);
  log += `${text}\n`;
  if (status !== 0) failed += 1;
}
if (process.argv.includes("--keep")) {
  const place = join(root, "docs", "measurements");
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, `${new Date().toISOString().slice(0, 10)}-bench.log`), log);
}
process.exitCode = failed === 0 ? 0 : 1;
