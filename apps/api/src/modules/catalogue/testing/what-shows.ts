import type { PieceScene } from "@holeshot/artwork";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Paths = readonly (readonly [string, ...number[]])[];

/** Straight sides of a path, by the band of height they cross. */
interface Sides {
  readonly colour: string;
  readonly top: number;
  readonly bands: readonly (readonly (readonly [number, number, number, number])[])[];
}

const band = 4;

/** The colour that shows at points of a piece of plain fills, by counting how often each winds round them. */
export function showingAt(piece: PieceScene, points: readonly Spot[]): string[] {
  const fills = piece.layers
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      item.kind === "fill" && typeof item.paint === "string"
        ? [sidesOf(item.paint, item.path)]
        : [],
    )
    .toReversed();
  return points.map(
    (point) => fills.find((fill) => windsRound(fill, point))?.colour ?? piece.ground,
  );
}

function sidesOf(colour: string, path: Paths): Sides {
  const sides: [number, number, number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nx: number, ny: number) => {
    if (ny !== y) sides.push([x, y, nx, ny]);
    [x, y] = [nx, ny];
  };
  for (const [letter, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] of path) {
    if (letter === "M") [x, y, startX, startY] = [x1, y1, x1, y1];
    else if (letter === "L") to(x1, y1);
    else if (letter === "Z") to(startX, startY);
    else {
      const [x0, y0] = [x, y];
      for (let i = 1; i <= 12; i += 1) {
        const [t, u] = [i / 12, 1 - i / 12];
        const mix = (a: number, b: number, c: number, d: number) =>
          u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
        to(mix(x0, x1, x2, x3), mix(y0, y1, y2, y3));
      }
    }
  }
  const top = Math.min(...sides.map((side) => Math.min(side[1], side[3])));
  const bands: [number, number, number, number][][] = [];
  for (const side of sides) {
    const last = Math.floor((Math.max(side[1], side[3]) - top) / band);
    for (let i = Math.floor((Math.min(side[1], side[3]) - top) / band); i <= last; i += 1) {
      (bands[i] ??= []).push(side);
    }
  }
  return { colour, top, bands };
}

function windsRound({ top, bands }: Sides, { x, y }: Spot): boolean {
  let turns = 0;
  for (const [x1, y1, x2, y2] of bands[Math.floor((y - top) / band)] ?? []) {
    if (y1 > y === y2 > y) continue;
    if (x1 + ((y - y1) * (x2 - x1)) / (y2 - y1) > x) turns += y2 > y1 ? 1 : -1;
  }
  return turns !== 0;
}
