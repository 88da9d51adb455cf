import { cx } from "./cx.ts";

export type FieldSize = "sm" | "md" | "lg";

const heights: Record<FieldSize, string> = {
  sm: "h-8 px-2 type-small",
  md: "h-10 pointer-coarse:h-11 px-3 type-body",
  lg: "h-12 px-3 type-lead",
};

/** Border in rest, hover, focus, error and off; on touch 16 px, so that the page does not zoom in. */
export function fieldClass(size: FieldSize = "md"): string {
  return cx(
    "w-full min-w-0 rounded-control border border-edge bg-paper text-ink touch:text-base",
    "hover:border-ink focus:border-ink focus:outline-none focus:ring-1 focus:ring-ink",
    "aria-invalid:border-err aria-invalid:ring-1 aria-invalid:ring-err",
    "disabled:border-line disabled:bg-fog disabled:text-edge",
    heights[size],
  );
}
