import type { PieceScene, SceneItem } from "@holeshot/artwork";
import type { TechProduct } from "./tech-pack.ts";
import { flattenPath, signedArea } from "@holeshot/geometry";

/** A colour that is printed, and on which pieces. */
export interface PrintedColour {
  readonly hex: string;
  readonly pieces: readonly string[];
}

/** No chart has more patches: what is left is the least painted. */
const MOST = 48;

/** Colours of all products of a design, in the order of the strike-off's patches; pieces are named `jersey front`. */
export function designColours(products: readonly TechProduct[]): readonly PrintedColour[] {
  return printedColours(
    products.flatMap(({ product, sample: { drawn } }) => {
      const printed = drawn.garment.pieces.filter(({ material }) => material === "printed");
      const ids = new Set(printed.map(({ id }) => id));
      return drawn.scene.pieces
        .filter(({ piece }) => ids.has(piece))
        .map((scene) => ({ ...scene, piece: `${product} ${scene.piece}` }));
    }),
  );
}

/** Colours of printed pieces, ends of ramps among them, the most painted first. Pictures of pixels are not looked into. */
function printedColours(pieces: readonly PieceScene[]): readonly PrintedColour[] {
  const found = new Map<string, { area: number; pieces: Set<string> }>();
  for (const { piece, ground, cloth, layers } of pieces) {
    const note = (hex: string, area: number) => {
      const known = found.get(hex) ?? { area: 0, pieces: new Set<string>() };
      known.area += area;
      known.pieces.add(piece);
      found.set(hex, known);
    };
    const items = layers.flatMap((layer) => layer.items);
    if (items.length === 0) note(ground, areaOf(cloth));
    for (const item of items) noteItem(item, note);
  }
  return [...found]
    .toSorted(([a, one], [b, other]) => other.area - one.area || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([hex, { pieces: on }]) => ({ hex, pieces: [...on] }));
}

function noteItem(item: SceneItem, note: (hex: string, area: number) => void): void {
  if (item.kind === "clip") for (const inner of item.items) noteItem(inner, note);
  if (item.kind !== "fill") return;
  const area = areaOf(item.path);
  if (typeof item.paint === "string") return note(item.paint, area);
  const { stops } = item.paint;
  for (const { colour } of stops) note(colour, area / stops.length);
}

function areaOf(path: PieceScene["cloth"]): number {
  const lines = flattenPath(path, 0.5);
  return Math.abs(lines.reduce((sum, { points }) => sum + signedArea(points), 0));
}
