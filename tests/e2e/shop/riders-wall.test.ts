import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFaults, sayIn, shopHouse, sidewaysScroll } from "./support/shop-house.ts";

const house = shopHouse();

interface Cart {
  readonly uuid: string;
  readonly items: readonly { readonly product: { readonly id: string } }[];
}

const RIDERS = 100;
/** Enough for a list that goes on below a phone. */
const FEW = 20;
const LONG = "W".repeat(40);

/** Of a hundred riders the second has too long a name, and the last two the same number. */
function nameOf(at: number): string {
  return at === 1 ? LONG : `Racer ${at + 1}`;
}

function numberOf(at: number): string {
  return String(at === RIDERS - 1 ? RIDERS - 1 : at + 1);
}

/** A visitor's cart with a jersey for each, and the browser's word on whose it is. */
async function teamCart(name: string, riders = RIDERS): Promise<Record<string, string>> {
  const design = await house.design(name);
  const { uuid } = await house.api<Cart>("POST", "/api/cart");
  await house.api("POST", `/api/cart/${uuid}/add/${design.uuid}?hash=${design.hash}`);
  const rows = Array.from({ length: riders }, (_, at) => ({
    properties: { size: at % 2 === 0 ? "L" : "M" },
    quantity: 1,
    rider: { name: nameOf(at), number: numberOf(at) },
  }));
  const selections = [{ configuredSetUuid: design.uuid, product: "jersey", rows }];
  await house.api("PUT", `/api/cart/${uuid}/quantities`, { selections });
  return { cartUuid: uuid, guestDesigns: JSON.stringify([design]) };
}

async function openWall(page: Page, say: ReturnType<typeof sayIn>): Promise<Locator> {
  await page.goto("/cart");
  await page
    .getByRole("button", { name: say("cart.sizes_and_riders") })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: say("quantities.title") });
  await sheet.getByRole("button", { name: say("wall.open") }).click();
  return page.getByRole("dialog", { name: say("wall.title") });
}

/** How many different colours a canvas shows: one that was never painted shows one. */
function coloursOf(canvas: Locator): Promise<number> {
  return canvas.evaluate((node: HTMLCanvasElement) => {
    const data = node.getContext("2d")?.getImageData(0, 0, node.width, node.height).data;
    const seen = new Set<number>();
    for (let at = 0; data && at < data.length; at += 64) {
      seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    }
    return seen.size;
  });
}

it("a hundred riders hang side by side, marked where something is wrong, drawn as they come into sight", async () => {
  const nl = sayIn("nl");
  const page = await house.visit({ stored: await teamCart("Honderd") });
  const wall = await openWall(page, nl);
  const items = wall.getByRole("listitem");
  await wall.locator('[data-drawn="1"]').waitFor();
  await wall.locator('[data-drawn="6"]').waitFor();
  await wall.getByText(nl("wall.to_check", { count: 3, total: RIDERS })).waitFor();

  // Few of a hundred are in the page, each says which of a hundred it is, and is about 400 px wide.
  expect(await items.count()).toBeLessThan(20);
  expect(await items.first().getAttribute("aria-setsize")).toBe(String(RIDERS));
  const box = await items.first().locator("canvas").boundingBox();
  expect(Math.abs((box?.width ?? 0) - 430)).toBeLessThanOrEqual(30);
  expect(await coloursOf(items.first().locator("canvas"))).toBeGreaterThan(20);
  const second = items.nth(1);
  const jersey = nl("roster.problem.lettering_unfit", { products: nl("product.jersey") });
  await second.getByText(jersey).waitFor();
  expect(await axeFaults(page)).toEqual([]);

  // Keys: on to the next, to the last, who shares his number; Enter opens him large, Escape comes back to him.
  await items.first().getByRole("button").focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(LONG);
  await page.keyboard.press("End");
  const last = wall.getByRole("button", { name: new RegExp(`^${nameOf(RIDERS - 1)} `) });
  await expect.poll(() => last.evaluate((node) => node === document.activeElement)).toBe(true);
  await last
    .getByText(nl("wall.number_shared", { number: numberOf(98), names: nameOf(98) }))
    .waitFor();
  await wall.locator(`[data-drawn="${RIDERS}"]`).waitFor();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: `${nameOf(99)} ${numberOf(99)}` });
  await large.locator(`[data-drawn="${RIDERS}"]`).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await large.waitFor({ state: "detached" });
  await expect.poll(() => last.evaluate((node) => node === document.activeElement)).toBe(true);

  // Those with something wrong alone; from the wall to a row.
  await wall.getByRole("button", { name: nl("wall.only_marked") }).click();
  await expect.poll(() => items.count()).toBe(3);
  await items.first().getByRole("button").click();
  await page.getByRole("button", { name: nl("wall.to_row", { row: 2 }) }).click();
  const name = page.getByRole("textbox", { name: nl("roster.name_of", { row: 2 }), exact: true });
  await expect.poll(() => name.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await name.inputValue()).toBe(LONG);
});

it("on a phone they hang below each other, as wide as it is", async () => {
  const page = await house.visit({
    width: 360,
    height: 740,
    stored: await teamCart("Mobiel", FEW),
  });
  const wall = await openWall(page, sayIn("nl"));
  await wall.locator('[data-drawn="1"]').waitFor();
  expect((await wall.locator("canvas").first().boundingBox())?.width).toBe(320);
  expect(await sidewaysScroll(page)).toBe(0);
  const items = wall.getByRole("listitem");
  await items.nth(1).scrollIntoViewIfNeeded();
  await wall.locator('[data-drawn="2"]').waitFor();
  expect(await items.count()).toBeLessThan(8);
});

it("on a phone a team finds its list above the counts, and who has none yet the way to it", async () => {
  const nl = sayIn("nl");
  const stored = await teamCart("Telefoon", FEW);
  const page = await house.visit({ width: 360, height: 740, stored });
  await page.goto("/cart");
  await page
    .getByRole("button", { name: nl("cart.sizes_and_riders") })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: nl("quantities.title") });
  const list = sheet.getByRole("region", { name: nl("roster.title") });
  const counts = sheet.getByRole("region", { name: nl("quantities.sizes"), exact: true });
  await counts.waitFor();
  // In sight, and read and walked by keys in the order in which they stand.
  expect((await list.boundingBox())?.y).toBeLessThan(740 / 2);
  const order = await list.evaluateHandle((node) => node);
  const follows = await counts.evaluate(
    (node, before) => (before.compareDocumentPosition(node) & 4) !== 0,
    order,
  );
  expect(follows).toBe(true);

  // Nobody named yet: sizes for one stand first, with the way to the list beside them.
  const alone = await house.design("Alleen");
  const { uuid } = await house.api<Cart>("POST", "/api/cart");
  await house.api("POST", `/api/cart/${uuid}/add/${alone.uuid}?hash=${alone.hash}`);
  const one = { cartUuid: uuid, guestDesigns: JSON.stringify([alone]) };
  const other = await house.visit({ width: 360, height: 740, stored: one });
  await other.goto("/cart");
  await other
    .getByRole("button", { name: nl("cart.problem.fix_quantity") })
    .first()
    .click();
  const paste = other.getByRole("button", { name: nl("roster.paste") }).first();
  expect((await paste.boundingBox())?.y).toBeLessThan(740 / 2);
  await paste.click();
  await other.getByRole("textbox", { name: nl("paste.label") }).waitFor();
  expect(await axeFaults(other)).toEqual([]);
});
