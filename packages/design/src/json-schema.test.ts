import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documentJsonSchema } from "@holeshot/design";

test("D1.12 the published JSON Schema is the one the program checks by", () => {
  const file = new URL("../schema/design-1.json", import.meta.url);
  const published: unknown = JSON.parse(readFileSync(file, "utf8"));
  // Out of date? node packages/design/tools/write-schema.ts
  expect(published).toEqual(JSON.parse(JSON.stringify(documentJsonSchema())));
});
