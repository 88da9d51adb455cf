import type { Command } from "../../commands/command.ts";
import { changeLayer, patched, productOf, withLayers } from "../../commands/edit.ts";
import { addLayer } from "../../commands/layer-list.ts";
import { Refused } from "../../commands/refused.ts";
import type { ColourLayer, DesignDocument } from "../../document.ts";
import { zoneLayer } from "./zone-layer.ts";

type Of<T extends Command["type"]> = Command & { readonly type: T };

export function setZone(document: DesignDocument, command: Of<"set_zone">): DesignDocument {
  const { product, zone, primary, gradient, fill } = command;
  const layer = zoneLayer(productOf(document, product).layers, zone);
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
  const { layers } = productOf(document, command.product);
  const layer = zoneLayer(layers, command.zone);
  if (!layer) return document;
  if (layer.locked) throw new Refused("layer_locked");
  return withLayers(
    document,
    command.product,
    layers.filter((one) => one.id !== layer.id),
  );
}
