import { limits } from "@holeshot/domain";
import { useController, useFormContext } from "react-hook-form";
import { useCountries, useCountryName } from "../../../lib/countries.ts";
import { makeRules } from "../../../lib/forms/rules.ts";
import { recheck } from "../../../lib/forms/use-commit-validation.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { ComboField } from "../../../ui/ComboField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { AddressValues } from "./address-values.ts";

type Place = "shipping_address" | "billing_address";

/** Postcode before street, as at checkout; only an invoice may go to another country. */
export function OrderAddressFields({ at }: { at: Place }) {
  const t = useT();
  const { register, formState, getValues } = useFormContext<AddressValues>();
  const errors = formState.errors[at];
  const { line, postcode } = makeRules(t);
  const kind = at === "shipping_address" ? "shipping" : "billing";
  const texts = [
    { part: "street", label: t("address.street"), auto: "address-line1" },
    { part: "city", label: t("address.city"), auto: "address-level2" },
  ] as const;
  return (
    <>
      <TextField
        label={t("address.postcode")}
        autoComplete={`${kind} postal-code`}
        error={errors?.postcode?.message}
        {...register(`${at}.postcode`, {
          validate: (value) => postcode(getValues(`${at}.country`))(value),
        })}
      />
      <TextField
        label={t("address.house_number")}
        autoComplete={`${kind} address-line2`}
        error={errors?.house_number?.message}
        {...register(`${at}.house_number`, { validate: line(limits.houseNumberMax) })}
      />
      {texts.map(({ part, label, auto }) => (
        <TextField
          key={part}
          label={label}
          autoComplete={`${kind} ${auto}`}
          error={errors?.[part]?.message}
          {...register(`${at}.${part}`, { validate: line(limits.addressLineMax) })}
        />
      ))}
      {at === "billing_address" && <BillingCountry />}
    </>
  );
}

function BillingCountry() {
  const t = useT();
  const form = useFormContext<AddressValues>();
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<AddressValues, "billing_address.country">({ name: "billing_address.country" });
  const name = useCountryName(value);
  const known = useCountries().map((each) => ({ value: each.code, label: each.name }));
  return (
    <div className="sm:col-span-2">
      <ComboField
        ref={ref}
        label={t("address.country")}
        autoComplete="billing country-name"
        choices={known.length === 0 ? [{ value: value, label: name }] : known}
        value={value}
        nothing={t("address.country_unknown")}
        error={fieldState.error?.message}
        onCommit={(code) => {
          onChange(code);
          recheck(form, ["billing_address.postcode"]);
        }}
      />
    </div>
  );
}
