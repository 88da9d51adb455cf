import type { ButtonHTMLAttributes } from "react";
import { cx } from "./cx.ts";

interface SwatchProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "color"> {
  /** The colour's name and code, spoken and in the tooltip. */
  label: string;
  colour: string;
  /** A second colour shows a gradient from top to bottom. */
  colourTo?: string | undefined;
  chosen?: boolean;
  /** Marks the corner; the reason belongs in the label. */
  unprintable?: boolean;
}

export function Swatch(props: SwatchProps) {
  const { label, colour, colourTo, chosen = false, unprintable = false, ...rest } = props;
  const fill = colourTo === undefined ? colour : `linear-gradient(${colour}, ${colourTo})`;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={chosen}
      data-tooltip={label}
      className="swatch relative inline-flex size-7 shrink-0 items-center justify-center touch:size-11"
    >
      <span
        className={cx(
          "swatch-face relative size-7 overflow-hidden rounded-control touch:size-9",
          chosen && "swatch-chosen",
        )}
        style={{ background: fill }}
      />
      {unprintable && <span aria-hidden className="swatch-mark" />}
    </button>
  );
}
