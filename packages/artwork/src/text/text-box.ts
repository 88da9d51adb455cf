import type { TextLayer } from "@holeshot/design";
import type { FontShaper } from "./font-shaper.ts";
import { layOutText } from "./lay-out-text.ts";

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

/**
 * Where a text layer's letters stand. The box holds the letters' cells (ink wide, cap height high);
 * accents, descenders, outlines and shadow reach beyond it.
 */
export function textLayout(layer: TextLayer, shaper: FontShaper): LayerBox {
  const { width, height, missing } = layOutText(layer, shaper);
  return { x: layer.x, y: layer.y, width, height, rotation: layer.rotation, missing };
}
