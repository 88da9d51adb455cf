import { type FillPattern, fillPatterns, type Gradient, type PatternFill } from "@holeshot/design";
import { useMemo } from "react";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { ColourPicker } from "../colour/ColourPicker.tsx";
import { MeasureField } from "../MeasureField.tsx";
import { PanelSection } from "../PanelSection.tsx";
import { PatternChoice } from "./PatternChoice.tsx";

interface PatternFieldsProps {
  /** The zone's colours under the pattern. */
  primary: string;
  gradient: Gradient | null;
  fill: PatternFill | null;
  /** What the pattern begins with: a colour that is seen on the zone's own. */
  first: string;
  onChange: (fill: PatternFill | null) => void;
}

/** A pattern over a zone's colour: which one, how large, which way, in which colour. */
export function PatternFields({ primary, gradient, fill, first, onChange }: PatternFieldsProps) {
  const t = useT();
  const { store } = useEditor();
  const own = fill?.colours;
  // The same list as long as its colours are: the patterns are then not drawn again.
  const colours = useMemo(() => own ?? [first], [own, first]);

  function choose(pattern: FillPattern | null): void {
    if (pattern === null) onChange(null);
    else onChange({ scale: 1, rotation: 0, colours, ...fill, pattern });
    store.endGesture();
  }

  return (
    <PanelSection>
      <PatternChoice
        primary={primary}
        gradient={gradient}
        value={fillPatterns.find((each) => each === fill?.pattern) ?? null}
        colours={colours}
        onChoose={choose}
      />
      {fill && (
        <div className="mt-3 flex flex-col gap-2">
          <MeasureField
            label={t("editor.pattern.scale")}
            value={Math.round(fill.scale * 100)}
            min={50}
            max={400}
            step={5}
            unit="%"
            onChange={(percent) => onChange({ ...fill, scale: percent / 100 })}
          />
          <MeasureField
            label={t("editor.place.rotation")}
            value={fill.rotation}
            min={-180}
            max={180}
            unit="°"
            onChange={(rotation) => onChange({ ...fill, rotation })}
          />
          <ColourPicker
            label={t("editor.pattern.colour")}
            value={fill.colours[0] ?? first}
            onChoose={(hex) => onChange({ ...fill, colours: [hex, ...fill.colours.slice(1)] })}
          />
        </div>
      )}
    </PanelSection>
  );
}
