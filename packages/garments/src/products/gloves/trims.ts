import type { Garment } from "../../garment.ts";
import type { InnerWork } from "../../inner/inner-line.ts";
import { sizeLabel, type Trim } from "../../sewing/trim.ts";
import { gloveInner } from "./padding.ts";

/** Trims of a pair of gloves: hook and loop under its straps, foam in its palms and behind its knuckles. */
export function gloveTrims(garment: Garment): readonly Trim[] {
  const { pieces } = garment;
  const straps = pieces.filter(({ id }) => id.startsWith("tab_"));
  const [strap] = straps;
  const foam = foamOf(garment);
  if (!strap) return [...foam, sizeLabel];
  const { left, right, top, bottom } = strap.bounds;
  const field = { length: right - left, width: bottom - top };
  return [{ id: "hookAndLoop", count: straps.length, ...field }, ...foam, sizeLabel];
}

/** Foam is bought as a sheet; its pieces are cut by the lines of the pattern. */
function foamOf(garment: Garment): readonly Trim[] {
  const lines = gloveInner(garment);
  const count = (work: InnerWork) => lines.filter((line) => line.work === work).length;
  return [
    { id: "palmFoam", count: count("palmPads") },
    { id: "knuckleFoam", count: count("knucklePads") },
  ];
}
