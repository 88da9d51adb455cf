import { acceptsVatId, limits } from "@holeshot/domain";
import { useFormContext } from "react-hook-form";
import { useT } from "../../lib/i18n/language-store.ts";
import { AddressFields } from "../../parts/address/AddressFields.tsx";
import { CheckBox } from "../../ui/CheckBox.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { CheckoutSection } from "./CheckoutSection.tsx";

const names = ["billing_address.company"];

export function BillingSection() {
  const t = useT();
  const { register, formState, watch } = useFormContext<CheckoutValues>();
  const errors = formState.errors.billing_address;
  return (
    <CheckoutSection number={2} title={t("checkout.billing")}>
      <CheckBox label={t("checkout.same_address")} {...register("same_address")} />
      <div className="mt-5 grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {!watch("same_address") && (
          <AddressFields
            at="billing_address"
            named={names}
            required={t("field.required_for_order")}
          />
        )}
        <TextField
          label={t("checkout.company")}
          autoComplete="billing organization"
          maxLength={limits.companyMax}
          error={errors?.company?.message}
          {...register("billing_address.company")}
        />
        <TextField
          label={t("checkout.vat_id")}
          autoComplete="off"
          maxLength={limits.vatIdMax}
          error={errors?.vat_id?.message}
          {...register("billing_address.vat_id", {
            validate: (value, all) =>
              acceptsVatId(all.shipping_address.country, value) || t("field.vat_id"),
          })}
        />
      </div>
    </CheckoutSection>
  );
}
