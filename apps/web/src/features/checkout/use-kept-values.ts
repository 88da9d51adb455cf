import type { Language } from "@holeshot/domain";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Customer } from "../../lib/session/customer.ts";
import { dropFields, keepFields, sentForm, withKept } from "../../lib/session/kept-fields.ts";
import { startValues, type CheckoutValues } from "./checkout-values.ts";

const formName = "checkout";

/** What the form begins with: what this customer had typed when the session ended, else what is known of them. */
export function beginning(
  customer: Customer,
  language: Language,
  earlier: Partial<CheckoutValues["shipping_address"]>,
): CheckoutValues {
  const start = startValues(customer, language, earlier);
  return { ...start, ...withKept(customer.id, formName, withoutConsents(start)) };
}

/** A consent is given to the order that is sent; it is not kept. */
function withoutConsents(values: CheckoutValues) {
  const { contact, shipping_address, billing_address, same_address } = values;
  const { shipping_method, payment } = values;
  return { contact, shipping_address, billing_address, same_address, shipping_method, payment };
}

/** Keeps what the customer types, in this tab, until it is ordered. */
export function useKeepValues(form: UseFormReturn<CheckoutValues>, customer: Customer): void {
  const { watch, getValues } = form;
  const { id } = customer;
  useEffect(() => {
    const watching = watch((_values, { type }) => {
      // What the page fills in by itself it can fill in again.
      if (type !== "change") return;
      keepFields(id, formName, withoutConsents(getValues()));
    });
    return () => watching.unsubscribe();
  }, [watch, getValues, id]);
}

/** It is ordered: nothing of the form is left, nor of the order that was sent. */
export function dropValues({ id }: Customer): void {
  dropFields(id, formName);
  dropFields(id, sentForm);
}
