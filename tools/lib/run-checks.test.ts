import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { describeChecks, programCheck, runChecks } from "./run-checks.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("runChecks", () => {
  it("reports what each check found, and one that throws as failed", async () => {
    const reports = await runChecks(root, [
      { name: "fine", run: () => ({ problems: [], summary: "3 files" }) },
      { name: "bad", run: async () => ({ problems: ["x.ts is wrong"] }) },
      { name: "broken", run: () => Promise.reject(new Error("no such file")) },
    ]);
    expect(reports.map(({ name, problems }) => [name, problems])).toEqual([
      ["fine", []],
      ["bad", ["x.ts is wrong"]],
      ["broken", ["no such file"]],
    ]);
    const text = describeChecks(reports);
    expect(text.split("\n")[0]).toMatch(/^ {2}ok {3}fine .* 3 files$/);
    expect(text).toContain(" FAIL  bad");
  });

  it("takes a program's output for the problem when it fails, and a missing program for a failure", async () => {
    const [fine, bad, missing] = await runChecks(root, [
      programCheck("fine", "node", ["-e", "console.log('all is well')"]),
      programCheck("bad", "node", ["-e", "console.log('line 3 is wrong'); process.exit(1)"]),
      programCheck("missing", "no-such-program", []),
    ]);
    expect(fine?.problems).toEqual([]);
    expect(bad?.problems).toEqual(["line 3 is wrong"]);
    expect(missing?.problems).toHaveLength(1);
  });
});
