import { isLettering, type TextLayer } from "@holeshot/design";
import type { SceneInput } from "../scene-input.ts";
import { contrastRatio } from "../template/contrast.ts";
import type { FontShaper } from "./font-shaper.ts";
import { layOutText } from "./lay-out-text.ts";
import type { PlacedLetter } from "./lay-out-text.ts";
import { keepsCounters } from "./letter-counters.ts";
import { rosterText } from "./text-layer-items.ts";
import { outlinesOf } from "./text-rings.ts";

/** Below this ratio of light an eye begins to take two colours for one (decision 0134). */
const leastApart = 2;

/** Whether an eye takes a colour round a letter for the letter's own. */
export function seemsOwn(layer: Pick<TextLayer, "colour">, colour: string): boolean {
  return contrastRatio(layer.colour, colour) < leastApart;
}

/**
 * The characters of a text that outlines or a shadow in its own colour, or one too near it, turn into others: a counter is
 * filled or a mouth closed. Each once, in the order they stand in. An outline that stands off keeps what lies beyond it apart.
 */
export function closedLetters(layer: TextLayer, text: string, shaper: FontShaper): string[] {
  const outlines = outlinesOf(layer);
  const standsOff = outlines.findIndex(({ colour }) => !seemsOwn(layer, colour));
  const near = standsOff < 0 ? outlines : outlines.slice(0, standsOff);
  const reach = near.reduce((sum, { width }) => sum + width, 0) / layer.size;
  const casts = standsOff < 0 && layer.shadow && seemsOwn(layer, layer.shadow.colour);
  if (reach === 0 && !casts) return [];
  const { letters } = layOutText({ ...layer, text }, shaper);
  const closed = letters.filter((letter) => {
    const shadow = casts && layer.shadow ? shadowOf(layer.shadow, letter) : undefined;
    return !keepsCounters(letter.glyph.path, { reach, ...(shadow && { shadow }) });
  });
  if (closed.length === 0) return [];
  const glyphs = new Set(closed.map(({ glyph }) => glyph.path));
  const own = [...new Set(text)].filter((one) =>
    shaper.shape(one, false).glyphs.some(({ path }) => glyphs.has(path)),
  );
  // Joined letters have a glyph of their own.
  return own.length > 0 ? own : [text];
}

/** The lettering of a product that can be misread as it is made, for its rider if it has one. */
export function closedLettering(
  input: Pick<SceneInput, "document" | "product" | "garment" | "fonts" | "roster">,
): { readonly layer: string; readonly characters: readonly string[] }[] {
  const made = new Set(input.garment.pieces.map(({ id }) => id));
  return (input.document.products[input.product]?.layers ?? []).flatMap((layer) => {
    if (!isLettering(layer) || layer.hidden || !made.has(layer.piece)) return [];
    const shaper = input.fonts(layer.font);
    const characters = shaper ? closedLetters(layer, rosterText(layer, input.roster), shaper) : [];
    return characters.length > 0 ? [{ layer: layer.id, characters }] : [];
  });
}

/** A shadow as a letter has it that stands turned on its line, in cap heights. */
function shadowOf({ dx, dy }: { dx: number; dy: number }, { matrix }: PlacedLetter) {
  const [a, b, c, d] = matrix;
  const area = a * d - b * c;
  // Letters of a bent line that are turned alike to this share one answer.
  const near = (share: number) => Math.round(share * 1000) / 1000;
  return { x: near((d * dx - c * dy) / area), y: near((a * dy - b * dx) / area) };
}
