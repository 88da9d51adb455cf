import type { Model, Tuck } from "@holeshot/views";
import { boxOf } from "./read-body.ts";

/** Where a leg is fuller or slimmer than it was draped, heights in cm on a rider of 180. */
export interface Fullness {
  readonly above: number;
  readonly most: number;
  readonly below: number;
  /** Share of its breadth that it has there. */
  readonly has: number;
  /** How far before the leg's middle the line is that it swells from, cm: what is behind the line goes further. */
  readonly ahead: number;
}

/** Legs as they stand, each fuller or slimmer from one height to another and back again; `size` is as of their rider. */
export function fullLegs(
  legs: Model,
  side: "left" | "right",
  places: readonly Fullness[],
  size: number,
): readonly Tuck[] {
  const own = legs.pieces.filter(({ piece }) => piece.endsWith(`_${side}`));
  return places.flatMap(({ above, most, below, has, ahead }): Tuck[] => {
    const { low, high } = boxOf(own, [(most - 2) * size, (most + 2) * size]);
    const line = {
      half: side === "left" ? (1 as const) : (-1 as const),
      at: [
        round((low[0] + high[0]) / 200),
        0,
        round((low[2] + high[2]) / 200 + (ahead * size) / 100),
      ] as const,
      along: [0, 1, 0] as const,
    };
    const at = (height: number) => round((height * size) / 100);
    return [
      { ...line, from: at(above), to: at(most), keeps: has },
      { ...line, from: at(most), to: at(below), keeps: round(1 / has) },
    ];
  });
}

function round(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
