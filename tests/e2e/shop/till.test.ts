import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sayIn, shopHouse } from "./support/shop-house.ts";
import { orderCall, type Filled, tillOf } from "./support/till.ts";

const house = shopHouse();
const nl = sayIn("nl");
const { put, filledCart, atTheTill, order, orderOf, orders } = tillOf(house);

/** What was changed, as it is told at the order's button; whoever pressed is led there. */
async function toldChanges(page: Page): Promise<readonly string[]> {
  const notice = page.getByRole("region", { name: nl("checkout.changed.title") });
  await notice.waitFor();
  await expect.poll(() => notice.evaluate((it) => it === document.activeElement)).toBe(true);
  return notice.getByRole("listitem").allTextContents();
}

describe("a cart that another device changed while its order was filled in", () => {
  it("is shown as it is before it is ordered, though it costs the same", async () => {
    const cart = await filledCart();
    const page = await atTheTill(cart);
    // One shirt for another: the total says nothing of it.
    const { items } = await house.api<{ items: { id: string }[] }>("GET", `/api/cart/${cart.uuid}`);
    await put(cart.uuid, cart.token, "Kiezelpad", "XL");
    for (const { id } of items) await house.api("DELETE", `/api/cart/${cart.uuid}/items/${id}`);
    await order(page).click();
    expect(await toldChanges(page)).toEqual([
      nl("checkout.changed.added", { name: "Kiezelpad" }),
      nl("checkout.changed.removed", { name: "Duinpan" }),
    ]);
    const summary = page.getByRole("complementary", { name: nl("checkout.your_order") });
    await summary.getByRole("heading", { name: "Kiezelpad" }).waitFor();
    expect(await summary.getByRole("heading", { name: "Duinpan" }).count()).toBe(0);
    expect(await orders(cart.token)).toEqual([]);
    await orderOf(page).click();
    await page.waitForURL(/\/pay\//);
    expect(await orders(cart.token)).toHaveLength(1);
  });

  it("lists what its new total is of", async () => {
    const cart = await filledCart();
    const page = await atTheTill(cart, /status of 409/);
    // Changed between the last look and the order itself.
    const meanwhile = async (route: Route): Promise<void> => {
      await put(cart.uuid, cart.token, "Kiezelpad", "XL");
      await route.continue();
    };
    await page.route(orderCall, meanwhile, { times: 1 });
    await order(page).click();
    expect(await toldChanges(page)).toEqual([nl("checkout.changed.added", { name: "Kiezelpad" })]);
    const summary = page.getByRole("complementary", { name: nl("checkout.your_order") });
    await summary.getByRole("heading", { name: "Kiezelpad" }).waitFor();
    expect(await orders(cart.token)).toEqual([]);
    await orderOf(page).click();
    await page.waitForURL(/\/pay\//);
  });

  it("is not ordered with what a mate drew meanwhile until its buyer has seen it", async () => {
    const cart = await filledCart();
    const page = await atTheTill(cart, /status of 409/);
    const save = async (): Promise<void> => {
      const { items } = await house.api<{ items: { configuredSetUuid: string }[] }>(
        "GET",
        `/api/cart/${cart.uuid}`,
      );
      const where = `/api/configured-sets/${items[0]?.configuredSetUuid ?? ""}`;
      const design = await house.api<{
        name: string;
        version: number;
        document: { products: { jersey: object } };
      }>("GET", where, undefined, cart.token);
      const { name, version, document } = design;
      // At the same price.
      const jersey = { ...document.products.jersey, layers: [] };
      const products = { ...document.products, jersey };
      await house.api(
        "PUT",
        where,
        { name, version, document: { ...document, products } },
        cart.token,
      );
    };
    // Between the last look and the order itself.
    const meanwhile = async (route: Route): Promise<void> => {
      await save();
      await route.continue();
    };
    await page.route(orderCall, meanwhile, { times: 1 });
    const answer = page.waitForResponse(orderCall);
    await order(page).click();
    expect((await answer).status()).toBe(409);
    const [drawn, ...more] = await toldChanges(page);
    expect(more).toEqual([]);
    expect(drawn).toMatch(/^Het ontwerp “Duinpan” is om \d\d:\d\d uur gewijzigd\.$/);
    // A finger comes to what is ordered now, which stands below on a phone.
    await page.getByRole("button", { name: nl("checkout.changed.look") }).click();
    const summary = page.getByRole("complementary", { name: nl("checkout.your_order") });
    expect(await summary.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await orders(cart.token)).toEqual([]);
    await orderOf(page).click();
    await page.waitForURL(/\/pay\//);
    expect(await orders(cart.token)).toHaveLength(1);
  });

  it.each(["before", "in the same moment"])(
    "leads to its order where it was ordered there %s, and to pay it",
    async (when) => {
      const cart = await filledCart();
      const page = await atTheTill(cart, /status of (404|409)/);
      const orderElsewhere = async (): Promise<void> => {
        const elsewhere = await atTheTill(cart);
        await order(elsewhere).click();
        await elsewhere.waitForURL(/\/pay\//);
      };
      if (when === "before") await orderElsewhere();
      const meanwhile = async (route: Route): Promise<void> => {
        await orderElsewhere();
        await route.continue();
      };
      if (when !== "before") await page.route(orderCall, meanwhile, { times: 1 });
      await order(page).click();
      await page.getByText(nl("complete.ordered_before")).waitFor();
      await page.getByRole("heading", { level: 1, name: nl("order.status.draft") }).waitFor();
      // No till to go back to, and no cart that it were in.
      expect(await page.getByRole("link", { name: nl("checkout.back") }).count()).toBe(0);
      await page.getByRole("link", { name: nl("order.missing.back") }).waitFor();
      await page.getByRole("button", { name: nl("order.pay") }).click();
      await page.waitForURL(/\/pay\//);
      expect(await orders(cart.token)).toHaveLength(1);
    },
  );
});

it("what was chosen in the editor since is said, charged and ordered", async () => {
  const cart = await filledCart();
  const { items } = await house.api<{
    items: { configuredSetUuid: string; ppuInclVat: number }[];
  }>("GET", `/api/cart/${cart.uuid}`);
  const [item] = items;
  const where = `/api/configured-sets/${item?.configuredSetUuid ?? ""}`;
  const { name, version, document } = await house.api<{
    name: string;
    version: number;
    document: { products: { jersey: object } };
  }>("GET", where, undefined, cart.token);
  const jersey = { ...document.products.jersey, properties: { collar: "v-overlap" } };
  const changed = { ...document, products: { ...document.products, jersey } };
  await house.api("PUT", where, { name, version, document: changed }, cart.token);

  const page = await atTheTill(cart);
  const summary = page.getByRole("complementary", { name: nl("checkout.your_order") });
  await summary.getByText("Shirt M × 1 · Kraag: V-hals met overslag", { exact: true }).waitFor();
  await orderOf(page).click();
  await page.waitForURL(/\/pay\//);
  const [placed] = await house
    .api<{ data: { uuid: string }[] }>("GET", "/api/customer/orders", undefined, cart.token)
    .then(({ data }) => data);
  const { lines } = await house.api<{
    lines: { ppuInclVat: number; properties: Record<string, string> }[];
  }>("GET", `/api/customer/orders/${placed?.uuid ?? ""}`, undefined, cart.token);
  expect(lines.map(({ properties }) => properties)).toEqual([{ size: "M", collar: "v-overlap" }]);
  expect(lines[0]?.ppuInclVat).toBeGreaterThan(item?.ppuInclVat ?? Infinity);
});

it("what kept an order from one country is not said of the next", async () => {
  const cart = await filledCart();
  const page = await atTheTill(cart, /status of 422/);
  const country = page.getByRole("combobox", { name: nl("address.country") });
  const choose = async (name: string): Promise<void> => {
    await country.fill("");
    await country.pressSequentially(name);
    await country.press("Enter");
  };
  await choose("canada");
  await page.getByRole("textbox", { name: nl("address.postcode"), exact: true }).fill("K1A 0B1");
  await order(page).click();
  await page.getByText(nl("error.shipping_unavailable")).waitFor();
  await choose("nederland");
  await page.getByText(nl("error.shipping_unavailable")).waitFor({ state: "detached" });
  expect(await orders(cart.token)).toEqual([]);
});

it("lines abroad are charged without VAT, as their sum is", async () => {
  const cart = await filledCart();
  const page = await atTheTill(cart);
  const summary = page.getByRole("complementary", { name: nl("checkout.your_order") });
  const amounts = async (): Promise<readonly [lines: number, subtotal: number]> => {
    const cents = (text: string): number => Number(text.replace(/[^\d]/g, ""));
    const lines = await summary.locator("ul > li > p").allTextContents();
    const subtotal = await summary.locator("dd").first().textContent();
    return [lines.reduce((sum, text) => sum + cents(text), 0), cents(subtotal ?? "")];
  };
  const [atHome] = await amounts();
  const country = page.getByRole("combobox", { name: nl("address.country") });
  await country.fill("");
  await country.pressSequentially("zwitserland");
  await country.press("Enter");
  await expect.poll(async () => (await amounts())[1]).toBeLessThan(atHome);
  const [lines, subtotal] = await amounts();
  expect(lines).toBe(subtotal);
});

it("who goes back from the payment's page comes to the order that waits to be paid", async () => {
  const cart = await filledCart();
  const page = await atTheTill(cart);
  await order(page).click();
  await page.waitForURL(/\/pay\//);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: nl("order.status.draft") }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/checkout/complete");
  await page.getByRole("button", { name: nl("order.pay") }).click();
  await page.waitForURL(/\/pay\//);
  expect(await orders(cart.token)).toHaveLength(1);
});

describe("a cart that comes back from an order that is not paid", () => {
  /** At the payment's page, with a new cart begun meanwhile in another tab. */
  async function begunAnew(): Promise<{ page: Page; tab: Page; cart: Filled }> {
    const cart = await filledCart();
    const page = await atTheTill(cart, /status of 404/);
    await order(page).click();
    await page.waitForURL(/\/pay\//);
    const tab = await page.context().newPage();
    const kept = (): Promise<string | null> => tab.evaluate(() => localStorage.getItem("cartUuid"));
    await tab.goto("/cart");
    await tab.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
    await expect.poll(kept).not.toBe(cart.uuid);
    return { page, tab, cart };
  }

  it("joins the one that was begun meanwhile, where its payment was cancelled", async () => {
    const { page, cart } = await begunAnew();
    await page.getByRole("button", { name: "Annuleren", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: nl("complete.cancelled_title") }).waitFor();
    await page.getByRole("link", { name: nl("complete.to_cart"), exact: true }).click();
    await page.getByRole("heading", { level: 2, name: "Duinpan" }).waitFor();
    expect(await orders(cart.token)).toMatchObject([{ status: "cancelled" }]);
  });

  it("joins it where the order itself was cancelled", async () => {
    const { tab, cart } = await begunAnew();
    await tab.goto("/my-orders");
    await tab.getByRole("link", { name: /^HS-/ }).click();
    await tab.getByRole("button", { name: nl("order.cancel") }).click();
    const dialog = tab.getByRole("dialog");
    await dialog.getByRole("button", { name: nl("order.cancel") }).click();
    await tab.getByText(nl("order.cancel_done")).waitFor();
    await tab.goto("/cart");
    await tab.getByRole("heading", { level: 2, name: "Duinpan" }).waitFor();
    expect(await orders(cart.token)).toMatchObject([{ status: "cancelled" }]);
  });
});

it("an order that waits to be paid says until when above all else; one that is fetched says where and from when", async () => {
  const cart = await filledCart();
  const page = await atTheTill(cart);
  await page.getByRole("radio", { name: nl("payment.invoice") }).check();
  await page.getByRole("radio", { name: /^Zelf ophalen/ }).check();
  const order = page.getByRole("button", { name: /^Bestellen met betaalplicht/ });
  await order.click();
  await page.getByRole("link", { name: nl("complete.view_order") }).click();
  const aside = page.getByRole("complementary", { name: nl("order.overview") });
  await aside.getByText(/^Op te halen vanaf .+: Crossbaan 1, Volkel$/).waitFor();
  await aside.getByRole("heading", { name: "Zelf ophalen" }).waitFor();

  const unpaid = await filledCart();
  const till = await atTheTill(unpaid, /status of 404/);
  await till.locator("button[type=submit]").click();
  await till.waitForURL(/\/pay\//);
  await till.goto("/my-orders");
  await till.getByRole("link", { name: /^HS-/ }).click();
  const pay = till.getByRole("button", { name: nl("order.pay"), exact: true });
  await pay.waitFor();
  await till.getByText(/^Betaal uiterlijk .+ om \d\d:\d\d\./).waitFor();
  const kit = till.getByRole("heading", { level: 2, name: "Duinpan" });
  expect((await pay.boundingBox())?.y).toBeLessThan((await kit.boundingBox())?.y ?? 0);
  await pay.click();
  await till.waitForURL(/\/pay\//);
});

describe("what is ordered", () => {
  it("is read before the button that orders it: above it on a phone, beside it where there is room", async () => {
    const page = await atTheTill(await filledCart());
    const summary = page.getByRole("complementary", { name: nl("checkout.your_order") });
    const boxes = async () => {
      const [told, button] = [await summary.boundingBox(), await order(page).boundingBox()];
      if (!told || !button) throw new Error("not shown");
      return { told, button };
    };
    await page.setViewportSize({ width: 360, height: 740 });
    const phone = await boxes();
    expect(phone.button.y).toBeGreaterThanOrEqual(phone.told.y + phone.told.height);
    await page.setViewportSize({ width: 1440, height: 900 });
    const desk = await boxes();
    expect(desk.told.x).toBeGreaterThan(desk.button.x + desk.button.width);
    expect(desk.told.y).toBeLessThan(desk.button.y);
    // The key that sends a form sends it, though the button stands outside.
    await page.getByRole("textbox", { name: nl("address.city") }).press("Enter");
    await page.waitForURL(/\/pay\//);
  });
});
