import type { DesignDocument, Layer } from "../document.ts";
import { isPlaced, rulesOf } from "../layers/rules.ts";
import { designLimits } from "../limits.ts";
import { utf8Length } from "../utf8-length.ts";
import type { Command } from "./command.ts";
import {
  changeLayer,
  clamp,
  layerOf,
  openLayer,
  patched,
  productOf,
  tidy,
  withLayers,
} from "./edit.ts";
import { Refused } from "./refused.ts";

type Of<T extends Command["type"]> = Command & { readonly type: T };

/** Where a copy stands from its original, mm. */
const copyOffset = 10;

export function addLayer(document: DesignDocument, command: Of<"add_layer">): DesignDocument {
  const { layers } = productOf(document, command.product);
  if (layers.length >= designLimits.layersPerProduct) throw new Refused("too_many_layers");
  const { layer } = command;
  if (layers.some((one) => one.id === layer.id)) throw new Refused("duplicate_id");
  const own = rulesOf(layer).unique(layer);
  if (own) {
    const taken = layers.some(
      (one) => one.kind === layer.kind && rulesOf(one).unique(one)?.value === own.value,
    );
    if (taken) throw new Refused(own.code);
  }
  const index = clamp(command.index ?? layers.length, 0, layers.length);
  const next = withLayers(document, command.product, layers.toSpliced(index, 0, layer));
  return withinSize(next);
}

export function removeLayers(
  document: DesignDocument,
  command: Of<"remove_layers">,
): DesignDocument {
  const { product } = command;
  const gone = new Set(command.layers.map((id) => openLayer(document, product, id).id));
  if (gone.size === 0) return document;
  const { layers } = productOf(document, product);
  return withLayers(
    document,
    product,
    layers.filter((layer) => !gone.has(layer.id)),
  );
}

export function duplicateLayer(
  document: DesignDocument,
  command: Of<"duplicate_layer">,
): DesignDocument {
  const { product, id } = command;
  const { layers } = productOf(document, product);
  const original = layerOf(document, product, command.layer);
  if (!isPlaced(original)) throw new Refused("duplicate_zone");
  const beside = { x: tidy(original.x + copyOffset), y: tidy(original.y + copyOffset) };
  const layer = patched(original, { ...beside, ...command.place, id, locked: false, link: null });
  const index = layers.indexOf(original) + 1;
  return addLayer(document, { type: "add_layer", product, layer, index });
}

export function reorderLayer(
  document: DesignDocument,
  command: Of<"reorder_layer">,
): DesignDocument {
  const { layers } = productOf(document, command.product);
  const from = layers.indexOf(layerOf(document, command.product, command.layer));
  const to = clamp(command.index, 0, layers.length - 1);
  if (!Number.isInteger(to)) throw new Refused("invalid_value");
  if (from === to) return document;
  const rest = layers.toSpliced(from, 1);
  return withLayers(document, command.product, rest.toSpliced(to, 0, layers[from] as Layer));
}

export function renameLayer(document: DesignDocument, command: Of<"rename_layer">): DesignDocument {
  const { product, layer, name } = command;
  if ((layerOf(document, product, layer).name ?? null) === name) return document;
  return changeLayer(document, product, layer, (one) => patched(one, { name }));
}

/** Hiding and locking are of the layer alone, whatever it is linked to. */
export function setFlags(
  document: DesignDocument,
  command: Of<"set_hidden"> | Of<"set_locked">,
): DesignDocument {
  const flags =
    command.type === "set_hidden" ? { hidden: command.hidden } : { locked: command.locked };
  return command.layers.reduce((next, id) => {
    const now = layerOf(next, command.product, id);
    const same =
      command.type === "set_hidden" ? now.hidden === command.hidden : now.locked === command.locked;
    return same ? next : changeLayer(next, command.product, id, (one) => patched(one, flags));
  }, document);
}

export function setOpacity(document: DesignDocument, command: Of<"set_opacity">): DesignDocument {
  const opacity = tidy(clamp(command.opacity, 0, 1));
  return command.layers.reduce((next, id) => {
    if ((openLayer(next, command.product, id).opacity ?? 1) === opacity) return next;
    const stored = opacity === 1 ? null : opacity;
    return changeLayer(next, command.product, id, (one) => patched(one, { opacity: stored }));
  }, document);
}

export function linkLayers(document: DesignDocument, command: Of<"link_layers">): DesignDocument {
  const kinds = new Set(
    command.layers.map((ref) => layerOf(document, ref.product, ref.layer).kind),
  );
  if (kinds.size > 1) throw new Refused("wrong_kind");
  return command.layers.reduce(
    (next, ref) =>
      (layerOf(next, ref.product, ref.layer).link ?? null) === command.link
        ? next
        : changeLayer(next, ref.product, ref.layer, (one) => patched(one, { link: command.link })),
    document,
  );
}

/** Only adding can make a document too large; every other act stays within the fields' own limits. */
export function withinSize(document: DesignDocument): DesignDocument {
  const bytes = utf8Length(JSON.stringify(document));
  if (bytes > designLimits.documentBytes) throw new Refused("document_too_large");
  return document;
}
