import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  type TablerIcon,
} from "@tabler/icons-react";
import type { GradientDirection } from "@holeshot/design";
import { useId } from "react";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Icon } from "../../../../ui/Icon.tsx";

const directions: readonly (readonly [GradientDirection, TablerIcon])[] = [
  ["top_to_bottom", IconArrowDown],
  ["bottom_to_top", IconArrowUp],
  ["left_to_right", IconArrowRight],
  ["right_to_left", IconArrowLeft],
];

interface DirectionFieldProps {
  value: GradientDirection;
  onChange: (direction: GradientDirection) => void;
}

/** Which way a gradient runs. */
export function DirectionField({ value, onChange }: DirectionFieldProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 type-label font-semibold">{t("editor.colours.direction")}</legend>
      <div className="flex rounded-control border border-edge">
        {directions.map(([direction, icon]) => (
          <label
            key={direction}
            data-tooltip={t(`gradient.${direction}`)}
            className="relative flex h-10 flex-1 cursor-pointer items-center justify-center hover:bg-fog has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              aria-label={t(`gradient.${direction}`)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              checked={direction === value}
              onChange={() => onChange(direction)}
            />
            <Icon of={icon} size={18} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
