import { type FillPattern, fillPatterns, type PatternFill } from "@holeshot/design";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { ColourPicker } from "./ColourPicker.tsx";
import { MeasureField } from "./MeasureField.tsx";
import { PanelSection } from "./PanelSection.tsx";

interface PatternFieldsProps {
  fill: PatternFill | null;
  /** What the pattern begins with: a colour that is seen on the zone's own. */
  first: string;
  onChange: (fill: PatternFill | null) => void;
}

/** A pattern over a zone's colour: which one, how large, which way, in which colour. */
export function PatternFields({ fill, first, onChange }: PatternFieldsProps) {
  const t = useT();
  const { store } = useEditor();

  function choose(pattern: string): void {
    const known = fillPatterns.find((each) => each === pattern);
    if (!known) onChange(null);
    else onChange({ scale: 1, rotation: 0, colours: [first], ...fill, pattern: known });
    store.endGesture();
  }

  return (
    <PanelSection>
      <SelectField
        label={t("editor.pattern")}
        value={fill?.pattern ?? ""}
        choices={[
          { value: "", label: t("editor.pattern.none") },
          ...fillPatterns.map((value: FillPattern) => ({
            value,
            label: t(`editor.pattern.${value}`),
          })),
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
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
