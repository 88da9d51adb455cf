import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** One test as the run reported it. */
export interface ReportedTest {
  readonly fullName: string;
  readonly status: "passed" | "failed" | "skipped" | "pending";
  /** It failed first, and passed when it was repeated. */
  readonly repeated: boolean;
  /** Why it failed first, where it was repeated. */
  readonly reason?: string;
}

/** What the reporter writes down of a run. */
export interface ReportedRun {
  readonly files: readonly {
    readonly name: string;
    readonly seconds: number;
    readonly broken: boolean;
    readonly tests: readonly ReportedTest[];
  }[];
  /** Errors that belong to no test. */
  readonly errorsOutside: number;
}

/** What a run came to. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed only when repeated, with their file and what failed first. With REPEATS=fail they are among the failed, else among the passed. */
  readonly repeated: readonly string[];
  readonly tests: readonly ReportedTest[];
  /** The files that took longest, the longest first. */
  readonly longest: readonly { readonly name: string; readonly seconds: number }[];
}

/** So many are named; they take about a third of a run. */
const LONGEST = 12;

/** Reads the report of a run. A file that broke outside its tests counts as one failure. */
export function readReport(
  path: string,
  { repeatsFail }: { readonly repeatsFail: boolean },
): TestReport {
  const { files, errorsOutside } = JSON.parse(readFileSync(path, "utf8")) as ReportedRun;
  const tests = files.flatMap((file) => file.tests);
  const count = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).length;
  const broken = files.filter(
    (file) => file.broken && !file.tests.some((test) => test.status === "failed"),
  );
  const repeated = files.flatMap((file) =>
    file.tests.flatMap((test) => (test.repeated ? [describeRepeated(file.name, test)] : [])),
  );
  const unproven = repeatsFail ? repeated.length : 0;
  return {
    passed: count("passed") - unproven,
    failed: count("failed") + unproven + broken.length + errorsOutside,
    skipped: count("skipped", "pending"),
    repeated,
    tests,
    longest: files
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, LONGEST)
      .map(({ name, seconds }) => ({ name, seconds })),
  };
}

/** Its file and name, and below them, set in, why it failed first. */
function describeRepeated(file: string, { fullName, reason }: ReportedTest): string {
  const lines = stripVTControlCharacters(reason ?? "").split("\n");
  const told = lines.filter((line) => line.trim() !== "").slice(0, 12);
  return [`${file}: ${fullName}`, ...told.map((line) => `    ${line}`)].join("\n");
}

/** The line that ends every run, alone on its own. */
export function closingLine({
  passed,
  failed,
  skipped,
}: Pick<TestReport, "passed" | "failed" | "skipped">): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** The names of tests that passed only when repeated, and what that means here. */
export function tellRepeated(
  repeated: readonly string[],
  { repeatsFail }: { readonly repeatsFail: boolean },
): string {
  if (repeated.length === 0) return "";
  const meaning = repeatsFail ? "which counts as failed" : "which fails with REPEATS=fail";
  return `Passed only when repeated, ${meaning}:\n${repeated.map((name) => `  ${name}\n`).join("")}`;
}

/** Where a run's time goes: what to look at first when it becomes long. */
export function tellLongest(longest: TestReport["longest"]): string {
  const lines = longest.map(
    ({ name, seconds }) => `  ${seconds.toFixed(0).padStart(4)} s  ${name}`,
  );
  return lines.length < 2 ? "" : `Took longest:\n${lines.join("\n")}\n`;
}
