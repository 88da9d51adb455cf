import { acrossOf, type ExpectedLight } from "./expected-light.ts";

/**
 * `expectedFor` from a turn, radians, as one form of the direction cloth looks in: (direction, 1) · form · (direction, 1), the
 * model's direction of length 1. Four by four, the same by rows and by columns; nothing is held above a least light.
 */
export function lampForm(lamps: ExpectedLight, turn: number): number[] {
  const [even = 0, across = 0, up = 0, ahead = 0, xy = 0, yz = 0, xz = 0, flat = 0, deep = 0] =
    lamps;
  const [cosine, sine] = acrossOf(turn);
  const x = [cosine, 0, -sine, 0];
  const y = [0, 1, 0, 0];
  const z = [sine, 0, cosine, 0];
  const one = [0, 0, 0, 1];
  const terms = [
    [even - deep, one, one],
    [across, x, one],
    [up, y, one],
    [ahead, z, one],
    [xy, x, y],
    [yz, y, z],
    [xz, x, z],
    [flat, x, x],
    [-flat, y, y],
    [3 * deep, z, z],
  ] as const;
  return Array.from({ length: 16 }, (_, at) => {
    const [row, column] = [Math.floor(at / 4), at % 4];
    return terms.reduce(
      (sum, [factor, a, b]) =>
        sum + (factor / 2) * ((a[row] ?? 0) * (b[column] ?? 0) + (a[column] ?? 0) * (b[row] ?? 0)),
      0,
    );
  });
}
