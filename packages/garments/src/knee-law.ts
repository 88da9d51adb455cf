import { distance, pathLength, pointAtLength, type Path } from "@holeshot/geometry";
import { edgeOf } from "./edge-of.ts";
import type { Fault } from "./fault.ts";
import type { Garment, Piece } from "./garment.ts";
import { widthAt } from "./guide/measure-piece.ts";

/** How far a leg hangs bent, degrees: less is not felt, more cannot be stood in. */
const bent = { from: 15, to: 25 } as const;

/** The seams across the front of a leg, from the thigh down. */
const across = [
  ["thigh.knee_stretch", "knee_stretch.top"],
  ["knee_stretch.bottom", "knee.top"],
  ["knee.bottom", "shin.top"],
] as const;

/** Legs are cut bent: where the front's edges bulge towards each other it is longer than the back, as if by darts. */
export function kneeFaults({ pieces }: Garment): Fault[] {
  return ["left", "right"].flatMap((side): Fault[] => {
    const find = (name: string) => pieces.find(({ id }) => id === `${name}_${side}`);
    const [knee, back] = [find("knee"), find("back_leg")];
    if (!knee || !back) return [];
    const bulge = (text: string) => {
      const [name = "", edge = ""] = text.split(".");
      const piece = find(name);
      return piece ? bulgeOf(piece, edge) : 0;
    };
    const longer = across.reduce((sum, [a, b]) => sum + bulge(a) + bulge(b), 0);
    const deep = (widthAt(knee, 0) + widthAt(back, 0)) / Math.PI;
    const angle = ((longer / deep) * 180) / Math.PI;
    if (angle >= bent.from && angle <= bent.to) return [];
    return [{ law: "knee", at: knee.id, detail: `the leg is bent by ${angle.toFixed(1)}°` }];
  });
}

/** How far an edge's middle stands out from its chord, mm; negative when it is hollow. */
function bulgeOf(piece: Piece, name: string): number {
  const { path } = edgeOf(piece, name);
  const [from, middle, to] = [0, 0.5, 1].map((share) => placeOn(path, share));
  if (!from || !middle || !to) return 0;
  // Outwards is to the left of the way on a clockwise outline with y down.
  const cross = (to.x - from.x) * (middle.y - from.y) - (to.y - from.y) * (middle.x - from.x);
  return -cross / distance(from, to);
}

function placeOn(path: Path, share: number) {
  return pointAtLength(path, pathLength(path) * share).point;
}
