import type { Caller } from "./caller.ts";
import { order, readyCart } from "./cart-builder.ts";
import { freePort, mollieStandIn, type MollieStandIn } from "./mollie-stand-in.ts";
import { paymentStandIn, type PaymentStandIn } from "./payment-stand-in.ts";
import { testPlatform, type TestPlatform } from "./test-platform.ts";

/** A shop whose orders are paid at a stand-in, somebody who buys there and somebody of the staff. */
export interface PayingShop<P> {
  readonly provider: P;
  readonly shop: TestPlatform;
  readonly rider: Caller;
  readonly designer: Caller;
  /** For `beforeAll` to give back: what was opened is closed after the last test. */
  readonly close: () => Promise<void>;
}

/** At a stand-in inside the test, whose notices the test sends itself. */
export async function payingShop(
  environment: Readonly<Record<string, string>> = {},
): Promise<PayingShop<PaymentStandIn>> {
  const provider = await paymentStandIn();
  const at = { PAYMENT_URL: provider.url, PAYMENT_KEY: provider.key };
  const people = await opened({ ...at, ...environment });
  const close = async () => {
    provider.close();
    await people.shop.close();
  };
  return { ...people, provider, close };
}

/** At Mollie's stand-in, by HTTP. `deaf`: no notice arrives, since nobody listens where the shop says it does. */
export async function mollieShop(
  hearing: "hears notices" | "deaf",
): Promise<PayingShop<MollieStandIn>> {
  const provider = await mollieStandIn();
  const deaf = hearing === "deaf";
  if (deaf) await provider.mischief({ loseNotices: true });
  const port = await freePort();
  const at = { PAYMENT_PROVIDER: "mollie", PAYMENT_URL: provider.url, PAYMENT_KEY: provider.key };
  const people = await opened(deaf ? at : { ...at, PORT: String(port) });
  if (!deaf) await people.shop.http.listen({ port, host: "127.0.0.1" });
  const close = async () => {
    await people.shop.close();
    await provider.close();
  };
  return { ...people, provider, close };
}

async function opened(environment: Readonly<Record<string, string>>) {
  const shop = await testPlatform({ environment });
  const rider = await shop.customer();
  return { shop, rider, designer: await shop.customer({ role: "designer" }) };
}

/** An order as its customer reads it. */
export async function orderOf(rider: Caller, uuid: string) {
  return (await rider.get(`/api/customer/orders/${uuid}`)).json;
}

/** What happened to an order, the oldest first. */
export function eventsOf(shown: { readonly history: readonly { readonly event: string }[] }) {
  return shown.history.map(({ event }) => event);
}

/** An order of one full cart, to be paid on a page unless `overrides` says otherwise. */
export async function placedOrder(
  rider: Caller,
  overrides: Readonly<Record<string, unknown>> = {},
) {
  const cart = await readyCart(rider);
  const { json } = await order(rider, cart, { payment: "pay_now", ...overrides });
  const shown = await orderOf(rider, json.order_uuid);
  return {
    cart,
    uuid: shown.uuid as string,
    number: shown.order_number as string,
    total: shown.totals.total as number,
    payment: shown.payments[0].id as string,
    page: json.payment_url as string,
  };
}
