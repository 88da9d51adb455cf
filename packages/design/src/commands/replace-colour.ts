import { swapColours } from "../colours.ts";
import type { DesignDocument, HexColour } from "../document.ts";
import { changeLinked } from "./change-linked.ts";
import type { Command } from "./command.ts";
import { productOf, withLayers } from "./edit.ts";
import { productIds } from "./linked-layers.ts";

type Of<T extends Command["type"]> = Command & { readonly type: T };

export function replaceColour(
  document: DesignDocument,
  command: Of<"replace_colour">,
): DesignDocument {
  const swap = (colour: HexColour) => (colour === command.from ? command.to : colour);
  const { within } = command;
  if (within) {
    const chosen = productOf(document, within.product).layers.filter(
      ({ id, locked }) => within.layers.includes(id) && !locked,
    );
    return chosen.reduce(
      (next, layer) => changeLinked(next, within.product, layer, (one) => swapColours(one, swap)),
      document,
    );
  }
  return productIds(document).reduce((next, product) => {
    const { layers } = productOf(next, product);
    const swapped = layers.map((layer) => (layer.locked ? layer : swapColours(layer, swap)));
    const same = swapped.every((layer, index) => layer === layers[index]);
    return same ? next : withLayers(next, product, swapped);
  }, document);
}
