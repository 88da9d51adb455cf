import { randomUUID } from "node:crypto";
import { assertRefused, assertSuccess } from "./assertions.ts";
import type { Answer, Json, Person } from "./wire.ts";

export const address = {
  street: "Zandpad",
  house_number: "12a",
  postcode: "5813 AB",
  city: "Ysselsteyn",
  country: "nl",
};

export const contact = {
  first_name: "Romy",
  last_name: "Hendriks",
  email: "romy@example.com",
  phone: "+31 6 12345678",
};

/** An empty cart. */
export async function newCart(who: Person): Promise<string> {
  return assertSuccess(await who.post("/api/cart"), 201).uuid;
}

/** Every required choice of a product, made. */
export function choices(set: Json, product: string, index = 0): Record<string, string> {
  const { properties } = set.products.find((each: Json) => each.id === product);
  const required = properties.filter((each: Json) => each.required);
  return Object.fromEntries(
    required.map((each: Json) => [
      each.id,
      each.id === "size" ? each.values[index].id : each.values[0].id,
    ]),
  );
}

/** Chooses size and quantity of every product of a design. */
export async function chooseQuantities(
  who: Person,
  cart: string,
  set: Json,
  design: string,
  quantity = 1,
): Promise<Json> {
  const selections = set.products.map((product: Json) => ({
    configuredSetUuid: design,
    product: product.id,
    rows: [{ properties: choices(set, product.id), quantity }],
  }));
  const answer = await who.put(`/api/cart/${cart}/quantities`, { selections });
  return assertSuccess(answer, 200);
}

/** A cart with one design, ready to be ordered. */
export async function filledCart(who: Person, set: Json, design: string): Promise<string> {
  const cart = await newCart(who);
  assertSuccess(await who.post(`/api/cart/${cart}/add/${design}`), 201);
  await chooseQuantities(who, cart, set, design);
  return cart;
}

/** The totals as they will be charged, by the first method on offer. */
export async function quote(
  who: Person,
  cart: string,
  country = "nl",
): Promise<{ method: string; totals: Json }> {
  const methods = assertSuccess(
    await who.get(`/api/cart/${cart}/shipping-methods?country=${country}`),
    200,
  );
  const method = methods.data.find((each: Json) => each.available).id;
  const query = `country=${country}&shipping_method=${method}`;
  const answer = await who.get(`/api/cart/${cart}/quote?${query}`);
  const { totals } = assertSuccess(answer, 200);
  return { method, totals };
}

/** The body of a checkout that should pass. */
export async function checkoutBody(
  who: Person,
  cart: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Json> {
  const { method, totals } = await quote(who, cart);
  return {
    shipping_address: address,
    contact,
    shipping_method: method,
    payment: "invoice",
    accept_terms: true,
    accept_colour_deviation: true,
    expected_total: totals.total,
    language: "nl",
    ...overrides,
  };
}

/** Orders a cart with a key. */
export function order(
  who: Person,
  cart: string,
  body: Json,
  key: string = randomUUID(),
): Promise<Answer> {
  return who.post(`/api/cart/${cart}/checkout`, body, { headers: { "idempotency-key": key } });
}

/** Orders a cart and checks the answer. */
export async function ordered(
  who: Person,
  cart: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Json> {
  const answer = await order(who, cart, await checkoutBody(who, cart, overrides));
  const result = assertSuccess(answer, 201);
  assertRefused(await who.get(`/api/cart/${cart}`), 404, "not_found");
  return result;
}

/** The order as its customer sees it. */
export async function readOrder(who: Person, uuid: string): Promise<Json> {
  return assertSuccess(await who.get(`/api/customer/orders/${uuid}`), 200);
}
