import { beforeAll, beforeEach, expect } from "vitest";
import { choose, addNewDesign, newCart, order } from "./cart-builder.ts";
import type { Caller } from "./caller.ts";
import type { MollieStandIn } from "./mollie-stand-in.ts";
import { mollieShop } from "./paying-shop.ts";
import type { TestPlatform } from "./test-platform.ts";

/** Two jerseys get a collar with a zip: twice what it costs more than a V neck. */
export const DEARER = { properties: { collar: "zip" } };

export const own = (uuid: string, rest = "") => `/api/customer/orders/${uuid}${rest}`;
export const at = (uuid: string, rest = "") => `/api/staff/orders/${uuid}${rest}`;

export interface PlacedOrder {
  readonly buyer: Caller;
  readonly uuid: string;
  readonly number: string;
  readonly total: number;
  readonly line: string;
  readonly line_price: number;
}

export interface AskedChange extends PlacedOrder {
  readonly amount: number;
  readonly surcharge: string;
  /** Where the mail's link asks the shop. */
  readonly link: string;
}

/** A shop whose orders get changes that cost more, and its staff; for a file of tests. */
export function changeShop() {
  let mollie: MollieStandIn;
  let shop: TestPlatform;
  let designer: Caller;
  let finance: Caller;
  let workshop: Caller;

  beforeAll(async () => {
    const open = await mollieShop("deaf");
    ({ provider: mollie, shop, designer } = open);
    finance = await shop.customer({ role: "finance" });
    workshop = await shop.customer({ role: "workshop" });
    return open.close;
  });
  beforeEach(() => shop.setClock(new Date()));

  /** On invoice: two jerseys for a rider, and pants. */
  async function placed(overrides: Readonly<Record<string, unknown>> = {}): Promise<PlacedOrder> {
    const buyer = await shop.customer();
    const cart = await newCart(buyer);
    const design = await addNewDesign(buyer, cart);
    await choose(buyer, cart, design, {
      jersey: [
        {
          quantity: 2,
          properties: { collar: "v-overlap" },
          rider: { name: "JANSEN", number: "7" },
        },
      ],
      pants: [{ quantity: 1 }],
      gloves: [],
    });
    const answer = await order(buyer, cart, overrides);
    expect(answer.status, answer.text).toBe(201);
    const uuid = answer.json.order_uuid as string;
    const shown = (await buyer.get(own(uuid))).json;
    const [jersey] = shown.lines;
    return {
      buyer,
      uuid,
      number: shown.order_number as string,
      total: shown.totals.total as number,
      line: jersey.id as string,
      line_price: jersey.ppuInclVat as number,
    };
  }

  /** The same, with a change that waits to be paid. */
  async function asked(): Promise<AskedChange> {
    const made = await placed();
    const { buyer, uuid, line, number } = made;
    const quote = await buyer.post(own(uuid, `/lines/${line}/difference`), DEARER);
    expect(quote.status, quote.text).toBe(200);
    const amount = quote.json.difference as number;
    expect(amount).toBeGreaterThan(0);
    const wish = { ...DEARER, surcharge: amount };
    const changed = await buyer.patch(own(uuid, `/lines/${line}`), wish);
    expect(changed.status, changed.text).toBe(200);
    const mails = await shop.db
      .selectFrom("mails")
      .select("facts")
      .where("kind", "=", "order-payment")
      .execute();
    const said = mails
      .map(({ facts }) => facts as Readonly<Record<string, string>>)
      .find((facts) => facts["orderNumber"] === number && facts["news"] === "surcharge");
    const [, id = "", token = ""] = /\/pay\/([^/]+)\/([^/]+)$/.exec(said?.["link"] ?? "") ?? [];
    expect(id).toBe(changed.json.surcharge.id);
    return { ...made, amount, surcharge: id, link: `/api/payment-links/${id}/${token}` };
  }

  const collarOf = async ({ buyer, uuid, line }: PlacedOrder) => {
    const { lines } = (await buyer.get(own(uuid))).json;
    return lines.find(({ id }: { id: string }) => id === line).properties.collar as string;
  };

  /** The provider's own name of the last attempt to pay. */
  async function attemptAt({ buyer, uuid }: PlacedOrder): Promise<string> {
    const { payments } = (await buyer.get(own(uuid))).json;
    const [there] = await mollie.of(payments.at(-1).id);
    return there?.id ?? "";
  }

  /** What Mollie posts: an id and nothing else. */
  const notice = (id: string) =>
    shop.visitor.post("/api/payments/mollie/webhook", `id=${id}`, {
      "content-type": "application/x-www-form-urlencoded",
    });

  async function paid(change: AskedChange): Promise<void> {
    const page = await shop.visitor.post(`${change.link}/pay`);
    expect(page.status, page.text).toBe(200);
    const attempt = await attemptAt(change);
    await mollie.act(attempt, "paid");
    await notice(attempt);
  }

  const booksOf = async (uuid: string) => (await finance.get(at(uuid))).json.ledger;

  return {
    placed,
    asked,
    collarOf,
    attemptAt,
    notice,
    paid,
    booksOf,
    get mollie() {
      return mollie;
    },
    get shop() {
      return shop;
    },
    get designer() {
      return designer;
    },
    get finance() {
      return finance;
    },
    get workshop() {
      return workshop;
    },
  };
}
