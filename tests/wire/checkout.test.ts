import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, test } from "vitest";
import { assertRefused, assertRefusedField, assertSuccess } from "./support/assertions.ts";
import { newDesign } from "./support/estate.ts";
import {
  address,
  checkoutBody,
  chooseQuantities,
  filledCart,
  newCart,
  order,
  ordered,
  readOrder,
} from "./support/ordering.ts";
import { usePaymentPage } from "./support/payment-page.ts";
import { drawDesign, findSet, saveDesign, uploadFile } from "./support/sample-design.ts";
import { sharedShop } from "./support/shared-shop.ts";
import { until } from "./support/waiting.ts";
import type { Json, Person } from "./support/wire.ts";

const house = sharedShop();
let set: Json;

beforeAll(async () => {
  set = await findSet(house.visitor, ["jersey"]);
});

interface Ready {
  readonly who: Person;
  readonly design: string;
  readonly cart: string;
  readonly body: Json;
}

async function ready(overrides: Readonly<Record<string, unknown>> = {}): Promise<Ready> {
  const who = await house.customer();
  const design = await newDesign(who, set);
  const cart = await filledCart(who, set, design);
  return { who, design, cart, body: await checkoutBody(who, cart, overrides) };
}

describe("refusals", () => {
  test("in the order of the documentation [S5.02, S5.03]", async () => {
    const { who, cart, body } = await ready();
    const nothing = { ...body, shipping_address: null, expected_total: 1, accept_terms: false };

    // Token, before all else.
    assertRefused(await order(house.visitor, cart, nothing), 401, "unauthenticated");
    // Shape, before the key.
    const shapeless = await who.post(`/api/cart/${cart}/checkout`, nothing);
    assertRefusedField(shapeless, "shipping_address");
    // The key.
    const keyless = await who.post(`/api/cart/${cart}/checkout`, body);
    assertRefused(keyless, 422, "validation_failed");

    // Consents before shipping and total.
    const wrong = { ...body, expected_total: 1, shipping_method: "pigeon" };
    const terms = { ...wrong, accept_terms: false, accept_colour_deviation: false };
    assertRefused(await order(who, cart, terms), 422, "terms_not_accepted");
    const colour = { ...wrong, accept_colour_deviation: false };
    assertRefused(await order(who, cart, colour), 422, "colour_deviation_not_accepted");
    assertRefused(await order(who, cart, wrong), 422, "shipping_unavailable");
    const total = { ...body, expected_total: body.expected_total + 1 };
    assertRefused(await order(who, cart, total), 409, "total_changed");

    // After all that it can still be ordered, with any of the keys' like.
    assertSuccess(await order(who, cart, body), 201);
    // Ordered already, before the consents.
    assertRefused(await order(who, cart, terms), 409, "cart_changed");
  });

  test("cart problems come before consents [S5.05, S8.12]", async () => {
    const { who, design, body } = await ready();
    const careless = { ...body, accept_terms: false };
    const empty = await newCart(who);
    assertRefused(await order(who, empty, careless), 422, "cart_empty");
    assertSuccess(await who.post(`/api/cart/${empty}/add/${design}`), 201);
    assertRefused(await order(who, empty, careless), 422, "missing_quantities");
    const rows = [{ properties: {}, quantity: 1 }];
    const selections = [{ configuredSetUuid: design, product: "jersey", rows }];
    assertSuccess(await who.put(`/api/cart/${empty}/quantities`, { selections }), 200);
    assertRefused(await order(who, empty, careless), 422, "missing_properties");
  });

  test("a discount code that was used meanwhile, before shipping and total", async () => {
    await house.shop.command(["discount", "add", "LASTONE", "--percent", "5", "--uses", "1"]);
    const [first, second] = [await ready(), await ready()];
    for (const { who, cart } of [first, second]) {
      assertSuccess(await who.put(`/api/cart/${cart}/discount-code`, { code: "LASTONE" }), 200);
    }
    await ordered(first.who, first.cart);
    const late = { ...second.body, expected_total: 1, shipping_method: "pigeon" };
    assertRefused(await order(second.who, second.cart, late), 422, "discount_code_used");
  });

  test("pixel images ask for one more consent [S5.01]", async () => {
    const who = await house.customer();
    const photo = await uploadFile(who, "moto-club.jpg", "image/jpeg");
    const saved = await saveDesign(who, set, drawDesign(set, { photo: photo.id }));
    const cart = await filledCart(who, set, saved.design.uuid);
    const body = await checkoutBody(who, cart);
    assertRefused(await order(who, cart, body), 422, "image_quality_not_accepted");
    const careless = { ...body, accept_image_quality: false };
    assertRefused(await order(who, cart, careless), 422, "image_quality_not_accepted");
    await ordered(who, cart, { accept_image_quality: true });
  });

  test.each([
    ["shipping_address.postcode", "0000", "invalid_postcode"],
    ["shipping_address.country", "xx", "invalid_country"],
    ["shipping_address.street", "", "required"],
    ["contact.email", "nobody", "invalid_email"],
    ["contact.first_name", undefined, "required"],
    ["payment", "cash", "invalid_value"],
    ["language", "es", "invalid_value"],
    ["accept_terms", "yes", "invalid_type"],
    ["expected_total", 1.5, "not_whole"],
    ["accept_term", true, "unknown_key"],
  ])("%s %j is refused by its name", async (path, value, code) => {
    const { who, cart, body } = await ready();
    const spoilt = structuredClone(body);
    const [first = "", second] = path.split(".");
    if (second === undefined) spoilt[first] = value;
    else spoilt[first][second] = value;
    assertRefusedField(await order(who, cart, spoilt), path, code);
  });

  test("somebody else's cart is not there to be ordered", async () => {
    const { cart, body } = await ready();
    const answer = await order(await house.customer(), cart, body);
    assertRefused(answer, 404, "not_found");
  });
});

describe("on invoice", () => {
  test("the order keeps everything as it was, whatever happens later [S1.07, S2.30, S3.02]", async () => {
    const { who, design, cart, body } = await ready();
    const result = await ordered(who, cart, {
      billing_address: {
        ...address,
        city: "Venray",
        company: "Roost BV",
        vat_id: "NL001234567B01",
      },
    });
    assert.equal(result.outcome, "complete");
    const placed = await readOrder(who, result.order_uuid);
    assert.equal(placed.status, "confirmed");
    assert.equal(placed.totals.total, body.expected_total);
    assert.deepEqual(placed.shipping_address, address);
    assert.equal(placed.billing_address.company, "Roost BV");
    assert.equal(placed.lines[0].quantity, 1);
    assert.equal(placed.lines[0].ppuInclVat, 6995);
    assert.match(placed.lines[0].document_hash, /^[0-9a-f]{64}$/);

    assertSuccess(await who.remove(`/api/configured-sets/${design}`), 204);
    const later = await readOrder(who, result.order_uuid);
    const bare = (value: Json) => JSON.stringify(value).replaceAll(/"preview_url":"[^"]*"/g, "");
    assert.equal(bare(later.lines), bare(placed.lines));

    const pdf = await who.get(`/api/customer/orders/${result.order_uuid}/invoice.pdf`);
    assert.equal(pdf.headers.get("content-type"), "application/pdf");
    assertRefused(
      await who.post(`/api/customer/orders/${result.order_uuid}/pay`),
      409,
      "already_paid",
    );
  });

  test("an order by somebody else is not there [S6.03]", async () => {
    const { who, cart } = await ready();
    const { order_uuid } = await ordered(who, cart);
    const other = await house.customer();
    const path = `/api/customer/orders/${order_uuid}`;
    for (const [method, rest] of [
      ["GET", ""],
      ["GET", "/invoice.pdf"],
      ["POST", "/pay"],
      ["POST", "/reorder"],
    ] as const) {
      assertRefused(await other.ask(method, path + rest), 404, "not_found");
    }
  });

  test("is ordered again at today's prices, designs deleted meanwhile included", async () => {
    const { who, design, cart } = await ready();
    await chooseQuantities(who, cart, set, design, 5);
    const { order_uuid } = await ordered(who, cart);
    assertSuccess(await who.remove(`/api/configured-sets/${design}`), 204);
    const answer = await who.post(`/api/customer/orders/${order_uuid}/reorder`);
    const again = assertSuccess(answer, 201);
    assert.notEqual(again.uuid, cart);
    assert.deepEqual(again.problems, []);
    assert.deepEqual(
      again.items.map((item: Json) => [item.quantity, item.ppuInclVat]),
      [[5, 6645]],
    );
    await ordered(who, again.uuid);
  });
});

describe("on the payment page", () => {
  async function redirected(): Promise<Ready & { result: Json }> {
    const given = await ready({ payment: "pay_now" });
    const answer = await order(given.who, given.cart, given.body);
    const result = assertSuccess(answer, 201);
    assert.equal(result.outcome, "redirect");
    const page = new URL(result.payment_url);
    assert.notEqual(page.origin, house.shop.baseUrl, "the provider is another origin");
    return { ...given, result };
  }

  function settled(who: Person, uuid: string, status: string): Promise<Json> {
    return until(
      `the order to be ${status}`,
      () => readOrder(who, uuid),
      (value) => value.status === status,
      15,
    );
  }

  test("pay: confirmed, with an invoice; not before [S4.02, S9.10]", async () => {
    const { who, cart, result } = await redirected();
    const path = `/api/customer/orders/${result.order_uuid}`;
    assert.equal((await readOrder(who, result.order_uuid)).status, "draft");
    assertRefused(await who.get(`${path}/invoice.pdf`), 404, "not_found");
    const back = await usePaymentPage(result.payment_url, "pay");
    assert.equal(`${back.pathname}${back.search}`, `/checkout/complete?order=${result.order_uuid}`);
    await settled(who, result.order_uuid, "confirmed");
    assert.equal((await who.get(`${path}/invoice.pdf`)).status, 200);
    assertRefused(await who.post(`${path}/pay`), 409, "already_paid");
    assertRefused(await who.get(`/api/cart/${cart}`), 404, "not_found");
  });

  test("cancel: the order is cancelled and its cart is back under the same uuid", async () => {
    const { who, cart, body, result } = await redirected();
    await usePaymentPage(result.payment_url, "cancel");
    await settled(who, result.order_uuid, "cancelled");
    const back = assertSuccess(await who.get(`/api/cart/${cart}`), 200);
    assert.deepEqual(back.problems, []);
    const path = `/api/customer/orders/${result.order_uuid}`;
    assertRefused(await who.post(`${path}/pay`), 409, "already_paid");
    const second = assertSuccess(await order(who, cart, body), 201);
    await usePaymentPage(second.payment_url, "pay");
    await settled(who, second.order_uuid, "confirmed");
    assert.equal((await readOrder(who, result.order_uuid)).status, "cancelled");
  });

  test("fail: still payable, on a new page", async () => {
    const { who, cart, result } = await redirected();
    await usePaymentPage(result.payment_url, "fail");
    await until(
      "the failed payment",
      () => readOrder(who, result.order_uuid),
      (value) => value.payments.some((payment: Json) => payment.status === "failed"),
    );
    assert.equal((await readOrder(who, result.order_uuid)).status, "draft");
    assertRefused(await who.get(`/api/cart/${cart}`), 404, "not_found");
    const again = await who.post(`/api/customer/orders/${result.order_uuid}/pay`);
    const { payment_url } = assertSuccess(again, 200);
    await usePaymentPage(payment_url, "pay");
    await settled(who, result.order_uuid, "confirmed");
  });

  test.each(["", "{}", '{"id":"x","status":"paid"}', "not json"])(
    "a notification %j that the provider did not sign changes nothing",
    async (raw) => {
      const { who, result } = await redirected();
      const forged = await house.visitor.ask("POST", "/api/payments/sandbox/webhook", { raw });
      assert.ok(forged.status >= 400 && forged.status < 500, `${forged.status}`);
      assert.equal((await readOrder(who, result.order_uuid)).status, "draft");
    },
  );

  test("another provider is not there", async () => {
    const answer = await house.visitor.post("/api/payments/nobody/webhook", {});
    assertRefused(answer, 404, "not_found");
  });
});

test("replays of a key do not count towards the limit of checkouts", async () => {
  const { who, cart, body } = await ready();
  const key = randomUUID();
  const first = assertSuccess(await order(who, cart, body, key), 201);
  for (let round = 0; round < 70; round += 1) {
    assert.deepEqual(assertSuccess(await order(who, cart, body, key), 201), first);
  }
});
