import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { browsing, type Language } from "./support/browsing.ts";

const house = browsing();
let token = "";
let set = "";

beforeAll(async () => {
  token = await house.register("accessible@e2e.example", "gate drops at nine");
  const sets = await fetch(`${house.shop.baseUrl}/api/configurator-sets`);
  set = ((await sets.json()) as { data: { uuid: string }[] }).data[0]?.uuid ?? "";
});

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(" ")}`),
  );
}

function overhang(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

const visitors = [
  "/cart",
  "/login",
  "/login?view=register",
  "/login?view=forgot",
  "/reset-password?token=trial",
  "/no/such/page",
  "/_internal/display",
  "/info/terms",
  "/info/privacy",
  "/info/delivery",
  "/info/sizes",
  "/info/accessibility",
];
const customers = ["/my-designs", "/my-orders", "/checkout"];
const screens: { language: Language; width: number; height: number }[] = [
  { language: "nl", width: 1440, height: 900 },
  { language: "de", width: 360, height: 740 },
];

describe.each(screens)("in $language at $width px", ({ language, width, height }) => {
  const open = async (path: string, signedIn: boolean): Promise<Page> => {
    const page = await house.visit({
      width,
      height,
      stored: { "settings.language": language, ...(signedIn ? { access_token: token } : {}) },
      expectedStatuses: [404],
    });
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    return page;
  };

  it.each(visitors)("%s has no fault that axe finds and no sideways scroll", async (path) => {
    const page = await open(path, false);
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
  });

  it.each(customers)("%s has none either, signed in", async (path) => {
    const page = await open(path, true);
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
  });

  it("the configurator has none", async () => {
    const page = await open(`/set/${set}`, false);
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
  });
});
