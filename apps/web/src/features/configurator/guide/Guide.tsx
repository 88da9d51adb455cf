import { useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../../lib/i18n/translator.ts";
import { rememberSeen, seenThisVisit } from "./visit-memory.ts";
import { useTipPlace } from "./use-tip-place.ts";

interface Tip {
  /** The control it points at, by its `data-guide`. */
  readonly at: string;
  readonly text: MessageKey;
}

const tips: readonly Tip[] = [
  { at: "panel", text: "editor.guide.tools" },
  { at: "stage", text: "editor.guide.stage" },
  { at: "sides", text: "editor.guide.sides" },
  { at: "save", text: "editor.guide.save" },
];

interface GuideProps {
  narrow: boolean;
  /** Waits where it is. */
  quiet: boolean;
}

/** At most four tips on real controls; they wait beside the work and never cover what they speak of. */
export function Guide({ narrow, quiet }: GuideProps) {
  const t = useT();
  const [step, setStep] = useState(() => (seenThisVisit("guide") ? tips.length : 0));
  const tip = tips[step];
  const place = useTipPlace(quiet ? null : (tip?.at ?? null), narrow);
  if (!tip || !place) return null;
  const last = step === tips.length - 1;

  function leave(): void {
    rememberSeen("guide");
    setStep(tips.length);
  }

  return (
    <aside
      aria-label={t("editor.guide.title")}
      className="on-ink fixed z-20 w-66 max-w-[calc(100vw-1.5rem)] bg-ink p-4 text-paper shadow-float"
      style={place}
    >
      <p aria-live="polite" className="type-small">
        {t(tip.text)}
      </p>
      <div className="mt-3 flex items-center gap-4">
        <span className="type-label text-mute-d tabular">
          {t("editor.guide.step", { step: step + 1, steps: tips.length })}
        </span>
        {!last && (
          <button
            type="button"
            className="-my-2 ml-auto min-h-11 type-small font-medium text-mute-d-strong underline underline-offset-3"
            onClick={leave}
          >
            {t("editor.guide.skip")}
          </button>
        )}
        <button
          type="button"
          className={last ? nextClass + " ml-auto" : nextClass}
          onClick={() => (last ? leave() : setStep(step + 1))}
        >
          {t(last ? "editor.guide.done" : "editor.guide.next")}
        </button>
      </div>
    </aside>
  );
}

const nextClass = "-my-2 min-h-11 type-small font-bold underline underline-offset-3";
