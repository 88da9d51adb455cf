import type { Gradient } from "@holeshot/design";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Switch } from "../../../../ui/CheckBox.tsx";
import { ColourPicker } from "./ColourPicker.tsx";
import { DirectionField } from "./DirectionField.tsx";
import { PanelSection } from "../PanelSection.tsx";

/** What a gradient begins with: into ink, downwards. */
const first: Gradient = { secondary: "#0e1013", direction: "top_to_bottom" };

interface GradientFieldsProps {
  gradient: Gradient | null;
  onChange: (gradient: Gradient | null) => void;
}

/** A second colour and where it lies. */
export function GradientFields({ gradient, onChange }: GradientFieldsProps) {
  const t = useT();
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
          <DirectionField
            value={gradient.direction}
            onChange={(direction) => onChange({ ...gradient, direction })}
          />
        </div>
      )}
    </PanelSection>
  );
}
