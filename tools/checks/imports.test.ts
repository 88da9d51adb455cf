import { describe, expect, it } from "vitest";
import { cyclesIn } from "../lib/cycles.ts";
import { fixture } from "../lib/fixture.ts";
import { checkImports } from "./imports.ts";

const architecture = {
  rooms: {
    "packages/low": { name: "low", what: "", uses: [] },
    "packages/high": { name: "high", what: "", uses: ["low"] },
    "apps/api": { name: "api", what: "", uses: ["low", "high"] },
  },
  workshops: {},
  layers: { "apps/api/src": { platform: [], modules: ["platform"] } },
  entries: [
    {
      folder: "apps/api/src/modules",
      entry: "index.ts",
      leaves: { "apps/api/src/schema.ts": "tables.ts" },
    },
  ],
  testHelpers: ["tests/programs.ts"],
  apart: ["apps/web/src/features"],
};

const house = {
  "architecture.json": architecture,
  "packages/low/package.json": {},
  "packages/high/package.json": { dependencies: { "@holeshot/low": "1" } },
  "apps/api/package.json": {},
  "packages/low/src/index.ts": "export const low = 1;",
  "packages/high/src/index.ts": `export { low } from "@holeshot/low";`,
};

const check = (files: Record<string, string | object>) =>
  checkImports(fixture({ ...house, ...files }));

describe("the import check", () => {
  it("is content with the house as drawn", () => {
    expect(check({})).toEqual([]);
  });

  it("refuses an arrow that points up, types included", () => {
    expect(check({ "packages/low/src/up.ts": `import type { X } from "@holeshot/high";` })).toEqual(
      ["packages/low/src/up.ts:1 imports @holeshot/high: low may use nothing"],
    );
  });

  it("lets a test use its own package as others do, and nothing else in it", () => {
    expect(check({ "packages/low/src/a.test.ts": `import { low } from "@holeshot/low";` })).toEqual(
      [],
    );
    expect(check({ "packages/low/src/a.ts": `import { low } from "@holeshot/low";` })).toHaveLength(
      1,
    );
  });

  it("refuses import(…) in a type as it does an import", () => {
    expect(
      check({ "packages/low/src/up.ts": `export type X = import("@holeshot/high").X;` }),
    ).toHaveLength(1);
  });

  it("refuses deep imports and paths into another room", () => {
    expect(
      check({ "packages/high/src/deep.ts": `import "@holeshot/low/src/index.ts";` })[0],
    ).toContain("by their name only");
    expect(check({ "packages/high/src/deep.ts": `import "../../low/src/index.ts";` })[0]).toContain(
      "reaches out of its room",
    );
    expect(check({ "tools/x.ts": `import "../packages/low/src/index.ts";` })[0]).toContain(
      "reaches into",
    );
  });

  it("lets tests share a helper that is named, and nobody else", () => {
    const take = `import "../../../tests/programs.ts";`;
    expect(check({ "packages/low/src/a.test.ts": take })).toEqual([]);
    expect(check({ "packages/low/src/a.ts": take })).toHaveLength(1);
  });

  it("lets a workshop use what a package keeps for tests, and no app", () => {
    expect(check({ "tests/a.test.ts": `import "../packages/low/testing/x.ts";` })).toEqual([]);
    expect(
      check({ "apps/api/src/a.ts": `import "../../../packages/low/testing/x.ts";` }),
    ).toHaveLength(1);
  });

  it("refuses a folder under packages/ that architecture.json does not know", () => {
    expect(check({ "packages/new/src/index.ts": "" })[0]).toContain("packages/new has no entry");
  });

  it("refuses a dependency and a tsconfig reference that are not allowed", () => {
    expect(
      check({ "packages/low/package.json": { dependencies: { "@holeshot/high": "1" } } }),
    ).toHaveLength(1);
    expect(
      check({ "packages/low/tsconfig.json": { references: [{ path: "../high" }] } }),
    ).toHaveLength(1);
  });

  it("enters a module by its index, save for the leaf that the schema takes", () => {
    const files = {
      "apps/api/src/modules/cart/tables.ts": "export interface T {}",
      "apps/api/src/modules/cart/index.ts": "export const cart = 1;",
      "apps/api/src/modules/orders/index.ts": `import "../cart/index.ts";`,
      "apps/api/src/schema.ts": `import type { T } from "./modules/cart/tables.ts";`,
    };
    expect(check(files)).toEqual([]);
    const sneaky = { "apps/api/src/modules/orders/index.ts": `import "../cart/tables.ts";` };
    expect(check({ ...files, ...sneaky })[0]).toContain(
      "enter apps/api/src/modules/cart by its index.ts",
    );
  });

  it("keeps inner layers pointing down and features apart", () => {
    const files = {
      "apps/api/src/modules/cart/index.ts": "export const cart = 1;",
      "apps/api/src/platform/db.ts": `import "../modules/cart/index.ts";`,
    };
    expect(check(files)[0]).toContain("platform may use nothing");
    const web = { "apps/web/src/features/cart/a.ts": `import "../checkout/b.ts";` };
    expect(check(web).join()).toContain("never imports its neighbours");
  });

  it("finds an import cycle, through types too", () => {
    const files = {
      "packages/low/src/a.ts": `import type { B } from "./b.ts";`,
      "packages/low/src/b.ts": `import "./c.ts";`,
      "packages/low/src/c.ts": `export * from "./a.ts";`,
    };
    expect(check(files)).toEqual([
      "import cycle: packages/low/src/a.ts → packages/low/src/b.ts → packages/low/src/c.ts → packages/low/src/a.ts",
    ]);
  });
});

describe("cyclesIn", () => {
  it("separates rings and sees a file that imports itself", () => {
    const graph = new Map([
      ["a", ["b"]],
      ["b", ["a", "c"]],
      ["c", ["c"]],
      ["d", ["a"]],
    ]);
    expect(cyclesIn(graph)).toEqual([
      ["c", "c"],
      ["a", "b", "a"],
    ]);
  });
});
