import type { ColourLayer, DesignDocument } from "../document.ts";
import type { Command } from "./command.ts";
import { addLayer } from "./layer-list.ts";
import { changeLayer, patched, productOf, withLayers } from "./edit.ts";
import { Refused } from "./refused.ts";

type Of<T extends Command["type"]> = Command & { readonly type: T };

export function setZone(document: DesignDocument, command: Of<"set_zone">): DesignDocument {
  const { product, zone, primary, gradient, fill } = command;
  const layer = zoneLayer(document, command);
  if (!layer) {
    if (primary === undefined) throw new Refused("invalid_value");
    const made: ColourLayer = {
      id: command.id,
      kind: "colour",
      hidden: false,
      locked: false,
      zone,
      primary,
      gradient: gradient ?? null,
      ...(fill ? { fill } : {}),
    };
    // Zones are painted below everything else, so their layers stand first in the list too.
    const index = productOf(document, product).layers.filter((one) => one.kind === "colour").length;
    return addLayer(document, { type: "add_layer", product, layer: made, index });
  }
  if (layer.locked) throw new Refused("layer_locked");
  return changeLayer(document, product, layer.id, () => {
    const next = patched(layer, { primary, fill });
    const full = gradient === undefined ? next : { ...next, gradient };
    return JSON.stringify(full) === JSON.stringify(layer) ? layer : full;
  });
}

export function resetZone(document: DesignDocument, command: Of<"reset_zone">): DesignDocument {
  const layer = zoneLayer(document, command);
  if (!layer) return document;
  if (layer.locked) throw new Refused("layer_locked");
  const { layers } = productOf(document, command.product);
  return withLayers(
    document,
    command.product,
    layers.filter((one) => one.id !== layer.id),
  );
}

function zoneLayer(
  document: DesignDocument,
  command: Of<"set_zone"> | Of<"reset_zone">,
): ColourLayer | undefined {
  return productOf(document, command.product).layers.find(
    (layer): layer is ColourLayer => layer.kind === "colour" && layer.zone === command.zone,
  );
}
