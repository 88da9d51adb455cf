import type { TextLayer } from "@holeshot/design";
import type { RosterEntry, SceneInput } from "../../scene-input.ts";
import { withCarry } from "../../with-carry.ts";
import { drawText } from "../../text/text-items.ts";
import { fittedText, rosterText } from "../../text/text-layer-items.ts";

/** A name or number that has no room on a garment, however it is squeezed, made smaller and broken. */
export interface UnfitText {
  readonly layer: string;
  readonly role: "name" | "number";
  readonly text: string;
}

/** What decides whether lettering fits: no colours, no pictures. */
export type LetteringInput = Pick<
  SceneInput,
  "document" | "product" | "garment" | "base" | "carry" | "art" | "fonts"
>;

/**
 * The names and numbers of one garment that do not fit their place, as its scene would report them, without
 * drawing the rest. Layers whose face is not there are left out.
 */
export function unfitLettering(given: LetteringInput, roster?: RosterEntry): UnfitText[] {
  const input = withCarry(given);
  const layers = input.document.products[input.product]?.layers ?? [];
  return layers.flatMap((layer): UnfitText[] => {
    if (layer.kind !== "text" || layer.role === undefined || layer.hidden) return [];
    const text = rosterText(layer, roster);
    return fits(input, layer, text) ? [] : [{ layer: layer.id, role: layer.role, text }];
  });
}

function fits(input: LetteringInput, layer: TextLayer, text: string): boolean {
  const shaper = input.fonts(layer.font);
  const piece = input.garment.pieces.find(({ id }) => id === layer.piece);
  if (!shaper || !piece || text.trim() === "") return true;
  const own = { ...layer, text };
  const draw = (lines: string) => drawText({ ...layer, text: lines }, shaper);
  return fittedText(input, own, layer.text, piece, draw).fit.fits;
}
