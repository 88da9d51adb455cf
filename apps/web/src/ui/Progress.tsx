interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** The state in words, spoken instead of a bare percentage. */
  valueText?: string;
}

/** Six pixels high, leaning 20° like the gate. */
export function Progress({ label, value, max, valueText }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      className="block h-1.5 -skew-x-[20deg] bg-line on-ink:bg-ink-4"
    >
      <span className="block h-full bg-gate" style={{ width: `${share * 100}%` }} />
    </span>
  );
}

interface TicksProps {
  /** One per step; those that lie behind are filled. */
  steps: readonly { id: string; done: boolean }[];
}

/** Leaning ticks of a time line or a row of price breaks; the words stand beside them. */
export function Ticks({ steps }: TicksProps) {
  return (
    <span aria-hidden className="flex gap-1">
      {steps.map((step) => (
        <span
          key={step.id}
          className={`h-1.5 flex-1 -skew-x-[20deg] ${step.done ? "bg-gate" : "bg-line on-ink:bg-ink-4"}`}
        />
      ))}
    </span>
  );
}
