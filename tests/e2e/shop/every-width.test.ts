import { languages } from "@holeshot/domain";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atRest, freshAddress, shopHouse, sidewaysScroll } from "./support/shop-house.ts";

const house = shopHouse();
const long = process.env["LONG"] === "1";
// Each side of where a page changes its columns, and what laptops and telephones have.
const widths = long
  ? [320, 390, 479, 480, 600, 640, 767, 768, 900, 1024, 1179, 1180, 1280, 1366, 1600]
  : [320, 480, 600, 767, 900, 1180, 1366];

/** Words that go on in another line without a hyphen: their room is too narrow for them. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const word = document.createRange();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const host = node.parentElement;
      const isRead = host?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!host || isRead !== true || host.closest("style, script, noscript, svg")) continue;
      const { hyphens } = getComputedStyle(host);
      for (const { 0: letters, index } of (node.textContent ?? "").matchAll(/[^\s\u00ad–—/-]+/g)) {
        if (letters.length < 2 || (hyphens === "auto" && letters.length > 5)) continue;
        // Where a word is parted on purpose, the hyphen at the end of the line is a place of what follows.
        const isParted = node.textContent?.[index - 1] === "\u00AD";
        word.setStart(node, isParted ? index + 1 : index);
        word.setEnd(node, index + letters.length);
        const lines = new Set([...word.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(letters);
      }
    }
    return [...found];
  });
}

it("every page keeps its words whole and its width, from the smallest phone to a wide desk", async () => {
  const token = await house.register(freshAddress("width"));
  const first = await house.readyCart(token, "Lierop zomerkit");
  const placed = await house.order(token, first.uuid);
  const second = await house.readyCart(token, "Tweede kit");
  const stored = { "settings.language": "de", access_token: token, cartUuid: second.uuid };
  const page = await house.visit({ stored });
  const found: string[] = [];
  // The others are looked at whole with LONG=1.
  const more = [`/checkout/complete?order=${placed}`, "/my-designs", "/my-orders", "/info/sizes"];
  for (const path of ["/cart", "/checkout", `/my-orders/${placed}`, ...(long ? more : [])]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect
      .poll(() => page.locator("main [aria-busy=true]").count(), { timeout: 60_000 })
      .toBe(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await atRest(page);
      const sideways = await sidewaysScroll(page);
      if (sideways > 0) found.push(`${path} at ${width}: moves sideways by ${sideways} px`);
      for (const word of await brokenWords(page)) found.push(`${path} at ${width}: ${word}`);
    }
  }
  expect(found).toEqual([]);
});

it("pages of words keep their words whole on a small phone, in every language", async () => {
  const page = await house.visit({ width: 360, height: 740 });
  const found: string[] = [];
  for (const language of languages) {
    for (const topic of ["terms", "sizes"]) {
      await page.goto(`/info/${topic}?lang=${language}`);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      // What the letters are parted at is nothing to a tab.
      expect(await page.title()).not.toContain("\u00AD");
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await atRest(page);
        const where = `${topic}, ${language} at ${width}`;
        const sideways = await sidewaysScroll(page);
        if (sideways > 0) found.push(`${where}: moves sideways by ${sideways} px`);
        for (const word of await brokenWords(page)) found.push(`${where}: ${word}`);
      }
    }
  }
  expect(found).toEqual([]);
});

/** Words that are broken within though they have room in a line of their own. Runs in the page. */
function brokenInVain(): string[] {
  const found = new Set<string>();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const word = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const host = node.parentElement;
    if (!host || host.checkVisibility({ visibilityProperty: true }) !== true) continue;
    let block = host;
    while (getComputedStyle(block).display === "inline" && block.parentElement)
      block = block.parentElement;
    const { paddingLeft, paddingRight, hyphens } = getComputedStyle(block);
    const room =
      block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    for (const { 0: letters, index } of (node.textContent ?? "").matchAll(/[^\s\u00ad–—/-]+/g)) {
      word.setStart(node, index);
      word.setEnd(node, index + letters.length);
      const parts = [...word.getClientRects()];
      const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
      const needs = parts.reduce((sum, { width }) => sum + width, 0);
      if (isBroken && needs < room - 1) found.add(`${letters} in ${room} px`);
      // Browsers that know the language's syllables break whatever reaches the end of a line.
      if (hyphens === "auto" && letters.length > 12) found.add(`${letters} is hyphenated`);
    }
  }
  return [...found];
}

it("names of designs and riders go on in another line between words; within one only where it alone has no room", async () => {
  const names = [
    "Donaudampfschifffahrtskapi",
    "Team van de Wedstrijdcommissie Grensoverschrijdend Kampioen",
  ];
  const token = await house.register(freshAddress("names"));
  const carts: string[] = [];
  for (const name of names) {
    const { uuid, design } = await house.readyCart(token, name);
    const rider = { name: "Vandenbrouckeschillebeeckx", number: "118" };
    const rows = [{ properties: { size: "L" }, quantity: 1, rider }];
    const selections = [{ configuredSetUuid: design, product: "jersey", rows }];
    await house.api("PUT", `/api/cart/${uuid}/quantities`, { selections }, token);
    carts.push(uuid);
  }
  const [first = "", second = ""] = carts;
  const placed = [await house.order(token, first), await house.order(token, second)];
  const cart = (await house.readyCart(token, names[1] ?? "")).uuid;
  const mine = { "settings.language": "nl", access_token: token, cartUuid: cart };
  const orders = placed.flatMap((uuid) => [
    `/my-orders/${uuid}`,
    `/checkout/complete?order=${uuid}`,
  ]);
  const found: string[] = [];
  async function look(page: Page, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page
        .getByText(/Donaudampf|Wedstrijd/)
        .first()
        .waitFor({ state: "attached" });
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await atRest(page);
        const where = `${path} at ${width}`;
        const sideways = await sidewaysScroll(page);
        if (sideways > 0) found.push(`${where}: moves sideways by ${sideways} px`);
        for (const word of await page.evaluate(brokenInVain)) found.push(`${where}: ${word}`);
      }
    }
  }
  await look(await house.visit({ stored: mine }), ["/cart", "/checkout", "/my-orders", ...orders]);
  const desk = { "settings.language": "nl", access_token: await house.staff("workshop") };
  await look(
    await house.visit({ stored: desk }),
    placed.map((uuid) => `/desk/orders/${uuid}`),
  );
  expect(found).toEqual([]);
});
