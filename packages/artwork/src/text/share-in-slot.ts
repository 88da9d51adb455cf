import type { TextLayer } from "@holeshot/design";
import type { TemplateArt, TemplateSlot } from "../template/types.ts";
import { readableHeight } from "./fit-text.ts";
import type { FontShaper } from "./font-shaper.ts";
import { layOutText } from "./lay-out-text.ts";
import { extentIn, rimOf, slotOf } from "./slot-room.ts";

/** Round a small mark the kit leaves cloth of one colour; a large one fills it. */
const smallMark = 1.5;

/** Left free between two marks that both reach beyond their places, mm. */
const gap = 4;

/** Of its height; what asks for less is told as too long for its place. */
const leastShare = 1 / 3;

/** A text has been moved when it is further from its place than this, mm and degrees. */
const still = 1;

/**
 * The share of its size at which a sponsor's words are as wide as the kit's place that they stand in: 1 where
 * they have room, were moved away, or stand in no place; never less than a third. `before` is the layer as it
 * was with the words that stood there, which had room however wide they were. For who puts other words there: what
 * is drawn is always what the document says.
 */
export function shareInSlot(
  layer: TextLayer,
  art: Pick<TemplateArt, "slots">,
  shaper: FontShaper,
  before?: TextLayer,
): number {
  const ratio = roomShare(layer, art, shaper, before);
  return ratio === null ? 1 : Math.min(1, Math.max(leastShare, ratio));
}

/**
 * The size that a sponsor's words have in the kit's place while nobody gave them another, mm of cap height: the kit's,
 * or smaller by the rule of `shareInSlot`, whatever size they have now. `own` is the text that the kit has there. Null
 * where they were moved away or stand in no place.
 */
export function sizeInSlot(
  layer: TextLayer,
  own: TextLayer,
  art: Pick<TemplateArt, "slots">,
  shaper: FontShaper,
): number | null {
  const ratio = roomShare(layer, art, shaper, own);
  if (ratio === null) return null;
  return Math.min(own.size, Math.max(leastShare * own.size, ratio * layer.size));
}

/** How much larger than its words their room is; null where they stand in none. */
function roomShare(
  layer: TextLayer,
  art: Pick<TemplateArt, "slots">,
  shaper: FontShaper,
  before: TextLayer | undefined,
): number | null {
  const slot = layer.role === undefined ? slotOf(art, layer) : undefined;
  if (!slot) return null;
  const moved = Math.hypot(layer.x - slot.x, layer.y - slot.y) > still;
  if (moved || Math.abs(layer.rotation - slot.rotation) > still) return null;
  const widthOf = (one: TextLayer): number => layOutText(one, shaper).width + rimOf(one);
  const had = before?.font === layer.font ? widthOf(before) : 0;
  return Math.max(widthIn(art, slot), had) / widthOf(layer);
}

/** How wide words may be in a place: a small mark shares what is free between it and those beside it. */
function widthIn({ slots }: Pick<TemplateArt, "slots">, slot: TemplateSlot): number {
  if (slot.height > readableHeight) return slot.width;
  const half = slot.width / 2;
  const free = slots
    .filter((one) => one !== slot && one.piece === slot.piece)
    .map((one) => extentIn(slot, one))
    .filter(({ top, bottom }) => top < slot.height / 2 && bottom > -slot.height / 2)
    .map(({ left, right }) => (Math.max(left, -right) - half - gap) / 2);
  return Math.max(slot.width, Math.min(smallMark * slot.width, 2 * (half + Math.min(...free))));
}
