import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface PriceBarProps {
  price: string;
  /** Kind and VAT. */
  priceDetail: string;
  /** Between price and action, where there is room for it. */
  children?: ReactNode;
  action: ReactNode;
  className?: string;
}

/** The ink bar that sells: price at the left, the slanted action flush in the right corner. */
export function PriceBar({ price, priceDetail, children, action, className }: PriceBarProps) {
  return (
    <div
      className={cx(
        "price-bar on-ink flex min-h-14 shrink-0 items-stretch bg-ink text-paper md:min-h-18",
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col justify-center px-5 py-2 md:px-8 min-[64rem]:flex-none">
        <span className="tabular whitespace-nowrap type-price">{price}</span>
        <span className="type-label text-mute-d md:type-small">{priceDetail}</span>
      </div>
      {children !== undefined && (
        <div className="hidden min-w-0 flex-1 items-center border-l border-ink-3 px-8 min-[64rem]:flex">
          {children}
        </div>
      )}
      {action}
    </div>
  );
}

interface PriceBreaksProps {
  label: string;
  /** In rising order; the present one is where the rider stands. */
  steps: readonly { id: string; text: string; reached: boolean }[];
}

/** Price-break ticks with the words below each. */
export function PriceBreaks({ label, steps }: PriceBreaksProps) {
  return (
    <ol aria-label={label} className="flex w-full max-w-80 gap-1">
      {steps.map((step) => (
        <li key={step.id} className="flex-1">
          <span
            aria-hidden
            className={cx("block h-1.5 -skew-x-[20deg]", step.reached ? "bg-gate" : "bg-ink-4")}
          />
          <span
            className={cx(
              "mt-1.5 block pr-2 type-label whitespace-nowrap",
              step.reached ? "font-semibold text-paper" : "text-mute-d",
            )}
          >
            {step.text}
          </span>
        </li>
      ))}
    </ol>
  );
}
