import { choose } from "../../choose.ts";
import type { Garment } from "../../garment.ts";
import { edgeLength, pieceOf } from "../../guide/measure-piece.ts";
import { sizeLabel, type Trim } from "../../sewing/trim.ts";
import { pantsOptions } from "./options.ts";

/** Trims of pants: zips, the waistband's elastic, what closes it. */
export function pantsTrims(
  garment: Garment,
  options: Readonly<Record<string, string>>,
): readonly Trim[] {
  const { closure, pockets } = choose(pantsOptions, options);
  const [thigh, band] = [pieceOf(garment, "thigh_left"), pieceOf(garment, "waistband")];
  const bags = garment.pieces.filter(({ id }) => id.startsWith("pocket"));
  const [bag] = bags;
  const height = band.bounds.bottom;
  const field = { length: edgeLength(band, "tab"), width: height };
  return [
    { id: "flyZip", count: 1, length: edgeLength(thigh, "fly") },
    ...(bag && pockets !== "none"
      ? [{ id: "pocketZip" as const, count: bags.length, length: edgeLength(bag, "mouth") }]
      : []),
    {
      id: "waistElastic",
      count: 1,
      length: edgeLength(band, "back_left") + edgeLength(band, "back_right"),
      width: height,
    },
    closure === "hook-and-loop"
      ? { id: "hookAndLoop", count: 1, ...field }
      : { id: closure, count: 1 },
    sizeLabel,
  ];
}
