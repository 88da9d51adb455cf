import type { ReactNode } from "react";
import { cx } from "../../ui/cx.ts";

export interface TimelineStep {
  id: string;
  when: string;
  what: string;
  /** What more there is to say of it. */
  more?: ReactNode;
  done: boolean;
}

/** Dated steps with leaning ticks: what has happened is orange. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="grid grid-cols-[16px_fit-content(12rem)_minmax(0,1fr)] gap-x-3 gap-y-2.5">
      {steps.map((step) => (
        <li
          key={step.id}
          className="col-span-full grid grid-cols-subgrid items-baseline type-small"
        >
          <span
            aria-hidden
            className={cx(
              "h-1.5 w-3.5 mt-1.5 -skew-x-[20deg] self-start",
              step.done ? "bg-gate" : "bg-line",
            )}
          />
          <span className="text-mute">{step.when}</span>
          <div>
            {step.what}
            {step.more}
          </div>
        </li>
      ))}
    </ol>
  );
}
