import { useId, type CSSProperties } from "react";
import { cx } from "./cx.ts";

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Fills from the centre mark, for values that lie on both sides of zero. */
  fromCentre?: boolean;
  /** The value as it is spoken, with its unit. */
  valueText?: string;
  disabled?: boolean;
  hideLabel?: boolean;
  onChange: (value: number) => void;
  /** The gesture is over: the moment for an undo step. */
  onCommit?: (value: number) => void;
}

/** Always paired with a number field, which it does not hold itself. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, fromCentre = false, valueText, disabled } = props;
  const id = useId();
  const share = (value - min) / (max - min);
  const zero = fromCentre ? -min / (max - min) : 0;
  const style = {
    "--from": `${Math.min(share, zero) * 100}%`,
    "--to": `${Math.max(share, zero) * 100}%`,
    "--zero": `${zero * 100}%`,
  } as CSSProperties;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <label htmlFor={id} className={props.hideLabel ? "sr-only" : "type-small text-mute"}>
        {label}
      </label>
      <span className={cx("slider-track", fromCentre && "slider-centre")} style={style}>
        <input
          id={id}
          type="range"
          className="slider"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={valueText}
          onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
          onPointerUp={(event) => props.onCommit?.(event.currentTarget.valueAsNumber)}
          onKeyUp={(event) => props.onCommit?.(event.currentTarget.valueAsNumber)}
        />
      </span>
    </span>
  );
}
