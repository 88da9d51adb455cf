import type { PieceId, Weave } from "@holeshot/garments";
import type { Box, Circle } from "@holeshot/geometry";
import type { ModelPiece } from "../model/model.ts";

/**
 * Where holes are cut into a printed panel by laser, and how: in rows that are offset by half, smaller towards the
 * panel's edge, so that none is cut by a seam and none meets the padding of the knee. Shares of the piece's bounds, of
 * the wearer's left.
 */
interface Panel {
  readonly middle: readonly [number, number];
  readonly half: readonly [number, number];
}

type Panels = Readonly<Partial<Record<string, Panel>>>;

const backLeg: Panel = { middle: [0.45, 0.38], half: [0.33, 0.2] };

/**
 * The outside of the thigh, and the back of the leg above the knee: where air goes in and out when riding. With pockets
 * what lies below them on the thigh, on both legs alike: no hole may meet a zip, or let a key out.
 */
const panels: Readonly<Partial<Record<Weave, Panels>>> = {
  "vented-canvas": { thigh: { middle: [0.6, 0.6], half: [0.31, 0.31] }, back_leg: backLeg },
  "vented-below-pockets": { thigh: { middle: [0.6, 0.75], half: [0.31, 0.17] }, back_leg: backLeg },
};

/**
 * Millimetres between holes of a row, between rows, and of the largest hole's radius, the least that is cut;
 * how soon they grow from a panel's edge inwards. A hole takes `depth` of light and shine: below it is the knee brace, or
 * the lining. Its rim is never drawn sharper than `sharpest` mm.
 */
export const holes = {
  apart: 8,
  rows: 7,
  radius: 1.5,
  least: 0.5,
  fade: 1.7,
  depth: 0.72,
  sharpest: 0.25,
} as const;

/** Holes of one piece: middle and half of their panel, mm. */
export interface Vents {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
}

/** The panel of a printed piece that has one in this cloth; told by the piece's bounds, for it grows with the size. */
export function ventsOf(
  weave: Weave,
  piece: PieceId,
  { left, top, right, bottom }: Box,
): Vents | null {
  const own = panels[weave];
  if (!own) return null;
  // On a rider the product is said before it.
  const [, part = "", side] = /(?:^|\/)([^/]+)_(left|right)$/u.exec(piece) ?? [];
  const panel = own[part];
  if (!panel) return null;
  const [u, v] = panel.middle;
  return {
    x: left + (right - left) * (side === "right" ? 1 - u : u),
    y: top + (bottom - top) * v,
    halfX: (right - left) * panel.half[0],
    halfY: (bottom - top) * panel.half[1],
  };
}

/** The bounds of a piece as a model has it. */
export function reachOf({ millimetres }: Pick<ModelPiece, "millimetres">): Box {
  const reach = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let i = 0; i < millimetres.length; i += 2) {
    const [x, y] = [millimetres[i] as number, millimetres[i + 1] as number];
    reach.left = Math.min(reach.left, x);
    reach.right = Math.max(reach.right, x);
    reach.top = Math.min(reach.top, y);
    reach.bottom = Math.max(reach.bottom, y);
  }
  return reach;
}

/** All holes of a panel, row by row, mm of its piece: what a laser cuts where pictures show them. */
export function holesOf(vents: Vents): readonly Circle[] {
  const found: Circle[] = [];
  const [columns, rows] = [
    Math.floor(vents.halfX / holes.apart),
    Math.floor(vents.halfY / holes.rows),
  ];
  for (let row = -rows; row <= rows; row++) {
    const shift = row & 1 ? 0.5 : 0;
    for (let column = -columns - 1; column <= columns; column++) {
      const [x, y] = [(column + shift) * holes.apart, row * holes.rows];
      const radius = radiusAt(x, y, vents);
      if (radius > 0) found.push({ x: vents.x + x, y: vents.y + y, radius });
    }
  }
  return found;
}

/** Share of the light that comes from a place of a piece, where a pixel shows `pixel` mm of it: less where it is a hole. */
export function ventAt(vents: Vents, x: number, y: number, pixel: number): number {
  const [dx, dy] = [x - vents.x, y - vents.y];
  if (Math.abs(dx) > vents.halfX || Math.abs(dy) > vents.halfY) return 1;
  const row = Math.round(dy / holes.rows);
  const shift = row & 1 ? 0.5 : 0;
  const column = Math.round(dx / holes.apart - shift) + shift;
  const radius = radiusAt(column * holes.apart, row * holes.rows, vents);
  if (radius === 0) return 1;
  const [outX, outY] = [dx - column * holes.apart, dy - row * holes.rows];
  const away = Math.sqrt(outX * outX + outY * outY);
  const soft = Math.max(pixel, holes.sharpest);
  const part = Math.min(1, Math.max(0, (radius - away) / soft + 0.5));
  return 1 - holes.depth * part * kept(radius, soft);
}

/** A rim that is drawn soft adds to a hole, a disc or a cone then: what makes it as large as it is again. */
function kept(radius: number, soft: number): number {
  const square = radius * radius;
  if (soft <= 2 * radius) return square / (square + (soft * soft) / 12);
  return (3 * soft * square) / (radius + soft / 2) ** 3;
}

/** Of the hole there, seen from the panel's middle. */
function radiusAt(x: number, y: number, { halfX, halfY }: Vents): number {
  const [u, v] = [Math.abs(x / halfX), Math.abs(y / halfY)];
  const inwards = 1 - u * u * u - v * v * v;
  const radius = holes.radius * Math.min(1, holes.fade * Math.max(0, inwards));
  return radius < holes.least ? 0 : radius;
}
