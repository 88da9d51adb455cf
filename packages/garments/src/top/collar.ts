import { parsePath, pathLength, pointAtLength, type Path, type Point } from "@holeshot/geometry";
import { buildPiece } from "../draft/build-piece.ts";
import { at, line } from "../draft/curves.ts";
import { hemmed, sewn } from "../draft/edge.ts";
import type { Piece } from "../garment.ts";
import { collarStretch } from "./frame.ts";
import type { ProductId } from "@holeshot/domain";

const ribAllowance = 7;

/** The necklines of one half of the body, which the collar is stretched onto. */
export interface Necklines {
  readonly product: ProductId;
  readonly front: Path;
  readonly back: Path;
}

/**
 * A round collar band, centre front at x = 0, wearer's left at growing x, closed at the centre back. It is cut
 * as a ring part of the given radius; its upper edge is shorter, so that it leans towards the neck.
 */
export function draftRoundCollar(necklines: Necklines, height: number, radius: number): Piece {
  const front = pathLength(necklines.front) * collarStretch;
  const back = pathLength(necklines.back) * collarStretch;
  const spot = (along: number, r: number) => {
    const turn = along / radius;
    return at(r * Math.sin(turn), r * Math.cos(turn) - radius);
  };
  const arc = (from: number, to: number, r: number): Path => {
    const [a, b] = [spot(from, r), spot(to, r)];
    return parsePath(`M${a.x} ${a.y}A${r} ${r} 0 0 ${from < to ? 0 : 1} ${b.x} ${b.y}`);
  };
  const end = front + back;
  const upper = radius - height;
  const edges = [
    hemmed("top", arc(-end, end, upper), height),
    sewn("end_left", line(spot(end, upper), spot(end, radius)), ribAllowance),
    sewn("neck_back_left", arc(end, front, radius), ribAllowance),
    sewn("neck_front_left", arc(front, 0, radius), ribAllowance),
    sewn("neck_front_right", arc(0, -front, radius), ribAllowance),
    sewn("neck_back_right", arc(-front, -end, radius), ribAllowance),
    sewn("end_right", line(spot(-end, radius), spot(-end, upper)), ribAllowance),
  ];
  return buildPiece({
    id: "collar",
    product: necklines.product,
    material: "rib",
    edges,
    grain: [at(-end / 3, -height / 2), at(end / 3, -height / 2)],
    label: at(0, -height / 2),
    clear: height / 4,
    landmarks: {
      neck_centre: at(0, 0),
      ring_centre: at(0, -radius),
      shoulder_left: spot(front, radius),
      shoulder_right: spot(-front, radius),
    },
  });
}

/**
 * A collar for a V neck, in one piece with a mitred point at the centre front, closed at the centre back.
 * Its two arms are straight and open as wide as the neckline does.
 */
export function draftVCollar(necklines: Necklines, height: number): Piece {
  const front = pathLength(necklines.front) * collarStretch;
  const end = front + pathLength(necklines.back) * collarStretch;
  const { direction } = pointAtLength(necklines.front, 0);
  // Away from the point along the left arm, and up across it.
  const along = (length: number) => at(direction.x * length, direction.y * length);
  const up = (p: Point) => at(p.x + direction.y * height, p.y - direction.x * height);
  const mirror = (p: Point) => at(0 - p.x, p.y);
  const [point, shoulder, tip] = [at(0, 0), along(front), along(end)];
  const inner = at(0, -height / direction.x);
  const top: Path = [...line(mirror(up(tip)), inner), ["L", up(tip).x, up(tip).y]];
  return buildPiece({
    id: "collar",
    product: necklines.product,
    material: "rib",
    edges: [
      hemmed("top", top, height),
      sewn("end_left", line(up(tip), tip), ribAllowance),
      sewn("neck_back_left", line(tip, shoulder), ribAllowance),
      sewn("neck_front_left", line(shoulder, point), ribAllowance),
      sewn("neck_front_right", line(point, mirror(shoulder)), ribAllowance),
      sewn("neck_back_right", line(mirror(shoulder), mirror(tip)), ribAllowance),
      sewn("end_right", line(mirror(tip), mirror(up(tip))), ribAllowance),
    ],
    grain: [along(end * 0.2), along(end * 0.8)],
    label: midway(along(front * 0.6), up(along(front * 0.6))),
    clear: height / 4,
    landmarks: { neck_centre: point, shoulder_left: shoulder, shoulder_right: mirror(shoulder) },
  });
}

function midway(a: Point, b: Point): Point {
  return at((a.x + b.x) / 2, (a.y + b.y) / 2);
}
