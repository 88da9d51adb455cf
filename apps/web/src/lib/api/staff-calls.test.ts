import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { staffEndpoints } from "@holeshot/contract";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const made = new RegExp(`\\bcall(?:Url)?\\(\\s*"(?:${Object.keys(staffEndpoints).join("|")})"`);

it("whoever makes a call of the desk brings the desk's calls along, and no page of the shop does", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.test.*"] });
  const sources = files.map((file) => [file, readFileSync(join(root, file), "utf8")] as const);
  const makers = sources.filter(([, source]) => made.test(source)).map(([file]) => file);
  expect(makers.length).toBeGreaterThan(20);
  const bringers = sources
    .filter(([, source]) => source.includes('api/staff-calls.ts"'))
    .map(([file]) => file);
  const elsewhere = makers.filter((file) => !file.startsWith("features/desk/"));
  // All of the desk is reached through its page.
  expect(bringers.toSorted()).toEqual([...elsewhere, "features/desk/DeskPage.tsx"].toSorted());
});
