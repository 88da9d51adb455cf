import type { TextLayer } from "@holeshot/design";
import type { TemplateArt } from "../template/types.ts";
import { leastScale, readableHeight } from "./fit-text.ts";
import type { FontShaper } from "./font-shaper.ts";
import { layOutText } from "./lay-out-text.ts";
import { rimOf, slotOf } from "./slot-room.ts";

/** Round a small mark the kit leaves cloth of one colour; a large one fills it. */
const smallMark = 1.5;

/** A text has been moved when it is further from its place than this, mm and degrees. */
const still = 1;

/**
 * The share of its size at which a sponsor's words are as wide as the kit's place that they stand in: 1 where
 * they have room, were moved away, or stand in no place; never so little that they could not be read. For
 * who puts other words there: what is drawn is always what the document says.
 */
export function shareInSlot(
  layer: TextLayer,
  art: Pick<TemplateArt, "slots">,
  shaper: FontShaper,
): number {
  const slot = layer.role === undefined ? slotOf(art, layer) : undefined;
  if (!slot) return 1;
  const moved = Math.hypot(layer.x - slot.x, layer.y - slot.y) > still;
  if (moved || Math.abs(layer.rotation - slot.rotation) > still) return 1;
  const room = slot.width * (slot.height > readableHeight ? 1 : smallMark);
  const width = layOutText(layer, shaper).width + rimOf(layer);
  return width <= room ? 1 : Math.max(leastScale(layer.size), room / width);
}
