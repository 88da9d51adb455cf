import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type MouseEvent, useRef, useState } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

interface StepperProps {
  /** What is counted, as the field's name. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min?: number;
  /** Beyond it the buttons do not go; what is typed does, and the page says why it is too much. */
  max?: number;
  /** The sentence that says what is wrong with the value. */
  errorId?: string | undefined;
  onChange: (value: number) => void;
}

const side =
  "flex w-[34px] items-center justify-center hover:bg-fog disabled:text-edge disabled:hover:bg-transparent focus-visible:outline-none";

/** Counts by buttons, arrow keys or typing; what is typed counts when it is committed. */
export function Stepper(props: StepperProps) {
  const { label, value, min = 0, max = 500, errorId, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  /** A button that has done all it can goes out, and would take the focus of who pressed it by a key with it. */
  function step(to: number, by: MouseEvent): void {
    onChange(to);
    if (by.detail === 0 && (to <= min || to >= max)) field.current?.focus();
  }

  function commit(): void {
    if (typed === null) return;
    const wanted = Number.parseInt(typed, 10);
    setTyped(null);
    if (Number.isNaN(wanted)) return;
    onChange(Math.max(min, wanted));
  }

  return (
    <span
      className={cx(
        "inline-flex h-9 rounded-control border bg-paper focus-within:border-ink focus-within:ring-1 focus-within:ring-ink hover:border-ink touch:h-11",
        errorId === undefined ? "border-edge" : "border-err ring-1 ring-err",
      )}
    >
      <button
        type="button"
        aria-label={props.lessLabel}
        className={side}
        disabled={value <= min}
        onClick={(event) => step(value - 1, event)}
      >
        <Icon of={IconMinus} size={16} />
      </button>
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        className={cx(
          "tabular w-9 min-w-0 bg-transparent text-center type-body focus:outline-none touch:text-base",
          value === 0 ? "text-mute" : "font-semibold",
        )}
        value={typed ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, "").slice(0, 4))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "ArrowUp" && value < max) onChange(value + 1);
          if (event.key === "ArrowDown" && value > min) onChange(value - 1);
          if (event.key === "ArrowUp" || event.key === "ArrowDown") event.preventDefault();
        }}
      />
      <button
        type="button"
        aria-label={props.moreLabel}
        className={side}
        disabled={value >= max}
        onClick={(event) => step(value + 1, event)}
      >
        <Icon of={IconPlus} size={16} />
      </button>
    </span>
  );
}
