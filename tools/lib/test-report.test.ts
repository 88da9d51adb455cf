import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fixture } from "./fixture.ts";
import { closingLine, readReport } from "./test-report.ts";

describe("the report of a run", () => {
  it("counts tests, and a file that broke before its first test as a failure", () => {
    const root = fixture({
      "report.json": {
        testResults: [
          {
            name: "a.test.ts",
            status: "failed",
            assertionResults: [
              { fullName: "a one", status: "passed" },
              { fullName: "a two", status: "failed" },
              { fullName: "a three", status: "skipped" },
            ],
          },
          { name: "broken.test.ts", status: "failed", assertionResults: [] },
        ],
      },
    });
    const report = readReport(join(root, "report.json"));
    expect(closingLine(report)).toBe("1 passed, 2 failed, 1 skipped");
  });

  it("ends with a line of its own form", () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
  });
});
