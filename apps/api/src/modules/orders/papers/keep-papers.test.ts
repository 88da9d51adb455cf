import { afterAll, beforeAll, expect, it } from "vitest";
import {
  ADDRESS,
  type Caller,
  order,
  readyCart,
  testPlatform,
  type TestPlatform,
  untilWaiting,
} from "../../../testing/index.ts";
import { keepPapers } from "./keep-papers.ts";

let shop: TestPlatform;
let buyer: Caller;
beforeAll(async () => {
  shop = await testPlatform();
  buyer = await shop.customer();
});
afterAll(() => shop.close());

it("keeps no version of an invoice with the address of another, however quickly one follows the other", async () => {
  const uuid = (await order(buyer, await readyCart(buyer))).json.order_uuid as string;
  await shop.runJobs("without pictures");
  const elsewhere = JSON.stringify({ ...ADDRESS, street: "Circuitlaan", house_number: "27" });
  // Whoever changes the order holds it; nobody reads an invoice meanwhile, as if both reads were far apart.
  const changing = await shop.database.pool.connect();
  await changing.query("begin");
  await changing.query("select from orders where id = $1 for update", [uuid]);
  await changing.query("lock table invoices in access exclusive mode");
  const keeping = keepPapers(shop, uuid);
  await untilWaiting(shop, 1);
  await changing.query("update orders set shipping_address = $2 where id = $1", [uuid, elsewhere]);
  await changing.query("update invoices set version = 2 where order_id = $1", [uuid]);
  await changing.query("commit");
  changing.release();
  await keeping;

  const paper = async () => (await buyer.get(`/api/customer/orders/${uuid}/invoice.pdf`)).bytes;
  const kept = await paper();
  const { numDeletedRows } = await shop.db
    .deleteFrom("issued_papers")
    .where("order_id", "=", uuid)
    .where("version", "=", 2)
    .executeTakeFirstOrThrow();
  expect(numDeletedRows).toBe(1n);
  const drawnNow = await paper();
  expect(Buffer.from(kept).equals(Buffer.from(drawnNow))).toBe(true);
});
