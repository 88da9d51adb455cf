// npm test: every check, then one of six samples of the tests, which falls to the commit; SAMPLE=1 to 6 takes another,
// SAMPLE=all every test, and so do files that are named. Ends with the line "N passed, N failed". The file of a test that
// passed only when repeated runs once more, alone and without repeats, and has to pass there; with REPEATS=fail the test
// has failed already. LONG=1 runs every test in its full count and keeps the log in docs/measurements/.
import { spawn, spawnSync } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unprovenClaims } from "./checks/coverage.ts";
import { allChecks } from "./lib/all-checks.ts";
import { describeChecks, runChecks } from "./lib/run-checks.ts";
import { sampleFor } from "./lib/sample.ts";
import {
  closingLine,
  failedAgain,
  readReport,
  type RepeatedTest,
  tellFailed,
  tellLongest,
  tellRepeated,
  type TestReport,
} from "./lib/test-report.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const reportFile = join(root, ".cache", "test-report.json");
const reporter = join(root, "tools", "lib", "run-reporter.ts");
const long = process.env["LONG"] === "1";
const repeatsFail = process.env["REPEATS"] === "fail";
const wanted = process.argv.slice(2);

mkdirSync(join(root, ".cache"), { recursive: true });
rmSync(reportFile, { force: true });
const log = long ? createWriteStream(longLogFile()) : null;

function longLogFile(): string {
  const folder = join(root, "docs", "measurements");
  mkdirSync(folder, { recursive: true });
  return join(folder, `${new Date().toISOString().slice(0, 10)}-test-long.log`);
}

function tell(text: string): void {
  process.stdout.write(text);
  log?.write(text.replaceAll("\u001b", "").replace(/\[[0-9;]*m/g, ""));
}

function runVitest(...given: readonly string[]): Promise<number> {
  const reporters = ["--reporter=default", `--reporter=${reporter}`];
  const program = join(root, "node_modules", ".bin", "vitest");
  const child = spawn(program, ["run", ...reporters, ...given], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      TEST_REPORT: reportFile,
      // Shops and commands that tests start find their sources compiled: half of what a command takes to begin.
      NODE_COMPILE_CACHE: join(root, ".cache", "compiled"),
      ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
    },
  });
  child.stdout.on("data", (chunk: Buffer) => tell(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => tell(chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve(status ?? 1));
  });
}

/** Tests that wait for the wrong thing. A machine that was busy for a moment is none: alone, at the first go, they pass. */
async function shakyOf(repeated: readonly RepeatedTest[]): Promise<readonly RepeatedTest[]> {
  if (repeatsFail || repeated.length === 0) return repeated;
  rmSync(reportFile, { force: true });
  await runVitest("--retry=0", "--maxWorkers=1", ...new Set(repeated.map(({ file }) => file)));
  return existsSync(reportFile) ? failedAgain(repeated, readReport(reportFile).tests) : repeated;
}

/** The commit that is tried, or nothing outside of a repository. */
function headCommit(): string {
  const asked = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return asked.status === 0 ? asked.stdout.trim() : "";
}

const start = performance.now();
const sample = long || wanted.length > 0 ? null : sampleFor(process.env["SAMPLE"], headCommit());
const checks = wanted.length === 0 ? await runChecks(root, allChecks) : [];
if (checks.length > 0) tell(`${describeChecks(checks)}\n`);
const told =
  sample === null
    ? ""
    : `Sample ${sample.index} of ${sample.count}; SAMPLE=all npm test is all of it.\n`;
tell(told);
const status = await runVitest(
  ...wanted,
  ...(sample === null ? [] : [`--shard=${sample.index}/${sample.count}`]),
);

let report: TestReport = {
  passed: 0,
  failed: 0,
  skipped: 0,
  repeated: [],
  tests: [],
  longest: [],
};
try {
  report = readReport(reportFile);
} catch (error) {
  tell(`The tests left no report: ${error instanceof Error ? error.message : String(error)}\n`);
}
const isSample = sample !== null;
const claims = wanted.length === 0 ? unprovenClaims(root, report.tests, { isSample }) : [];
for (const claim of claims) tell(`docs/spec-coverage.md: ${claim}\n`);

const failedChecks = checks.filter(({ problems }) => problems.length > 0);
for (const { name } of failedChecks) tell(`The check "${name}" failed; its reasons stand above.\n`);
tell(tellLongest(report.longest));
tell(tellRepeated("Passed only when repeated", report.repeated));
const shaky = await shakyOf(report.repeated);
tell(tellRepeated("Which counts as failed", shaky));
const passed = report.passed - shaky.length + checks.length - failedChecks.length;
let failed = report.failed + shaky.length + failedChecks.length + claims.length;
// A non-zero end without a failed test is an error outside of any: it must not pass unseen.
if (status !== 0 && report.failed === 0) failed += 1;
if (report.tests.length === 0) failed = Math.max(failed, 1);
// Last, for whoever is shown only the end of a log.
tell(tellFailed(report.tests));
tell(`${told}${Math.round((performance.now() - start) / 1000)} s\n`);
tell(`${closingLine({ ...report, passed, failed })}\n`);
log?.end();
process.exitCode = failed === 0 ? 0 : 1;
