import type { ScreenPoint } from "@holeshot/geometry";
import { type EditorParts, layersOf } from "../../model/editor-context.ts";
import type { GestureStart } from "../../tools/gesture.ts";
import { chosenOn } from "./chosen.ts";
import type { ClothView, LocalMap } from "../view/cloth-view.ts";
import { overSeams } from "../view/over-seams.ts";
import { framePlaces } from "../frame/frame-line.ts";
import { guidesFor } from "../frame/guides.ts";
import { basePoint, placeAt, type PlacedBox, settle } from "../frame/layer-box.ts";
import { baseGarment } from "../../garments/patterns.ts";

/** What a gesture on the chosen layers starts on; null when they are locked or out of sight. */
export function gestureStart(
  editor: EditorParts,
  seen: ClothView,
  pointer: ScreenPoint,
): GestureStart | null {
  const parts = { ...editor, garment: seen.garment };
  const { store } = parts;
  const { editing, product, selection } = store.state();
  const layers = layersOf(editing.document, product);
  const chosen = chosenOn(layers, selection, parts);
  const first = chosen?.members[0];
  if (!chosen || !first || chosen.locked) return null;
  const box = chosen.box ?? first.box;
  const alone = chosen.members.length === 1;
  const goesOn = alone && first.layer.across_seams !== false;
  const view = goesOn ? overSeams(seen) : seen;
  const map = mapOf(view, box);
  if (!map) return null;
  const single = alone && first.layer.link === undefined;
  const printed = baseGarment(product).pieces.filter(({ material }) => material === "printed");
  return {
    store,
    product,
    layers: chosen.members.map(({ layer }) => layer.id),
    box,
    view,
    map,
    pointer,
    guides: guidesFor(layers, selection, parts),
    placeAt: (id, at) => placeAt({ id, piece: at.piece }, at, parts),
    basePoint: (at) => basePoint(at.piece, at, parts),
    settle: () =>
      settle(
        chosen.members.map(({ layer }) => layer),
        parts,
      ),
    goesOn,
    pieces: new Set(single ? printed.map(({ id }) => id) : []),
  };
}

/** The cloth round a box's centre, or round whatever of its frame is in sight. */
function mapOf(view: ClothView, box: PlacedBox): LocalMap | null {
  const own = view.mapAt(box.piece, box);
  if (own) return own;
  for (const [index, place] of framePlaces(box).entries()) {
    const map = index % 8 === 0 ? view.mapAt(box.piece, place) : null;
    if (map) return map;
  }
  return null;
}
