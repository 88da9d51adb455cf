import { limits } from "@holeshot/domain";
import { useT } from "../../lib/i18n/language-store.ts";
import { TextField } from "../../ui/TextField.tsx";
import type { ProofPin } from "./proof-order.ts";

interface PinAnswersProps {
  pins: readonly ProofPin[];
  answers: Readonly<Record<string, string>>;
  /** On what each is, where no picture says it. */
  garments?: ReadonlyMap<string, string> | undefined;
  /** Absent where nothing can be answered any more. */
  onAnswer?: ((answers: Readonly<Record<string, string>>) => void) | undefined;
}

/** The marked places in words, each with what was said there. */
export function PinAnswers({ pins, answers, garments, onAnswer }: PinAnswersProps) {
  const t = useT();
  if (pins.length === 0) return null;
  return (
    <ol aria-label={t("proof.pins")} className="mt-5 flex max-w-[560px] flex-col gap-4">
      {pins.map((pin) => (
        <li key={pin.id} className="flex gap-3">
          <span
            aria-hidden
            className="flex size-7 shrink-0 items-center justify-center rounded-full bg-ink tabular type-small font-bold text-paper"
          >
            {pin.number}
          </span>
          <div className="min-w-0 flex-1">
            <p className="type-body whitespace-pre-line">
              <span className="sr-only">{t("proof.pin", { number: pin.number })}</span>
              {pin.text}
            </p>
            {garments && <p className="type-small text-mute">{garments.get(pin.line_id)}</p>}
            {pin.answer !== null && (
              <p className="mt-1 border-l-[3px] border-gate pl-3 type-body">{pin.answer}</p>
            )}
            {onAnswer && (
              <TextField
                label={t("proof.pin_answer", { number: pin.number })}
                size="sm"
                maxLength={limits.pinTextMax}
                value={answers[pin.id] ?? ""}
                frameClassName="mt-1.5"
                onChange={(event) => onAnswer({ ...answers, [pin.id]: event.currentTarget.value })}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
