import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import type { ReportedRun, ReportedTest } from "./test-report.ts";

/**
 * Writes what a run came to where TEST_REPORT says. Vitest's own JSON does not tell a test that passed at once from
 * one that passed when it was repeated.
 */
export default class RunReporter implements Reporter {
  private root = process.cwd();

  onInit(vitest: Vitest): void {
    this.root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], outside: readonly unknown[]): void {
    const run: ReportedRun = {
      files: modules.map((module) => ({
        name: relative(this.root, module.moduleId),
        seconds: module.diagnostic().duration / 1000,
        broken: module.state() === "failed",
        tests: [...module.children.allTests()].map(describeTest),
      })),
      errorsOutside: outside.length,
    };
    const place = process.env["TEST_REPORT"];
    if (place !== undefined) writeFileSync(place, JSON.stringify(run));
  }
}

function describeTest(test: TestCase): ReportedTest {
  const { state, errors } = test.result();
  const diagnostic = test.diagnostic();
  const repeated = diagnostic?.flaky === true;
  const reason = repeated || state === "failed" ? errors?.[0] : undefined;
  return {
    fullName: test.fullName,
    status: state,
    repeated,
    milliseconds: Math.round(diagnostic?.duration ?? 0),
    ...(reason && { reason: [reason.message, reason.diff].filter(Boolean).join("\n") }),
  };
}
