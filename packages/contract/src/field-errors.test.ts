import { describe, expect, test } from "vitest";
import { quantitiesBody } from "./areas/cart.ts";
import { checkoutBody } from "./areas/checkout.ts";
import { loginBody, registerBody } from "./areas/customers.ts";
import { listImages } from "./areas/images.ts";
import { listLogos } from "./areas/logos.ts";
import { listOrders } from "./areas/orders.ts";
import { validate } from "./field-errors.ts";

const registration = {
  email: " Ann@Example.com ",
  password: "correct horse",
  password_confirmation: "correct horse",
  first_name: "Ann",
  last_name: "O’Neill-Åberg",
  phone: "+31 (0)20 123-4567",
};

function errorsOf(schema: Parameters<typeof validate>[0], input: unknown): unknown {
  const result = validate(schema, input);
  return result.ok ? [] : result.errors;
}

describe("registration", () => {
  test("a good one keeps its case and loses its outer spaces", () => {
    expect(validate(registerBody, registration)).toEqual({
      ok: true,
      value: { ...registration, email: "Ann@Example.com" },
    });
  });

  test.each([
    [{ email: undefined }, { path: "email", code: "required" }],
    [{ email: "   " }, { path: "email", code: "required" }],
    [{ email: "nobody" }, { path: "email", code: "invalid_email" }],
    [{ email: "a@b" }, { path: "email", code: "invalid_email" }],
    [{ email: "a b@example.com" }, { path: "email", code: "invalid_email" }],
    [{ email: 5 }, { path: "email", code: "invalid_type", params: { expected: "string" } }],
    [{ email: null }, { path: "email", code: "invalid_type", params: { expected: "string" } }],
    [{ first_name: "" }, { path: "first_name", code: "required" }],
    [{ first_name: "a\nb" }, { path: "first_name", code: "invalid_value" }],
    [
      { first_name: "x".repeat(101) },
      { path: "first_name", code: "too_long", params: { max: 100 } },
    ],
    [{ phone: "call me" }, { path: "phone", code: "invalid_phone" }],
    [{ language: "da" }, { path: "language", code: "invalid_value" }],
    [{ role: "administrator" }, { path: "role", code: "unknown_key" }],
    [
      { password_confirmation: "other" },
      { path: "password_confirmation", code: "passwords_differ" },
    ],
  ])("%j", (change, expected) => {
    expect(errorsOf(registerBody, { ...registration, ...change })).toEqual([expected]);
  });

  test("a short password", () => {
    const change = { password: "short", password_confirmation: "short" };
    expect(errorsOf(registerBody, { ...registration, ...change })).toEqual([
      { path: "password", code: "too_short", params: { min: 10 } },
    ]);
  });

  test("the address is no password, in any case", () => {
    const change = { password: "ANN@example.com", password_confirmation: "ANN@example.com" };
    expect(errorsOf(registerBody, { ...registration, ...change })).toEqual([
      { path: "password", code: "same_as_email" },
    ]);
  });

  test("nothing at all names every required field once", () => {
    const errors = errorsOf(registerBody, {}) as { path: string; code: string }[];
    expect(errors.map((error) => `${error.path} ${error.code}`)).toEqual([
      "email required",
      "password required",
      "password_confirmation required",
      "first_name required",
      "last_name required",
      "phone required",
    ]);
  });

  test.each([null, [], "text", 5])("%j is no body", (body) => {
    expect(errorsOf(registerBody, body)).toEqual([
      { path: "", code: "invalid_type", params: { expected: "object" } },
    ]);
  });
});

describe("deep paths", () => {
  const address = {
    street: "Dam",
    house_number: "1",
    postcode: "1012 JS",
    city: "Amsterdam",
    country: "nl",
  };
  const order = {
    shipping_address: address,
    contact: { first_name: "A", last_name: "B", email: "a@example.com", phone: "0612345678" },
    shipping_method: "standard",
    payment: "invoice",
    accept_terms: true,
    accept_colour_deviation: true,
    expected_total: 100,
    language: "nl",
  };

  test("contact.email [S3.05]", () => {
    const contact = { ...order.contact, email: "x" };
    expect(errorsOf(checkoutBody, { ...order, contact })).toEqual([
      { path: "contact.email", code: "invalid_email" },
    ]);
  });

  test("a postcode is judged by its country [S3.03]", () => {
    const german = { ...address, country: "de" };
    expect(errorsOf(checkoutBody, { ...order, shipping_address: german })).toEqual([
      { path: "shipping_address.postcode", code: "invalid_postcode" },
    ]);
    const nowhere = { ...address, country: "NL" };
    expect(errorsOf(checkoutBody, { ...order, billing_address: nowhere })).toEqual([
      { path: "billing_address.country", code: "invalid_country" },
    ]);
  });

  test.each([
    [0, { code: "too_small", params: { min: 1 } }],
    [501, { code: "too_big", params: { max: 500 } }],
    [1.5, { code: "not_whole" }],
    ["3", { code: "invalid_type", params: { expected: "number" } }],
    [undefined, { code: "required" }],
  ])("quantity %j", (quantity, expected) => {
    const uuid = "0190a3c4-7b1e-7d2f-8a3b-1c2d3e4f5a6b";
    const rows = [{ properties: {}, quantity }];
    const body = { selections: [{ configuredSetUuid: uuid, product: "jersey", rows }] };
    expect(errorsOf(quantitiesBody, body)).toEqual([
      { path: "selections.0.rows.0.quantity", ...expected },
    ]);
  });
});

describe("queries", () => {
  test.each([
    ["5", { ok: true, value: { limit: 5 } }],
    ["0", { ok: false, errors: [{ path: "limit", code: "too_small", params: { min: 1 } }] }],
    ["101", { ok: false, errors: [{ path: "limit", code: "too_big", params: { max: 100 } }] }],
    ["1.5", { ok: false, errors: [{ path: "limit", code: "not_whole" }] }],
  ])("limit=%s", (limit, expected) => {
    expect(validate(listOrders.query, { limit })).toEqual(expected);
  });

  test.each(["abc", ["1", "2"], "Infinity"])("limit=%j is no number", (limit) => {
    expect(validate(listOrders.query, { limit }).ok).toBe(false);
  });

  test("-1 is all images, 0 is nothing", () => {
    expect(validate(listImages.query, { limit: "-1" })).toEqual({ ok: true, value: { limit: -1 } });
    expect(validate(listImages.query, { limit: "0" }).ok).toBe(false);
    expect(validate(listImages.query, {})).toEqual({ ok: true, value: {} });
  });

  test("unknown keys are passed over", () => {
    expect(validate(listOrders.query, { language: "de", utm_source: "x" })).toEqual({
      ok: true,
      value: {},
    });
  });
});

describe("texts that no database stores", () => {
  test.each(["a\u0000b", "half \ud800 a pair", "two\nlines", "bell\u0007"])("%j", (text) => {
    expect(errorsOf(registerBody, { ...registration, last_name: text })).toEqual([
      { path: "last_name", code: "invalid_value" },
    ]);
  });

  test.each(["a\u0000b", "half \ud800 a pair"])("%j is no search and no sign-in", (text) => {
    expect(errorsOf(listLogos.query, { search: text })).toEqual([
      { path: "search", code: "invalid_value" },
    ]);
    expect(errorsOf(loginBody, { email: text, password: "x" })).toEqual([
      { path: "email", code: "invalid_value" },
    ]);
  });
});
