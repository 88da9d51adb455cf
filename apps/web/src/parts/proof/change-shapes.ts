import type { PieceScene, SceneItem } from "@holeshot/artwork";
import {
  flattenPath,
  type Path,
  type PiecePoint,
  type ScreenPoint,
  transformPath,
} from "@holeshot/geometry";

/** What of a layer lies on one piece: all that it paints there, as areas in the piece's millimetres. */
export interface LayerShape {
  readonly piece: string;
  readonly paths: readonly Path[];
}

/** Finer than a pixel of the largest picture. */
const TOLERANCE_MM = 0.4;

const unitSquare: Path = [["M", 0, 0], ["L", 1, 0], ["L", 1, 1], ["L", 0, 1], ["Z"]];

/** The shapes of layers as they are drawn: letters, a picture's edge, an area of the kit. */
export function layerShapes(
  pieces: readonly PieceScene[],
  layers: ReadonlySet<string>,
): readonly LayerShape[] {
  return pieces.flatMap(({ piece, layers: drawn }) => {
    const items = drawn.flatMap((each) => (layers.has(each.layer) ? each.items : []));
    return items.length === 0 ? [] : [{ piece, paths: items.map(edgeOf) }];
  });
}

/** What is cut to a shape has that shape. */
function edgeOf(item: SceneItem): Path {
  return item.kind === "image" ? transformPath(unitSquare, item.matrix) : item.path;
}

/** The SVG path of a shape as it shows on a picture; what is out of sight is left out. Empty when nothing is seen. */
export function shownPath(
  { piece, paths }: LayerShape,
  find: (piece: string, point: PiecePoint) => ScreenPoint | null,
): string {
  const lines = paths.flatMap((path) => flattenPath<"piece">(path, TOLERANCE_MM));
  return lines
    .map(({ points }) => {
      const seen = points.flatMap((point) => find(piece, point) ?? []);
      if (seen.length < 3) return "";
      return `M${seen.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
    })
    .join("");
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
