import { expect } from "vitest";
import type { Caller, Reply } from "./caller.ts";
import { type DesignWish, postDesign } from "./design-builder.ts";

/** One row of quantities. */
export interface RowWish {
  readonly properties?: Readonly<Record<string, string>>;
  readonly quantity?: number;
  readonly rider?: { readonly name: string; readonly number: string };
}

/** A size that each product has in the adult sets. */
const SIZES: Readonly<Record<string, string>> = { jersey: "L", pants: "W32", gloves: "L" };

export async function newCart(caller: Caller): Promise<string> {
  const answer = await caller.post("/api/cart");
  expect(answer.status).toBe(201);
  return answer.json.uuid as string;
}

/** Saves a design and puts it in a cart; returns the design's uuid. */
export async function addNewDesign(
  caller: Caller,
  cart: string,
  wish: DesignWish = {},
): Promise<string> {
  const saved = await postDesign(caller, wish);
  expect(saved.status, saved.text).toBe(201);
  const uuid = saved.json.design.uuid as string;
  const hash = saved.json.edit_hash as string | undefined;
  const query = hash === undefined ? "" : `?hash=${hash}`;
  const added = await caller.post(`/api/cart/${cart}/add/${uuid}${query}`);
  expect(added.status, added.text).toBe(201);
  return uuid;
}

/** Chooses size and quantity for products of a design. */
export function choose(
  caller: Caller,
  cart: string,
  design: string,
  wishes: Readonly<Record<string, readonly RowWish[]>>,
): Promise<Reply> {
  return caller.put(`/api/cart/${cart}/quantities`, {
    selections: Object.entries(wishes).map(([product, rows]) => ({
      configuredSetUuid: design,
      product,
      rows: rows.map(({ properties, quantity = 1, rider }) => ({
        properties: { size: SIZES[product] ?? "L", ...properties },
        quantity,
        ...(rider ? { rider } : {}),
      })),
    })),
  });
}

/** A cart with one kit of one size, ready to be ordered. */
export async function readyCart(caller: Caller, quantity = 1): Promise<string> {
  const cart = await newCart(caller);
  const design = await addNewDesign(caller, cart);
  const chosen = await choose(caller, cart, design, {
    jersey: [{ quantity }],
    pants: [{ quantity }],
    gloves: [{ quantity }],
  });
  expect(chosen.status, chosen.text).toBe(200);
  expect(chosen.json.problems).toEqual([]);
  return cart;
}

export const ADDRESS = {
  street: "Zandweg",
  house_number: "38a",
  postcode: "5408 XX",
  city: "Volkel",
  country: "nl",
};

/** A complete checkout; `expected_total` is asked of the quote unless given. */
export async function checkoutBody(
  caller: Caller,
  cart: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const body = {
    shipping_address: ADDRESS,
    contact: {
      first_name: "Sanne",
      last_name: "de Vries",
      email: "sanne@rider.example",
      phone: "+31 6 12345678",
    },
    shipping_method: "standard",
    payment: "invoice",
    accept_terms: true,
    accept_colour_deviation: true,
    language: "nl",
    ...overrides,
  };
  if ("expected_total" in overrides) return body;
  const { country } = body.shipping_address;
  const vatId = (overrides["billing_address"] as { vat_id?: string } | undefined)?.vat_id ?? "";
  const quote = await caller.get(
    `/api/cart/${cart}/quote?country=${country}&shipping_method=${body.shipping_method}&vat_id=${vatId}`,
  );
  return { ...body, expected_total: quote.json?.totals?.total ?? 0 };
}

let keys = 0;

/** Orders a cart, with a key of its own unless given. */
export async function order(
  caller: Caller,
  cart: string,
  overrides: Readonly<Record<string, unknown>> = {},
  key = `key-${(keys += 1)}`,
): Promise<Reply> {
  const body = await checkoutBody(caller, cart, overrides);
  return caller.post(`/api/cart/${cart}/checkout`, body, { "idempotency-key": key });
}
