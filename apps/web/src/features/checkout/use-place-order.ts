import { timings, type Totals } from "@holeshot/domain";
import { useEffect, useRef } from "react";
import { isProblem, type ApiProblem } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { within } from "../../lib/api/within.ts";
import { forgetCart, holdCart, releaseCart, type Cart } from "../../lib/cart/cart-store.ts";
import { errorText } from "../../lib/errors.ts";
import type { ShopForm } from "../../lib/forms/use-shop-form.ts";
import { useFormat } from "../../lib/format.ts";
import { currentLanguage, useT } from "../../lib/i18n/language-store.ts";
import type { Translate } from "../../lib/i18n/translator.ts";
import { navigate, renameEntry } from "../../lib/navigation/history.ts";
import { openPaymentPage } from "../../lib/payment-page.ts";
import { queryClient } from "../../lib/query-client.ts";
import type { Customer } from "../../lib/session/customer.ts";
import { dropFields, keepFields, sentForm } from "../../lib/session/kept-fields.ts";
import { seen, type SentOrder } from "../../lib/session/sent-order.ts";
import { bodyOf, type CheckoutValues } from "./checkout-values.ts";
import type { CartAsShown } from "./use-cart-as-shown.ts";
import { dropValues } from "./use-kept-values.ts";
import { isNotServed, quoteQuery, wishOf, type Quote } from "./use-quote.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

const consents = {
  terms_not_accepted: "accept_terms",
  colour_deviation_not_accepted: "accept_colour_deviation",
  image_quality_not_accepted: "accept_image_quality",
} as const;

function consentOf(problem: ApiProblem): (typeof consents)[keyof typeof consents] | undefined {
  return Object.hasOwn(consents, problem.code)
    ? consents[problem.code as keyof typeof consents]
    : undefined;
}

/** Whether the shop said no, in words of its own. Of anything else nobody knows whether the order came to it. */
function isAnswered(error: unknown): boolean {
  return isProblem(error) && error.status >= 400 && error.status < 500 && error.code !== "unknown";
}

/** An order that is not answered may be placed, and whoever fears that it is placed twice does not press again. */
function reasonOf(speak: Translate, error: unknown): string {
  const isTold = isAnswered(error) || isProblem(error, "payment_unavailable");
  return isTold ? errorText(speak, error) : speak("checkout.unanswered");
}

/** Who goes back from the payment's page without an outcome comes to the order, not to a cart that is no longer there. */
function leaveToPay(url: string, order: string): void {
  const outcome = { to: "/checkout/complete", search: { order } } as const;
  renameEntry(outcome);
  // A page that the browser kept still shows the form.
  window.addEventListener("pageshow", () => void navigate(outcome), { once: true });
  openPaymentPage(url);
}

/** The key stays for as long as the order does; what its buyer saw may be another cart by then. */
function attemptAt(
  before: SentOrder | null,
  { uuid, fingerprint }: Cart,
  values: object,
): SentOrder {
  const body = JSON.stringify(values);
  const key = before?.body === body ? before.key : crypto.randomUUID();
  return { cart: uuid, key, body, fingerprint };
}

interface Placing {
  form: ShopForm<CheckoutValues>;
  cart: Cart;
  shown: CartAsShown;
  /** What the page shows; only this total is ordered. */
  quote: Quote;
  onImagesAsked: () => void;
  customer: Customer;
}

/**
 * Orders the cart. The idempotency key stays the same for as long as the order does, so that a
 * second press, or a retry after a lost answer, never orders twice.
 */
export function usePlaceOrder(placing: Placing): (values: CheckoutValues) => Promise<void> {
  const { cart, quote, onImagesAsked, customer } = placing;
  const { refuse, place } = placing.form;
  const t = useT();
  const { isAsShown, readCart, backToCart } = placing.shown;
  const { money } = useFormat();
  const attempt = useRef<SentOrder>(null);
  /** The total of an order that was sent and not answered: it may be placed, and its cart no longer there. */
  const unanswered = useRef<number | null>(null);
  useEffect(() => releaseCart, []);

  async function explain(error: unknown): Promise<void> {
    if (
      isProblem(
        error,
        "cart_empty",
        "missing_quantities",
        "missing_properties",
        "lettering_missing_characters",
        "lettering_too_long",
        "cart_changed",
      )
    ) {
      await backToCart(errorText(t, error));
      return;
    }
    const consent = isProblem(error) ? consentOf(error) : undefined;
    if (consent !== undefined) {
      if (consent === "accept_image_quality") onImagesAsked();
      refuse(consent, (speak) => errorText(speak, error), true);
      return;
    }
    // Changed since the last look: another one says how, or that it was changed back.
    if (isProblem(error, "stale_version") && !(await isAsShown().catch(() => true))) return;
    if (place(error)) return;
    // What is listed and what it costs go together: a new total beside the lines of before would say nothing.
    if (isProblem(error, "total_changed", "shipping_unavailable", "discount_code_used"))
      await Promise.all([readCart(), quote.refetch()]);
    if (isProblem(error, "invoice_limit_reached")) {
      await queryClient.invalidateQueries({ queryKey: queryKeys.invoiceCredit });
    }
    refuse("root", (speak) => reasonOf(speak, error));
  }

  /** Waits for the total of what stands in the form; null, said at the form's end, when it is not the one shown. */
  async function agreedTotal(values: CheckoutValues): Promise<number | null> {
    const { shipping_address, shipping_method, billing_address } = values;
    const wish = wishOf(shipping_address.country, shipping_method, billing_address.vat_id);
    let totals: Totals;
    try {
      if (shipping_method === "") throw new Error("no way of delivery is chosen");
      totals = await queryClient.query(quoteQuery(cart, wish));
    } catch (error) {
      refuse("root", (speak) =>
        isNotServed(error) ? errorText(speak, error) : speak("error.shipping_failed"),
      );
      return null;
    }
    const shown = quote.data?.total;
    if (totals.total === shown) return totals.total;
    const amount = money(totals.total);
    refuse("root", (speak) =>
      shown === undefined ? speak("checkout.total_now", { amount }) : speak("error.total_changed"),
    );
    return null;
  }

  function isSent(values: CheckoutValues, total: number): boolean {
    return attempt.current?.body === JSON.stringify(bodyOf(values, total, currentLanguage()));
  }

  /** What the order will say that it costs; null when the page does not show what would be ordered. */
  async function totalToOrder(values: CheckoutValues): Promise<number | null> {
    const sent = unanswered.current;
    // The same again gets the answer that was lost.
    if (sent !== null && isSent(values, sent)) return sent;
    try {
      if (!(await isAsShown())) return null;
    } catch (error) {
      refuse("root", (speak) => errorText(speak, error));
      return null;
    }
    return agreedTotal(values);
  }

  return async (values) => {
    const total = await totalToOrder(values);
    if (total === null) return;
    const body = bodyOf(values, total, currentLanguage());
    holdCart();
    unanswered.current = total;
    const sent = attemptAt(attempt.current, cart, body);
    attempt.current = sent;
    keepFields(customer.id, sentForm, sent);
    try {
      const order = await call("checkout", {
        params: { uuid: cart.uuid },
        headers: { "idempotency-key": sent.key },
        query: seen(sent.fingerprint),
        body,
        signal: within(timings.orderAnswer),
      });
      dropValues(customer);
      if (order.payment_url !== undefined) {
        // The cart keeps its uuid: should the payment be cancelled, it is open again under it.
        leaveToPay(order.payment_url, order.order_uuid);
        return;
      }
      await navigate({ to: "/checkout/complete", search: { order: order.order_uuid } });
      forgetCart();
    } catch (error) {
      if (isAnswered(error)) {
        unanswered.current = null;
        dropFields(customer.id, sentForm);
        releaseCart();
      }
      await explain(error);
    }
  };
}
