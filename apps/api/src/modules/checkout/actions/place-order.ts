import {
  formatOrderNumber,
  HOME_COUNTRY,
  invoiceCredit,
  mayOrderOnInvoice,
  rateLimits,
} from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { LimitRule } from "../../../platform/http/rate-limits.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import {
  type CartContents,
  cartProblems,
  chargeContents,
  type CommerceServices,
  fingerprint,
  lockCart,
  refreshedItems,
  requireRoom,
  setCartState,
  spendCode,
  unfitRiders,
  withoutIdleCode,
} from "../../cart/index.ts";
import { nextNumber, shopYear } from "../../orders/index.ts";
import { findInvoiceHistory } from "../invoice-history.ts";
import { findKeyedOrder, takeKey } from "../keys.ts";
import { bodyFaults, missingConsent, neededConsents } from "../policy.ts";
import { type CheckoutRequest, type CheckoutResult, requestHash } from "../request.ts";
import { resumeCheckout } from "./resume-checkout.ts";
import { type AgreedOrder, writeOrder } from "./write-order.ts";

const CHECKOUTS: LimitRule = { name: "checkout", ...rateLimits.checkoutPerAccount };

/**
 * Orders a cart, once for each idempotency key. Everything is written in one transaction; only
 * the payment page is asked for after it, and asked for again by a repeat if that failed.
 */
export async function placeOrder(
  platform: Platform,
  services: CommerceServices,
  request: CheckoutRequest,
): Promise<CheckoutResult> {
  const errors = bodyFaults(request.body);
  if (errors.length > 0) throw new Problem("validation_failed", { errors });
  const earlier = await findKeyedOrder(platform.db, request);
  if (earlier) return resumeCheckout(platform, earlier, request.shopUrl);

  // A buyer whose answer was lost asks again, and again: that is one checkout.
  const occasion = `${request.key}\n${requestHash(request)}`;
  await platform.limits.takeOnce(CHECKOUTS, request.customerId, occasion);
  const orderId = platform.newId();
  const placed = await platform.transaction(async (tx) => {
    if (!(await takeKey(tx, request, orderId, platform.clock()))) return null;
    const inCart = await orderableCart(tx, services, request, platform.clock());
    const contents = withoutIdleCode(services.catalogue, inCart, platform.clock());
    const agreed = await agree(tx, platform, services, request, contents);
    await setCartState(tx, request.cartId, { state: "ordered", customerId: request.customerId });
    const order = { ...agreed, id: orderId, request, contents };
    return { number: agreed.number, complete: await writeOrder(platform, tx, services, order) };
  });
  if (placed?.complete) {
    return { order_uuid: orderId, order_number: placed.number, outcome: "complete" };
  }
  // Another request with the same key was faster; its order is the answer, if it was the same.
  const order = placed ? orderId : await findKeyedOrder(platform.db, request);
  if (!order) throw new Problem("cart_changed");
  return resumeCheckout(platform, order, request.shopUrl);
}

/** The locked cart with its designs as last saved, if it can be ordered by this customer and is the one that was seen. */
async function orderableCart(
  tx: Tx,
  services: CommerceServices,
  { cartId, customerId, seen }: CheckoutRequest,
  now: Date,
): Promise<CartContents> {
  const cart = await lockCart(tx, cartId);
  if (!cart || cart.state === "merged") throw new Problem("not_found");
  if (cart.customer_id !== null && cart.customer_id !== customerId) throw new Problem("not_found");
  if (cart.state === "ordered") throw new Problem("cart_changed");

  const items = await refreshedItems(tx, services, cartId);
  const unfit = await unfitRiders(tx, services, cartId, items);
  const [problem] = cartProblems(services.catalogue, items, unfit);
  if (problem) throw new Problem(problem.code);
  requireRoom(items.length);
  const contents = { cart, items };
  // A teammate's save changes neither the cart nor, mostly, what it costs.
  if (seen !== undefined && fingerprint(services.catalogue, contents, now) !== seen) {
    throw new Problem("stale_version");
  }
  return contents;
}

/** Everything that is agreed, or the first reason why not: consents, code, shipping, total, invoice limit. */
async function agree(
  tx: Tx,
  platform: Platform,
  { catalogue }: CommerceServices,
  { body, customerId }: CheckoutRequest,
  contents: CartContents,
): Promise<Pick<AgreedOrder, "number" | "charged" | "consents" | "now">> {
  const now = platform.clock();
  const consents = neededConsents(contents.items);
  const missing = missingConsent(consents, body);
  if (missing) throw new Problem(missing);
  const code = contents.cart.discount_code_id;
  if (code) await spendCode(tx, code, customerId, now);

  const { country, postcode } = body.shipping_address;
  const outside = catalogue.vat.outside.some(
    (place) => place.country === country && place.postcode.test(postcode),
  );
  // Canary Islands, Åland and the like: no parcel of ours is cleared there.
  if (outside && country !== HOME_COUNTRY) throw new Problem("shipping_unavailable");
  const destination = {
    country,
    shippingMethod: body.shipping_method,
    vatId: body.billing_address?.vat_id ?? "",
  };
  const charged = chargeContents(catalogue, contents, destination, now);
  if (charged.priced.totals.total !== body.expected_total) throw new Problem("total_changed");
  if (body.payment === "invoice") {
    const credit = invoiceCredit(await findInvoiceHistory(tx, customerId), catalogue.invoiceLimit);
    if (!mayOrderOnInvoice(body.expected_total, credit)) throw new Problem("invoice_limit_reached");
  }
  // Last, because this row is what other orders wait for.
  const year = shopYear(now);
  const number = formatOrderNumber(year, await nextNumber(tx, "order", year));
  return { number, charged, consents, now };
}
