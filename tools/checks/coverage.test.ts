import { describe, expect, it } from "vitest";
import { fixture } from "../lib/fixture.ts";
import { checkCoverage, drawCoverage, idsIn, unprovenClaims } from "./coverage.ts";

const page = (proof: string, totals: string) =>
  [
    "<!-- totals -->" + totals,
    "| id | statement | lives in | proved by |",
    `| S5.09 | A used code | api | ${proof} |`,
  ].join("\n");

const file = "apps/api/src/modules/cart/codes.test.ts";

describe("the coverage of the specification", () => {
  it("fills in the test files whose titles carry an id", () => {
    const root = fixture({
      "docs/spec-coverage.md": page("not yet", ""),
      [file]: `it("refuses a used code [S5.09]", () => {})`,
    });
    expect(checkCoverage(root).problems).toEqual(["docs/spec-coverage.md is stale: npm run docs"]);
    expect(drawCoverage(root)).toBe(
      page(`\`${file}\``, " 1 of 1 statements are proved by a test."),
    );
  });

  it("refuses an id that the specification does not have", () => {
    const root = fixture({
      "docs/spec-coverage.md": page("not yet", " 0 of 1 statements are proved by a test."),
      [file]: `it("flies [S5.99]", () => {})`,
    });
    expect(checkCoverage(root).problems).toEqual([
      `${file} names S5.99, which docs/spec-coverage.md lacks`,
    ]);
  });

  it("does not believe a test that did not run, or did not pass", () => {
    const root = fixture({ "docs/spec-coverage.md": page(`\`${file}\``, "") });
    const claim = ["S5.09 is called proved, but no test with this id ran and passed"];
    expect(unprovenClaims(root, [])).toEqual(claim);
    expect(
      unprovenClaims(root, [{ file, fullName: "codes refuses [S5.09]", status: "skipped" }]),
    ).toEqual(claim);
    expect(
      unprovenClaims(root, [{ file, fullName: "codes refuses [S5.09]", status: "passed" }]),
    ).toEqual([]);
  });

  it("leaves a claim alone whose tests are outside of the sample, and no other", () => {
    const root = fixture({
      "docs/spec-coverage.md": page(`\`${file}\``, ""),
      [file]: `it("refuses a used code [S5.09]", () => {})`,
    });
    const claim = ["S5.09 is called proved, but no test with this id ran and passed"];
    const elsewhere = {
      file: "tests/wire/codes.test.ts",
      fullName: "codes",
      status: "passed",
    } as const;
    const skipped = { file, fullName: "refuses a used code [S5.09]", status: "skipped" } as const;
    expect(unprovenClaims(root, [elsewhere])).toEqual(claim);
    expect(unprovenClaims(root, [elsewhere], { isSample: true })).toEqual([]);
    expect(unprovenClaims(root, [elsewhere, skipped], { isSample: true })).toEqual(claim);
  });

  it("believes no claim that no file makes, in a sample either", () => {
    const root = fixture({ "docs/spec-coverage.md": page(`\`${file}\``, "") });
    expect(unprovenClaims(root, [], { isSample: true })).toHaveLength(1);
  });

  it("reads several ids of one title", () => {
    expect(idsIn("a [S1.01, S2.02] b [S3.03] [S4.04 S5.05]")).toEqual([
      "S1.01",
      "S2.02",
      "S3.03",
      "S4.04",
      "S5.05",
    ]);
  });
});
