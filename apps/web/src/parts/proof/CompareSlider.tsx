import type { ReactNode } from "react";
import { useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../lib/i18n/translator.ts";
import { Slider } from "../../ui/Slider.tsx";

interface CompareSliderProps {
  before: ReactNode;
  after: ReactNode;
  /** What the two are called; a proof's unless told. */
  words?: { readonly before: MessageKey; readonly after: MessageKey; readonly share: MessageKey };
}

const ofProof = {
  before: "proof.before",
  after: "proof.new",
  share: "proof.slider_value",
} as const;

/** Two versions over each other; the slider says how much of the older one is seen. */
export function CompareSlider({ before, after, words = ofProof }: CompareSliderProps) {
  const t = useT();
  const [share, setShare] = useState(50);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <div className="tile-light flex min-h-0 flex-1 items-center justify-center overflow-hidden">
        <div className="relative aspect-square h-full max-w-full [&>*]:size-full">
          {after}
          <div
            className="absolute inset-0 [&>*]:size-full"
            style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
          >
            {before}
          </div>
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 w-0.5! -translate-x-1/2 bg-ink"
            style={{ left: `${share}%` }}
          />
        </div>
      </div>
      <div className="flex items-center gap-3 type-small">
        <span aria-hidden>{t(words.before)}</span>
        <Slider
          label={t("proof.slider")}
          hideLabel
          min={0}
          max={100}
          value={share}
          valueText={t(words.share, { share })}
          onChange={setShare}
        />
        <span aria-hidden>{t(words.after)}</span>
      </div>
    </div>
  );
}
