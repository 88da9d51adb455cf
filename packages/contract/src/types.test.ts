import { expectTypeOf, test } from "vitest";
import type { AnswerOf, CallOf, RequestOf, SuccessOf } from "./types.ts";
import type { checkout } from "./areas/checkout.ts";
import type { getCart, setQuantities } from "./areas/cart.ts";
import type { getInvoice, listOrders } from "./areas/orders.ts";
import type { uploadImage } from "./areas/images.ts";
import { createClient } from "./client.ts";

test("a handler sees validated values", () => {
  expectTypeOf<RequestOf<typeof getCart>["params"]>().toEqualTypeOf<{ uuid: string }>();
  expectTypeOf<RequestOf<typeof listOrders>["query"]["limit"]>().toEqualTypeOf<
    number | undefined
  >();
  type Row = RequestOf<typeof setQuantities>["body"]["selections"][number]["rows"][number];
  expectTypeOf<Row["quantity"]>().toEqualTypeOf<number>();
  expectTypeOf<RequestOf<typeof checkout>["headers"]>().toEqualTypeOf<{
    "idempotency-key": string;
  }>();
});

test("a handler answers one of the statuses with its body", () => {
  type Answer = AnswerOf<typeof checkout>;
  expectTypeOf<Answer["status"]>().toEqualTypeOf<201>();
  expectTypeOf<Answer["body"]["order_number"]>().toEqualTypeOf<string>();
  type Cart = AnswerOf<typeof getCart>;
  expectTypeOf<Extract<Cart, { status: 304 }>["body"]>().toEqualTypeOf<undefined>();
  expectTypeOf<AnswerOf<typeof getInvoice>["body"]>().toEqualTypeOf<
    Uint8Array | AsyncIterable<Uint8Array>
  >();
});

test("a caller must give what is required and only that", () => {
  expectTypeOf<CallOf<typeof uploadImage>>().toHaveProperty("form");
  type Call = SuccessOf<typeof getCart>;
  expectTypeOf<Extract<Call, { status: 200 }>["body"]["currency"]>().toEqualTypeOf<"EUR">();

  const client = createClient({ baseUrl: "", token: () => null, fetch: () => Promise.reject() });
  void client.call("listOrders");
  void client.call("listOrders", { query: { limit: 5 } });
  // @ts-expect-error -- a cart needs its uuid
  void client.call("getCart");
  // @ts-expect-error -- no such field
  void client.call("updateCart", { params: { uuid: "x" }, body: { manual_chek: true } });
});
