import { containsPoint, type PiecePoint, type Point } from "@holeshot/geometry";
import type { ClothView } from "../view/cloth-view.ts";
import { overSeams } from "../view/over-seams.ts";
import { boxPoint, type PlacedBox } from "./layer-box.ts";

/** Places looked up on each side of a frame. */
export const FRAME_POINTS = 32;

export interface FramePoint {
  /** CSS pixels of the stage. */
  readonly x: number;
  readonly y: number;
  readonly place: PiecePoint;
  /** The place is in sight; otherwise it is where it would be if the cloth went on straight. */
  readonly seen: boolean;
  /** Beyond the piece's safe line. */
  readonly beyond: boolean;
}

/** A frame as it lies on the cloth, from the top left corner clockwise; corners at every 32nd point. */
export type FrameLine = readonly FramePoint[];

const corners = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

/** The places of a frame, piece mm. */
export function framePlaces(box: PlacedBox): readonly PiecePoint[] {
  return corners.flatMap(([x, y], side) => {
    const [toX, toY] = corners[(side + 1) % 4] ?? [0, 0];
    return Array.from({ length: FRAME_POINTS }, (_, step) => {
      const share = step / FRAME_POINTS;
      return boxPoint(box, x + (toX - x) * share, y + (toY - y) * share);
    });
  });
}

/** Null when nothing of the frame is in sight. */
export function frameLine(
  box: PlacedBox,
  cloth: ClothView,
  ratio: number,
  safe: readonly Point[] | null,
): FrameLine | null {
  const view = box.goesOn ? overSeams(cloth) : cloth;
  const places = framePlaces(box);
  const found = places.map((place) => view.find(box.piece, place));
  if (found.every((point) => point === null)) return null;
  const shown = goOn(box.piece, places, found, view);
  return smooth(shown, found).map(({ x, y }, index) => {
    const place = places[index] ?? { x: 0, y: 0 };
    return {
      x: x * ratio,
      y: y * ratio,
      place,
      seen: found[index] !== null,
      beyond:
        safe !== null && !containsPoint(safe, place) && view.isOn?.(box.piece, place) !== true,
    };
  });
}

const kept = new WeakMap<ClothView, { readonly key: string; readonly line: FrameLine | null }>();

/** The same, looked up once as long as nothing of it changes: another colour or word elsewhere moves no frame. */
export function keptFrameLine(
  box: PlacedBox,
  view: ClothView,
  ratio: number,
  safe: readonly Point[] | null,
): FrameLine | null {
  if (view.still !== true) return frameLine(box, view, ratio, safe);
  const { piece, x, y, width, height, rotation, goesOn } = box;
  const key = [piece, x, y, width, height, rotation, goesOn, ratio, safe?.length].join(" ");
  const known = kept.get(view);
  if (known?.key === key) return known.line;
  const line = frameLine(box, view, ratio, safe);
  kept.set(view, { key, line });
  return line;
}

/** What is out of sight goes on straight from the nearest place of the frame that is in sight. */
function goOn(
  piece: string,
  places: readonly PiecePoint[],
  found: readonly (Point | null)[],
  view: ClothView,
): Point[] {
  const count = places.length;
  const maps = new Map<number, ReturnType<ClothView["mapAt"]>>();
  return places.map((place, index) => {
    const own = found[index];
    if (own) return own;
    for (let far = 1; far <= count / 2; far += 1) {
      for (const near of [(index - far + count) % count, (index + far) % count]) {
        const anchor = places[near];
        if (!found[near] || !anchor) continue;
        if (!maps.has(near)) maps.set(near, view.mapAt(piece, anchor));
        const map = maps.get(near);
        return map ? map.toScreen(place) : (found[near] ?? { x: 0, y: 0 });
      }
    }
    return { x: 0, y: 0 };
  });
}

/** Takes the last jitter of folds off; corners stay where they are. */
function smooth(points: readonly Point[], found: readonly (Point | null)[]): Point[] {
  return points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (index % FRAME_POINTS === 0 || !before || !after || !found[index]) return point;
    return {
      x: (before.x + 2 * point.x + after.x) / 4,
      y: (before.y + 2 * point.y + after.y) / 4,
    };
  });
}
