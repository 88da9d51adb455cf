import type { Page, Route } from "playwright-core";
import { freshAddress, isLive, sayIn, type ShopHouse } from "./shop-house.ts";

const nl = sayIn("nl");
export const orderCall = /\/api\/cart\/[^/]+\/checkout(\?|$)/;
export const cartCall = /\/api\/cart\/[^/]+$/;

export interface Filled {
  readonly uuid: string;
  readonly token: string;
}

/** With all pictures made nobody asks for the cart now and then: what the page knows of it stays as it was. */
async function drawn(route: Route): Promise<void> {
  const answer = await route.fetch();
  if (answer.status() !== 200) return route.fulfill({ response: answer });
  const cart = (await answer.json()) as { items: object[] };
  const items = cart.items.map((item) => ({ ...item, hasThumbnail: false }));
  return route.fulfill({ response: answer, json: { ...cart, items } });
}

/** The till of a shop, in Dutch: a cart before it, everything filled in, and the orders behind it. */
export function tillOf(house: ShopHouse) {
  /** A design's garments in a cart, one of each in a size. */
  async function put(uuid: string, token: string, name: string, size: string): Promise<void> {
    const design = await house.design(name, token);
    await house.api("POST", `/api/cart/${uuid}/add/${design.uuid}`, undefined, token);
    const rows = [{ properties: { size }, quantity: 1 }];
    const selections = [
      { configuredSetUuid: design.uuid, product: "jersey", rows },
      { configuredSetUuid: design.uuid, product: "pants", rows: [] },
      { configuredSetUuid: design.uuid, product: "gloves", rows: [] },
    ];
    await house.api("PUT", `/api/cart/${uuid}/quantities`, { selections }, token);
  }

  async function filledCart(): Promise<Filled> {
    const token = await house.register(freshAddress("till"));
    const { uuid } = await house.api<{ uuid: string }>("POST", "/api/cart");
    await put(uuid, token, "Duinpan", "M");
    return { uuid, token };
  }

  /** The till with everything filled in, before the order is placed. */
  async function atTheTill({ uuid, token }: Filled, expects?: RegExp): Promise<Page> {
    const page = await house.visit({
      stored: { access_token: token, cartUuid: uuid },
      ...(expects ? { expects } : {}),
    });
    await page.route(cartCall, (route) =>
      drawn(route).catch((error: unknown) => {
        // A page that was left at the end of a test waits for nothing.
        if (!page.isClosed() && !/disposed|closed/.test(String(error))) throw error;
      }),
    );
    await fillIn(page);
    return page;
  }

  async function fillIn(page: Page): Promise<void> {
    await page.goto("/checkout");
    await isLive(page);
    const fill = (key: string, value: string): Promise<void> =>
      page.getByRole("textbox", { name: nl(key), exact: true }).fill(value);
    await fill("address.postcode", "5715 BL");
    await fill("address.house_number", "14");
    await fill("address.street", "Sepelweg");
    await fill("address.city", "Lierop");
    await page.getByRole("checkbox", { name: nl("consents.colour") }).check();
    await page.getByRole("checkbox", { name: nl("consents.terms") }).check();
  }

  const toPay = nl("checkout.order_pay", { amount: "" }).replace(/[,\s]+$/, "");
  const order = (page: Page) => page.getByRole("button", { name: new RegExp(`^${toPay}`) });
  /** Only with its amount on it: pressed before that, it says what is to pay and orders nothing. */
  const orderOf = (page: Page) => page.getByRole("button", { name: new RegExp(`^${toPay}.*\\d`) });
  const orders = async (token: string): Promise<readonly { status: string }[]> =>
    (
      await house.api<{ data: { status: string }[] }>(
        "GET",
        "/api/customer/orders",
        undefined,
        token,
      )
    ).data;
  return { put, filledCart, atTheTill, fillIn, order, orderOf, orders };
}
