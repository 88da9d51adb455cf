import type { Gradient, GradientDirection } from "@holeshot/design";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Switch } from "../../../ui/CheckBox.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { ColourPicker } from "./ColourPicker.tsx";
import { PanelSection } from "./PanelSection.tsx";

const directions: readonly GradientDirection[] = [
  "top_to_bottom",
  "bottom_to_top",
  "left_to_right",
  "right_to_left",
];

/** What a gradient begins with: into ink, downwards. */
const first: Gradient = { secondary: "#0e1013", direction: "top_to_bottom" };

interface GradientFieldsProps {
  gradient: Gradient | null;
  onChange: (gradient: Gradient | null) => void;
}

/** A second colour and where it lies. */
export function GradientFields({ gradient, onChange }: GradientFieldsProps) {
  const t = useT();
  const turn = (value: string): void => {
    const direction = directions.find((each) => each === value);
    if (gradient && direction) onChange({ ...gradient, direction });
  };
  return (
    <PanelSection>
      <Switch
        label={t("editor.colours.gradient")}
        checked={gradient !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? first : null)}
      />
      {gradient && (
        <div className="mt-4 flex flex-col gap-4">
          <ColourPicker
            label={t("editor.colours.secondary")}
            value={gradient.secondary}
            onChoose={(secondary) => onChange({ ...gradient, secondary })}
          />
          <SelectField
            label={t("editor.colours.direction")}
            value={gradient.direction}
            choices={directions.map((value) => ({ value, label: t(`gradient.${value}`) }))}
            onChange={(event) => turn(event.currentTarget.value)}
          />
        </div>
      )}
    </PanelSection>
  );
}
