import { useFormContext } from "react-hook-form";
import { useT } from "../../lib/i18n/language-store.ts";
import { OptionRow, OptionRows } from "../../ui/OptionRows.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { CheckoutSection } from "./CheckoutSection.tsx";
import { InvoiceOption } from "./InvoiceOption.tsx";
import { PayNowKinds } from "./PayNowKinds.tsx";

export function PaymentSection({ total }: { total: number }) {
  const t = useT();
  const { register } = useFormContext<CheckoutValues>();
  return (
    <CheckoutSection number={3} title={t("checkout.payment")}>
      <OptionRows legend={t("checkout.payment")}>
        <OptionRow
          title={t("payment.pay_now")}
          detail={t("checkout.pay_now_detail")}
          aside={<PayNowKinds total={total} />}
          value="pay_now"
          {...register("payment")}
        />
        <InvoiceOption total={total} />
      </OptionRows>
    </CheckoutSection>
  );
}
