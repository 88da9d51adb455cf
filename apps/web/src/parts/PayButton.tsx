import { timings } from "@holeshot/domain";
import { useState } from "react";
import { call } from "../lib/api/call.ts";
import { within } from "../lib/api/within.ts";
import { errorText } from "../lib/errors.ts";
import { useT } from "../lib/i18n/language-store.ts";
import { openPaymentPage } from "../lib/payment-page.ts";
import { Button } from "../ui/Button.tsx";
import { toast } from "../ui/toast-store.ts";

interface PayButtonProps {
  /** The order's uuid. */
  order: string;
  label: string;
  size?: "lg";
}

/** Opens a new payment page of an order, unless it turns out to be paid. */
export function PayButton({ order, label, size }: PayButtonProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);

  function pay(): void {
    setBusy(true);
    call("payOrder", { params: { orderUuid: order }, signal: within(timings.orderAnswer) })
      .then(({ payment_url }) => openPaymentPage(payment_url))
      .catch((error: unknown) => toast(errorText(t, error), "err"))
      .finally(() => setBusy(false));
  }

  return (
    <Button {...(size && { size })} busy={busy} onClick={pay}>
      {label}
    </Button>
  );
}
