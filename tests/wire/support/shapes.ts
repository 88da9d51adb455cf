import assert from "node:assert/strict";

/** A check of one value; `at` names the place for the message. */
export type Check = (value: unknown, at: string) => void;

function test(holds: (value: unknown) => boolean, what: string): Check {
  return (value, at) => assert.ok(holds(value), `${at} is no ${what}: ${JSON.stringify(value)}`);
}

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

export const anything: Check = () => undefined;
export const text = test((value) => typeof value === "string", "text");
export const bool = test((value) => typeof value === "boolean", "boolean");
export const whole = test((value) => Number.isSafeInteger(value), "whole number");
export const amount = test(
  (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  "amount of cents",
);
export const positive = test((value) => typeof value === "number" && value > 0, "positive number");
export const uuid = test((value) => typeof value === "string" && uuidForm.test(value), "UUIDv7");
export const time = test((value) => typeof value === "string" && timeForm.test(value), "UTC time");
export const colour = test(
  (value) => typeof value === "string" && /^#[0-9a-f]{6}$/.test(value),
  "#rrggbb",
);
export const rootPath = test(
  (value) => typeof value === "string" && value.startsWith("/api/"),
  "path from the root",
);
export const absoluteUrl = test(
  (value) => typeof value === "string" && /^https?:\/\//.test(value),
  "absolute address",
);

export function oneOf(...values: readonly unknown[]): Check {
  return test((value) => values.includes(value), `one of ${JSON.stringify(values)}`);
}

export function orNull(check: Check): Check {
  return (value, at) => (value === null ? undefined : check(value, at));
}

/** A key that may be missing. */
export function maybe(check: Check): Check {
  return (value, at) => (value === undefined ? undefined : check(value, at));
}

export function listOf(check: Check): Check {
  return (value, at) => {
    assert.ok(Array.isArray(value), `${at} is no list: ${JSON.stringify(value)}`);
    value.forEach((entry, index) => check(entry, `${at}.${index}`));
  };
}

export function recordOf(check: Check): Check {
  return (value, at) => {
    assert.ok(
      typeof value === "object" && value !== null && !Array.isArray(value),
      `${at}: record`,
    );
    for (const [key, entry] of Object.entries(value)) check(entry, `${at}.${key}`);
  };
}

/** Exactly these keys. */
export function shape(keys: Readonly<Record<string, Check>>): Check {
  return (value, at) => {
    assert.ok(
      typeof value === "object" && value !== null && !Array.isArray(value),
      `${at} is no object: ${JSON.stringify(value)}`,
    );
    for (const [key, check] of Object.entries(keys)) {
      check((value as Record<string, unknown>)[key], `${at}.${key}`);
    }
    const extra = Object.keys(value).filter((key) => !(key in keys));
    assert.deepEqual(extra, [], `${at} has keys that the contract does not name`);
  };
}

export function page(check: Check): Check {
  return shape({ data: listOf(check), next_cursor: orNull(text) });
}

const nullableFlag = orNull(bool);
const namedProduct = shape({ id: oneOf("jersey", "pants", "gloves", "pit-shirt"), name: text });
const rider = shape({ name: text, number: text });

export const customer = shape({
  id: uuid,
  email: text,
  first_name: text,
  last_name: text,
  phone: text,
  language: oneOf("nl", "en", "de", "dk", "fr"),
  role: oneOf("customer", "designer", "workshop", "finance", "administrator"),
});

export const image = shape({
  id: uuid,
  name: text,
  kind: oneOf("vector", "pixel"),
  mime: text,
  width: positive,
  height: positive,
  bytes: positive,
  url: rootPath,
  preview_url: rootPath,
  used_at: orNull(time),
  created_at: time,
});

export const logo = shape({ id: text, name: text, category: text, file_url: rootPath });

export const setSummary = shape({
  uuid,
  name: text,
  summary: text,
  from_price: amount,
  preview_url: rootPath,
  products: listOf(anything),
});

export const configuratorSet = shape({
  uuid,
  name: text,
  products: listOf(
    shape({
      id: oneOf("jersey", "pants", "gloves", "pit-shirt"),
      name: text,
      price: amount,
      pieces: listOf(anything),
      sides: listOf(oneOf("front", "back", "left", "right")),
      properties: listOf((value, at) => {
        const { id, name, required, values } = value as Record<string, unknown>;
        text(id, `${at}.id`);
        text(name, `${at}.name`);
        bool(required, `${at}.required`);
        listOf((choice, where) => {
          const given = choice as Record<string, unknown>;
          text(given["id"], `${where}.id`);
          text(given["name"], `${where}.name`);
          amount(given["price"], `${where}.price`);
          // Beyond the documentation: whether pictures show the choice.
          bool(given["pictured"], `${where}.pictured`);
        })(values, `${at}.values`);
      }),
    }),
  ),
  templates: listOf(
    shape({
      id: text,
      name: text,
      preview_url: rootPath,
      // Beyond the documentation: where the browser finds the compiled drawing.
      art_url: maybe(rootPath),
      zones: listOf(anything),
      colourways: listOf(anything),
      document: anything,
    }),
  ),
  palette: listOf(shape({ hex: colour, name: text })),
  fonts: listOf(shape({ id: text, name: text, file_url: rootPath })),
  limits: recordOf(whole),
});

export const countries = shape({
  data: listOf(
    shape({
      code: test((value) => typeof value === "string" && /^[a-z]{2}$/.test(value), "country code"),
      name: text,
    }),
  ),
});

export const design = shape({
  uuid,
  configuratorSetUuid: uuid,
  name: text,
  group_id: orNull(uuid),
  document: recordOf(anything),
  version: positive,
  made_by: oneOf("customer", "staff"),
  viewed_as: oneOf("owner", "visitor", "administrator"),
  has_pixel_images: bool,
  hasThumbnail: nullableFlag,
  created_at: time,
  updated_at: time,
});

export const group = shape({ id: uuid, name: text, design_count: amount });

export const totals = shape({
  subtotal: amount,
  vat: amount,
  shipping: amount,
  discount: amount,
  manual_check: amount,
  extras: listOf(shape({ code: text, amount })),
  total: amount,
});

export const cartItem = shape({
  id: uuid,
  configuredSetUuid: uuid,
  name: text,
  product: namedProduct,
  quantity: orNull(positive),
  ppuInclVat: amount,
  properties: recordOf(text),
  rider: orNull(rider),
  hasThumbnail: nullableFlag,
  preview_url: orNull(rootPath),
});

export const cart = shape({
  uuid,
  version: positive,
  manual_check: bool,
  items: listOf(cartItem),
  discount_code: orNull(shape({ code: text })),
  totals,
  problems: listOf(
    shape({
      code: oneOf("cart_empty", "missing_quantities", "missing_properties", "lettering_too_long"),
      item_ids: listOf(uuid),
    }),
  ),
  currency: oneOf("EUR"),
});

export const shippingMethods = shape({
  data: listOf(
    shape({
      id: text,
      name: text,
      price: amount,
      available: bool,
      available_from: orNull(amount),
      pickup: bool,
      working_days: amount,
    }),
  ),
});

export const checkoutResult = shape({
  order_uuid: uuid,
  order_number: test(
    (value) => typeof value === "string" && /^HS-\d{4}-\d{6}$/.test(value),
    "order number",
  ),
  outcome: oneOf("complete", "redirect"),
  payment_url: maybe(absoluteUrl),
});

const status = oneOf("draft", "confirmed", "processing", "completed", "cancelled");

export const orderSummary = shape({
  uuid,
  order_number: text,
  created_at: time,
  status,
  total: amount,
});

const address = {
  street: text,
  house_number: text,
  postcode: text,
  city: text,
  country: text,
};

export const orderLine = shape({
  id: uuid,
  configuredSetUuid: uuid,
  name: text,
  product: namedProduct,
  quantity: positive,
  ppuInclVat: amount,
  properties: recordOf(text),
  choices: listOf(
    shape({ property: shape({ id: text, name: text }), value: shape({ id: text, name: text }) }),
  ),
  rider: orNull(rider),
  smaller: orNull(
    listOf(shape({ text, from_mm: positive, to_mm: positive, letter_width: positive })),
  ),
  document_hash: text,
  preview_url: orNull(rootPath),
});

export const order = shape({
  uuid,
  order_number: text,
  created_at: time,
  status,
  changeable: bool,
  lines: listOf(orderLine),
  totals,
  delivery: orNull(shape({ pickup: bool, working_days: amount, production_working_days: amount })),
  shipping_method: shape({ id: text, name: text }),
  shipping_address: shape(address),
  billing_address: shape({
    ...address,
    company: maybe(orNull(text)),
    vat_id: maybe(orNull(text)),
  }),
  contact: shape({ first_name: text, last_name: text, email: text, phone: text }),
  payments: listOf(anything),
  proof: orNull(recordOf(anything)),
  documents: listOf(anything),
  history: listOf(anything),
});

/** What a mail's link shows; nothing else of an order. */
export const paymentLink = shape({
  order_number: text,
  state: oneOf("open", "waiting", "looking", "paid", "closed"),
  amount: orNull(amount),
  pay_until: orNull(time),
  rows: listOf(
    shape({
      kind: oneOf("goods", "discount", "shipping", "manual_check"),
      name: text,
      quantity: positive,
      amount: whole,
    }),
  ),
});

export const problem: Check = (value, at) => {
  const given = value as Record<string, unknown>;
  assert.ok(typeof given === "object" && given !== null, `${at} is no problem document`);
  whole(given["status"], `${at}.status`);
  text(given["title"], `${at}.title`);
  test((code) => typeof code === "string" && /^[a-z_]+$/.test(code), "code")(
    given["code"],
    `${at}.code`,
  );
  if (given["code"] === "validation_failed") {
    listOf((entry, where) => {
      const error = entry as Record<string, unknown>;
      text(error["path"], `${where}.path`);
      text(error["code"], `${where}.code`);
    })(given["errors"], `${at}.errors`);
  }
};
