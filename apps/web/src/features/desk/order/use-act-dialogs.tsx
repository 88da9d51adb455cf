import type { OrderStatus } from "@holeshot/domain";
import { call } from "../../../lib/api/call.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { useFormat } from "../../../lib/format.ts";
import { ConfirmDialog } from "../../../parts/dialogs/ConfirmDialog.tsx";
import { deskError } from "../parts/desk-error.ts";
import { ChangeLineDialog } from "../../../parts/change-line/ChangeLineDialog.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { Unbroken } from "../../../ui/Unbroken.tsx";
import { proofText } from "../parts/proof-text.ts";
import { TextDialog } from "../parts/TextDialog.tsx";
import { type DeskKey, useWords } from "../use-words.ts";
import { RefundDialog } from "./RefundDialog.tsx";
import type { DeskOrder } from "./desk-order.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";
import { isSentProof } from "../../../parts/order-acts/took-place.ts";

export const steps = {
  processing: { title: "start.title", text: "start.text", submit: "act.processing" },
  completed: { title: "complete.title", text: "complete.text", submit: "act.completed" },
} as const satisfies Partial<Record<OrderStatus, Readonly<Record<string, DeskKey>>>>;

export function isStep(status: OrderStatus): status is keyof typeof steps {
  return status in steps;
}

/** The acts that ask for something first: a reason, words to the customer, an amount, or whether it is meant. */
export function useActDialogs(order: DeskOrder, move: (to: OrderStatus) => Promise<void>) {
  const t = useT();
  const say = useWords();
  const { money } = useFormat();
  const act = useAct(order);
  const params = { orderUuid: order.uuid };
  const errorWords = (error: unknown) => deskError(t, say, error);
  const named = (title: DeskKey) => (
    <Unbroken text={say(title, { number: order.order_number })}>{order.order_number}</Unbroken>
  );

  const hold = () =>
    openDialog((close) => (
      <TextDialog
        title={say("act.hold")}
        description={say("hold.text")}
        label={say("hold.reason")}
        submit={say("act.hold")}
        onSubmit={(reason) =>
          act("hold", ({ version }) => call("holdOrder", { params, body: { reason, version } }))
        }
        onClose={close}
      />
    ));
  const proof = () =>
    openDialog((close) => (
      <TextDialog
        title={say("act.send_proof")}
        description={proofText(say, order)}
        label={say("proof.message")}
        submit={say("act.send_proof")}
        onSubmit={(message) =>
          act(
            "proof",
            (now) => {
              const lines = now.lines.map(({ id, document }) => ({ line_id: id, document }));
              const body = { message, lines, version: now.version };
              return call("sendProof", { params, body });
            },
            isSentProof(message),
          )
        }
        onClose={close}
      />
    ));
  const cancel = () =>
    openDialog((close) => (
      <ConfirmDialog
        title={named("cancel.title")}
        text={say("cancel.text")}
        confirm={say("act.cancel")}
        back={say("cancel.back")}
        errorWords={errorWords}
        onConfirm={() => move("cancelled")}
        onClose={close}
      />
    ));
  /** Neither can be taken back, and the customer is told of both. */
  const forward = (to: keyof typeof steps) => {
    const { title, text, submit } = steps[to];
    openDialog((close) => (
      <ConfirmDialog
        title={named(title)}
        text={say(text)}
        confirm={say(submit)}
        wanted
        errorWords={errorWords}
        onConfirm={() => move(to)}
        onClose={close}
      />
    ));
  };
  const settle = () =>
    openDialog((close) => (
      <ConfirmDialog
        title={say("act.settle_invoice")}
        text={say("settle.text", { amount: money(order.ledger.receivable) })}
        confirm={say("act.settle_invoice")}
        wanted
        errorWords={errorWords}
        onConfirm={() =>
          act(
            null,
            () => call("settleInvoice", { params, body: { amount: order.ledger.receivable } }),
            ({ ledger }, before) => ledger.receivable === 0 && before.ledger.receivable !== 0,
          )
        }
        onClose={close}
      />
    ));
  const refund = () => openDialog((close) => <RefundDialog order={order} onClose={close} />);
  const change = () =>
    openDialog((close) => (
      <ChangeLineDialog
        lines={order.lines}
        proof={order.proof?.status}
        errorText={errorWords}
        onQuote={async (lineId, body) => {
          const asked = { params: { ...params, lineId }, body };
          return (await call("quoteStaffOrderLine", asked)).difference;
        }}
        onChange={(lineId, body) =>
          act("line", ({ version }) =>
            call("changeStaffOrderLine", {
              params: { ...params, lineId },
              body: { ...body, version },
            }),
          )
        }
        onClose={close}
      />
    ));
  return { hold, proof, cancel, forward, settle, refund, change };
}
