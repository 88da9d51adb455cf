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
  const { closure } = choose(pantsOptions, options);
  const [thigh, band] = [pieceOf(garment, "thigh_left"), pieceOf(garment, "waistband")];
  const height = band.bounds.bottom;
  const field = { length: edgeLength(band, "tab"), width: height };
  return [
    { id: "flyZip", count: 1, length: edgeLength(thigh, "fly") },
    ...pocketTrims(garment),
    {
      id: "waistElastic",
      count: 1,
      length: edgeLength(band, "back_left") + edgeLength(band, "back_right"),
      width: height,
    },
    closure === "hook-and-loop"
      ? { id: "hookAndLoop", count: 1, ...field }
      : { id: closure, count: 1 },
    ...foamOf(garment),
    sizeLabel,
  ];
}

/** Foam behind quilted leather and stretch panels, cut as their pieces are. */
function foamOf({ pieces }: Garment): readonly Trim[] {
  const count = (name: RegExp) => pieces.filter(({ id }) => name.test(id)).length;
  const foam: readonly Trim[] = [
    { id: "quiltFoam", count: count(/^calf/) },
    { id: "ribFoam", count: count(/^(?:knee|back)_stretch/) },
  ];
  return foam.filter((trim) => trim.count > 0);
}

/** Zips as long as their mouths; the inner pocket is held shut by a pair that keeps clear of the bartacks. */
function pocketTrims({ pieces }: Garment): readonly Trim[] {
  const zipped = pieces.filter(({ id }) => id.startsWith("pocket_"));
  const [bag] = zipped;
  const inner = pieces.find(({ id }) => id.startsWith("inner_pocket_"));
  return [
    ...(bag
      ? [{ id: "pocketZip" as const, count: zipped.length, length: edgeLength(bag, "mouth") }]
      : []),
    ...(inner
      ? [
          {
            id: "pocketHookAndLoop" as const,
            count: 1,
            length: edgeLength(inner, "mouth") - 2 * 8,
            width: 16,
          },
        ]
      : []),
  ];
}
