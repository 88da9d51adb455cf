import type { Box, KitPoint, Point } from "@holeshot/geometry";

/** One cell of the net over a piece: its corners on the plane, clockwise from the upper left. */
export interface NetCell {
  readonly box: Box;
  readonly kit: readonly [Point, Point, Point, Point];
  /** 1 where the plane shows the piece from outside, -1 where it shows it from within. */
  readonly turn: number;
}

export interface PlaneNet {
  readonly cells: readonly NetCell[];
}

/** Width of a cell, mm. Its lines lie at whole numbers of it, so that one is the piece's middle line, where sleeves fold. */
export const cellWidth = 20;

/** A piece's places on the kit plane, over a box that holds its ink. */
export function planeNet(plane: (point: Point) => KitPoint, ink: Box): PlaneNet {
  const [left, right] = [
    Math.floor(ink.left / cellWidth) - 1,
    Math.ceil(ink.right / cellWidth) + 1,
  ];
  const [top, bottom] = [
    Math.floor(ink.top / cellWidth) - 1,
    Math.ceil(ink.bottom / cellWidth) + 1,
  ];
  const cells: NetCell[] = [];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) cells.push(cellAt(plane, column, row));
  }
  return { cells };
}

function cellAt(plane: (point: Point) => KitPoint, column: number, row: number): NetCell {
  // Looked at a hair inside: on a fold either half might answer.
  const hair = 1e-6;
  const [l, r] = [column * cellWidth + hair, (column + 1) * cellWidth - hair];
  const [t, b] = [row * cellWidth + hair, (row + 1) * cellWidth - hair];
  const kit: NetCell["kit"] = [
    plane({ x: l, y: t }),
    plane({ x: r, y: t }),
    plane({ x: r, y: b }),
    plane({ x: l, y: b }),
  ];
  const [nw, ne, se, sw] = kit;
  const area = (se.x - nw.x) * (sw.y - ne.y) - (se.y - nw.y) * (sw.x - ne.x);
  return {
    box: { left: l, top: t, right: r, bottom: b },
    kit,
    turn: area >= 0 ? 1 : -1,
  };
}
