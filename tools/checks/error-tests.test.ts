import { describe, expect, it } from "vitest";
import { fixture } from "../lib/fixture.ts";
import { checkErrorTests } from "./error-tests.ts";

const codes = {
  "packages/domain/src/error-codes.ts": `export const errorCodes = {
  not_found: { status: 404, title: "Not found" },
  stale_version: {
    status: 409,
  },
} as const;
export const fieldErrorCodes = [
  "too_small",
] as const;
`,
};

describe("the check of error tests", () => {
  it("is content when every code is expected by a test", () => {
    const root = fixture({
      ...codes,
      "tests/wire/a.test.ts": `assertRefused(answer, 404, "not_found"); const c = "too_small";`,
      "apps/api/src/b.test.ts": `expect(json.code).toBe("stale_version");`,
    });
    expect(checkErrorTests(root)).toEqual([]);
  });

  it("names a code that only the program or the tests of the list know", () => {
    const root = fixture({
      ...codes,
      "tests/wire/a.test.ts": `assertRefused(answer, 404, "not_found");`,
      "apps/api/src/b.ts": `throw new Problem("stale_version");`,
      "packages/domain/src/error-codes.test.ts": `expect(codes).toContain("too_small");`,
    });
    expect(checkErrorTests(root).map((problem) => problem.split(" ")[0])).toEqual([
      "stale_version",
      "too_small",
    ]);
  });
});
