import { cartUuid } from "../cart/cart-store.ts";
import { navigate } from "../navigation/history.ts";
import { type Account, knownAccount } from "./account.ts";
import { sentForm, withKept } from "./kept-fields.ts";

/**
 * An order that was sent, until its answer is here. The tab keeps it over a reload, under its customer's id: the same again
 * gets the answer that was lost, and is never a second order.
 */
export interface SentOrder {
  readonly cart: string;
  readonly key: string;
  /** As it was sent: in other words it would be another order. */
  readonly body: string;
  /** Of the cart that the page showed; empty where the shop told none. */
  readonly fingerprint: string;
}

const nothing: SentOrder = { cart: "", key: "", body: "", fingerprint: "" };

/** How an order says which cart its buyer saw. */
export function seen(fingerprint: string): { fingerprint?: string } {
  return fingerprint === "" ? {} : { fingerprint };
}

export function sentOrder(account: Account): SentOrder | null {
  const sent = withKept(account, sentForm, nothing);
  return sent.key === "" ? null : sent;
}

/** In the place of an order's uuid: the one that was sent, whose uuid nobody was told. */
export const SENT = "sent";

/** From an empty cart to the order that was sent of the one before it, where its answer is missing. */
export function leadOn(): void {
  const sent = sentOrder(knownAccount());
  if (sent === null || sent.cart === cartUuid()) return;
  void navigate({ to: "/checkout/complete", search: { order: SENT } }, { replace: true });
}
