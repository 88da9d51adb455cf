import { cx } from "./cx.ts";

export type ButtonVariant =
  | "primary"
  | "second"
  | "ink"
  | "danger"
  | "danger-solid"
  | "quiet"
  | "inverse"
  | "link";
export type ButtonSize = "sm" | "md" | "lg" | "order";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-gate text-ink hover:bg-gate-hover active:bg-gate-press",
  second:
    "border border-edge bg-paper text-ink hover:border-ink hover:bg-fog on-ink:border-edge-d on-ink:bg-transparent on-ink:text-paper on-ink:hover:border-paper on-ink:hover:bg-ink-3",
  ink: "bg-ink text-paper hover:bg-ink-3 on-ink:bg-ink-3 on-ink:hover:bg-ink-4",
  danger: "border border-err bg-paper text-err hover:bg-err-wash",
  "danger-solid": "bg-err text-paper hover:bg-[#a80f28]",
  quiet: "text-ink hover:bg-fog on-ink:text-paper on-ink:hover:bg-ink-3",
  inverse: "bg-paper text-ink hover:bg-line",
  link: "",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-8 pointer-coarse:min-h-11 px-3 py-1.5 type-small font-semibold",
  md: "min-h-10 pointer-coarse:min-h-11 px-4 py-2 type-body font-semibold",
  lg: "min-h-13 px-[22px] py-3 type-button-large",
  order: "min-h-14 px-7 py-3 type-button-large",
};

const off =
  "disabled:border-transparent disabled:bg-line-2 disabled:text-edge aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-line-2 aria-disabled:text-edge on-ink:disabled:bg-ink-3 on-ink:disabled:text-off-d";

export const linkClass =
  "inline-flex items-center gap-1.5 font-semibold underline decoration-1 underline-offset-[3px] hover:decoration-2";

/** A line of text is less than a finger meets. */
const fingerRoom =
  "touch:relative touch:after:absolute touch:after:inset-x-0 touch:after:-inset-y-3";

/** The look of a button, also for links that act like one. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "md"): string {
  if (variant === "link") return cx(linkClass, fingerRoom);
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-control text-center select-none",
    variants[variant],
    sizes[size],
    off,
  );
}
