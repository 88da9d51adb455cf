// The whole purchase, by a stranger who knows only the wire: node tests/wire/purchase.ts http://127.0.0.1:3000
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { assertRefused, assertSuccess } from "./support/assertions.ts";
import {
  checkoutBody,
  chooseQuantities,
  newCart,
  order,
  ordered,
  readOrder,
} from "./support/ordering.ts";
import { usePaymentPage } from "./support/payment-page.ts";
import { drawDesign, findSet, saveDesign, uploadFile } from "./support/sample-design.ts";
import { until } from "./support/waiting.ts";
import type { Json, Person } from "./support/wire.ts";
import { newCustomer } from "./support/wire.ts";

const sides = ["front", "back", "left", "right"];

/** What the stranger brought home. */
export interface Purchase {
  readonly customer: Person;
  readonly set: Json;
  readonly design: Json;
  /** WebP files by `product-side`. */
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly invoice: Buffer;
  readonly invoiceOrder: Json;
  readonly paidOrder: Json;
  /** From the save to the pictures, milliseconds. */
  readonly picturesAfter: number;
}

async function seePictures(who: Person, design: Json, set: Json): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const product of set.products) {
    for (const side of sides) {
      const path = `/api/configured-sets/${design.uuid}/preview/${product.id}/${side}.webp`;
      const answer = await who.get(path);
      assert.equal(answer.status, 200, `${path}: ${answer.text.slice(0, 200)}`);
      assert.equal(answer.headers.get("content-type"), "image/webp");
      assert.equal(answer.bytes.toString("latin1", 0, 4), "RIFF");
      assert.equal(answer.bytes.toString("latin1", 8, 12), "WEBP");
      assert.ok(answer.bytes.length > 2000, `${path} has only ${answer.bytes.length} bytes`);
      pictures.set(`${product.id}-${side}`, answer.bytes);
    }
  }
  const different = new Set([...pictures.values()].map((bytes) => bytes.toString("base64")));
  assert.equal(different.size, pictures.size, "two pictures are the same");
  return pictures;
}

async function designGear(who: Person): Promise<{ set: Json; design: Json; after: number }> {
  const logo = await uploadFile(who, "roost-racing.svg", "image/svg+xml");
  assert.equal(logo.kind, "vector");
  const photo = await uploadFile(who, "moto-club.jpg", "image/jpeg");
  assert.equal(photo.kind, "pixel");
  assert.deepEqual([photo.width, photo.height], [900, 600]);

  const set = await findSet(who, ["jersey", "pants"]);
  const saved = await saveDesign(who, set, drawDesign(set, { logo: logo.id, photo: photo.id }));
  assert.equal(saved.edit_hash, undefined, "only visitors get an edit hash");
  const start = performance.now();
  const design = await until(
    "pictures of the design",
    async () => assertSuccess(await who.get(`/api/configured-sets/${saved.design.uuid}`), 200),
    (value) => value.hasThumbnail !== null,
  );
  assert.equal(design.hasThumbnail, true, "the pictures failed");
  assert.equal(design.has_pixel_images, true);
  return { set, design, after: performance.now() - start };
}

async function fillCart(who: Person, set: Json, design: Json): Promise<string> {
  const cart = await newCart(who);
  const empty = assertSuccess(await who.get(`/api/cart/${cart}`), 200);
  assert.deepEqual(empty.problems, [{ code: "cart_empty", item_ids: [] }]);

  const added = assertSuccess(await who.post(`/api/cart/${cart}/add/${design.uuid}`), 201);
  assert.deepEqual(added.items.map((item: Json) => [item.product.id, item.quantity]).sort(), [
    ["jersey", null],
    ["pants", null],
  ]);
  const codes = added.problems.map((each: Json) => each.code).sort();
  assert.deepEqual(codes, ["missing_properties", "missing_quantities"]);
  assertRefused(await who.post(`/api/cart/${cart}/add/${design.uuid}`), 409, "already_in_cart");

  const chosen = await chooseQuantities(who, cart, set, design.uuid, 2);
  assert.deepEqual(chosen.problems, []);
  const sum = chosen.items.reduce(
    (total: number, item: Json) => total + item.quantity * item.ppuInclVat,
    0,
  );
  assert.equal(chosen.totals.subtotal, sum);
  assert.equal(chosen.totals.shipping, 0);
  assert.equal(chosen.totals.total, sum);
  return cart;
}

async function buyOnInvoice(who: Person, set: Json, design: Json) {
  const cart = await fillCart(who, set, design);
  assertRefused(
    await order(who, cart, await checkoutBody(who, cart)),
    422,
    "image_quality_not_accepted",
  );
  const result = await ordered(who, cart, { accept_image_quality: true });
  assert.equal(result.outcome, "complete");
  assert.equal(result.payment_url, undefined);
  const invoiceOrder = await readOrder(who, result.order_uuid);
  assert.equal(invoiceOrder.status, "confirmed");
  assert.equal(invoiceOrder.order_number, result.order_number);
  assert.equal(invoiceOrder.lines.length, 2);

  const pdf = await who.get(`/api/customer/orders/${result.order_uuid}/invoice.pdf`);
  assert.equal(pdf.status, 200, pdf.text.slice(0, 300));
  assert.equal(pdf.headers.get("content-type"), "application/pdf");
  assert.equal(pdf.bytes.toString("latin1", 0, 5), "%PDF-");
  return { invoiceOrder, invoice: pdf.bytes };
}

async function buyByPaymentPage(who: Person, set: Json, design: Json): Promise<Json> {
  const cart = await fillCart(who, set, design);
  const wish = { accept_image_quality: true, payment: "pay_now" };
  const cancelled = await ordered(who, cart, wish);
  assert.equal(cancelled.outcome, "redirect");
  const back = await usePaymentPage(cancelled.payment_url, "cancel");
  assert.equal(back.pathname, "/checkout/complete");
  assert.equal(back.searchParams.get("order"), cancelled.order_uuid);
  await until(
    "the cancelled order",
    () => readOrder(who, cancelled.order_uuid),
    (value) => value.status === "cancelled",
  );
  const again = assertSuccess(await who.get(`/api/cart/${cart}`), 200);
  assert.equal(again.items.length, 2, "the cart is back with its items");

  const result = await ordered(who, cart, wish);
  assert.equal((await readOrder(who, result.order_uuid)).status, "draft");
  await usePaymentPage(result.payment_url, "pay");
  return until(
    "the paid order",
    () => readOrder(who, result.order_uuid),
    (value) => value.status === "confirmed",
  );
}

/** Registers, designs, looks, orders on invoice and through the payment page, and reads it all back. */
export async function purchase(baseUrl: string): Promise<Purchase> {
  const customer = await newCustomer(baseUrl);
  const { set, design, after } = await designGear(customer);
  const pictures = await seePictures(customer, design, set);
  const { invoiceOrder, invoice } = await buyOnInvoice(customer, set, design);
  const paidOrder = await buyByPaymentPage(customer, set, design);
  const orders = assertSuccess(await customer.get("/api/customer/orders"), 200);
  assert.deepEqual(
    orders.data.map((each: Json) => each.status),
    ["confirmed", "cancelled", "confirmed"],
    "newest first",
  );
  return {
    customer,
    set,
    design,
    pictures,
    invoice,
    invoiceOrder,
    paidOrder,
    picturesAfter: after,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [baseUrl = "http://127.0.0.1:3000", folder] = process.argv.slice(2);
  const bought = await purchase(baseUrl);
  if (folder !== undefined) {
    for (const [name, bytes] of bought.pictures) await writeFile(`${folder}/${name}.webp`, bytes);
    await writeFile(`${folder}/invoice.pdf`, bought.invoice);
  }
  process.stdout.write(
    `Ordered ${bought.invoiceOrder.order_number} on invoice and ${bought.paidOrder.order_number} by payment page; ` +
      `pictures after ${Math.round(bought.picturesAfter)} ms.\n`,
  );
}
