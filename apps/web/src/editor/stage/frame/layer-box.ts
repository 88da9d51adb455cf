import {
  type DrawnOn,
  layerStand,
  placeByHand,
  placeOnBase,
  placeToStand,
} from "@holeshot/artwork";
import type { PlacedLayer } from "@holeshot/design";
import type { Garment } from "@holeshot/garments";
import type { Path, PiecePoint, Point } from "@holeshot/geometry";
import { baseGarment } from "../../garments/patterns.ts";
import { type EditorParts } from "../../model/editor-context.ts";

/** The frame of a placed layer: a box turned by `rotation` degrees round its centre, piece mm. */
export interface PlacedBox {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  /** It goes on over the seams of its piece. */
  readonly goesOn?: boolean;
}

/**
 * What tells where layers stand: their faces and pictures, the kit that gives names their room, and the garment that is
 * drawn. Boxes are in its millimetres; the document's are those of the base garment.
 */
export interface FrameParts extends Pick<EditorParts, "assets" | "kits" | "store"> {
  readonly garment: Garment;
}

/** For keys and buttons, which are beside the picture: the garment that it shows. */
export function shownParts(editor: EditorParts): FrameParts {
  const { store } = editor;
  return { ...editor, garment: store.drawn() ?? baseGarment(store.state().product) };
}

/** Where a layer stands on the garment that is drawn, or null while its face or picture has not arrived. */
export function layerBox(layer: PlacedLayer, parts: FrameParts): PlacedBox | null {
  const { piece, rotation, across_seams } = layer;
  const stand = layerStand(layer, drawnOn(parts), parts.assets.drawables);
  return stand && { piece, rotation, ...stand, ...(across_seams === true && { goesOn: true }) };
}

/** The document's place of a layer that is to stand at a point of the garment that is drawn. */
export function placeAt(
  layer: Pick<PlacedLayer, "id" | "piece">,
  at: Point,
  parts: FrameParts,
): Point {
  return placeToStand(layer, drawnOn(parts), at);
}

/** The document's millimetres of a point of the garment that is drawn; an emblem's own, where one is named. */
export function basePoint(piece: string, at: Point, parts: FrameParts, emblem?: Path): Point {
  return placeOnBase(piece, drawnOn(parts), at, emblem);
}

/**
 * Takes layers that stand below their kit's place, as lettering does under a deep neck, at their word: the document then
 * says where they are seen, and they can be moved from there.
 */
export function settle(layers: readonly PlacedLayer[], parts: FrameParts): void {
  const { store } = parts;
  const { product } = store.state();
  for (const layer of layers) {
    const box = layerBox(layer, parts);
    if (!box) continue;
    const place = tenths(placeByHand(layer.piece, drawnOn(parts), box));
    if (Math.hypot(place.x - layer.x, place.y - layer.y) < SHIFTED_MM) continue;
    store.run({ type: "place_layer", product, layer: layer.id, place });
  }
}

/** Less is rounding. */
const SHIFTED_MM = 0.5;

/** A tenth of a millimetre is finer than any printer. */
function tenths({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

function drawnOn({ kits, store, garment }: FrameParts): DrawnOn {
  const { editing, product } = store.state();
  const art = kits.kit(editing.document, product)?.art ?? noArt;
  return { art, base: baseGarment(product), garment };
}

/** Until the kit's drawing is here, no layer has a place of the kit's. */
const noArt: DrawnOn["art"] = { slots: [] };

/** Whether a point of the piece lies in the box, `slack` mm around it included. */
export function boxContains(box: PlacedBox, point: PiecePoint, slack: number): boolean {
  const turn = (-box.rotation * Math.PI) / 180;
  const dx = point.x - box.x;
  const dy = point.y - box.y;
  const along = dx * Math.cos(turn) - dy * Math.sin(turn);
  const across = dx * Math.sin(turn) + dy * Math.cos(turn);
  return Math.abs(along) <= box.width / 2 + slack && Math.abs(across) <= box.height / 2 + slack;
}

/** A point of the box by shares from its centre: (-0.5, -0.5) is the top left corner. */
export function boxPoint(box: PlacedBox, shareX: number, shareY: number): PiecePoint {
  const turn = (box.rotation * Math.PI) / 180;
  const along = shareX * box.width;
  const across = shareY * box.height;
  return {
    x: box.x + along * Math.cos(turn) - across * Math.sin(turn),
    y: box.y + along * Math.sin(turn) + across * Math.cos(turn),
  };
}
