import type { Layer } from "@holeshot/design";
import type { Guides } from "../tools/gesture.ts";
import { isPlaced } from "./layer-box.ts";

/** Where a dragged layer may hold on: the piece's centre line and the centres of its other layers. */
export function guidesFor(layers: readonly Layer[], piece: string, layer: string): Guides {
  const others = layers.filter(
    (each) => isPlaced(each) && each.piece === piece && each.id !== layer && !each.hidden,
  );
  const placed = others.filter(isPlaced);
  return {
    xs: [0, ...placed.map(({ x }) => x)],
    ys: placed.map(({ y }) => y),
  };
}
