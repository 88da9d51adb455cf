import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { lengthen, misfits, speakLonger } from "./support/longer-texts.ts";
import { shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const widths = [360, 768, 1440];

async function expectFitting(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // Words and their faces are there; pictures may still be drawn.
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() => page.locator("main [aria-busy=true]").count(), { timeout: 90_000 })
    .toBe(0);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Two frames: what follows the window's width has followed.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    found.push(...(await misfits(page)).map((misfit) => `${path} at ${width}: ${misfit}`));
  }
  return found;
}

async function longerPage(stored: Readonly<Record<string, string>> = {}): Promise<Page> {
  const page = await house.visit({ stored, expects: /status of 404/ });
  await page.addInitScript(() => {
    sessionStorage.setItem("seen.guide", "yes");
    sessionStorage.setItem("seen.mobile", "yes");
  });
  await speakLonger(page);
  return page;
}

it("makes a text a third longer and leaves its variables", () => {
  const longer = lengthen("Nog {{count}} stuks tot <b>gratis</b>");
  expect(longer).toContain("{{count}}");
  expect(longer).toContain("<b>");
  expect(lengthen("Winkelwagen").length / "Winkelwagen".length).toBeGreaterThanOrEqual(1.35);
});

it("nothing overflows for a visitor when all texts are 35 % longer", async () => {
  const page = await longerPage();
  const found: string[] = [];
  const topics = ["terms", "privacy", "delivery", "sizes", "accessibility"];
  for (const path of [
    "/cart",
    "/login",
    "/login?view=register",
    "/login?view=forgot",
    "/reset-password?token=x",
    ...topics.map((topic) => `/info/${topic}`),
    "/_internal/display",
    "/nowhere",
  ]) {
    found.push(...(await expectFitting(page, path)));
  }
  expect(found).toEqual([]);
});

it("nothing overflows for a customer when all texts are 35 % longer", async () => {
  const token = await house.register(`${crypto.randomUUID()}@e2e.example`);
  const cart = await house.readyCart(token, "Lierop zomerkit met een naam van wel veertig tekens");
  const placed = await house.order(token, cart.uuid);
  const second = await house.readyCart(token, "Duinpan");
  await house.api(
    "POST",
    "/api/customer/groups",
    { name: "MC Lierop jeugd en senioren 2026" },
    token,
  );
  const share = `/api/configured-sets/${cart.design}/share`;
  const { hash } = await house.api<{ hash: string }>("POST", share, undefined, token);
  const page = await longerPage({ access_token: token, cartUuid: second.uuid });
  const found: string[] = [];
  for (const path of [
    "/cart",
    "/checkout",
    `/checkout/complete?order=${placed}`,
    "/my-designs",
    "/my-orders",
    `/my-orders/${placed}`,
    `/configured-set/${cart.design}/shared/${hash}`,
  ]) {
    found.push(...(await expectFitting(page, path)));
  }
  expect(found).toEqual([]);
});
