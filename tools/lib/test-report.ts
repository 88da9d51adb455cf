import { readFileSync } from "node:fs";
import type { ReportedTest } from "../checks/coverage.ts";

/** What a run of Vitest came to. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly tests: readonly ReportedTest[];
}

interface VitestJson {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly ReportedTest[];
  }[];
}

/** Reads Vitest's JSON report. A file that broke before its first test counts as one failure. */
export function readReport(path: string): TestReport {
  const { testResults } = JSON.parse(readFileSync(path, "utf8")) as VitestJson;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const count = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).length;
  return {
    passed: count("passed"),
    failed: count("failed") + broken.length,
    skipped: count("skipped", "pending", "todo", "disabled"),
    tests,
  };
}

/** The line that ends every run, alone on its own. */
export function closingLine({ passed, failed, skipped }: Omit<TestReport, "tests">): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
