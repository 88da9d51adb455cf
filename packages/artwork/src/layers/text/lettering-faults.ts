import type { TextLayer } from "@holeshot/design";
import type { RosterEntry, SceneInput } from "../../scene-input.ts";
import { withCarry } from "../../with-carry.ts";
import type { FontShaper } from "../../text/font-shaper.ts";
import { missingCharacters } from "../../text/missing-characters.ts";
import { drawText } from "../../text/text-items.ts";
import { fittedText, rosterText } from "../../text/text-layer-items.ts";

/** Why a name or number cannot be made as it is written. */
export type LetteringFaultKind = LetteringFault["kind"];

/** A name or number that cannot be made as it is written. */
export type LetteringFault = {
  readonly layer: string;
  readonly role: "name" | "number";
  readonly text: string;
} & (
  | {
      /** Its face cannot draw these: the cloth would show less than was written. */
      readonly kind: "missing_characters";
      readonly font: string;
      readonly characters: readonly string[];
    }
  /** It has no room on the garment, however it is squeezed, made smaller and broken. */
  | { readonly kind: "too_long" }
);

/** What decides whether lettering can be made: no colours, no pictures. */
export type LetteringInput = Pick<
  SceneInput,
  "document" | "product" | "garment" | "base" | "carry" | "art" | "fonts"
>;

/**
 * The names and numbers of one garment that their face cannot draw or that do not fit their place, as its scene would
 * report them, without drawing the rest. Layers whose face is not there are left out.
 */
export function letteringFaults(given: LetteringInput, roster?: RosterEntry): LetteringFault[] {
  const input = withCarry(given);
  const layers = input.document.products[input.product]?.layers ?? [];
  return layers.flatMap((layer): LetteringFault[] => {
    if (layer.kind !== "text" || layer.role === undefined || layer.hidden) return [];
    const shaper = input.fonts(layer.font);
    const text = rosterText(layer, roster);
    if (!shaper || text.trim() === "") return [];
    const { id, role, font } = layer;
    const told = { layer: id, role, text };
    const characters = missingCharacters(text, shaper);
    return [
      ...(characters.length > 0
        ? [{ ...told, kind: "missing_characters" as const, font, characters }]
        : []),
      ...(fits(input, layer, text, shaper) ? [] : [{ ...told, kind: "too_long" as const }]),
    ];
  });
}

function fits(input: LetteringInput, layer: TextLayer, text: string, shaper: FontShaper): boolean {
  const piece = input.garment.pieces.find(({ id }) => id === layer.piece);
  if (!piece) return true;
  const own = { ...layer, text };
  const draw = (lines: string) => drawText({ ...layer, text: lines }, shaper);
  return fittedText(input, own, layer.text, piece, draw).fit.fits;
}
