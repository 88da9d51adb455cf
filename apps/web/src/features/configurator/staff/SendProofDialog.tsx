import type { DesignDocument, LayerChange } from "@holeshot/design";
import { limits } from "@holeshot/domain";
import { type SubmitEvent, useId, useState } from "react";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { call } from "../../../lib/api/call.ts";
import { errorText } from "../../../lib/errors.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { navigate } from "../../../lib/navigation/history.ts";
import {
  type ProofDesign,
  proofDesigns,
  proofLines,
  type StaffOrder,
} from "../../../parts/mending/mended.ts";
import {
  type DraftPin,
  dropProofDraft,
  type ProofDraft,
  sentPins,
  useProofDraft,
} from "../../../parts/mending/proof-draft.ts";
import { documentsOf, findCopies } from "../../../parts/mending/working-copies.ts";
import { isSentProof } from "../../../parts/order-acts/took-place.ts";
import type { Act } from "../../../parts/order-acts/use-act.ts";
import { Differences } from "../../../parts/proof/Differences.tsx";
import { Button } from "../../../ui/Button.tsx";
import { linkClass } from "../../../ui/button-class.ts";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useStaffWords } from "./use-staff-words.ts";
import "../../../lib/api/staff-calls.ts";

interface SendProofDialogProps {
  order: StaffOrder;
  here: ProofDesign;
  /** Acts on the order as it was when this was opened. */
  act: Act;
  differences: readonly LayerChange[];
  /** What stands in the editor, once it is saved; null when it could not be. */
  savedDocument: () => Promise<DesignDocument | null>;
  onClose: () => void;
}

/** Before a proof leaves: what differs, what is said at each place, and words to the customer. */
export function SendProofDialog(props: SendProofDialogProps) {
  const { order, here, act, differences, savedDocument, onClose } = props;
  const t = useT();
  const words = useStaffWords();
  const id = useId();
  const { draft, change } = useProofDraft(order.uuid);
  const { pins, message } = draft;
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    const document = await savedDocument();
    if (document === null) return setError(words.unsaved);
    const copies = await findCopies(order.order_number);
    const mended = new Map([...documentsOf(copies), [here.copyName, document]]);
    await act(
      "proof",
      (now) => {
        const lines = proofLines(proofDesigns(now), mended);
        const body = { message: message.trim(), lines, pins: sentPins(pins), version: now.version };
        return call("sendProof", { params: { orderUuid: order.uuid }, body });
      },
      isSentProof(message.trim()),
    );
    dropProofDraft(order.uuid);
    onClose();
    await navigate({ to: "/desk/:section/:id", params: { section: "orders", id: order.uuid } });
  }

  /** Who decided on something else is told, and may send after having looked. */
  function tell(failure: unknown): void {
    setError(isProblem(failure, "stale_version") ? words.stale : errorText(t, failure));
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    if (message.trim() === "") return setError(t("field.required"));
    if (pins.some(({ text }) => text.trim() === "")) return setError(words.emptyPlace);
    setBusy(true);
    setError(undefined);
    send()
      .catch(tell)
      .finally(() => setBusy(false));
  }

  return (
    <Dialog
      title={words.send}
      description={words.sendText}
      width="md"
      closeLabel={t("app.close")}
      onClose={onClose}
    >
      <form
        id={id}
        noValidate
        className="flex min-h-0 flex-col gap-5 overflow-y-auto px-5 pt-4 md:px-6"
        onSubmit={submit}
      >
        <section>
          <h3 className="type-label font-semibold">{words.changes}</h3>
          {differences.length === 0 ? (
            <p className="mt-1 type-small text-mute">{words.noChanges}</p>
          ) : (
            <div className="mt-1 max-h-32 overflow-y-auto">
              <Differences changes={differences} />
            </div>
          )}
        </section>
        <PlaceTexts
          pins={pins}
          onPins={(next) => {
            change({ pins: next });
            setError(undefined);
          }}
        />
        <TextArea
          label={words.message}
          value={message}
          maxLength={limits.messageMax}
          invalid={error !== undefined}
          onText={(text) => {
            change({ message: text });
            setError(undefined);
          }}
        />
        <FieldError text={error} />
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} busy={busy}>
          {words.send}
        </Button>
      </DialogBar>
    </Dialog>
  );
}

interface PlaceTextsProps {
  pins: ProofDraft["pins"];
  onPins: (pins: ProofDraft["pins"]) => void;
}

/** What is said at each marked place. */
function PlaceTexts({ pins, onPins }: PlaceTextsProps) {
  const words = useStaffWords();
  // Said here: what stands above a dialog is out of reach of who works by keys.
  const [gone, setGone] = useState<{ readonly pin: DraftPin; readonly at: number } | null>(null);

  function remove(pin: DraftPin, at: number): void {
    onPins(pins.toSpliced(at, 1));
    setGone(pin.text.trim() === "" ? null : { pin, at });
  }

  return (
    <section>
      <h3 className="type-label font-semibold">{words.places}</h3>
      {pins.length === 0 && <p className="mt-1 type-small text-mute">{words.noPlaces}</p>}
      <ol className="mt-1 flex flex-col gap-3">
        {pins.map((pin, at) => (
          <li key={`${pin.piece} ${pin.x} ${pin.y}`} className="flex items-end gap-2">
            <TextField
              label={words.place(at + 1)}
              maxLength={limits.pinTextMax}
              value={pin.text}
              frameClassName="grow"
              onChange={(event) =>
                onPins(pins.with(at, { ...pin, text: event.currentTarget.value }))
              }
            />
            <Button
              variant="second"
              aria-label={words.remove(at + 1)}
              onClick={() => remove(pin, at)}
            >
              {words.removeShort}
            </Button>
          </li>
        ))}
      </ol>
      <p role="status" className="type-small">
        {gone !== null && (
          <span className="mt-2 flex flex-wrap gap-x-3 bg-ok-wash px-2.5 py-2 text-ok-text">
            {words.removed(gone.at + 1)}
            <button
              type="button"
              className={`${linkClass} text-ink`}
              onClick={() => {
                onPins(pins.toSpliced(gone.at, 0, gone.pin));
                setGone(null);
              }}
            >
              {words.undo}
            </button>
          </span>
        )}
      </p>
    </section>
  );
}
