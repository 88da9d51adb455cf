import type { Gradient, GradientDirection } from "@holeshot/design";

const towards: Readonly<Record<GradientDirection, string>> = {
  top_to_bottom: "to bottom",
  bottom_to_top: "to top",
  left_to_right: "to right",
  right_to_left: "to left",
};

/** A zone's colour as a CSS background: solid, or running the way it does on the cloth. */
export function colourRun(primary: string, gradient: Gradient | null): string {
  if (!gradient) return primary;
  return `linear-gradient(${towards[gradient.direction]}, ${primary}, ${gradient.secondary})`;
}
