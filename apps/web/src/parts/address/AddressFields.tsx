import { limits } from "@holeshot/domain";
import { useController, useFormContext } from "react-hook-form";
import { useCountries, useCountryName } from "../../lib/countries.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { recheck } from "../../lib/forms/use-commit-validation.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { type ShopFacts, useShop } from "../../lib/shop/use-shop.ts";
import { ComboField } from "../../ui/ComboField.tsx";
import { TextField } from "../../ui/TextField.tsx";

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
  /** Whether a VAT id will do hangs on this country. */
  ofVatId?: boolean;
}

/** Postcode before street, as the Dutch fill it in; the form's rules follow the country. */
export function AddressFields(props: AddressFieldsProps) {
  const { at, required, countryFixed = false } = props;
  const t = useT();
  const { register, formState, getValues } = useFormContext<AddressForm>();
  const errors = formState.errors[at];
  const rules = makeRules(t, required);
  const shop = useShop();
  function checkPostcode(postcode: string): string | true {
    const country = getValues(`${at}.country`);
    const form = rules.postcode(country)(postcode);
    if (form !== true || shop === undefined || at === "billing_address") return form;
    return !isOutOfReach(shop, country, postcode) || t("error.shipping_unavailable");
  }
  const auto = at === "shipping_address" ? "shipping" : "billing";
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_110px] gap-4">
        <TextField
          label={t("address.postcode")}
          autoComplete={`${auto} postal-code`}
          error={errors?.postcode?.message}
          {...register(`${at}.postcode`, { validate: checkPostcode })}
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
      {!countryFixed && <CountryField {...props} />}
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
