import { limits } from "@holeshot/domain";
import { type SubmitEvent, useId, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { useFormat } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/language-store.ts";
import { lineNames } from "../../../parts/change-line/line-names.ts";
import { Button } from "../../../ui/Button.tsx";
import { CheckBox } from "../../../ui/CheckBox.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { Stepper } from "../../../ui/Stepper.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { deskError } from "../parts/desk-error.ts";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useWords } from "../use-words.ts";
import type { DeskOrder } from "./desk-order.ts";
import {
  leftOf,
  piecesLeft,
  type RefundWish,
  shippingLeft,
  wishedAmount,
  wishedOf,
} from "./refund-wish.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";

/** Gives back what was paid for garments and the shipping, each once, or another part of the money. */
export function RefundDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useT();
  const say = useWords();
  const { money } = useFormat();
  const act = useAct(order);
  const id = useId();
  // However often it is pressed and whatever the line does: the same wish is done once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [wish, setWish] = useState<RefundWish>({
    ...{ by: piecesLeft(order).size > 0 || shippingLeft(order) ? "pieces" : "amount", amount: "" },
    ...{ pieces: {}, shipping: false },
  });
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const left = leftOf(order);

  function change(part: Partial<RefundWish>, why = reason): void {
    setWish({ ...wish, ...part });
    setReason(why);
    setError(undefined);
    setKey(crypto.randomUUID());
  }

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    const wished = wishedOf(order, wish);
    if (wished === null) {
      const most = money(left);
      setError(
        wish.by === "pieces" ? say("refund.pieces_missing") : say("refund.amount_wrong", { most }),
      );
      return;
    }
    if (reason.trim() === "") {
      setError(say("refund.reason_missing"));
      return;
    }
    setBusy(true);
    setError(undefined);
    act(null, () =>
      call("refundOrder", {
        params: { orderUuid: order.uuid },
        headers: { "idempotency-key": key },
        body: { ...wished, reason: reason.trim() },
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
        <SelectField
          label={say("refund.what")}
          choices={[
            { value: "pieces", label: say("refund.by_pieces") },
            { value: "amount", label: say("refund.by_amount") },
          ]}
          value={wish.by}
          hint={wish.by === "pieces" ? say("refund.pieces_text") : undefined}
          onChange={(event) =>
            change({ by: event.currentTarget.value === "pieces" ? "pieces" : "amount" })
          }
        />
        {wish.by === "pieces" ? (
          <Pieces {...{ order, wish }} onChange={change} />
        ) : (
          <TextField
            label={say("refund.amount")}
            inputMode="decimal"
            unit="€"
            autoComplete="off"
            value={wish.amount}
            onChange={(event) => change({ amount: event.currentTarget.value })}
          />
        )}
        <TextArea
          label={say("refund.reason")}
          value={reason}
          maxLength={limits.messageMax}
          onText={(text) => change({}, text)}
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

interface PiecesProps {
  order: DeskOrder;
  wish: RefundWish;
  onChange: (part: Partial<RefundWish>) => void;
}

/** How many garments of each line, of those that were not given back, and whether the shipping. */
function Pieces({ order, wish, onChange }: PiecesProps) {
  const t = useT();
  const say = useWords();
  const { money } = useFormat();
  const names = lineNames(order.lines, useLanguage());
  const amount = wishedAmount(order, wish);
  return (
    <fieldset>
      <legend className="sr-only">{say("refund.by_pieces")}</legend>
      <ul className="flex flex-col gap-2">
        {[...piecesLeft(order)].map(([id, most]) => {
          const name = names.get(id) ?? "";
          return (
            <li key={id} className="flex items-center justify-between gap-4">
              <span className="min-w-0 type-body break-words">
                {name}
                <span className="block type-small text-mute">
                  {say("refund.of", { count: most })}
                </span>
              </span>
              <Stepper
                label={name}
                lessLabel={t("quantities.less", { size: name })}
                moreLabel={t("quantities.more", { size: name })}
                value={wish.pieces[id] ?? 0}
                max={most}
                onChange={(count) => onChange({ pieces: { ...wish.pieces, [id]: count } })}
              />
            </li>
          );
        })}
      </ul>
      {shippingLeft(order) && (
        <CheckBox
          className="mt-3"
          label={t("totals.shipping")}
          aside={money(order.totals.shipping)}
          checked={wish.shipping}
          onChange={(event) => onChange({ shipping: event.currentTarget.checked })}
        />
      )}
      <p role="status" className="mt-4 flex justify-between gap-4 border-t border-line pt-3">
        <span className="type-body font-semibold">{say("refund.comes_to")}</span>
        <span className="type-body font-semibold tabular">{money(amount ?? 0)}</span>
      </p>
    </fieldset>
  );
}
