import { useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../../lib/i18n/translator.ts";
import { Tip } from "./Tip.tsx";
import { rememberSeen, seenThisVisit } from "./visit-memory.ts";

interface Told {
  /** The control it speaks of, by its `data-guide`. */
  readonly at: string;
  readonly text: MessageKey;
}

const tips: readonly Told[] = [
  { at: "panel", text: "editor.guide.tools" },
  { at: "stage", text: "editor.guide.stage" },
  { at: "sides", text: "editor.guide.sides" },
  { at: "save", text: "editor.guide.save" },
];

/** At most four tips on real controls; they wait below the work and never cover it. */
export function Guide({ quiet }: { quiet: boolean }) {
  const t = useT();
  const [step, setStep] = useState(() => (seenThisVisit("guide") ? tips.length : 0));
  const tip = tips[step];
  // Waits where it is.
  if (!tip || quiet) return null;
  const last = step === tips.length - 1;

  function leave(): void {
    rememberSeen("guide");
    setStep(tips.length);
  }

  return (
    <Tip label={t("editor.guide.title")} text={t(tip.text)} about={tip.at}>
      <span className="type-label text-mute-d tabular">
        {t("editor.guide.step", { step: step + 1, steps: tips.length })}
      </span>
      {!last && (
        <button
          type="button"
          className="-my-2 min-h-11 type-small font-medium text-mute-d-strong underline underline-offset-3"
          onClick={leave}
        >
          {t("editor.guide.skip")}
        </button>
      )}
      <button
        type="button"
        className="-my-2 min-h-11 type-small font-bold underline underline-offset-3"
        onClick={() => (last ? leave() : setStep(step + 1))}
      >
        {t(last ? "editor.guide.done" : "editor.guide.next")}
      </button>
    </Tip>
  );
}
