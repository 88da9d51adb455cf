import { isPlaced, type Layer } from "@holeshot/design";
import type { Garment, Piece, PieceId } from "@holeshot/garments";
import type { Point } from "@holeshot/geometry";
import { colourAt } from "../items/colour-at.ts";
import { layerBounds } from "../items/bounds.ts";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import type { PieceScene, Scene, SceneLayer } from "../scene.ts";
import { colourSteps, paintSteps } from "./paint-steps.ts";

/** Where a scene that is to be printed is not the one that was shown. */
export interface SceneDifference {
  readonly piece: PieceId;
  /** Of the document; empty for the zones of a piece. */
  readonly layer: string;
  readonly what: "missing" | "place" | "size" | "colour";
  /** How far off: mm for a place or size, steps of 255 for a colour. */
  readonly by: number;
}

/** What two scenes may differ by: a share of a length and mm, whichever is less; steps of 255 of a colour. */
export const fidelity = { share: 0.01, mm: 0.5, steps: 3 } as const;

/** Differences below this are rounding, mm. */
const rounding = 0.02;
/** Zones are looked at in this many places across a piece's longer side. */
const looks = 24;

/** What both scenes were made of. */
export interface SceneFacts {
  readonly garment: Pick<Garment, "pieces">;
  /** The product's layers in the document. */
  readonly layers: readonly Layer[];
}

type IsZone = (layer: string) => boolean;

/**
 * Compares what was shown with what is to be printed of the same size: every text and picture by its place,
 * size and colours, the zones by the colours of a grid of points. Bleed may differ: only what lies on the
 * piece counts. An empty list means that they are the same.
 */
export function compareScenes(
  shown: Scene,
  printed: Scene,
  { garment, layers }: SceneFacts,
): SceneDifference[] {
  const zones = new Set(layers.filter((layer) => !isPlaced(layer)).map(({ id }) => id));
  const isZone = (layer: string) => layer === "" || zones.has(layer);
  return shown.pieces.flatMap((before): SceneDifference[] => {
    const piece = garment.pieces.find(({ id }) => id === before.piece);
    const after = printed.pieces.find((one) => one.piece === before.piece);
    if (!piece) return [];
    if (!after) return [{ piece: before.piece, layer: "", what: "missing", by: 0 }];
    return [
      ...placedDifferences(before, after, isZone),
      ...zoneDifferences(before, after, piece, isZone),
    ];
  });
}

function placedDifferences(
  before: PieceScene,
  after: PieceScene,
  isZone: IsZone,
): SceneDifference[] {
  const [own, others] = [placedOn(before, isZone), placedOn(after, isZone)];
  const ids = new Set([...own.keys(), ...others.keys()]);
  return [...ids].flatMap((layer): SceneDifference[] => {
    const at = { piece: before.piece, layer };
    const [one, other] = [own.get(layer), others.get(layer)];
    if (!one || !other || one.items.length !== other.items.length) {
      return [{ ...at, what: "missing", by: 0 }];
    }
    return layerDifferences(one, other).map((found) => ({ ...at, ...found }));
  });
}

/** Text and pictures by layer; zones and cloth are compared by what they show. */
function placedOn(scene: PieceScene, isZone: IsZone): Map<string, SceneLayer> {
  const placed = scene.layers.filter(({ layer, items }) => !isZone(layer) && items.length > 0);
  return new Map(placed.map((one) => [one.layer, one]));
}

function layerDifferences(
  one: SceneLayer,
  other: SceneLayer,
): Pick<SceneDifference, "what" | "by">[] {
  const [a, b] = [layerBounds(one), layerBounds(other)];
  const off = Math.hypot(
    (a.left + a.right - b.left - b.right) / 2,
    (a.top + a.bottom - b.top - b.bottom) / 2,
  );
  const [wide, high] = [a.right - a.left, a.bottom - a.top];
  const larger = Math.max(beyond(wide, b.right - b.left), beyond(high, b.bottom - b.top));
  const steps = Math.max(
    0,
    ...one.items.map((item, index) => paintSteps(item, other.items[index])),
  );
  return [
    ...(off > fidelity.mm ? [{ what: "place" as const, by: off }] : []),
    ...(larger > 0 ? [{ what: "size" as const, by: larger }] : []),
    ...(steps > fidelity.steps ? [{ what: "colour" as const, by: steps }] : []),
  ];
}

/** By how much a length differs, if by more than is allowed. */
function beyond(length: number, other: number): number {
  const by = Math.abs(length - other);
  const allowed = Math.max(rounding, Math.min(fidelity.mm, fidelity.share * length));
  return by > allowed ? by : 0;
}

/** At most one a piece: the worst of all places looked at. */
function zoneDifferences(
  before: PieceScene,
  after: PieceScene,
  piece: Piece,
  isZone: IsZone,
): SceneDifference[] {
  const [own, others] = [zonesOf(before, isZone), zonesOf(after, isZone)];
  let worst = 0;
  for (const point of gridOn(piece)) {
    const off = colourSteps(own(point), others(point));
    if (off <= fidelity.steps || off <= worst) continue;
    // An edge may run half a millimetre beside where it was shown.
    const near = around(point).some(
      (spot) => colourSteps(own(spot), others(point)) <= fidelity.steps,
    );
    if (!near) worst = off;
  }
  if (worst === 0) return [];
  return [{ piece: before.piece, layer: "", what: "colour", by: worst }];
}

function zonesOf(scene: PieceScene, isZone: IsZone): (point: Point) => string {
  const items = scene.layers.filter(({ layer }) => isZone(layer)).flatMap((one) => one.items);
  return (point) => colourAt(items, point) ?? scene.ground;
}

function gridOn({ bounds, outline }: Piece): Point[] {
  const inside = outlinesOfPath(outline);
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const step = Math.max(width, height) / looks;
  const points: Point[] = [];
  for (let y = bounds.top + step / 2; y < bounds.bottom; y += step) {
    for (let x = bounds.left + step / 2; x < bounds.right; x += step) {
      if (isInside({ x, y }, inside)) points.push({ x, y });
    }
  }
  return points;
}

function around({ x, y }: Point): Point[] {
  const { mm } = fidelity;
  return [-mm, 0, mm].flatMap((dx) => [-mm, 0, mm].map((dy) => ({ x: x + dx, y: y + dy })));
}
