import { flattenPath, parsePath, type Path, type Point } from "@holeshot/geometry";
import { buildPiece } from "../../draft/build-piece.ts";
import { at, line } from "../../draft/curves.ts";
import { sewn } from "../../draft/edge.ts";
import { edgeOf } from "../../edge-of.ts";
import type { Piece } from "../../garment.ts";
import type { JerseyChoice } from "./options.ts";

const turned = 6;

/** Foam ends this far inside the patch's stitching. */
const foamInset = 8;

/**
 * What lies on the left elbow: a patch, an oval of 120 by 180 on a rider of 1.80 m, on the arm's middle; under
 * it, when chosen, a pad of foam that is cut without allowance.
 */
export function draftElbow(sleeve: Piece, height: number, elbow: JerseyChoice["elbow"]): Piece[] {
  const scale = height / 1800;
  const [wide, high] = [60 * scale, 90 * scale];
  const centre = sleeve.landmarks["elbow"] ?? at(0, 0);
  const patch = oval("elbow_left", centre, wide, high, turned);
  const pad = oval("elbow_pad_left", centre, wide - foamInset, high - foamInset, 0);
  if (elbow === "none") return [];
  return elbow === "foam" ? [patch, { ...pad, fabric: "foam" }] : [patch];
}

function oval(id: string, centre: Point, wide: number, high: number, allowance: number): Piece {
  const { x, y } = centre;
  const edge = parsePath(
    `M${x} ${y - high}A${wide} ${high} 0 0 1 ${x} ${y + high}A${wide} ${high} 0 0 1 ${x} ${y - high}`,
  );
  return buildPiece({
    id,
    product: "jersey",
    material: "guard",
    appliedTo: "sleeve_left",
    edges: [sewn("edge", edge, allowance)],
    grain: [at(x, y - high / 2), at(x, y + high / 2)],
    label: centre,
    clear: 6,
    landmarks: { centre },
  });
}

/** The facing behind the zip at the centre front, from the neckline down; it is cut open along x = 0. */
export function draftPlacket(front: Piece, height: number): Piece {
  const scale = height / 1800;
  const [half, length] = [20 * scale, 150 * scale];
  const neck = flattenPath(edgeOf(front, "neck_left").path, 0.1)[0]?.points ?? [];
  const top = neck.filter((p) => p.x < half - 1);
  const side = heightAt(neck, half);
  const left = [...top, at(half, side)];
  const right = left.slice(1).map((p) => at(0 - p.x, p.y));
  const bottom = (left[0] as Point).y + length;
  const upper = [...right.toReversed(), ...left];
  const path: Path = upper.map((p, i) => [i === 0 ? "M" : "L", p.x, p.y] as const);
  return buildPiece({
    id: "placket",
    product: "jersey",
    material: "rib",
    appliedTo: "front",
    edges: [
      sewn("neck", path, 8),
      sewn("left", line(at(half, side), at(half, bottom)), turned),
      sewn("bottom", line(at(half, bottom), at(-half, bottom)), turned),
      sewn("right", line(at(-half, bottom), at(-half, side)), turned),
    ],
    grain: [at(0, bottom - length / 2), at(0, bottom - 10)],
    label: at(0, bottom - length / 3),
    clear: 4,
    landmarks: { zip_end: at(0, bottom - 12 * scale) },
  });
}

function heightAt(points: readonly Point[], x: number): number {
  const i = points.findIndex((p) => p.x >= x);
  const [a, b] = [points[i - 1] as Point, points[i] as Point];
  return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
}
