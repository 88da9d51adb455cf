import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** One test as the run reported it. */
export interface ReportedTest {
  readonly fullName: string;
  readonly status: "passed" | "failed" | "skipped" | "pending";
  /** It failed first, and passed when it was repeated. */
  readonly repeated: boolean;
  /** By the clock, all its repeats together; nothing for one that was skipped. */
  readonly milliseconds: number;
  /** Why it failed, or failed first. */
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

/** A test that failed first and passed when it was repeated. */
export interface RepeatedTest {
  readonly file: string;
  readonly fullName: string;
  /** What failed first. */
  readonly reason: string;
}

/** What a run came to. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed only when repeated: among the passed until they are known to fail. */
  readonly repeated: readonly RepeatedTest[];
  readonly tests: readonly (ReportedTest & { readonly file: string })[];
  /** The files that took longest, the longest first. */
  readonly longest: readonly { readonly name: string; readonly seconds: number }[];
}

/** So many are named; they take about a third of a run. */
const LONGEST = 12;

/** Reads the report of a run. A file that broke outside its tests counts as one failure. */
export function readReport(path: string): TestReport {
  const { files, errorsOutside } = JSON.parse(readFileSync(path, "utf8")) as ReportedRun;
  const tests = files.flatMap((file) => file.tests.map((test) => ({ ...test, file: file.name })));
  const count = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).length;
  const broken = files.filter(
    (file) => file.broken && !file.tests.some((test) => test.status === "failed"),
  );
  const repeated = tests
    .filter((test) => test.repeated)
    .map(({ file, fullName, reason = "" }) => ({ file, fullName, reason }));
  return {
    passed: count("passed"),
    failed: count("failed") + broken.length + errorsOutside,
    skipped: count("skipped", "pending"),
    repeated,
    tests,
    longest: files
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, LONGEST)
      .map(({ name, seconds }) => ({ name, seconds })),
  };
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

/** Those that do not pass either when their files run once more, alone and without repeats. */
export function failedAgain(
  repeated: readonly RepeatedTest[],
  again: TestReport["tests"],
): RepeatedTest[] {
  const passed = new Set(again.filter(({ status }) => status === "passed").map(nameOf));
  return repeated.filter((test) => !passed.has(nameOf(test)));
}

function nameOf({ file, fullName }: Pick<RepeatedTest, "file" | "fullName">): string {
  return `${file}: ${fullName}`;
}

/** Tests by file and name, and below them, set in, why they failed first. */
export function tellRepeated(meaning: string, repeated: readonly RepeatedTest[]): string {
  const lines = repeated.flatMap((test) => [
    `  ${nameOf(test)}`,
    ...stripVTControlCharacters(test.reason)
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, 12)
      .map((line) => `      ${line}`),
  ]);
  return lines.length === 0 ? "" : `${meaning}:\n${lines.join("\n")}\n`;
}

/** The tests that failed, and below each, set in, why. */
export function tellFailed(tests: TestReport["tests"]): string {
  const failed = tests.filter(({ status }) => status === "failed");
  return tellRepeated(
    "Failed",
    failed.map(({ file, fullName, reason = "" }) => ({ file, fullName, reason })),
  );
}

/** Where a run's time goes: what to look at first when it becomes long. */
export function tellLongest(longest: TestReport["longest"]): string {
  const lines = longest.map(
    ({ name, seconds }) => `  ${seconds.toFixed(0).padStart(4)} s  ${name}`,
  );
  return lines.length < 2 ? "" : `Took longest:\n${lines.join("\n")}\n`;
}
