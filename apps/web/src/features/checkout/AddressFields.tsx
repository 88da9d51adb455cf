import { limits } from "@holeshot/domain";
import { useFormContext } from "react-hook-form";
import { useCountries } from "../../lib/countries.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { CheckoutValues } from "./checkout-values.ts";

interface AddressFieldsProps {
  at: "shipping_address" | "billing_address";
  countryError?: string | undefined;
}

/** Postcode before street, as the Dutch fill it in; the form's rules follow the country. */
export function AddressFields({ at, countryError }: AddressFieldsProps) {
  const t = useT();
  const { register, formState, getValues, trigger, getFieldState } =
    useFormContext<CheckoutValues>();
  const errors = formState.errors[at];
  const countries = useCountries();
  const rules = makeRules(t, t("field.required_for_order"));
  const auto = at === "shipping_address" ? "shipping" : "billing";
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_110px] gap-4">
        <TextField
          label={t("address.postcode")}
          autoComplete={`${auto} postal-code`}
          error={errors?.postcode?.message}
          {...register(`${at}.postcode`, {
            validate: (value) => rules.postcode(getValues(`${at}.country`))(value),
          })}
        />
        <TextField
          label={t("address.house_number")}
          autoComplete={`${auto} address-line2`}
          error={errors?.house_number?.message}
          {...register(`${at}.house_number`, { validate: rules.line(limits.houseNumberMax) })}
        />
      </div>
      <TextField
        label={t("address.street")}
        autoComplete={`${auto} address-line1`}
        error={errors?.street?.message}
        {...register(`${at}.street`, { validate: rules.line(limits.addressLineMax) })}
      />
      <TextField
        label={t("address.city")}
        autoComplete={`${auto} address-level2`}
        error={errors?.city?.message}
        {...register(`${at}.city`, { validate: rules.line(limits.addressLineMax) })}
      />
      <SelectField
        label={t("address.country")}
        autoComplete={`${auto} country`}
        choices={
          countries.length === 0
            ? [
                {
                  value: getValues(`${at}.country`),
                  label: getValues(`${at}.country`).toUpperCase(),
                },
              ]
            : countries.map(({ code, name }) => ({ value: code, label: name }))
        }
        error={errors?.country?.message ?? countryError}
        {...register(`${at}.country`, {
          // A postcode that was judged by the old country is judged again.
          onChange: () => {
            if (getFieldState(`${at}.postcode`).error) void trigger(`${at}.postcode`);
          },
        })}
      />
    </>
  );
}
