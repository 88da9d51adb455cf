import type { TextLayer } from "@holeshot/design";

type Lettering = Pick<TextLayer, "stroke" | "strokes" | "shadow">;

/** From the letters, their outlines and their shadow to the dots: mm, and pixels where a phone shows the whole garment. */
const GAP = { mm: 4, pixels: 6 };

/** How far below its letters a text that is `width` mm and `seenWidth` pixels wide has its dots, mm. */
export function dotsBelow(layer: Lettering, width: number, seenWidth: number): number {
  return rimOf(layer) + Math.max(GAP.mm, (GAP.pixels * width) / (seenWidth || Infinity));
}

/** How far the outlines and the shadow of a text reach below its letters, mm. */
function rimOf({ stroke, strokes = [], shadow }: Lettering): number {
  const rim = stroke.enabled ? strokes.reduce((sum, { width }) => sum + width, stroke.width) : 0;
  return rim + Math.max(0, shadow?.dy ?? 0);
}
