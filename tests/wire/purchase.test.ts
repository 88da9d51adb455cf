import assert from "node:assert/strict";
import { test } from "vitest";
import { purchase } from "./purchase.ts";
import { sharedShop } from "./support/shared-shop.ts";

const house = sharedShop();

test("a stranger who knows only the wire buys designed gear, on invoice and by payment page [S1.06, S6.02]", async () => {
  const bought = await purchase(house.shop.baseUrl);
  assert.equal(bought.pictures.size, 8);
  assert.ok(bought.invoice.length > 1000);
  assert.notEqual(bought.invoiceOrder.order_number, bought.paidOrder.order_number);
  assert.deepEqual(
    bought.paidOrder.payments.map((payment: { status: string }) => payment.status),
    ["paid"],
  );
});
