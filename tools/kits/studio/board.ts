import {
  baseSize,
  draftGarment,
  faceOf,
  kitPlane,
  productFacts,
  type EdgeRef,
  type Garment,
  type Piece,
  type ProductId,
} from "@holeshot/garments";
import { flattenPath, type KitPoint, type PiecePoint, type Point } from "@holeshot/geometry";
import type { Spot } from "./spot.ts";

/** Cloth beyond the outline that is drawn on, mm. */
const reach = 22;
/** From here on a correction at a seam has faded, mm. */
const fade = 60;

/** A printed piece under a fine grid whose places on the kit plane are known. */
export interface Sheet {
  readonly piece: Piece;
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly spots: readonly Spot[];
  /** How far inside the cloth to draw on, mm. */
  readonly within: Float64Array;
}

/** A product as its kits are drawn on: in the base size, printed pieces only. */
export interface Board {
  readonly product: ProductId;
  readonly garment: Garment;
  readonly sheets: readonly Sheet[];
  readonly spotOf: (piece: string, point: Point) => Spot;
  readonly edgePoints: (piece: string, edge: string) => readonly Point[];
}

export function boardOf(product: ProductId): Board {
  const garment = draftGarment({ product, size: baseSize(product) });
  const spotOf = spotsOf(garment);
  const step = productFacts(product).wear === "hands" ? 0.8 : 2.5;
  const printed = garment.pieces.filter(({ material }) => material === "printed");
  return {
    product,
    garment,
    spotOf,
    edgePoints: (piece, edge) => evenly(garment, { piece, edge }, 400),
    sheets: printed.map((piece) => sheetOf(piece, step, (p) => spotOf(piece.id, p))),
  };
}

function sheetOf(piece: Piece, step: number, spotOf: (p: Point) => Spot): Sheet {
  const edge = reach + 3;
  const [left, top] = [piece.bounds.left - edge, piece.bounds.top - edge];
  const columns = Math.ceil((piece.bounds.right + edge - left) / step) + 1;
  const rows = Math.ceil((piece.bounds.bottom + edge - top) / step) + 1;
  const outline = piece.edges.flatMap(({ path }) => points(path, 0.5));
  const spots: Spot[] = [];
  const within = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) {
      const p = { x: left + i * step, y: top + j * step };
      spots.push(spotOf(p));
      within[j * columns + i] = reach + depth(outline, p);
    }
  return { piece, left, top, step, columns, rows, spots, within };
}

/** How far inside an outline a place lies, mm. */
function depth(outline: readonly Point[], p: Point): number {
  let [least, inside] = [1e9, false];
  for (let i = 0; i < outline.length; i += 1) {
    const [a, b] = [outline[i] as Point, outline.at(i - 1) as Point];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / length;
    const k = Math.min(1, Math.max(0, t));
    least = Math.min(least, (p.x - a.x - dx * k) ** 2 + (p.y - a.y - dy * k) ** 2);
    if (a.y > p.y !== b.y > p.y && p.x < (dx * (p.y - a.y)) / dy + a.x) inside = !inside;
  }
  return inside ? Math.sqrt(least) : -Math.sqrt(least);
}

interface Pin {
  readonly at: Point;
  readonly by: Point;
}

/** The kit plane, drawn together where two pieces are sewn so that both sides of a seam are the same place of it. */
function spotsOf(garment: Garment): (piece: string, point: Point) => Spot {
  const plane = kitPlane(garment);
  const face = faceOf(garment);
  const { wear } = productFacts(garment.product);
  const pins = pinsOf(garment);
  const hand = handMiddle(garment);
  return (piece, point) => {
    const raw = plane(piece, point as PiecePoint);
    const { x, y } = drawnTogether(raw, point, pins.get(piece) ?? []);
    const half = face(piece, point as PiecePoint);
    const side = piece.endsWith("_left") || (wear === "top" && x > 0) ? "left" : "right";
    const sign = side === "left" ? 1 : -1;
    if (wear === "legs") return { x: x * sign, y, face: half, side, part: "leg", arm: 0 };
    if (wear === "hands")
      return { x: 0 - sign * (x + sign * hand), y, face: half, side, part: "hand", arm: 0 };
    const sleeve = piece.startsWith("sleeve");
    const arm = sleeve ? (Math.abs(x) - 231) * 0.682 + (y - 48) * 0.7314 : 0;
    return { x, y, face: half, side, part: sleeve ? "sleeve" : "body", arm };
  };
}

function handMiddle(garment: Garment): number {
  const reachOf = garment.pieces.find(({ id }) => id === "thumb_left")?.bounds.right ?? 0;
  return reachOf * 1.15;
}

function drawnTogether(raw: KitPoint, point: Point, pins: readonly Pin[]): Point {
  let [least, by] = [fade * fade, { x: 0, y: 0 }];
  for (const pin of pins) {
    if (Math.abs(pin.at.x - point.x) > fade || Math.abs(pin.at.y - point.y) > fade) continue;
    const d = (pin.at.x - point.x) ** 2 + (pin.at.y - point.y) ** 2;
    if (d < least) [least, by] = [d, pin.by];
  }
  const share = Math.max(0, 1 - Math.sqrt(least) / fade);
  return { x: raw.x + by.x * share, y: raw.y + by.y * share };
}

const middle = new Set(["fly", "crotch", "seat", "centre"]);

function pinsOf(garment: Garment): Map<string, Pin[]> {
  const plane = kitPlane(garment);
  const pins = new Map<string, Pin[]>();
  const printed = new Set(
    garment.pieces.filter(({ material }) => material === "printed").map(({ id }) => id),
  );
  for (const { a, b } of garment.seams) {
    if (!printed.has(a.piece) || !printed.has(b.piece) || middle.has(a.edge)) continue;
    const count = 120;
    const [one, other] = [evenly(garment, a, count), evenly(garment, b, count).toReversed()];
    one.forEach((p, i) => {
      const q = other[i] as Point;
      const [here, there] = [plane(a.piece, p as PiecePoint), plane(b.piece, q as PiecePoint)];
      const by = { x: (there.x - here.x) / 2, y: (there.y - here.y) / 2 };
      const add = (piece: string, pin: Pin) => pins.set(piece, [...(pins.get(piece) ?? []), pin]);
      add(a.piece, { at: p, by });
      add(b.piece, { at: q, by: { x: 0 - by.x, y: 0 - by.y } });
    });
  }
  return pins;
}

/** Points of an edge at equal steps of its length. */
function evenly(garment: Garment, ref: EdgeRef, count: number): Point[] {
  const edges = garment.pieces.find(({ id }) => id === ref.piece)?.edges ?? [];
  const line = edges
    .filter(({ name }) => name === ref.edge)
    .flatMap(({ path }) => points(path, 0.02));
  const ways = line.map(() => 0);
  for (let i = 1; i < line.length; i += 1) {
    const [p, q] = [line[i - 1] as Point, line[i] as Point];
    ways[i] = (ways[i - 1] ?? 0) + Math.hypot(q.x - p.x, q.y - p.y);
  }
  const length = ways.at(-1) ?? 0;
  let i = 1;
  return Array.from({ length: count + 1 }, (_, n) => {
    const wanted = (n / count) * length;
    while (i < line.length - 1 && (ways[i] ?? 0) < wanted) i += 1;
    const [p, q] = [line[i - 1] as Point, line[i] as Point];
    const t = (wanted - (ways[i - 1] ?? 0)) / ((ways[i] ?? 1) - (ways[i - 1] ?? 0) || 1);
    return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
  });
}

function points(path: Parameters<typeof flattenPath>[0], close: number): Point[] {
  return flattenPath(path, close).flatMap((contour) => [...contour.points]);
}
