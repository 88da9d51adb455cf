import { limits } from "@holeshot/domain";
import { type SubmitEvent, useId, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { centsOf } from "../parts/cents-of.ts";
import { deskError } from "../parts/desk-error.ts";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useWords } from "../use-words.ts";
import type { DeskOrder } from "./desk-order.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";

/** Gives a part of the money back, or all that is left. */
export function RefundDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useT();
  const say = useWords();
  const { money } = useFormat();
  const act = useAct(order);
  const id = useId();
  // However often it is pressed and whatever the line does: the same wish is done once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const left = order.ledger.invoiced - order.ledger.credited;

  function change(set: (text: string) => void, text: string): void {
    set(text);
    setError(undefined);
    setKey(crypto.randomUUID());
  }

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    const cents = centsOf(amount);
    if (cents === null || cents === 0 || cents > left) {
      setError(say("refund.amount_wrong", { most: money(left) }));
      return;
    }
    if (reason.trim() === "") {
      setError(say("refund.reason_missing"));
      return;
    }
    setBusy(true);
    act(null, () =>
      call("refundOrder", {
        params: { orderUuid: order.uuid },
        headers: { "idempotency-key": key },
        body: { amount: cents, reason: reason.trim() },
      }),
    )
      .then(onClose)
      .catch((failure: unknown) => setError(deskError(t, say, failure)))
      .finally(() => setBusy(false));
  }

  return (
    <Dialog
      title={say("act.refund")}
      description={say("refund.text", { most: money(left) })}
      closeLabel={t("app.close")}
      onClose={onClose}
    >
      <form id={id} noValidate className="flex flex-col gap-4 px-5 pt-4 md:px-6" onSubmit={send}>
        <TextField
          label={say("refund.amount")}
          inputMode="decimal"
          unit="€"
          autoComplete="off"
          value={amount}
          onChange={(event) => change(setAmount, event.currentTarget.value)}
        />
        <TextArea
          label={say("refund.reason")}
          value={reason}
          maxLength={limits.messageMax}
          onText={(text) => change(setReason, text)}
        />
        <FieldError text={error} />
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} busy={busy}>
          {say("act.refund")}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
