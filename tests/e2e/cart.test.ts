import { describe, expect, it } from "vitest";
import { freshCode, sayIn, shopHouse } from "./shop/support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

interface Filled {
  readonly uuid: string;
  readonly name: string;
  readonly stored: Record<string, string>;
}

interface Cart {
  readonly items: readonly { readonly product: { readonly id: string } }[];
  readonly totals: { readonly subtotal: number };
  readonly discount_code: { readonly code: string } | null;
  readonly manual_check: boolean;
}

/** A visitor's cart with two of each product of one design. */
async function filledCart(): Promise<Filled> {
  const name = "Zandkoning";
  const design = await house.design(name);
  const { uuid } = await house.api<{ uuid: string }>("POST", "/api/cart");
  const added = `/api/cart/${uuid}/add/${design.uuid}?hash=${design.hash}`;
  const { items } = await house.api<Cart>("POST", added);
  const selections = items.map(({ product }) => ({
    configuredSetUuid: design.uuid,
    product: product.id,
    rows: [{ properties: {}, quantity: 2 }],
  }));
  await house.api("PUT", `/api/cart/${uuid}/quantities`, { selections });
  return { uuid, name, stored: { cartUuid: uuid, guestDesigns: JSON.stringify([design]) } };
}

function cartOf({ uuid }: Filled): Promise<Cart> {
  return house.api<Cart>("GET", `/api/cart/${uuid}`);
}

describe("a filled cart", () => {
  it("shows the design, its products and what the total is made of [S2.31, S2.32]", async () => {
    const filled = await filledCart();
    const page = await house.visit({ stored: filled.stored });
    await page.goto("/cart");
    await page.getByRole("heading", { name: filled.name }).waitFor();
    const { totals } = await cartOf(filled);
    const shown = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2 }).format(
      totals.subtotal / 100,
    );
    await page.getByText(shown).first().waitFor();
    await page
      .getByText(nl("totals.subtotal", { count: 6 }))
      .first()
      .waitFor();
    const table = page.getByRole("table", { name: nl("cart.table", { name: filled.name }) });
    expect(await table.count()).toBe(1);
  });

  it("tells that a discount code is not known, and takes a good one [S2.33, S8.13]", async () => {
    const filled = await filledCart();
    const code = freshCode("NINE");
    const finance = await house.staff("finance");
    await house.api("POST", "/api/staff/discount-codes", { code, percent: 9 }, finance);
    const page = await house.visit({ stored: filled.stored, expects: /status of 422/ });
    await page.goto("/cart");
    const field = page.getByLabel(nl("cart.discount.label"));
    await field.fill("NOSUCHCODE");
    await page.getByRole("button", { name: nl("cart.discount.apply") }).click();
    await page.getByText(nl("error.invalid_discount_code")).first().waitFor();
    await field.fill(code.toLowerCase());
    await page.getByRole("button", { name: nl("cart.discount.apply") }).click();
    await page.getByText(new RegExp(code)).first().waitFor();
    const cart = await cartOf(filled);
    expect(cart.discount_code).toEqual({ code });
  });

  it("asks for a manual check, and takes the request back [S2.34]", async () => {
    const filled = await filledCart();
    const page = await house.visit({ stored: filled.stored });
    await page.goto("/cart");
    const flag = async () => (await cartOf(filled)).manual_check;
    await page.getByText(nl("cart.check.label"), { exact: true }).first().click();
    await expect.poll(flag, { timeout: 60_000 }).toBe(true);
    await page.getByText(nl("cart.check.label"), { exact: true }).first().click();
    await expect.poll(flag, { timeout: 60_000 }).toBe(false);
  });
});
