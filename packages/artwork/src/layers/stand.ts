import type { PlacedLayer } from "@holeshot/design";
import type { Garment } from "@holeshot/garments";
import type { Path, PiecePoint } from "@holeshot/geometry";
import { drawnAs, type Drawables } from "../make-scene-input.ts";
import type { TemplateArt } from "../template/types.ts";
import type { TextKit } from "../text/text-box.ts";
import { withCarry } from "../with-carry.ts";
import { carryBack } from "../zones/carry-back.ts";
import { keepShape } from "../zones/keep-shape.ts";
import { drawingOf } from "./drawing.ts";
import { onPlace, placeOfLayer, wayByHand } from "./kept-apart.ts";
import type { FrameSize } from "./layer-drawing.ts";

/** The garment that is drawn, the one that the document's millimetres are in, and the kit's drawing. */
export interface DrawnOn {
  readonly garment: Garment;
  readonly base: Garment;
  readonly art: Pick<TemplateArt, "slots">;
}

/** A layer's frame on the garment that is drawn, mm of its piece, before it is turned by the layer's rotation. */
export interface LayerStand extends FrameSize {
  readonly x: number;
  readonly y: number;
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** Where and how large a layer stands on the garment that is drawn; null while its face or picture has not arrived. */
export function layerStand(
  layer: PlacedLayer,
  on: DrawnOn,
  drawables: Drawables,
): LayerStand | null {
  const kit = kitOf(on);
  const size = drawingOf(layer).frame(layer, drawables, kit);
  if (!size) return null;
  const { x, y } = placeOfLayer(kit, layer);
  return { x, y, width: size.width, height: size.height };
}

/**
 * Which point of the base garment lies at a point of a piece of the garment that is drawn; which of an `emblem`, where one is
 * named, for it goes its own way.
 */
export function placeOnBase(piece: string, on: DrawnOn, { x, y }: At, emblem?: Path): At {
  const { carry } = kitOf(on);
  if (!carry) return { x, y };
  const way = (point: PiecePoint) => carry(piece, point);
  return carryBack(emblem ? keepShape(emblem, way) : way)({ x, y });
}

/** The document's place of what somebody puts at a point of the garment that is drawn, whatever places the kit has. */
export function placeByHand(piece: string, on: DrawnOn, { x, y }: At): At {
  const way = wayByHand(kitOf(on), piece);
  return way ? carryBack(way)({ x, y }) : { x, y };
}

/** So near to the edge of the kit's place, rounding decides on which side of it a layer comes to lie, mm. */
const doubt = 0.1;

/**
 * The document's place of a layer that is to stand at a point of the garment that is drawn: the way back of
 * `layerStand`. By the kit's own place, where that is moved down below a neck or lies elsewhere than what is put there by
 * hand, to 1.1 mm of the document.
 */
export function placeToStand(
  { id, piece }: Pick<PlacedLayer, "id" | "piece">,
  on: DrawnOn,
  at: At,
): At {
  const kit = kitOf(on);
  const off = placeByHand(piece, on, at);
  const slot = on.art.slots.find((one) => one.id === id && one.piece === piece);
  if (!kit.carry || !slot) return off;
  const place = { x: slot.x, y: slot.y };
  const kept = placeOfLayer(kit, { id, piece, ...place });
  const plain = kit.carry(piece, place);
  const byHand = wayByHand(kit, piece)?.(place) ?? plain;
  const [aside, down] = [kept.x - plain.x, kept.y - plain.y];
  if (kept.x === byHand.x && kept.y === byHand.y) return off;
  const still = placeOnBase(piece, on, { x: at.x - aside, y: at.y - down });
  if (Math.hypot(still.x - slot.x, still.y - slot.y) <= onPlace - doubt) return still;
  const [dx, dy] = [off.x - slot.x, off.y - slot.y];
  const far = Math.hypot(dx, dy);
  if (far > onPlace + doubt) return off;
  const out = onPlace + doubt;
  return far === 0
    ? { x: slot.x, y: slot.y + out }
    : { x: slot.x + (dx / far) * out, y: slot.y + (dy / far) * out };
}

/** As the scene has it: a garment cut as the base is the base itself, and needs no way. */
function kitOf({ garment, base, art }: DrawnOn): Required<Omit<TextKit, "carry">> & TextKit {
  return withCarry({ art, base, garment: drawnAs(garment, base) });
}
