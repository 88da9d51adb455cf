import type { TextLayer } from "@holeshot/design";
import type { Garment } from "@holeshot/garments";
import type { SceneInput } from "../scene-input.ts";
import type { TemplateArt } from "../template/types.ts";
import type { FontShaper } from "./font-shaper.ts";
import { layOutText } from "./lay-out-text.ts";
import { fittedText } from "./text-layer-items.ts";
import { drawText } from "./text-items.ts";

/** The frame of a text layer: a box turned by `rotation` degrees round its centre, piece mm. */
export interface LayerBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  /** Characters the font lacks, each once. */
  readonly missing: readonly string[];
}

/** What gives a name or number its room: the kit's drawing, and the garment the design is placed on. */
export interface TextKit {
  readonly art: Pick<TemplateArt, "slots">;
  readonly base: Garment;
  /** The garment that is drawn and the way there, where it is cut otherwise than the base. */
  readonly garment?: Garment;
  readonly carry?: SceneInput["carry"];
}

/**
 * Where a text layer's letters stand. The box holds the letters' cells (ink wide, cap height high);
 * accents, descenders, outlines and shadow reach beyond it. With a kit, names and numbers are fitted to
 * the room it gives them, as its scene is.
 */
export function textLayout(layer: TextLayer, shaper: FontShaper, kit?: TextKit): LayerBox {
  const { x, y, rotation } = layer;
  const fitted =
    kit && (layer.role !== undefined || kit.carry) ? fittedBox(layer, shaper, kit) : null;
  const { width, height, missing } = fitted ?? layOutText(layer, shaper);
  return { x, y, width, height, rotation, missing };
}

type Size = Pick<LayerBox, "width" | "height" | "missing">;

// A layer that changes is another object; the pointer asks for all of them at every move.
const boxes = new WeakMap<TextLayer, { readonly kit: TextKit; readonly size: Size }>();

function fittedBox(layer: TextLayer, shaper: FontShaper, kit: TextKit): Size | null {
  const known = boxes.get(layer);
  const { art, base, carry, garment = base } = kit;
  if (known?.kit.art === art && known.kit.base === base && known.kit.carry === carry)
    return known.size;
  const piece = garment.pieces.find(({ id }) => id === layer.piece);
  if (!piece) return null;
  const { drawing, fit } = fittedText(
    carry ? { art, base, garment, carry } : { art, garment: base },
    layer,
    layer.text,
    piece,
    (text) => drawText({ ...layer, text }, shaper),
  );
  const size = {
    width: drawing.width * fit.condense * fit.scale,
    height: drawing.height * fit.scale,
    missing: drawing.missing,
  };
  boxes.set(layer, { kit, size });
  return size;
}
