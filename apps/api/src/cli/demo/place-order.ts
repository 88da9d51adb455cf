import { randomUUID } from "node:crypto";
import type { RequestOf, setQuantities } from "@holeshot/contract";
import type { DemoCaller } from "./caller.ts";
import { done } from "./caller.ts";
import type { DemoRider } from "./riders.ts";

export type Selection = RequestOf<typeof setQuantities>["body"]["selections"][number];

export interface DemoOrder {
  readonly rider: DemoRider;
  readonly email: string;
  readonly selections: readonly Selection[];
  readonly payment: "invoice" | "pay_now";
  readonly code?: string;
  readonly manualCheck?: boolean;
}

/** A cart with these designs, sizes and riders. Returns its uuid. */
export async function fillCart(
  { client }: DemoCaller,
  selections: readonly Selection[],
): Promise<string> {
  const { uuid } = await done(client.call("createCart"));
  for (const configuredSetUuid of new Set(selections.map((each) => each.configuredSetUuid))) {
    await done(client.call("addToCart", { params: { uuid, configuredSetUuid } }));
  }
  await done(
    client.call("setQuantities", { params: { uuid }, body: { selections: [...selections] } }),
  );
  return uuid;
}

/** Orders a cart as its customer would. Returns the order's uuid; an unpaid one stays a draft. */
export async function placeOrder(caller: DemoCaller, order: DemoOrder): Promise<string> {
  const { client } = caller;
  const { rider } = order;
  const uuid = await fillCart(caller, order.selections);
  if (order.manualCheck === true) {
    await done(client.call("updateCart", { params: { uuid }, body: { manual_check: true } }));
  }
  if (order.code !== undefined) {
    await done(client.call("setDiscountCode", { params: { uuid }, body: { code: order.code } }));
  }
  const { country } = rider;
  const methods = await done(
    client.call("listShippingMethods", { params: { uuid }, query: { country } }),
  );
  const shipping = methods.data.find(({ available }) => available)?.id ?? "standard";
  const query = { country, shipping_method: shipping };
  const { totals } = await done(client.call("getQuote", { params: { uuid }, query }));
  const answer = client.call("checkout", {
    params: { uuid },
    headers: { "idempotency-key": randomUUID() },
    body: {
      shipping_address: {
        street: rider.street,
        house_number: rider.number,
        postcode: rider.postcode,
        city: rider.city,
        country,
      },
      contact: {
        first_name: rider.first,
        last_name: rider.last,
        email: order.email,
        phone: rider.phone,
      },
      shipping_method: shipping,
      payment: order.payment,
      accept_terms: true,
      accept_colour_deviation: true,
      accept_image_quality: true,
      expected_total: totals.total,
      language: rider.language,
    },
  });
  const placed = await answer;
  if (!placed.ok && placed.problem?.code === "payment_unavailable") {
    // The order stands; only its payment page could not be had, as when no sandbox runs.
    const [newest] = (await done(client.call("listOrders"))).data;
    if (newest !== undefined) return newest.uuid;
  }
  return (await done(answer)).order_uuid;
}
