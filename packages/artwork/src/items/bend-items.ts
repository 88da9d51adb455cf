import { bendPath, transformPoint } from "@holeshot/geometry";
import type { Matrix, Path, Point } from "@holeshot/geometry";
import type { SceneItem } from "../scene.ts";
import { movePaint } from "./paints.ts";

/** Outlines lie this near to where the map puts them, mm. */
const fine = 0.03;
/** A picture of pixels is drawn in squares within which the map is straight to this, mm. */
const straight = 0.15;
/** Squares are halved so many times at most: a picture of 400 mm into 6 mm. */
const deepest = 6;
/** Squares reach over each other by so much, or the edges between them would shine through, mm. */
const lap = 0.1;

type Bend = (point: Point) => Point;

/**
 * Scene items under any smooth map: outlines follow it, gradients run as it runs along them, and pictures of pixels are
 * laid in squares where it bends. `reaches` tells which mapped places are worth drawing.
 */
export function bendItems(
  items: readonly SceneItem[],
  map: Bend,
  reaches: (places: readonly Point[]) => boolean,
): SceneItem[] {
  return items.flatMap((item): SceneItem[] => {
    switch (item.kind) {
      case "fill":
        return [
          { ...item, path: bendPath(item.path, map, fine), paint: movePaint(item.paint, map) },
        ];
      case "clip": {
        const inner = bendItems(item.items, map, reaches);
        return inner.length > 0
          ? [{ ...item, path: bendPath(item.path, map, fine), items: inner }]
          : [];
      }
      case "image":
        return squares(item, map, reaches);
    }
  });
}

type Picture = Extract<SceneItem, { readonly kind: "image" }>;

interface Square {
  readonly u: number;
  readonly v: number;
  readonly side: number;
}

/** The picture as a whole where the map is straight all over it, else square by square. */
function squares(picture: Picture, map: Bend, reaches: Reaches): SceneItem[] {
  const place = (u: number, v: number): Point =>
    map(transformPoint(picture.matrix, { x: u, y: v }));
  const whole: Square = { u: 0, v: 0, side: 1 };
  const matrix = straightOver(whole, place);
  if (matrix) return reaches(cornersOf(whole, place)) ? [{ ...picture, matrix }] : [];
  return halves(whole).flatMap((square) => laid(square, 1, { picture, place, reaches }));
}

type Reaches = (places: readonly Point[]) => boolean;

interface Laying {
  readonly picture: Picture;
  readonly place: (u: number, v: number) => Point;
  readonly reaches: Reaches;
}

function laid(square: Square, depth: number, laying: Laying): SceneItem[] {
  const { picture, place, reaches } = laying;
  if (!reaches(cornersOf(square, place))) return [];
  const matrix = straightOver(square, place);
  if (!matrix && depth < deepest) {
    return halves(square).flatMap((half) => laid(half, depth + 1, laying));
  }
  const drawn = matrix ?? straightMap(square, place);
  const path = lapped(square, drawn);
  return [{ kind: "clip", path, rule: "nonzero", items: [{ ...picture, matrix: drawn }] }];
}

function halves({ u, v, side }: Square): Square[] {
  const half = side / 2;
  return [0, half].flatMap((du) => [0, half].map((dv) => ({ u: u + du, v: v + dv, side: half })));
}

function cornersOf({ u, v, side }: Square, place: Laying["place"]): Point[] {
  const ends = [0, 0.5, 1];
  return ends.flatMap((du) => ends.map((dv) => place(u + du * side, v + dv * side)));
}

/** The straight map that is nearest to the bent one over a square, in shares of the whole picture. */
function straightMap({ u, v, side }: Square, place: Laying["place"]): Matrix {
  const [left, right] = [place(u, v + side / 2), place(u + side, v + side / 2)];
  const [top, bottom] = [place(u + side / 2, v), place(u + side / 2, v + side)];
  const [a, b] = [(right.x - left.x) / side, (right.y - left.y) / side];
  const [c, d] = [(bottom.x - top.x) / side, (bottom.y - top.y) / side];
  const middle = {
    x: (left.x + right.x + top.x + bottom.x) / 4,
    y: (left.y + right.y + top.y + bottom.y) / 4,
  };
  const [mu, mv] = [u + side / 2, v + side / 2];
  return [a, b, c, d, middle.x - a * mu - c * mv, middle.y - b * mu - d * mv];
}

/** Null where the map bends too much for it. */
function straightOver(square: Square, place: Laying["place"]): Matrix | null {
  const matrix = straightMap(square, place);
  const { u, v, side } = square;
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const near = steps.every((du) =>
    steps.every((dv) => {
      const [x, y] = [u + du * side, v + dv * side];
      const [wished, made] = [place(x, y), transformPoint(matrix, { x, y })];
      return Math.hypot(wished.x - made.x, wished.y - made.y) <= straight;
    }),
  );
  return near ? matrix : null;
}

/** A square's outline on the cloth, a little larger; not beyond the picture itself. */
function lapped({ u, v, side }: Square, matrix: Matrix): Path {
  const [wide, high] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
  const [du, dv] = [lap / Math.max(wide, 1e-9), lap / Math.max(high, 1e-9)];
  const inside = (share: number): number => Math.max(0, Math.min(1, share));
  const [left, right] = [inside(u - du), inside(u + side + du)];
  const [top, bottom] = [inside(v - dv), inside(v + side + dv)];
  const at = (x: number, y: number): Point => transformPoint(matrix, { x, y });
  const [a, b, c, d] = [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
  return [["M", a.x, a.y], ["L", b.x, b.y], ["L", c.x, c.y], ["L", d.x, d.y], ["Z"]];
}
