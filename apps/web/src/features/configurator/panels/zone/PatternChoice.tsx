import { type FillPattern, fillPatterns, type Gradient, type PatternFill } from "@holeshot/design";
import { useId } from "react";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { ZoneFace } from "./ZoneFace.tsx";

interface PatternChoiceProps {
  /** The zone's own colours, under every pattern. */
  primary: string;
  gradient: Gradient | null;
  value: FillPattern | null;
  /** What each pattern is shown in. */
  colours: PatternFill["colours"];
  onChoose: (pattern: FillPattern | null) => void;
}

/** The patterns as they would look on the zone, and the zone without any. */
export function PatternChoice(props: PatternChoiceProps) {
  const { primary, gradient, value, colours, onChoose } = props;
  const t = useT();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 type-body font-semibold">{t("editor.pattern")}</legend>
      <div className="grid grid-cols-3 gap-x-2 gap-y-3">
        {[null, ...fillPatterns].map((pattern) => (
          <label key={pattern ?? ""} className="group relative block cursor-pointer">
            <input
              type="radio"
              name={name}
              className="absolute inset-0 z-10 size-full cursor-pointer appearance-none opacity-0"
              checked={pattern === value}
              onChange={() => onChoose(pattern)}
            />
            <ZoneFace
              primary={primary}
              gradient={gradient}
              fill={pattern === null ? null : { pattern, scale: 1, rotation: 0, colours }}
              millimetres={150}
              className="h-11 rounded-control outline-offset-2 outline-ink group-hover:outline-1 group-has-checked:outline-2 group-has-focus-visible:outline-3"
            />
            <span className="mt-1.5 block text-center type-label leading-tight text-mute group-has-checked:font-semibold group-has-checked:text-ink">
              {t(pattern === null ? "editor.pattern.none" : `editor.pattern.${pattern}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
