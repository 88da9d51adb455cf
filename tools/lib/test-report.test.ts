import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { fixture } from "./fixture.ts";
import {
  closingLine,
  failedAgain,
  readReport,
  tellFailed,
  tellLongest,
  tellRepeated,
} from "./test-report.ts";

const test = (fullName: string, status: string, repeated = false) => ({
  fullName,
  status,
  repeated,
});
const file = (name: string, broken: boolean, ...tests: object[]) => ({
  name,
  seconds: 1,
  broken,
  tests,
});

function reportOf(files: readonly object[], errorsOutside = 0): string {
  return join(fixture({ "report.json": { files, errorsOutside } }), "report.json");
}

/** Runs Vitest itself on one file, as `npm test` does, and returns where its report lies. */
function runVitest(source: string, place = "report.json"): string {
  const root = fixture({ "sample.test.ts": source });
  const program = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
  const reporter = fileURLToPath(new URL("run-reporter.ts", import.meta.url));
  const options = ["--root", root, "--globals", "--retry", "1", "--reporter", reporter];
  spawnSync(process.execPath, [program, "run", ...options], {
    cwd: root,
    env: { ...process.env, TEST_REPORT: join(root, place) },
  });
  return join(root, place);
}

describe("the report of a run", () => {
  const mixed = [
    file("a.test.ts", true, test("one", "passed"), test("two", "failed"), test("3", "skipped")),
    file("broken.test.ts", true),
  ];

  it("counts tests, and a file that broke before its first test as a failure", () => {
    const report = readReport(reportOf(mixed));
    expect(closingLine(report)).toBe("1 passed, 2 failed, 1 skipped");
  });

  it("counts an error outside of any test as a failure", () => {
    const path = reportOf([file("a.test.ts", false, test("one", "passed"))], 1);
    expect(readReport(path)).toMatchObject({ passed: 1, failed: 1 });
  });

  it("ends with a line of its own form", () => {
    const line = closingLine({ passed: 3, failed: 0, skipped: 0 });
    expect(line).toBe("3 passed, 0 failed");
  });
});

describe("the files that took longest", () => {
  it("are named, the longest first, a dozen at most", () => {
    const files = Array.from({ length: 30 }, (_, at) => ({
      ...file(`${at}.test.ts`, false, test("one", "passed")),
      seconds: (at * 7) % 30,
    }));
    const { longest } = readReport(reportOf(files));
    const lines = tellLongest(longest).trim().split("\n");
    expect(lines).toHaveLength(13);
    expect(lines[1]).toBe("    29 s  17.test.ts");
    expect(lines.at(-1)).toBe("    18 s  24.test.ts");
  });

  it("are not told of a single file", () => {
    const files = [file("a.test.ts", false, test("one", "passed"))];
    const { longest } = readReport(reportOf(files));
    expect(tellLongest(longest)).toBe("");
  });
});

describe("a test that passed only when it was repeated", () => {
  const files = [file("a.test.ts", false, test("good", "passed"), test("shaky", "passed", true))];

  it("is named with what failed first", () => {
    const { repeated, ...report } = readReport(reportOf(files));
    expect(closingLine(report)).toBe("2 passed, 0 failed");
    expect(repeated).toEqual([{ file: "a.test.ts", fullName: "shaky", reason: "" }]);
    const reason = "expected 1\n\nto be 2";
    expect(tellRepeated("Repeated", [{ file: "a.test.ts", fullName: "shaky", reason }])).toBe(
      "Repeated:\n  a.test.ts: shaky\n      expected 1\n      to be 2\n",
    );
    expect(tellRepeated("Repeated", [])).toBe("");
  });

  it("has failed unless it passes alone, in its own file", () => {
    const { repeated } = readReport(reportOf(files));
    const again = (name: string, status: string) =>
      readReport(reportOf([file(name, false, test("shaky", status))])).tests;
    expect(failedAgain(repeated, again("a.test.ts", "passed"))).toEqual([]);
    expect(failedAgain(repeated, again("a.test.ts", "failed"))).toEqual(repeated);
    expect(failedAgain(repeated, again("b.test.ts", "passed"))).toEqual(repeated);
    expect(failedAgain(repeated, [])).toEqual(repeated);
  });

  it("is known from a run of Vitest", () => {
    const path = runVitest(`
      let times = 0;
      it("good", () => {});
      it("shaky", () => { times += 1; expect(times).toBe(2); });
      it("bad", () => { expect(1).toBe(2); });
      it.skip("left out", () => {});
    `);
    const report = readReport(path);
    expect(report).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
    expect(report.repeated).toEqual([
      {
        file: "sample.test.ts",
        fullName: "shaky",
        reason: expect.stringMatching(/^expected 1 to be 2 /),
      },
    ]);
  });

  it("and one that failed are told at the end, the failed with its reason", () => {
    const path = runVitest(`
      it("good", () => {});
      it("bad", () => { expect(1).toBe(2); });
    `);
    const lines = tellFailed(readReport(path).tests).split("\n");
    expect(lines.slice(0, 2)).toEqual(["Failed:", "  sample.test.ts: bad"]);
    expect(lines[2]).toMatch(/^ {6}expected 1 to be 2/);
    expect(tellFailed([])).toBe("");
  });

  it("does not hide a file that breaks before its first test", () => {
    const path = runVitest(`throw new Error("no test was reached");`);
    expect(readReport(path)).toMatchObject({ passed: 0, failed: 1 });
  });
});
