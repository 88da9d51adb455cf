import { limits } from "@holeshot/domain";
import { type SubmitEvent, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { deskError } from "../parts/desk-error.ts";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useWords } from "../use-words.ts";
import { Section } from "./Section.tsx";
import type { DeskOrder } from "./desk-order.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";

/** What staff tell one another of an order. */
export function OrderNotes({ order }: { order: DeskOrder }) {
  const t = useT();
  const say = useWords();
  const { shortDay, clock } = useFormat();
  const act = useAct(order);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function add(event: SubmitEvent): void {
    event.preventDefault();
    const note = text.trim();
    if (busy) return;
    if (note === "") return setError(t("field.required"));
    setBusy(true);
    setError(undefined);
    act(
      null,
      () => call("noteOrder", { params: { orderUuid: order.uuid }, body: { text: note } }),
      (now, before) =>
        now.notes.some(
          ({ id, text: there }) => there === note && before.notes.every((each) => each.id !== id),
        ),
    )
      .then(() => setText(""))
      .catch((failure: unknown) => setError(deskError(t, say, failure)))
      .finally(() => setBusy(false));
    return undefined;
  }

  return (
    <Section title={say("section.notes")}>
      {order.notes.length === 0 && <p className="text-mute">{say("notes.none")}</p>}
      <ul className="flex flex-col gap-3">
        {order.notes.map((note) => (
          <li key={note.id}>
            <p className="type-small text-mute">
              {`${note.by}, ${shortDay(note.written_at)}, ${clock(note.written_at)}`}
            </p>
            <p className="max-w-[80ch] whitespace-pre-line">{note.text}</p>
          </li>
        ))}
      </ul>
      {order.acts.includes("note") && (
        <form noValidate className="mt-4 flex max-w-[640px] flex-col gap-2" onSubmit={add}>
          <TextArea
            label={say("notes.label")}
            value={text}
            maxLength={limits.messageMax}
            invalid={error !== undefined}
            onText={(next) => {
              setText(next);
              setError(undefined);
            }}
          />
          <FieldError text={error} />
          <Button type="submit" variant="second" size="sm" busy={busy} className="self-start">
            {say("notes.add")}
          </Button>
        </form>
      )}
    </Section>
  );
}
