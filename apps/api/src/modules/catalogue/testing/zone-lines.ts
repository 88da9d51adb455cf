import { type Template } from "@holeshot/artwork";
import { baseSize, draftGarment, faceOf, kitPlane } from "@holeshot/garments";
import { containsPoint, flattenPath, type PiecePoint, type Point } from "@holeshot/geometry";
import { productIds } from "@holeshot/domain";
import { showingAt } from "./what-shows.ts";
import { zoneScene } from "./zone-scene.ts";

/** A place where two zones meet, on the garment as it lies on a table, and which way the line runs there. */
export interface LinePlace {
  /** Product and half of it: lines of the back do not lie on those of the front. */
  readonly sheet: string;
  readonly x: number;
  readonly y: number;
  /** Radians, 0 to π: a line has no arrow. */
  readonly angle: number;
}

/** Distance between the places on a line, and of the looks to both its sides, mm. */
const step = 3;
const beside = 0.4;

/** All lines between the zones of a kit as places at equal steps, on all its products. */
export function zoneLines(template: Template): LinePlace[] {
  return productIds.flatMap((product) => {
    const art = template.art[product];
    if (!art) return [];
    const garment = draftGarment({ product, size: baseSize(product) });
    const [plane, face] = [kitPlane(garment), faceOf(garment)];
    return zoneScene(art, garment, garment).pieces.flatMap((scene) => {
      const piece = garment.pieces.find(({ id }) => id === scene.piece);
      if (piece?.material !== "printed") return [];
      const outline = flattenPath(piece.outline, 0.2)[0]?.points ?? [];
      const places = scene.layers
        .flatMap(({ items }) => items)
        .flatMap((item) => (item.kind === "fill" ? flattenPath(item.path, 0.1) : []))
        .flatMap(({ points }) => alongLine(points))
        .filter(({ at }) => containsPoint(outline, at));
      const look = (side: number) =>
        showingAt(
          scene,
          places.map(({ at, way }) => ({
            x: at.x - way.y * side * beside,
            y: at.y + way.x * side * beside,
          })),
        );
      const [one, other] = [look(1), look(-1)];
      return places.flatMap(({ at, way }, i) => {
        if (one[i] === other[i]) return [];
        const from = plane(piece.id, at as PiecePoint);
        const to = plane(piece.id, { x: at.x + way.x, y: at.y + way.y });
        const angle = Math.atan2(to.y - from.y, to.x - from.x);
        const sheet = `${product} ${face(piece.id, at as PiecePoint)}`;
        return [{ sheet, x: from.x, y: from.y, angle: (angle + Math.PI) % Math.PI }];
      });
    });
  });
}

/** Places at equal steps along a closed line, each with the direction there. */
function alongLine(points: readonly Point[]): { at: Point; way: Point }[] {
  const places: { at: Point; way: Point }[] = [];
  let rest = step / 2;
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return;
    const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    for (; rest < length; rest += step) {
      places.push({
        at: { x: from.x + way.x * rest, y: from.y + way.y * rest },
        way,
      });
    }
    rest -= length;
  });
  return places;
}

/** What counts as the same line. */
export interface Sameness {
  /** mm between two lines at most. */
  readonly near: number;
  /** Radians between their directions at most; a quarter turn takes any. */
  readonly turned: number;
}

type Cells = ReadonlyMap<string, ReadonlyMap<number, readonly LinePlace[]>>;
// Every kit is laid on every other: each is sorted into its cells once.
const sorted = new WeakMap<readonly LinePlace[], Map<number, Cells>>();

function cellsOf(lines: readonly LinePlace[], near: number): Cells {
  const known = sorted.get(lines) ?? new Map<number, Cells>();
  sorted.set(lines, known);
  const there = known.get(near);
  if (there) return there;
  const cells = new Map<string, Map<number, LinePlace[]>>();
  for (const place of lines) {
    const sheet = cells.get(place.sheet) ?? new Map<number, LinePlace[]>();
    cells.set(place.sheet, sheet);
    const key = cellOf(place, near, 0, 0);
    const cell = sheet.get(key);
    if (cell) cell.push(place);
    else sheet.set(key, [place]);
  }
  known.set(near, cells);
  return cells;
}

/** Garments are smaller than 10 m: rows and columns of cells make one number. */
function cellOf({ x, y }: LinePlace, near: number, dx: number, dy: number): number {
  return (Math.floor(x / near) + dx) * 20_000 + Math.floor(y / near) + dy;
}

/** The share of one kit's lines that lie on lines of another. */
export function sharedLines(
  one: readonly LinePlace[],
  other: readonly LinePlace[],
  { near, turned }: Sameness,
): number {
  const cells = cellsOf(other, near);
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
  const shared = one.filter((place) =>
    around.some(([dx, dy]) =>
      cells
        .get(place.sheet)
        ?.get(cellOf(place, near, dx, dy))
        ?.some((twin) => {
          const turn = Math.abs(twin.angle - place.angle);
          return (
            Math.min(turn, Math.PI - turn) <= turned &&
            Math.hypot(twin.x - place.x, twin.y - place.y) < near
          );
        }),
    ),
  );
  return shared.length / Math.max(1, one.length);
}
