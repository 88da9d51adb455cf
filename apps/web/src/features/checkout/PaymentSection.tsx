import { useFormContext } from "react-hook-form";
import { useT } from "../../lib/i18n/language-store.ts";
import { useShop } from "../../lib/shop/use-shop.ts";
import { OptionRow, OptionRows } from "../../ui/OptionRows.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { CheckoutSection } from "./CheckoutSection.tsx";

export function PaymentSection() {
  const t = useT();
  const { register } = useFormContext<CheckoutValues>();
  const days = useShop()?.invoice_days;
  return (
    <CheckoutSection number={3} title={t("checkout.payment")}>
      <OptionRows legend={t("checkout.payment")}>
        <OptionRow
          title={t("payment.pay_now")}
          detail={t("checkout.pay_now_detail")}
          aside={<span className="type-small text-mute">{t("checkout.pay_now_kinds")}</span>}
          value="pay_now"
          {...register("payment")}
        />
        <OptionRow
          title={t("payment.invoice")}
          aside={
            days !== undefined && (
              <span className="type-small text-mute">
                {t("checkout.invoice_days", { count: days })}
              </span>
            )
          }
          value="invoice"
          {...register("payment")}
        />
      </OptionRows>
    </CheckoutSection>
  );
}
