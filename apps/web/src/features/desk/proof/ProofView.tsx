import { IconArrowLeft } from "@tabler/icons-react";
import { limits } from "@holeshot/domain";
import { type SubmitEvent, useMemo, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { navigate } from "../../../lib/navigation/history.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { draftSheet, proofDesigns, proofLines } from "../../../parts/mending/mended.ts";
import { dropProofDraft, sentPins, useProofDraft } from "../../../parts/mending/proof-draft.ts";
import { documentsOf, useCopies } from "../../../parts/mending/working-copies.ts";
import { EarlierRounds } from "../../../parts/proof/EarlierRounds.tsx";
import { useLoadedProof } from "../../../parts/proof/use-proof-sheet.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { LoadedOrder } from "../order/LoadedOrder.tsx";
import type { DeskOrder } from "../order/desk-order.ts";
import { isSentProof } from "../../../parts/order-acts/took-place.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";
import { useOrder } from "../order/use-order.ts";
import { deskError } from "../parts/desk-error.ts";
import { proofText } from "../parts/proof-text.ts";
import { TextArea } from "../../../ui/TextArea.tsx";
import { Unbroken } from "../../../ui/Unbroken.tsx";
import { useWords } from "../use-words.ts";
import { DesignRows } from "./DesignRows.tsx";
import { PinBoard } from "./PinBoard.tsx";

/** Where a proof is made: the designs mended, places marked, words to the customer. */
export function ProofView({ uuid }: { uuid: string }) {
  const say = useWords();
  usePageTitle(say("section.proof"));
  return (
    <LoadedOrder asked={useOrder(uuid)}>
      {(order) => <Proof key={order.proof?.id ?? ""} order={order} />}
    </LoadedOrder>
  );
}

function Proof({ order }: { order: DeskOrder }) {
  const say = useWords();
  const { shortDay, clock } = useFormat();
  const rounds = order.proof?.rounds ?? [];
  return (
    <div className="w-full max-w-[1240px]">
      <Link
        to="/desk/:section/:id"
        params={{ section: "orders", id: order.uuid }}
        className="inline-flex min-h-8 items-center gap-1.5 type-small hover:underline"
      >
        <Icon of={IconArrowLeft} size={16} />
        {say("parcel.back", { number: order.order_number })}
      </Link>
      <h1 className="mt-2 type-h2">
        <Unbroken text={say("proof_page.title", { number: order.order_number })}>
          {order.order_number}
        </Unbroken>
      </h1>
      <p className="mt-1 type-small text-mute">
        {`${order.contact.first_name} ${order.contact.last_name}`}
      </p>
      <EarlierRounds
        rounds={rounds}
        open={order.proof?.status === "changes_requested"}
        saidBy={({ answered_at: at }) =>
          say("proof.answered", { when: at === null ? "" : `${shortDay(at)}, ${clock(at)}` })
        }
      />
      {order.acts.includes("send_proof") ? (
        <ProofForm order={order} />
      ) : (
        <p role="status" className="mt-5 max-w-[68ch] type-lead">
          {say("proof_page.not_now")}
        </p>
      )}
    </div>
  );
}

function ProofForm({ order }: { order: DeskOrder }) {
  const t = useT();
  const say = useWords();
  const act = useAct(order);
  const designs = useMemo(() => proofDesigns(order), [order]);
  const copies = useCopies(order.order_number).data;
  const mended = useMemo(() => documentsOf(copies ?? new Map()), [copies]);
  const sheet = useMemo(() => draftSheet(designs, mended), [designs, mended]);
  const loaded = useLoadedProof(order, copies && sheet);
  const { draft, change, takeOut } = useProofDraft(order.uuid);
  const { pins, message } = draft;
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    if (message.trim() === "") return setError(t("field.required"));
    if (pins.some(({ text }) => text.trim() === "")) return setError(say("proof_page.pin_empty"));
    setBusy(true);
    const body = {
      message: message.trim(),
      lines: proofLines(designs, mended),
      pins: sentPins(pins),
    };
    const params = { orderUuid: order.uuid };
    setError(undefined);
    act(
      "proof",
      ({ version }) => call("sendProof", { params, body: { ...body, version } }),
      isSentProof(body.message),
    )
      .then(() => {
        dropProofDraft(order.uuid);
        return navigate({
          to: "/desk/:section/:id",
          params: { section: "orders", id: order.uuid },
        });
      })
      .catch((failure: unknown) => setError(deskError(t, say, failure)))
      .finally(() => setBusy(false));
  }

  return (
    <>
      <DesignRows order={order.uuid} designs={designs} copies={copies} />
      {loaded ? (
        <PinBoard
          loaded={loaded}
          pins={pins}
          onPins={(next) => {
            change({ pins: next });
            setError(undefined);
          }}
          onTakeOut={(at) => {
            const removed = say("proof_page.pin_removed", { number: at + 1 });
            takeOut(at, { removed, undo: say("board.undo") });
            setError(undefined);
          }}
        />
      ) : (
        <Skeleton className="mt-5 h-96 w-full" />
      )}
      <form
        noValidate
        onSubmit={send}
        className="mt-6 flex max-w-[640px] flex-col gap-4 border-t border-line pt-5"
      >
        <TextArea
          label={say("proof.message")}
          value={message}
          maxLength={limits.messageMax}
          onText={(text) => {
            change({ message: text });
            setError(undefined);
          }}
        />
        <FieldError text={error} />
        <div>
          <Button type="submit" busy={busy}>
            {say("act.send_proof")}
          </Button>
        </div>
        <p className="type-small text-mute">{proofText(say, order)}</p>
      </form>
    </>
  );
}
