import type { ProductId } from "@holeshot/garments";
import type { DesignDocument, Layer, PlacedLayer } from "../document.ts";
import { isPlaced, placeRulesOf } from "../layers/rules.ts";
import { designLimits as limits } from "../limits.ts";
import type { Anchor, Command } from "./command.ts";
import { changeLayer, clamp, openLayer, patched, tidy } from "./edit.ts";
import { linkedLayers, mirrorPiece } from "./linked-layers.ts";
import { Refused } from "./refused.ts";

type Of<T extends Command["type"]> = Command & { readonly type: T };

export function moveLayers(document: DesignDocument, command: Of<"move_layers">): DesignDocument {
  const { dx, dy } = command;
  return changePlaced(document, command.product, command.layers, (layer, mirrored) =>
    at(layer, layer.x + (mirrored ? -dx : dx), layer.y + dy),
  );
}

export function placeLayer(document: DesignDocument, command: Of<"place_layer">): DesignDocument {
  const { product, place } = command;
  const layer = placedLayer(document, product, command.layer);
  const dx = (place.x ?? layer.x) - layer.x;
  const dy = (place.y ?? layer.y) - layer.y;
  const turn = (place.rotation ?? layer.rotation) - layer.rotation;
  const moved = changePlaced(document, product, [layer.id], (one, mirrored) =>
    turned(at(one, one.x + (mirrored ? -dx : dx), one.y + dy), mirrored ? -turn : turn),
  );
  const { piece, across_seams } = place;
  const carried =
    piece === undefined || piece === layer.piece
      ? moved
      : changeLayer(moved, product, layer.id, (one) => patched(one, { piece }));
  if (across_seams === undefined || across_seams === layer.across_seams) return carried;
  // Twins are each other's mirror in this too.
  return changePlaced(carried, product, [layer.id], (one) => ({ ...one, across_seams }));
}

export function rotateLayers(
  document: DesignDocument,
  command: Of<"rotate_layers">,
): DesignDocument {
  const { about } = command;
  return changePlaced(document, command.product, command.layers, (layer, mirrored) => {
    const degrees = mirrored ? -command.degrees : command.degrees;
    const centre =
      about && !mirrored ? about : mirrored && about ? { x: -about.x, y: about.y } : layer;
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy] = [layer.x - centre.x, layer.y - centre.y];
    const x = centre.x + dx * Math.cos(angle) - dy * Math.sin(angle);
    const y = centre.y + dx * Math.sin(angle) + dy * Math.cos(angle);
    return turned(at(layer, x, y), degrees);
  });
}

export function scaleLayers(document: DesignDocument, command: Of<"scale_layers">): DesignDocument {
  const { factor, about } = command;
  if (!(factor > 0)) throw new Refused("invalid_value");
  return changePlaced(document, command.product, command.layers, (layer, mirrored) => {
    const anchor: Anchor = about ? { x: mirrored ? -about.x : about.x, y: about.y } : layer;
    const rules = placeRulesOf(layer);
    const grown = rules.scaled(layer, factor);
    const real = rules.measure(grown) / rules.measure(layer);
    return at(
      grown,
      anchor.x + (layer.x - anchor.x) * real,
      anchor.y + (layer.y - anchor.y) * real,
    );
  });
}

/**
 * Changes layers and their linked twins on the wearer's other side. A twin is changed as in a
 * mirror, and only once, also when it is itself among the layers.
 */
function changePlaced(
  document: DesignDocument,
  product: ProductId,
  ids: readonly string[],
  change: (layer: PlacedLayer, mirrored: boolean) => PlacedLayer,
): DesignDocument {
  const own = ids.map((id) => placedLayer(document, product, id));
  const asked = new Set(own.map((layer) => layer.id));
  let next = document;
  const done = new Set<string>();
  for (const layer of own) {
    next = changeLayer(next, product, layer.id, () => settled(layer, change(layer, false)));
    for (const twin of twinsOf(document, product, layer)) {
      if (asked.has(twin.id) || done.has(twin.id)) continue;
      done.add(twin.id);
      next = changeLayer(next, product, twin.id, () => settled(twin, change(twin, true)));
    }
  }
  return next;
}

function twinsOf(document: DesignDocument, product: ProductId, layer: PlacedLayer): PlacedLayer[] {
  const piece = mirrorPiece(layer.piece);
  return linkedLayers(document, product, layer)
    .filter((one) => one.product === product)
    .map((one) => one.value)
    .filter(isPlaced)
    .filter((one) => one.piece === piece);
}

/** The layer as it was when nothing about it changed, so that undo has no empty steps. */
function settled(before: PlacedLayer, after: PlacedLayer): Layer {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

function placedLayer(document: DesignDocument, product: ProductId, id: string): PlacedLayer {
  const layer = openLayer(document, product, id);
  if (!isPlaced(layer)) throw new Refused("wrong_kind");
  return layer;
}

function at<T extends PlacedLayer>(layer: T, x: number, y: number): T {
  const reach = limits.position;
  return { ...layer, x: tidy(clamp(x, -reach, reach)), y: tidy(clamp(y, -reach, reach)) };
}

/** Turned further, kept within half a turn either way. */
function turned<T extends PlacedLayer>(layer: T, degrees: number): T {
  const turn = ((((layer.rotation + degrees) % 360) + 540) % 360) - 180;
  const same = degrees === 0;
  return same ? layer : { ...layer, rotation: tidy(turn === -180 ? 180 : turn) };
}
