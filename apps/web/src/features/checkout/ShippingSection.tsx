import { limits } from "@holeshot/domain";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useCountryName } from "../../lib/countries.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { useShop } from "../../lib/shop/use-shop.ts";
import { useToday } from "../../lib/use-today.ts";
import { scheduleOf } from "../../lib/working-days.ts";
import { AddressFields } from "../../parts/address/AddressFields.tsx";
import { OptionRow, OptionRows } from "../../ui/OptionRows.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { CheckoutSection } from "./CheckoutSection.tsx";
import { QuoteFailed } from "./QuoteFailed.tsx";
import { isNotServed, type Methods, type ShippingMethod } from "./use-quote.ts";

interface ShippingSectionProps {
  methods: Methods;
  manualCheck: boolean;
  email: string;
}

const names = ["contact.first_name", "contact.last_name"];

export function ShippingSection({ methods, manualCheck, email }: ShippingSectionProps) {
  const t = useT();
  const { register, formState, watch } = useFormContext<CheckoutValues>();
  const country = useCountryName(watch("shipping_address.country"));
  const errors = formState.errors.contact;
  const rules = makeRules(t, t("field.required_for_order"));
  const notServed = isNotServed(methods.error);
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
          named={names}
          required={t("field.required_for_order")}
          ofVatId
          countryError={notServed ? t("checkout.not_served", { country }) : undefined}
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
        {methods.data !== undefined && (
          <MethodRows methods={methods.data} manualCheck={manualCheck} />
        )}
        {methods.isPending && <Skeleton className="h-[52px] w-full" />}
        {methods.isError && !notServed && methods.data === undefined && (
          <QuoteFailed busy={methods.isFetching} onRetry={() => void methods.refetch()} />
        )}
      </div>
    </CheckoutSection>
  );
}

interface MethodRowsProps {
  methods: readonly ShippingMethod[];
  manualCheck: boolean;
}

function MethodRows({ methods, manualCheck }: MethodRowsProps) {
  const t = useT();
  const { money } = useFormat();
  const detailOf = useMethodDetail(manualCheck);
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
          detail={detailOf(method)}
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

/** When it comes by this way, or from when it can be fetched and where; or what it takes to choose it. */
function useMethodDetail(manualCheck: boolean): (method: ShippingMethod) => string | undefined {
  const t = useT();
  const { money, weekday } = useFormat();
  const today = useToday();
  const shop = useShop();
  return ({ available, available_from, pickup, working_days }) => {
    if (!available && available_from !== null) {
      return t("checkout.available_from", { amount: money(available_from) });
    }
    if (shop === undefined) return undefined;
    const production = shop.production_working_days;
    const terms = { production, transport: working_days, manualCheck };
    const date = weekday(scheduleOf(today, terms).delivered);
    const { street, house_number, city } = shop.maker;
    return pickup
      ? t("checkout.pickup_at", { date, address: `${street} ${house_number}, ${city}` })
      : t("cart.arrival", { date });
  };
}
