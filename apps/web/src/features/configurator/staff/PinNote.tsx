import { type Language, limits, riderName } from "@holeshot/domain";
import { useLanguage } from "../../../lib/i18n/language-store.ts";
import { useEffect, useRef } from "react";
import type { StaffOrder } from "../../../parts/mending/mended.ts";
import type { DraftPin } from "../../../parts/mending/proof-draft.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useStaffWords } from "./use-staff-words.ts";
import type { usePlaces } from "./use-places.ts";

interface PinNoteProps {
  noted: { readonly pin: DraftPin; readonly at: number; readonly x: number; readonly y: number };
  places: ReturnType<typeof usePlaces>;
  onDone: () => void;
}

const WIDTH = 264;
/** From a place to its note. */
const GAP = 18;

/** What is to be said of one place, beside it on the cloth. */
export function PinNote({ noted, places, onDone }: PinNoteProps) {
  const words = useStaffWords();
  const language = useLanguage();
  const { pin, at, x, y } = noted;
  const card = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = card.current;
    const stage = element?.offsetParent;
    if (!element || !stage) return;
    // Beside the place, and in sight: to its left where there is no room, and never below the stage.
    const left = x + GAP + WIDTH > stage.clientWidth ? x - GAP - WIDTH : x + GAP;
    const most = Math.max(0, stage.clientHeight - element.offsetHeight);
    element.style.left = `${Math.max(0, Math.min(left, stage.clientWidth - WIDTH))}px`;
    element.style.top = `${Math.min(Math.max(0, y - GAP), most)}px`;
  }, [x, y]);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      ref={card}
      noValidate
      className="absolute z-10 flex flex-col gap-2.5 bg-paper p-3 text-ink shadow-float"
      style={{ width: WIDTH }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onDone();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <TextField
        ref={field}
        label={words.words(at + 1)}
        maxLength={limits.pinTextMax}
        value={pin.text}
        onChange={(event) => places.set(at, { text: event.currentTarget.value })}
      />
      {places.lines.length > 1 && (
        <SelectField
          label={words.rider}
          choices={places.lines.map((line) => ({
            value: line.id,
            label: lineName(line, language),
          }))}
          value={pin.line_id}
          onChange={(event) => places.set(at, { line_id: event.currentTarget.value })}
        />
      )}
      <div className="flex justify-between gap-2">
        <Button
          variant="second"
          size="sm"
          aria-label={words.remove(at + 1)}
          onClick={() => places.remove(at)}
        >
          {words.removeShort}
        </Button>
        <Button type="submit" size="sm">
          {words.done}
        </Button>
      </div>
    </form>
  );
}

/** `JANSSEN 17, L`, or what it is when it carries no name. */
function lineName(
  { product, rider, choices }: StaffOrder["lines"][number],
  language: Language,
): string {
  const who = riderName(rider, language);
  return [who || product.name, choices[0]?.value.name].filter(Boolean).join(", ");
}
