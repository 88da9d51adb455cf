import { thinPlate } from "@holeshot/garments";
import type { ModelPiece } from "../model/model.ts";

/** Moves a place of a piece's cloth, written into three numbers of `out`. */
export type Mover = (
  point: { readonly x: number; readonly y: number },
  out: Float32Array,
  at: number,
) => void;

/** Moves it as its points do: `told` has three numbers for each, once or more often, which add up. */
export function mover(flat: readonly number[], told: readonly number[]): Mover {
  if (told.length === 0) return () => undefined;
  const source = pairs(flat, 2).map(([x = 0, y = 0]) => ({ x: x / 10, y: y / 10 }));
  const sum = new Float64Array(3 * source.length);
  told.forEach((move, i) => {
    sum[i % sum.length] = (sum[i % sum.length] as number) + move / 10_000;
  });
  const moves = pairs([...sum], 3);
  const across = thinPlate(
    source,
    moves.map(([x = 0, y = 0]) => ({ x, y })),
  );
  const ahead = thinPlate(
    source,
    moves.map(([, , z = 0]) => ({ x: z, y: 0 })),
  );
  return (point, out, at) => {
    const { x, y } = across(point);
    out[at] = (out[at] as number) + x;
    out[at + 1] = (out[at + 1] as number) + y;
    out[at + 2] = (out[at + 2] as number) + ahead(point).x;
  };
}

function pairs(numbers: readonly number[], width: number): number[][] {
  return Array.from({ length: numbers.length / width }, (_, i) => [
    ...numbers.slice(i * width, (i + 1) * width),
  ]);
}

/** Sewn corners lay on one point and are to lie on one again: each piece's own smoothness leaves them a little apart. */
export function join(pieces: readonly ModelPiece[]): void {
  const together = new Map<string, [Float32Array, number][]>();
  for (const { positions, lit = positions } of pieces)
    for (let i = 0; i < lit.length; i += 3) {
      const key = `${lit[i]} ${lit[i + 1]} ${lit[i + 2]}`;
      const known = together.get(key);
      if (known) known.push([positions, i]);
      else together.set(key, [[positions, i]]);
    }
  for (const corners of together.values()) {
    if (corners.length < 2) continue;
    for (let c = 0; c < 3; c++) {
      const mean =
        corners.reduce((sum, [positions, i]) => sum + (positions[i + c] as number), 0) /
        corners.length;
      for (const [positions, i] of corners) positions[i + c] = mean;
    }
  }
}
