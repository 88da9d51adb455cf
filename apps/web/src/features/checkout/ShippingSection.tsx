import { limits } from "@holeshot/domain";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import type { Cart } from "../../lib/cart/cart-store.ts";
import { errorText } from "../../lib/errors.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { OptionRow, OptionRows } from "../../ui/OptionRows.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { AddressFields } from "./AddressFields.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { CheckoutSection } from "./CheckoutSection.tsx";
import { useShippingMethods, type ShippingMethod } from "./use-quote.ts";

export function ShippingSection({ cart, email }: { cart: Cart; email: string }) {
  const t = useT();
  const { register, formState, watch } = useFormContext<CheckoutValues>();
  const methods = useShippingMethods(cart, watch("shipping_address.country"));
  const errors = formState.errors.contact;
  const rules = makeRules(t, t("field.required_for_order"));
  return (
    <CheckoutSection
      number={1}
      title={t("checkout.shipping")}
      aside={t("checkout.signed_in_as", { email })}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          label={t("person.first_name")}
          autoComplete="given-name"
          error={errors?.first_name?.message}
          {...register("contact.first_name", { validate: rules.line(limits.personNameMax) })}
        />
        <TextField
          label={t("person.last_name")}
          autoComplete="family-name"
          error={errors?.last_name?.message}
          {...register("contact.last_name", { validate: rules.line(limits.personNameMax) })}
        />
        <AddressFields
          at="shipping_address"
          countryError={
            methods.error === null
              ? undefined
              : errorText(t, methods.error, "error.shipping_unavailable")
          }
        />
        <TextField
          label={t("person.email")}
          type="email"
          autoComplete="email"
          error={errors?.email?.message}
          {...register("contact.email", { validate: rules.email })}
        />
        <TextField
          label={t("person.phone")}
          type="tel"
          autoComplete="tel"
          error={errors?.phone?.message}
          {...register("contact.phone", { validate: rules.phone })}
        />
      </div>
      <div className="mt-6">
        {methods.data === undefined ? (
          methods.isPending && <Skeleton className="h-[52px] w-full" />
        ) : (
          <Methods methods={methods.data} />
        )}
      </div>
    </CheckoutSection>
  );
}

function Methods({ methods }: { methods: readonly ShippingMethod[] }) {
  const t = useT();
  const { money } = useFormat();
  const { register, formState, getValues, setValue } = useFormContext<CheckoutValues>();

  // A change of country or amount may take the chosen method away.
  useEffect(() => {
    const chosen = getValues("shipping_method");
    if (methods.some((method) => method.available && method.id === chosen)) return;
    setValue("shipping_method", methods.find((method) => method.available)?.id ?? "");
  }, [methods, getValues, setValue]);

  return (
    <OptionRows legend={t("checkout.method")} error={formState.errors.shipping_method?.message}>
      {methods.map((method) => (
        <OptionRow
          key={method.id}
          title={method.name}
          value={method.id}
          disabled={!method.available}
          detail={
            !method.available && method.available_from !== null
              ? t("checkout.available_from", { amount: money(method.available_from) })
              : undefined
          }
          aside={
            <strong className="font-semibold">
              {method.price === 0 ? t("totals.free") : money(method.price)}
            </strong>
          }
          {...register("shipping_method", { required: t("field.required_for_order") })}
        />
      ))}
    </OptionRows>
  );
}
