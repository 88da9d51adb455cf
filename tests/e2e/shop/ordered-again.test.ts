import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atRest, axeFaults, freshAddress, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
const jansen = { name: "JANSEN", number: "7" };

const number = {
  ...{ id: "number-back", kind: "text", hidden: false, locked: false, piece: "back" },
  ...{ x: 0, y: 330, rotation: 0, font: "anton", size: 200, colour: "#14161b" },
  ...{ letter_spacing: 0, align: "center", role: "number" },
  stroke: { enabled: false, colour: "#000000", width: 0 },
};

interface Item {
  readonly product: { readonly id: string };
  readonly quantity: number | null;
  readonly properties: Readonly<Record<string, string>>;
  readonly rider: { readonly name: string } | null;
}

interface Cart {
  readonly uuid: string;
  readonly items: readonly Item[];
}

interface Design {
  readonly version: number;
  readonly name: string;
  readonly document: { readonly products: { readonly jersey: object } };
}

/** An order of two jerseys and one for a rider, ordered again; its design has another collar since. */
async function orderedAgain() {
  const token = await house.register(freshAddress("again"));
  const { uuid, design } = await house.readyCart(token, "Zandpad");
  const size = { size: "L" };
  const rows = [
    { properties: size, quantity: 2 },
    { properties: size, quantity: 1, rider: jansen },
  ];
  const selections = [{ configuredSetUuid: design, product: "jersey", rows }];
  await house.api("PUT", `/api/cart/${uuid}/quantities`, { selections }, token);
  const order = await house.order(token, uuid);
  const path = `/api/configured-sets/${design}`;
  const { version, name, document } = await house.api<Design>("GET", path, undefined, token);
  const jersey = { ...document.products.jersey, properties: { collar: "zip" } };
  const changed = { ...document, products: { ...document.products, jersey } };
  await house.api("PUT", path, { version, name, document: changed }, token);
  const again = `/api/customer/orders/${order}/reorder`;
  const cart = await house.api<Cart>("POST", again, undefined, token);
  return { token, cart: cart.uuid, stored: { access_token: token, cartUuid: cart.uuid } };
}

/** As if L were made no more: until the sheet is saved, the cart says of the jerseys that they were ordered in 7XL. */
async function withoutLarge(page: Page): Promise<void> {
  await page.route(/\/api\/cart\/[^/]+$/, async (route) => {
    const answer = await route.fetch();
    const cart = (await answer.json()) as Cart & { problems: object[] };
    const items = cart.items.map((item) =>
      item.product.id === "jersey" ? { ...item, properties: { size: "7XL" } } : item,
    );
    const item_ids = items
      .filter(({ product }) => product.id === "jersey")
      .map((item) => (item as unknown as { id: string }).id);
    const problems = [{ code: "missing_properties", item_ids }];
    await route.fulfill({ json: { ...cart, items, problems } });
  });
}

describe("an order that is ordered again", () => {
  it("says whose size is no longer made, and saves nothing until each has another", async () => {
    const { stored, cart, token } = await orderedAgain();
    const page = await house.visit({ stored });
    await withoutLarge(page);
    await page.goto("/cart");
    const gone = nl("cart.problem.size_gone", { pieces: "7XL\u00a0×\u00a03 (JANSEN 7)" });
    await page.getByText(gone).waitFor();
    await page.getByRole("button", { name: nl("cart.problem.fix_quantity") }).click();
    const sheet = page.getByRole("dialog", { name: nl("quantities.title") });
    const told = nl("roster.problem.size_gone", { product: "Shirt", value: "7XL" });
    await sheet.getByText(`2 × ${told}`).waitFor();
    await sheet.getByRole("alert").getByText(told).waitFor();
    const save = sheet.getByRole("button", { name: /Opslaan|Bewaar/ });
    expect(await save.isDisabled()).toBe(true);
    await atRest(page);
    expect(await axeFaults(page)).toEqual([]);

    const sizes = sheet.getByLabel(nl("paste.size_for", { value: "7XL" }));
    expect(await sizes.count()).toBe(2);
    await sizes.first().selectOption("M");
    await sheet.getByText(`2 × ${told}`).waitFor({ state: "detached" });
    await save.click();
    // The rider is in the way still, and is gone to.
    const row = `1, JANSEN: ${told}`;
    await sheet.getByRole("alert").getByText(row).waitFor();
    await sizes.first().selectOption("XL");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await save.click();
    await sheet.waitFor({ state: "detached" });
    const { items } = await house.api<Cart>("GET", `/api/cart/${cart}`, undefined, token);
    const jerseys = items.filter(({ product }) => product.id === "jersey");
    expect(
      jerseys.map(({ quantity, properties, rider }) => [quantity, properties["size"], rider?.name]),
    ).toEqual([
      [2, "M", undefined],
      [1, "XL", "JANSEN"],
    ]);
  });

  it("says which version of its design lies in the cart, and leads to it among the versions", async () => {
    const { stored } = await orderedAgain();
    const page = await house.visit({
      stored: { ...stored, "seen.guide": "yes", "seen.mobile": "yes" },
    });
    await page.goto("/cart");
    const [before = "", after = ""] = nl("cart.older", { date: "§" }).split("§");
    await page.getByText(before).getByText(after).or(page.getByText(before)).first().waitFor();
    expect(await page.getByRole("link", { name: nl("cart.edit") }).count()).toBe(0);
    await page.getByRole("link", { name: nl("cart.versions") }).click();
    const panel = page.getByRole("dialog", { name: nl("versions.title") });
    const version = panel.getByRole("listitem").filter({ hasText: nl("versions.in_cart") });
    await version.waitFor();
    expect(await version.count()).toBe(1);
    await version.getByText(nl("versions.ordered")).waitFor();
  });

  it("is for whom it was ordered, whoever the design is for today", async () => {
    const token = await house.register(freshAddress("again"));
    const { uuid, design } = await house.readyCart(token, "Zandpad");
    const path = `/api/configured-sets/${design}`;
    const numbered = async (text: string): Promise<void> => {
      const { version, name, document } = await house.api<Design>("GET", path, undefined, token);
      const jersey = { ...document.products.jersey, layers: [{ ...number, text }] };
      const changed = { ...document, products: { ...document.products, jersey } };
      await house.api("PUT", path, { version, name, document: changed }, token);
    };
    await numbered("31");
    const order = await house.order(token, uuid);
    await numbered("77");
    const again = `/api/customer/orders/${order}/reorder`;
    const cart = await house.api<Cart>("POST", again, undefined, token);
    const page = await house.visit({ stored: { access_token: token, cartUuid: cart.uuid } });
    await page.goto("/cart");
    await page.getByRole("button", { name: nl("cart.sizes_and_riders") }).click();
    const sheet = page.getByRole("dialog", { name: nl("quantities.title") });
    await sheet
      .getByRole("heading", { name: nl("quantities.one_named", { rider: "31" }) })
      .waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    // Who meant the design of today gets it, in the sizes of then.
    const before = await house.api<Cart>("GET", `/api/cart/${cart.uuid}`, undefined, token);
    await page.getByRole("button", { name: nl("cart.take_today") }).click();
    await page.getByText(nl("cart.today_taken", { name: "Zandpad" })).waitFor();
    expect(await page.getByRole("button", { name: nl("cart.take_today") }).count()).toBe(0);
    const after = await house.api<Cart>("GET", `/api/cart/${cart.uuid}`, undefined, token);
    const told = ({ items }: Cart) =>
      items.flatMap(({ product, quantity, properties }) =>
        quantity === null ? [] : [`${product.id} ${properties["size"]} ${quantity}`],
      );
    expect(told(after)).toEqual(told(before));
    await page.getByRole("button", { name: nl("cart.sizes_and_riders") }).click();
    await sheet
      .getByRole("heading", { name: nl("quantities.one_named", { rider: "77" }) })
      .waitFor();
  });
});
