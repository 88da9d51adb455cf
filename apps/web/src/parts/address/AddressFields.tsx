import { limits } from "@holeshot/domain";
import type { ReactNode } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useCountries, useCountryName } from "../../lib/countries.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { recheck } from "../../lib/forms/use-commit-validation.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { type ShopFacts, useShop } from "../../lib/shop/use-shop.ts";
import { cx } from "../../ui/cx.ts";
import { ComboField } from "../../ui/ComboField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { type AddressField, addressOrder } from "./address-order.ts";
import { UnreadLetters } from "./UnreadLetters.tsx";

interface Fields {
  street: string;
  house_number: string;
  postcode: string;
  city: string;
  country: string;
}

/** What a form with addresses has, whatever else stands in it. */
interface AddressForm {
  shipping_address: Fields;
  billing_address: Fields & { vat_id: string };
}

interface AddressFieldsProps {
  at: "shipping_address" | "billing_address";
  /** What is said of a field left empty. */
  required?: string;
  /** The country stays as it is. */
  countryFixed?: boolean;
  countryError?: string | undefined;
  /** Fields beside these that stand on papers, too: whose name it is. */
  named?: readonly string[];
  /** Whether a VAT id will do hangs on this country. */
  ofVatId?: boolean;
}

const lines = ["street", "house_number", "city"] as const satisfies AddressField[];

/** In the order of the country, whose rules the form follows too. */
export function AddressFields(props: AddressFieldsProps) {
  const { at, required, countryFixed = false, named = [] } = props;
  const t = useT();
  const { register, formState, getValues } = useFormContext<AddressForm>();
  const country = useWatch<AddressForm, `${typeof at}.country`>({ name: `${at}.country` });
  const errors = formState.errors[at];
  const rules = makeRules(t, required);
  const shop = useShop();
  function checkPostcode(postcode: string): string | true {
    const where = getValues(`${at}.country`);
    const form = rules.postcode(where)(postcode);
    if (form !== true || shop === undefined || at === "billing_address") return form;
    return !isOutOfReach(shop, where, postcode) || t("error.shipping_unavailable");
  }
  const auto = at === "shipping_address" ? "shipping" : "billing";
  const line = rules.line(limits.addressLineMax);
  // Made in the order of the page: where several are refused, the first of them is gone to.
  const fields: Readonly<Record<AddressField, () => ReactNode>> = {
    postcode: () => (
      <TextField
        key="postcode"
        label={t("address.postcode")}
        autoComplete={`${auto} postal-code`}
        error={errors?.postcode?.message}
        {...register(`${at}.postcode`, { validate: checkPostcode })}
      />
    ),
    house_number: () => (
      <TextField
        key="house_number"
        label={t("address.house_number")}
        autoComplete={`${auto} address-line2`}
        error={errors?.house_number?.message}
        {...register(`${at}.house_number`, { validate: rules.line(limits.houseNumberMax) })}
      />
    ),
    street: () => (
      <TextField
        key="street"
        label={t("address.street")}
        autoComplete={`${auto} address-line1`}
        error={errors?.street?.message}
        {...register(`${at}.street`, { validate: line })}
      />
    ),
    city: () => (
      <TextField
        key="city"
        label={t("address.city")}
        autoComplete={`${auto} address-level2`}
        error={errors?.city?.message}
        {...register(`${at}.city`, { validate: line })}
      />
    ),
  };
  return (
    <>
      {addressOrder(country).map((row) => (
        <div
          key={row.join(" ")}
          className={cx(
            "grid gap-4",
            row[0] === "house_number" && "grid-cols-[110px_minmax(0,1fr)]",
            row[1] === "house_number" && "grid-cols-[minmax(0,1fr)_110px]",
          )}
        >
          {row.map((field) => fields[field]())}
        </div>
      ))}
      {!countryFixed && <CountryField {...props} />}
      <UnreadLetters fields={[...named, ...lines.map((line) => `${at}.${line}`)]} />
    </>
  );
}

/** Whether the shop delivers to the country, but not to this part of it. */
function isOutOfReach(shop: ShopFacts, country: string, postcode: string): boolean {
  return shop.not_served.some(
    (place) => place.country === country && new RegExp(place.postcode).test(postcode.trim()),
  );
}

/** About 250 countries, found by typing; the postcode that was judged by the old one is judged again. */
function CountryField({ at, countryError, ofVatId = false }: AddressFieldsProps) {
  const t = useT();
  const form = useFormContext<AddressForm>();
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<AddressForm, `${typeof at}.country`>({
    name: `${at}.country`,
  });
  const countries = useCountries();
  const name = useCountryName(value);
  const choices = countries.map((country) => ({ value: country.code, label: country.name }));
  return (
    <ComboField
      ref={ref}
      label={t("address.country")}
      autoComplete={`${at === "shipping_address" ? "shipping" : "billing"} country-name`}
      choices={choices.length === 0 ? [{ value, label: name }] : choices}
      value={value}
      nothing={t("address.country_unknown")}
      error={fieldState.error?.message ?? countryError}
      onCommit={(code) => {
        onChange(code);
        const others = ofVatId ? (["billing_address.vat_id"] as const) : [];
        recheck(form, [`${at}.postcode`, ...others]);
      }}
    />
  );
}
