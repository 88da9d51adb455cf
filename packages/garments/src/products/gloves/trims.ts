import type { Garment } from "../../garment.ts";
import { sizeLabel, type Trim } from "../../sewing/trim.ts";

/** Trims of a pair of gloves: hook and loop under its straps. */
export function gloveTrims({ pieces }: Garment): readonly Trim[] {
  const straps = pieces.filter(({ id }) => id.startsWith("tab_"));
  const [strap] = straps;
  if (!strap) return [sizeLabel];
  const { left, right, top, bottom } = strap.bounds;
  const field = { length: right - left, width: bottom - top };
  return [{ id: "hookAndLoop", count: straps.length, ...field }, sizeLabel];
}
