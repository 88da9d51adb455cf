import {
  containsPoint,
  distance,
  findCrossing,
  flattenPath,
  pointAtLength,
  pathLength,
  signedArea,
  type Point,
} from "@holeshot/geometry";
import { cutLine } from "./cut-line.ts";
import { edgeOf } from "./edge-of.ts";
import type { Fault } from "./fault.ts";
import type { Garment, Piece } from "./garment.ts";
import { bandFaults, matchFaults, notchFaults, roomFaults, seamTolerance } from "./sewing-laws.ts";
import { kneeFaults } from "./knee-law.ts";
import { measureSeams } from "./measure-seams.ts";

/** Largest intended difference of two sewn edges, mm; a sleeve's cap is eased in, everything else lies flat. */
export const easeLimit = { cap: 25, other: 3 } as const;
/** Ribs stretched outside this range would pucker or gape. */
export const stretchRange = { from: 0.65, to: 1 } as const;

/** Checks a garment against the laws every pattern must keep; an empty list means that it can be sewn. */
export function findFaults(garment: Garment): Fault[] {
  return [
    ...seamFaults(garment),
    ...garment.pieces.flatMap(pieceFaults),
    ...notchFaults(garment),
    ...matchFaults(garment),
    ...garment.pieces.flatMap(bandFaults),
    ...roomFaults(garment),
    ...kneeFaults(garment),
    ...patchFaults(garment),
  ];
}

function seamFaults(garment: Garment): Fault[] {
  return measureSeams(garment).flatMap((seam): Fault[] => {
    const at = `${seam.a.piece}.${seam.a.edge}`;
    const limit = seam.a.edge.startsWith("cap_") ? easeLimit.cap : easeLimit.other;
    const faults: Fault[] = [];
    if (Math.abs(seam.deviation) > seamTolerance) {
      faults.push({
        law: "seam",
        at,
        detail: `misses ${seam.b.piece}.${seam.b.edge} by ${seam.deviation.toFixed(2)} mm`,
      });
    }
    if (Math.abs(seam.ease) > limit)
      faults.push({ law: "ease", at, detail: `${seam.ease} mm is more than ${limit}` });
    if (seam.stretch < stretchRange.from || seam.stretch > stretchRange.to) {
      faults.push({
        law: "ease",
        at,
        detail: `a stretch of ${seam.stretch.toFixed(2)} is out of range`,
      });
    }
    return faults;
  });
}

function pieceFaults(piece: Piece): Fault[] {
  const outline = points(piece.outline);
  const faults: Fault[] = [];
  const crossing = findCrossing(outline);
  if (crossing)
    faults.push({ law: "outline", at: piece.id, detail: `crosses itself at ${show(crossing.at)}` });
  if (piece.outline.at(-1)?.[0] !== "Z")
    faults.push({ law: "outline", at: piece.id, detail: "is not closed" });
  if (signedArea(outline) <= 0)
    faults.push({ law: "winding", at: piece.id, detail: "runs anticlockwise" });
  const cut = findCrossing(points(cutLine(piece)));
  if (cut)
    faults.push({ law: "allowance", at: piece.id, detail: `allowances cross at ${show(cut.at)}` });
  const outside = points(piece.safe).find((p) => !containsPoint(outline, p));
  if (outside)
    faults.push({
      law: "safe",
      at: piece.id,
      detail: `safe line leaves the piece at ${show(outside)}`,
    });
  if (!containsPoint(outline, piece.label))
    faults.push({ law: "safe", at: piece.id, detail: "label lies outside" });
  return faults;
}

/** A patch lies inside the piece it is sewn onto, give or take its own seam line on the other's. */
function patchFaults(garment: Garment): Fault[] {
  return garment.pieces.flatMap((piece): Fault[] => {
    if (piece.appliedTo === undefined) return [];
    const under = garment.pieces.find(({ id }) => id === piece.appliedTo);
    if (!under)
      return [
        { law: "patch", at: piece.id, detail: `lies on ${piece.appliedTo}, which is missing` },
      ];
    const outline = points(under.outline);
    const middle = {
      x: (under.bounds.left + under.bounds.right) / 2,
      y: (under.bounds.top + under.bounds.bottom) / 2,
    };
    const outside = points(piece.outline).find((p) => {
      const away = distance(p, middle);
      const inwards = {
        x: p.x + ((middle.x - p.x) / away) * 0.5,
        y: p.y + ((middle.y - p.y) / away) * 0.5,
      };
      return !containsPoint(outline, inwards);
    });
    return outside
      ? [{ law: "patch", at: piece.id, detail: `leaves ${under.id} at ${show(outside)}` }]
      : [];
  });
}

/** Where a notch is cut on its seam line. */
export function notchPoint(piece: Piece, notch: Piece["notches"][number]): Point {
  const { path } = edgeOf(piece, notch.edge);
  return pointAtLength(path, pathLength(path) * notch.at).point;
}

function points(path: Piece["outline"]): readonly Point[] {
  return flattenPath(path, 0.05)[0]?.points ?? [];
}

function show({ x, y }: Point): string {
  return `${x.toFixed(1)}, ${y.toFixed(1)}`;
}
