import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { lengthen, misfits, speakLonger } from "./support/longer-texts.ts";
import { atRest, freshAddress, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
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
  return misfitsAtWidths(page, path);
}

async function misfitsAtWidths(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await atRest(page);
    found.push(...(await misfits(page)).map((misfit) => `${where} at ${width}: ${misfit}`));
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
    "/confirm-email?token=x",
    ...topics.map((topic) => `/info/${topic}`),
    "/_internal/display",
    "/nowhere",
  ]) {
    found.push(...(await expectFitting(page, path)));
  }
  expect(found).toEqual([]);
});

it("nothing overflows for a customer when all texts are 35 % longer", async () => {
  const token = await house.register(freshAddress("longer"));
  const cart = await house.readyCart(token, "Lierop zomerkit met een naam van wel veertig tekens");
  const placed = await house.order(token, cart.uuid);
  // As long as a name may be, without a place to break it.
  const second = await house.readyCart(
    token,
    "Donaudampfschifffahrtsgesellschaftskapitänsmotocrossbekleidu",
  );
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

it("nothing overflows in the editor when all texts are 35 % longer", async () => {
  const page = await longerPage();
  const longer = (key: string): string => lengthen(nl(key));
  const { data } = await house.api<{ data: { uuid: string }[] }>("GET", "/api/configurator-sets");
  await page.goto(`/set/${data[0]?.uuid}`);
  await page.locator("[role=application][aria-busy=false]").waitFor({ timeout: 90_000 });
  const found: string[] = [];
  for (const panel of ["colours", "text", "images", "logos", "upload", "options", "templates"]) {
    const name = longer(`editor.panel.${panel}`);
    await page.getByRole("button", { name, exact: true }).click();
    const open = page.getByRole("complementary", { name });
    await open.locator(":scope > :not(h2)").first().waitFor();
    found.push(...(await misfitsAtWidths(page, panel)));
  }
  await page.getByRole("treeitem").filter({ hasText: "TORQAL" }).first().click();
  await page.locator("[data-frame=chosen]").first().waitFor();
  // The faces are shown in their own letters once they are here.
  const faces = page.getByRole("list", { name: longer("editor.text.font") }).locator("svg");
  await faces.nth(5).waitFor();
  found.push(...(await misfitsAtWidths(page, "a chosen text")));
  await page.getByRole("button", { name: longer("editor.help"), exact: true }).click();
  await page.getByRole("dialog").waitFor();
  found.push(...(await misfitsAtWidths(page, "the keys")));
  expect(found).toEqual([]);
});
