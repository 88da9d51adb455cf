import { expect, it } from "vitest";
import { testPlatform } from "../../testing/index.ts";
import { openCatalogue } from "./index.ts";

it("who finds a weakness is told whom to tell, for less than a year ahead", async () => {
  await using shop = await testPlatform();
  const answer = await shop.visitor.get("/.well-known/security.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  const fields = new Map(
    answer.text
      .trim()
      .split("\n")
      .map((line) => [line.split(": ")[0], line.slice(line.indexOf(": ") + 2)]),
  );
  expect(fields.get("Contact")).toBe(`mailto:${openCatalogue().maker.email}`);
  expect(fields.get("Canonical")).toBe(`${shop.config.shopUrl}/.well-known/security.txt`);
  expect(fields.get("Preferred-Languages")).toBe("nl, en, de, da, fr");
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});
