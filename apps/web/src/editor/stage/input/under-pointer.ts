import type { ScreenPoint } from "@holeshot/geometry";
import { type EditorParts, layersOf } from "../../model/editor-context.ts";
import type { ClothPlace, ClothView } from "../view/cloth-view.ts";
import { layersAt } from "./hit-test.ts";

/** How far beside a layer a tap still means it, CSS pixels. */
const SLACK_PX = 6;

export interface UnderPointer {
  /** Null beside the garment. */
  readonly found: ClothPlace | null;
  /** The layers there, topmost first. */
  readonly ids: readonly string[];
}

/** What lies under a pixel of the picture, of which each is `ratio` CSS pixels wide. */
export function underPointer(
  parts: EditorParts,
  view: ClothView | null,
  pixels: ScreenPoint,
  ratio: number,
): UnderPointer {
  const found = view?.at(pixels.x, pixels.y);
  if (!view || !found) return { found: null, ids: [] };
  const { editing, product } = parts.store.state();
  const scale = view.mapAt(found.piece, found.point)?.scale ?? 1;
  const slack = SLACK_PX / ratio / scale;
  const layers = layersOf(editing.document, product);
  return {
    found,
    ids: layersAt(layers, { ...parts, garment: view.garment }, found.piece, found.point, slack),
  };
}
