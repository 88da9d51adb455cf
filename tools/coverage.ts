// node tools/coverage.ts [--write]: tells how much of the specification is proved, or fills in the page.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkCoverage, coverageFile, drawCoverage } from "./checks/coverage.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
if (process.argv.includes("--write")) writeFileSync(join(root, coverageFile), drawCoverage(root));
const { problems, summary } = checkCoverage(root);
console.log([summary, ...problems].join("\n"));
process.exitCode = problems.length === 0 ? 0 : 1;
