import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFaults, sayIn, shopHouse, sidewaysScroll } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

interface CartItem {
  readonly product: { readonly id: string };
  readonly rider: { readonly name: string } | null;
}

interface Cart {
  readonly uuid: string;
  readonly items: readonly CartItem[];
}

/** A visitor's cart with a jersey for each. */
async function teamCart(name: string, riders: readonly string[]): Promise<Record<string, string>> {
  const design = await house.design(name);
  const { uuid } = await house.api<Cart>("POST", "/api/cart");
  await house.api("POST", `/api/cart/${uuid}/add/${design.uuid}?hash=${design.hash}`);
  const rows = riders.map((rider, at) => ({
    ...{ properties: { size: "L" }, quantity: 1 },
    rider: { name: rider, number: String(at + 1) },
  }));
  const none = ["pants", "gloves"].map((product) => ({ product, rows: [] }));
  const selections = [{ product: "jersey", rows }, ...none].map((each) => ({
    configuredSetUuid: design.uuid,
    ...each,
  }));
  await house.api("PUT", `/api/cart/${uuid}/quantities`, { selections });
  return { cartUuid: uuid, guestDesigns: JSON.stringify([design]) };
}

async function openSheet(page: Page): Promise<Locator> {
  await page
    .getByRole("button", { name: nl("cart.sizes_and_riders") })
    .first()
    .click();
  return page.getByRole("dialog", { name: nl("quantities.title") });
}

it("a name in letters that the face lacks is told while it is typed, with a face that has them, and kept out of the order", async () => {
  const stored = await teamCart("Letters", ["Kim", "Bo"]);
  const page = await house.visit({ stored });
  await page.goto("/cart");
  const dialog = await openSheet(page);
  const name = dialog.getByRole("textbox", { name: nl("roster.name_of", { row: 1 }), exact: true });
  const row = dialog.locator('[data-roster-row="1"]');
  const aloud = dialog.getByRole("status").filter({ hasText: "Ν ί κ ο ς" });

  await name.fill("Νίκος");
  // The one of the shop's faces that has them all: not one of the kit's, fetched for this.
  const told = row.getByText(/Ν ί κ ο ς.*Sofia Sans/s);
  await told.waitFor();
  expect(await told.textContent()).toContain(nl("product.jersey"));
  await expect.poll(() => aloud.textContent()).toContain("Sofia Sans");
  await dialog.getByText(nl("roster.to_check", { count: 1 })).waitFor();
  expect(await axeFaults(page)).toEqual([]);

  // No face has an emoji: none is offered. What cannot be seen is not missed.
  await name.fill("Dahl 👨‍👩‍👧");
  const lone = row.getByText("👨‍👩‍👧");
  await lone.waitFor();
  const letters = nl("letters.missing", { font: "Racing Sans One", characters: "\u2068👨‍👩‍👧\u2069" });
  const said = nl("roster.problem.letters", { products: nl("product.jersey"), letters });
  expect(await lone.textContent()).toBe(said);
  await name.fill("\u200eJose\u0301 O’Neil\u00ad");
  await lone.waitFor({ state: "detached" });
  await name.press("Tab");
  await expect.poll(() => name.inputValue()).toBe("Jose\u0301 O’Neil");
  expect(await dialog.getByText(nl("roster.to_check", { count: 1 })).count()).toBe(0);

  // Saved all the same, as a name without room is; the cart names the rider and holds up the order.
  await name.fill("Νίκος");
  await told.waitFor();
  await dialog.getByRole("button", { name: nl("quantities.save", { count: 2 }) }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText(nl("cart.problem.letters", { riders: "Νίκος 1" })).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: nl("cart.problem.fix_letters") }).click();
  await told.waitFor();
  await name.fill("Dahl");
  await told.waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: nl("quantities.save", { count: 2 }) }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText(nl("cart.problem.letters", { riders: "Νίκος 1" })).waitFor({
    state: "detached",
  });
});

it("a list that is pasted tells it on the row before it is taken over, on a phone too", async () => {
  const stored = await teamCart("Lijst", ["Kim", "Bo"]);
  const page = await house.visit({ width: 360, height: 740, stored });
  await page.goto("/cart");
  const dialog = await openSheet(page);
  await dialog
    .getByRole("button", { name: nl("roster.paste") })
    .first()
    .click();
  expect(await dialog.getByText(nl("paste.formats")).isVisible()).toBe(true);
  expect(await dialog.getByText(nl("paste.drop")).isVisible()).toBe(false);
  const list = ["Naam\tNummer\tShirt", "王小明\t7\tL", "Žižka\t8\tL"].join("\n");
  await dialog.getByRole("textbox", { name: nl("paste.label") }).fill(list);
  await dialog.getByRole("button", { name: nl("paste.read"), exact: true }).click();
  const rows = dialog.locator("tbody");
  await rows.filter({ hasText: "王小明" }).getByText("王 小 明").waitFor();
  await dialog.getByText(nl("roster.to_check", { count: 1 })).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
