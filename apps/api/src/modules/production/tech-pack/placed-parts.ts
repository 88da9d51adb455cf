import type { SceneItem, SceneShrink } from "@holeshot/artwork";
import { isPlaced, type LayerOf, type PlacedLayer } from "@holeshot/design";
import type { Piece } from "@holeshot/garments";
import {
  type Box,
  distanceToLine,
  flattenPath,
  type Point,
  pointsBounds,
  transformPoint,
} from "@holeshot/geometry";
import type { OrderUnit } from "../order-units.ts";
import type { PrintSources } from "../pictures.ts";
import type { DrawnUnit } from "../unit-scene.ts";

/** How far print keeps from the seam line, mm: along the piece's two axes through the print's middle, and at the least. */
export interface Clearance {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
  readonly least: number;
}

/** What a kind of layer tells a maker of itself. */
export interface PartFacts {
  readonly table: "texts" | "pictures";
  /** The words that stand there, or the picture's name. */
  readonly words: string;
  /** Whose words take their place where a rider has some. */
  readonly role?: "name" | "number" | undefined;
  readonly colour?: string;
  readonly font?: string;
  /** Height of capitals as drawn, mm. */
  readonly capHeight?: number;
}

/** Methods, so that one kind's may stand where any kind's are asked: they are only ever asked about their own layers. */
interface KindFacts<L extends PlacedLayer> {
  of(layer: L, smaller: SceneShrink | undefined): PartFacts;
}

const kinds: { readonly [K in PlacedLayer["kind"]]: KindFacts<LayerOf<K>> } = {
  text: {
    of: ({ text, role, colour, font, size }, smaller) => ({
      table: "texts",
      words: text,
      ...(role === undefined ? {} : { role }),
      colour,
      font,
      capHeight: smaller?.to ?? size,
    }),
  },
  image: { of: ({ name, source }) => ({ table: "pictures", words: name ?? source.id }) },
};

function kindOf(layer: PlacedLayer): KindFacts<PlacedLayer> {
  return kinds[layer.kind];
}

/** A text or picture as it is printed on one piece, measured off its scene. */
export interface PlacedPart {
  /** `T1`, `P1`: what points to it on the drawings. */
  readonly code: string;
  readonly facts: PartFacts;
  readonly piece: Piece;
  /** Box of its ink on the piece, mm. */
  readonly box: Box;
  readonly clearance: Clearance;
  /** Of a picture of pixels: its own size, and how many of them lie in an inch; null for vectors. */
  readonly pixels: { readonly width: number; readonly height: number; readonly dpi: number } | null;
}

/** Every text and picture of a garment that leaves ink, in the order of the design's layers. */
export function placedParts(
  unit: OrderUnit,
  { garment, scene }: DrawnUnit,
  sources: Pick<PrintSources, "pixels">,
): readonly PlacedPart[] {
  const layers = (unit.document.products[unit.product]?.layers ?? []).filter(isPlaced);
  const counts = { texts: 0, pictures: 0 };
  return layers.flatMap((layer): PlacedPart[] => {
    const drawn = scene.pieces.find(({ piece }) => piece === layer.piece);
    const piece = garment.pieces.find(({ id }) => id === layer.piece);
    const items = drawn?.layers.find((one) => one.layer === layer.id)?.items ?? [];
    const ink = inkOf(items);
    if (!drawn || !piece || ink.length === 0) return [];
    const facts = kindOf(layer).of(
      layer,
      scene.shrinks.find((one) => one.layer === layer.id),
    );
    counts[facts.table] += 1;
    return [
      {
        code: `${facts.table === "texts" ? "T" : "P"}${counts[facts.table]}`,
        facts,
        piece,
        box: pointsBounds(ink),
        clearance: clearanceOf(ink, piece, layer.rotation),
        pixels: pixelsOf(items, sources),
      },
    ];
  });
}

/** Points of all outlines that are painted. */
function inkOf(items: readonly SceneItem[]): readonly Point[] {
  return items.flatMap((item): readonly Point[] => {
    if (item.kind === "fill") return flattenPath(item.path, 0.1).flatMap(({ points }) => points);
    if ("matrix" in item) {
      return [0, 1].flatMap((x) => [0, 1].map((y) => transformPoint(item.matrix, { x, y })));
    }
    // What is cut off leaves no ink: the clip's own outline stands for what is inside it.
    const inside = inkOf(item.items);
    const edge = flattenPath(item.path, 0.1).flatMap(({ points }) => points);
    if (inside.length === 0 || edge.length === 0) return inside;
    const [a, b] = [pointsBounds(inside), pointsBounds(edge)];
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    if (left >= right || top >= bottom) return [];
    return [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  });
}

/** `rotation` is how far the print is turned, degrees clockwise: what is measured from is the box that turns with it. */
export function clearanceOf(ink: readonly Point[], piece: Piece, rotation: number): Clearance {
  const seam = flattenPath(piece.outline, 0.1)[0]?.points ?? [];
  const box = turnedBox(ink, rotation);
  const middle = centreOf(box);
  const [left, right] = extent(crossings(box, middle.y, "y"));
  const [top, bottom] = extent(crossings(box, middle.x, "x"));
  const level = crossings(seam, middle.y, "y");
  const upright = crossings(seam, middle.x, "x");
  const below = (values: readonly number[], from: number) =>
    Math.max(...values.filter((value) => value <= from));
  const above = (values: readonly number[], from: number) =>
    Math.min(...values.filter((value) => value >= from));
  return {
    left: left - below(level, middle.x),
    right: above(level, middle.x) - right,
    above: top - below(upright, middle.y),
    below: above(upright, middle.y) - bottom,
    least: Math.min(...ink.map((point) => distanceToLine(seam, point))),
  };
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Corners of the box of points that lies along a line turned by so many degrees. */
function turnedBox(points: readonly Point[], degrees: number): readonly Point[] {
  const angle = (degrees * Math.PI) / 180;
  const turn = ({ x, y }: Point, by: number) => ({
    x: x * Math.cos(by) - y * Math.sin(by),
    y: x * Math.sin(by) + y * Math.cos(by),
  });
  const { left, top, right, bottom } = pointsBounds(points.map((point) => turn(point, -angle)));
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map((corner) => turn(corner, angle));
}

function centreOf(box: readonly Point[]): Point {
  const { left, top, right, bottom } = pointsBounds(box);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Where a closed line crosses a level (`y`) or an upright (`x`) one. */
function crossings(line: readonly Point[], at: number, fixed: "x" | "y"): readonly number[] {
  const along = fixed === "x" ? "y" : "x";
  return line.flatMap((b, i) => {
    const a = line[(i + line.length - 1) % line.length] as Point;
    if (a[fixed] > at === b[fixed] > at) return [];
    return [a[along] + ((b[along] - a[along]) * (at - a[fixed])) / (b[fixed] - a[fixed])];
  });
}

function pixelsOf(
  items: readonly SceneItem[],
  { pixels }: Pick<PrintSources, "pixels">,
): PlacedPart["pixels"] {
  for (const item of items) {
    if (item.kind === "clip") {
      const inner = pixelsOf(item.items, { pixels });
      if (inner) return inner;
    }
    if (!("matrix" in item)) continue;
    const picture = pixels.get(item.asset);
    if (!picture) continue;
    const [a, b, c, d] = item.matrix;
    const inch = 25.4;
    const dpi = Math.min(
      (picture.width / Math.hypot(a, b)) * inch,
      (picture.height / Math.hypot(c, d)) * inch,
    );
    return { width: picture.width, height: picture.height, dpi };
  }
  return null;
}
