import type { TextLayer } from "@holeshot/design";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Switch } from "../../../../ui/CheckBox.tsx";
import { ColourPicker } from "./ColourPicker.tsx";
import { MeasureField } from "../MeasureField.tsx";
import { PanelSection } from "../PanelSection.tsx";

type Stroke = TextLayer["stroke"];

interface StrokeFieldsProps {
  stroke: Stroke;
  onChange: (stroke: Stroke) => void;
}

/** The outline round the letters. */
export function StrokeFields({ stroke, onChange }: StrokeFieldsProps) {
  const t = useT();
  return (
    <PanelSection>
      <Switch
        label={t("editor.text.stroke")}
        checked={stroke.enabled}
        onChange={(event) => onChange({ ...stroke, enabled: event.currentTarget.checked })}
      />
      {stroke.enabled && (
        <div className="mt-3 flex flex-col gap-3">
          <MeasureField
            label={t("editor.text.stroke_width")}
            value={stroke.width}
            min={0.5}
            max={30}
            step={0.5}
            unit="mm"
            onChange={(width) => onChange({ ...stroke, width })}
          />
          <ColourPicker
            label={t("editor.text.stroke_colour")}
            value={stroke.colour}
            onChoose={(colour) => onChange({ ...stroke, colour })}
          />
        </div>
      )}
    </PanelSection>
  );
}
