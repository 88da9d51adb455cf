import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFaults,
  freshAddress,
  isLive,
  type Language,
  sayIn,
  shopHouse,
  sidewaysScroll,
} from "./support/shop-house.ts";

const house = shopHouse();

/** The information pages share one form, so the longest and the widest stand for all. */
const forAnyone = [
  "/cart",
  "/login",
  "/login?view=register",
  "/login?view=forgot",
  "/reset-password?token=x",
  "/confirm-email?token=x",
  "/info/terms",
  "/info/sizes",
  "/_internal/display",
  "/nowhere",
];

const looks: readonly { language: Language; width: number; lang: string }[] = [
  { language: "nl", width: 1440, lang: "nl" },
  { language: "de", width: 360, lang: "de" },
  { language: "dk", width: 768, lang: "da" },
];

/** Its words, their faces and what it asked the shop for are here; code that is fetched ahead need not be. */
async function isWhole(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await isLive(page);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.locator("main [aria-busy=true]").count()).toBe(0);
}

describe.each(looks)("in $language at $width px", ({ language, width, lang }) => {
  const say = sayIn(language);
  // Axe reads structure, not width: two looks are enough of its time. LONG: all three.
  const isRead = width !== 768 || process.env["LONG"] === "1";
  const faults = (page: Page) => (isRead ? axeFaults(page) : Promise.resolve([]));

  it("the pages for anyone are accessible, titled, and fit", async () => {
    const stored = { "settings.language": language };
    const page = await house.visit({ width, stored, expects: /status of 404.*\/nowhere\)/ });
    for (const path of forAnyone) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await isWhole(page);
      expect(await page.getAttribute("html", "lang"), path).toBe(lang);
      expect(await page.title(), path).toMatch(/ · Holeshot$/);
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
      expect(await faults(page), path).toEqual([]);
    }
  });

  it("the pages of a customer are accessible and fit", async () => {
    const token = await house.register(freshAddress("pages"));
    const design = await house.design("Lierop zomerkit met een lange naam", token);
    await house.api("POST", "/api/customer/groups", { name: "MC Lierop 2026" }, token);
    const { uuid } = await house.api<{ uuid: string }>("POST", "/api/cart", undefined, token);
    await house.api("POST", `/api/cart/${uuid}/add/${design.uuid}`, undefined, token);
    const stored = { "settings.language": language, access_token: token, cartUuid: uuid };
    const page = await house.visit({ width, stored });
    for (const path of ["/cart", "/checkout", "/my-designs", "/my-orders"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
      expect(await faults(page), path).toEqual([]);
    }
  });

  it("the dialogs are accessible", async () => {
    const design = await house.design("Duinpan");
    const { uuid } = await house.api<{ uuid: string }>("POST", "/api/cart");
    await house.api("POST", `/api/cart/${uuid}/add/${design.uuid}?hash=${design.hash}`);
    const page = await house.visit({
      width,
      stored: {
        "settings.language": language,
        cartUuid: uuid,
        guestDesigns: JSON.stringify([{ uuid: design.uuid, hash: design.hash }]),
      },
    });
    await page.goto("/cart");
    await page
      .getByRole("button", { name: say("cart.sizes_and_riders") })
      .first()
      .click();
    const sizes = page.getByRole("dialog", { name: say("quantities.title") });
    const more = sizes.getByRole("button", { name: say("quantities.one.more") });
    await more.waitFor();
    expect(await faults(page)).toEqual([]);
    await more.click();
    await sizes.getByRole("tab").first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
});

describe("languages", () => {
  it("is Dutch whatever the browser says, remembers the choice, and takes ?lang=", async () => {
    const page = await house.visit();
    await page.goto("/cart");
    await page.getByRole("heading", { level: 1, name: sayIn("nl")("cart.empty.title") }).waitFor();
    await page.getByRole("button", { name: /Nederlands/ }).click();
    await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
    await page.getByRole("heading", { level: 1, name: sayIn("de")("cart.empty.title") }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("settings.language"))).toBe("de");
    await page.reload();
    await page.getByRole("heading", { level: 1, name: sayIn("de")("cart.empty.title") }).waitFor();
    await page.goto("/cart?lang=dk");
    await page.getByRole("heading", { level: 1, name: sayIn("dk")("cart.empty.title") }).waitFor();
    expect(await page.getAttribute("html", "lang")).toBe("da");
  });

  it("speaks a mail's language on a new device, and keeps to what was chosen on any other", async () => {
    const fresh = await house.visit();
    await fresh.goto("/cart?mail_lang=dk");
    await fresh.getByRole("heading", { level: 1, name: sayIn("dk")("cart.empty.title") }).waitFor();
    await expect.poll(() => new URL(fresh.url()).search).toBe("");
    await fresh.reload();
    await fresh.getByRole("heading", { level: 1, name: sayIn("dk")("cart.empty.title") }).waitFor();

    const page = await house.visit();
    await page.goto("/cart");
    await page.getByRole("button", { name: /Nederlands/ }).click();
    await page.getByRole("menuitemradio", { name: "Français" }).click();
    const title = page.getByRole("heading", { level: 1, name: sayIn("fr")("cart.empty.title") });
    await title.waitFor();
    await page.goto("/cart?mail_lang=dk");
    await title.waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe("");
    expect(await page.getAttribute("html", "lang")).toBe("fr");
    expect(await page.evaluate(() => localStorage.getItem("settings.language"))).toBe("fr");
  });
});
