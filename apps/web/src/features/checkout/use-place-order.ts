import type { UseQueryResult } from "@tanstack/react-query";
import type { Totals } from "@holeshot/domain";
import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isProblem, type ApiProblem } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { forgetCart, holdCart, releaseCart, type Cart } from "../../lib/cart/cart-store.ts";
import { errorText } from "../../lib/errors.ts";
import { applyProblem } from "../../lib/forms/apply-problem.ts";
import { currentLanguage, useT } from "../../lib/i18n/language-store.ts";
import { navigate } from "../../lib/navigation/history.ts";
import { openPaymentPage } from "../../lib/payment-page.ts";
import { toast } from "../../ui/toast-store.ts";
import { bodyOf, type CheckoutValues } from "./checkout-values.ts";

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

/**
 * Orders the cart. The idempotency key stays the same for as long as the order does, so that a
 * second press, or a retry after a lost answer, never orders twice.
 */
export function usePlaceOrder(
  form: UseFormReturn<CheckoutValues>,
  cart: Cart,
  quote: UseQueryResult<Totals>,
  onImagesAsked: () => void,
): (values: CheckoutValues) => Promise<void> {
  const t = useT();
  const attempt = useRef({ body: "", key: "" });

  function keyFor(body: object): string {
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  async function explain(error: unknown): Promise<void> {
    if (
      isProblem(
        error,
        "cart_empty",
        "missing_quantities",
        "missing_properties",
        "lettering_too_long",
        "cart_changed",
      )
    ) {
      toast(errorText(t, error), "err");
      await navigate({ to: "/cart" });
      return;
    }
    const consent = isProblem(error) ? consentOf(error) : undefined;
    if (consent !== undefined) {
      if (consent === "accept_image_quality") onImagesAsked();
      form.setError(
        consent,
        { type: "server", message: errorText(t, error) },
        { shouldFocus: true },
      );
      return;
    }
    if (applyProblem(form, error, t)) return;
    if (isProblem(error, "total_changed", "shipping_unavailable", "discount_code_used"))
      await quote.refetch();
    form.setError("root", { message: errorText(t, error) });
  }

  return async (values) => {
    const total = quote.data?.total;
    if (total === undefined || quote.isPlaceholderData) {
      form.setError("root", { message: t("error.shipping_unavailable") });
      return;
    }
    const body = bodyOf(values, total, currentLanguage());
    holdCart();
    try {
      const order = await call("checkout", {
        params: { uuid: cart.uuid },
        headers: { "idempotency-key": keyFor(body) },
        body,
      });
      if (order.payment_url !== undefined) {
        // The cart keeps its uuid: should the payment be cancelled, it is open again under it.
        openPaymentPage(order.payment_url);
        return;
      }
      await navigate({ to: "/checkout/complete", search: { order: order.order_uuid } });
      forgetCart();
    } catch (error) {
      releaseCart();
      await explain(error);
    }
  };
}
