import { describe, expect, it } from "vitest";
import { fixture } from "../lib/fixture.ts";
import { measure, percentile } from "../lib/measure.ts";
import { checkHouse } from "./house.ts";

const problems = (files: Record<string, string>) => checkHouse(fixture(files)).problems;
const repeat = (line: string, times: number) => `${line}\n`.repeat(times);

describe("the house check", () => {
  it("is content with a small documented package", () => {
    const files = {
      "packages/a/src/index.ts": `export { one } from "./one.ts";`,
      "packages/a/src/one.ts": "/** One. */\nexport const one = 1;\n",
    };
    expect(problems(files)).toEqual([]);
  });

  it("refuses a file of 501 lines and lets a data table be long", () => {
    expect(problems({ "tools/a.ts": "1;\n", "tools/long.ts": repeat("1;", 501) }).join()).toContain(
      "tools/long.ts has 501 lines",
    );
    expect(problems({ "tools/a.ts": "1;\n", "tools/long.data.ts": repeat("1;", 501) })).toEqual([]);
  });

  it("refuses a function of 121 lines, wherever it hides", () => {
    const body = `export const a = { go() {\n${repeat("1;", 120)}} };\n`;
    expect(problems({ "tools/a.ts": body }).join("\n")).toContain("go has 122 lines");
  });

  it("refuses export *, and a rule switched off without a reason", () => {
    expect(problems({ "tools/a.ts": `export * from "./b.ts";` })).toEqual([
      "tools/a.ts:1 export *: list the names",
    ]);
    expect(problems({ "tools/a.ts": `export * as b from "./b.ts";` })).toEqual([]);
    expect(problems({ "tools/a.ts": "// oxlint-disable-next-line no-console\n1;" })).toEqual([
      "tools/a.ts:1 switches a rule off without a reason after --",
    ]);
    expect(
      problems({
        "tools/a.ts": "// oxlint-disable-next-line no-console -- the progress of a long run\n1;",
      }),
    ).toEqual([]);
  });

  it("counts any, not the word any", () => {
    expect(measure("a.ts", "const any = 1; let x: any; type Y = any[];").anys).toEqual([1, 1]);
    expect(problems({ "tools/a.ts": "export let x: any, y: any;\n" })[0]).toContain(
      "the number of any is 2",
    );
  });

  it("refuses names that are neither kebab-case nor a component's", () => {
    expect(
      problems({
        "tools/badName.ts": "",
        "tools/good-name.test.ts": "",
        "apps/web/src/Good.tsx": "",
      }),
    ).toEqual(["tools/badName.ts is not named kebab-case.ts or PascalCase.tsx"]);
  });

  it("wants doc comments on what a package gives out, followed through re-exports", () => {
    const files = {
      "packages/a/src/index.ts": `export { one, type Two } from "./inner.ts";\nexport const three = 3;`,
      "packages/a/src/inner.ts": `export { one } from "./one.ts";\n/** Two. */\nexport interface Two {}\n`,
      "packages/a/src/one.ts": "/** One. */\nexport function one(): void {}\n",
    };
    expect(problems(files)).toEqual([
      "only 66 % of 3 package exports documented, fewer than 90 %",
      "packages/a/src/index.ts three has no doc comment",
    ]);
  });
});

describe("percentile", () => {
  it("takes the value that the share lies below", () => {
    expect(percentile([5, 1, 3, 2, 4], 0.5)).toBe(3);
    expect(percentile([], 0.95)).toBe(0);
  });
});
