// npm run check: everything that can be told without running the program, in seconds; with --fast what is worth asking
// before each commit.
import { fileURLToPath } from "node:url";
import { allChecks, fastChecks } from "./lib/all-checks.ts";
import { describeChecks, runChecks } from "./lib/run-checks.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const fast = process.argv.includes("--fast");
const asked = process.argv.slice(2).filter((argument) => argument !== "--fast");
const known = fast ? fastChecks(root) : allChecks;
const checks = asked.length === 0 ? known : known.filter(({ name }) => asked.includes(name));
const unknown = asked.filter((name) => !allChecks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No check is named ${unknown.join(", ")}. There are: ${allChecks.map(({ name }) => name).join(", ")}`,
  );
  process.exit(2);
}
const start = performance.now();
const reports = await runChecks(root, checks);
const failed = reports.filter(({ problems }) => problems.length > 0).length;
console.log(describeChecks(reports));
console.log(
  `${reports.length - failed} ok, ${failed} failed, ${((performance.now() - start) / 1000).toFixed(1)} s`,
);
process.exitCode = failed === 0 ? 0 : 1;
