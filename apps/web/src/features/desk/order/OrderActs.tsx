import type { OrderStatus } from "@holeshot/domain";
import { useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { ConfirmDialog } from "../../../parts/dialogs/ConfirmDialog.tsx";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { deskError } from "../parts/desk-error.ts";
import { TextDialog } from "../parts/TextDialog.tsx";
import { type DeskKey, useWords } from "../use-words.ts";
import { RefundDialog } from "./RefundDialog.tsx";
import { type DeskOrder, useAct } from "./use-order.ts";

const moveWords: Partial<Record<OrderStatus, DeskKey>> = {
  processing: "act.processing",
  completed: "act.completed",
};

/** All that can be done with the order now, and nothing else: the server says what that is. */
export function OrderActs({ order }: { order: DeskOrder }) {
  const t = useT();
  const say = useWords();
  const { money } = useFormat();
  const act = useAct(order);
  const [busy, setBusy] = useState<string>();
  const { version, uuid } = order;
  const params = { orderUuid: uuid };
  const may = (each: DeskOrder["acts"][number]) => order.acts.includes(each);

  const move = (status: OrderStatus) =>
    act(() => call("moveStaffOrder", { params, body: { status, version } }));

  function run(name: string, does: () => Promise<void>): void {
    if (busy !== undefined) return;
    setBusy(name);
    does()
      .catch((error: unknown) => toast(deskError(t, say, error), "err"))
      .finally(() => setBusy(undefined));
  }

  const hold = () =>
    openDialog((close) => (
      <TextDialog
        title={say("act.hold")}
        description={say("hold.text")}
        label={say("hold.reason")}
        submit={say("act.hold")}
        onSubmit={(reason) => act(() => call("holdOrder", { params, body: { reason, version } }))}
        onClose={close}
      />
    ));
  const proof = () =>
    openDialog((close) => (
      <TextDialog
        title={say("act.send_proof")}
        description={say("proof.text", { count: order.lines.length })}
        label={say("proof.message")}
        submit={say("act.send_proof")}
        onSubmit={(message) => {
          const lines = order.lines.map((line) => ({ line_id: line.id, document: line.document }));
          return act(() => call("sendProof", { params, body: { message, lines, version } }));
        }}
        onClose={close}
      />
    ));
  const cancel = () =>
    openDialog((close) => (
      <ConfirmDialog
        title={say("cancel.title", { number: order.order_number })}
        text={say("cancel.text")}
        confirm={say("act.cancel")}
        back={say("cancel.back")}
        onConfirm={() => move("cancelled")}
        onClose={close}
      />
    ));
  const settle = () =>
    openDialog((close) => (
      <ConfirmDialog
        title={say("act.settle_invoice")}
        text={say("settle.text", { amount: money(order.ledger.receivable) })}
        confirm={say("act.settle_invoice")}
        wanted
        onConfirm={() =>
          act(() =>
            call("settleInvoice", { params, body: { amount: order.ledger.receivable } }),
          )
        }
        onClose={close}
      />
    ));

  const forward = order.moves.filter((status) => moveWords[status] !== undefined);
  const nothing = order.moves.length === 0 && order.acts.every((each) => each === "note");
  if (nothing) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {may("send_proof") && (
        <Button size="sm" onClick={proof}>
          {say("act.send_proof")}
        </Button>
      )}
      {forward.map((status) => (
        <Button
          key={status}
          size="sm"
          busy={busy === status}
          onClick={() => run(status, () => move(status))}
        >
          {say(moveWords[status] ?? "act.processing")}
        </Button>
      ))}
      {may("release") && (
        <Button
          size="sm"
          variant="ink"
          busy={busy === "release"}
          onClick={() =>
            run("release", () => act(() => call("releaseOrder", { params, body: { version } })))
          }
        >
          {say("act.release")}
        </Button>
      )}
      {may("hold") && (
        <Button size="sm" variant="second" onClick={hold}>
          {say("act.hold")}
        </Button>
      )}
      {may("settle_invoice") && (
        <Button size="sm" variant="second" onClick={settle}>
          {say("act.settle_invoice")}
        </Button>
      )}
      {may("refund") && (
        <Button
          size="sm"
          variant="second"
          onClick={() => openDialog((close) => <RefundDialog order={order} onClose={close} />)}
        >
          {say("act.refund")}
        </Button>
      )}
      {order.moves.includes("cancelled") && (
        <Button size="sm" variant="danger" onClick={cancel}>
          {say("act.cancel")}
        </Button>
      )}
    </div>
  );
}
