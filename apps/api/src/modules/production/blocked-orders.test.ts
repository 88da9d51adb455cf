import { beforeAll, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  mollieShop,
  type MollieStandIn,
  newCart,
  order,
  type TestPlatform,
} from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { askPayment } from "../checkout/index.ts";
import { NotPrintable, printOrder } from "./index.ts";

let mollie: MollieStandIn;
let shop: TestPlatform;
let rider: Caller;

beforeAll(async () => {
  const open = await mollieShop("deaf");
  ({ provider: mollie, shop, rider } = open);
  return open.close;
});

it("an order whose payment a bank took back is not printed, not even in part, until the bank gives it again", async () => {
  const set = openCatalogue().sets.findIndex(({ products }) => products.length === 1);
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { set });
  await choose(rider, cart, design, { jersey: [{}] });
  const placed = (await order(rider, cart, { payment: "pay_now" })).json;
  const shown = (await rider.get(`/api/customer/orders/${placed.order_uuid}`)).json;
  const payment = shown.payments[0].id as string;
  const [there] = await mollie.of(payment);

  /** What happens at the provider, and then is heard of. */
  const happens = async (act: string) => {
    await mollie.act(there?.id ?? "", act);
    await askPayment(shop, payment);
  };
  const written: string[] = [];
  const print = () =>
    printOrder(shop, { number: placed.order_number, language: "en" }, async (path) => {
      written.push(path);
    });

  await expect(print()).rejects.toThrow(/is not paid yet/);
  await happens("paid");
  await happens("chargeback");
  await expect(print()).rejects.toBeInstanceOf(NotPrintable);
  await expect(print()).rejects.toThrow(/was charged back: see npm run shop -- cases/);
  expect(written).toEqual([]);
  await happens("reverse");
  const { lines } = await print();
  expect(lines).toHaveLength(1);
  expect(written).toContain("manifest.json");
});
