import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);

test("every rule of SPEC.md is carried by a test, and every number in a test is a rule", () => {
  const rules = readFileSync(new URL("SPEC.md", root), "utf8").matchAll(/\*\*(V\d+\.\d+)\*\*/g);
  const tests = readdirSync(new URL("src/", root), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => readFileSync(new URL(`src/${file}`, root), "utf8"))
    .join("\n");
  const carried = [...tests.matchAll(/["'`](?:%s: )?(V\d+\.\d+) /g)].map((match) => match[1]);
  expect(new Set(carried)).toEqual(new Set([...rules].map((match) => match[1])));
});
