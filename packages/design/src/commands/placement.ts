import type { ProductId } from "@holeshot/garments";
import type { DesignDocument, ImageLayer, Layer, TextLayer } from "../document.ts";
import { designLimits as limits } from "../limits.ts";
import type { Anchor, Command } from "./command.ts";
import { changeLayer, clamp, openLayer, patched, tidy } from "./edit.ts";
import { linkedLayers, mirrorPiece } from "./linked-layers.ts";
import { Refused } from "./refused.ts";

type Of<T extends Command["type"]> = Command & { readonly type: T };
type Placed = TextLayer | ImageLayer;

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
  const { piece } = place;
  if (piece === undefined || piece === layer.piece) return moved;
  return changeLayer(moved, product, layer.id, (one) => patched(one, { piece }));
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
    const grown = layer.kind === "text" ? scaledText(layer, factor) : scaledImage(layer, factor);
    const real =
      layer.kind === "text" && grown.kind === "text"
        ? grown.size / layer.size
        : widths(grown, layer);
    return at(
      grown,
      anchor.x + (layer.x - anchor.x) * real,
      anchor.y + (layer.y - anchor.y) * real,
    );
  });
}

/** A text layer `factor` times as large, with everything measured in mm; held to the limits of its size. */
export function scaledText(layer: TextLayer, factor: number): TextLayer {
  const size = tidy(clamp(layer.size * factor, limits.textSize.min, limits.textSize.max));
  return resizedText(layer, size);
}

/** A text layer at another cap height, in its own proportions. */
export function resizedText(layer: TextLayer, size: number): TextLayer {
  const real = size / layer.size;
  const width = (value: number) =>
    tidy(clamp(value * real, limits.outlineWidth.min, limits.outlineWidth.max));
  const spacing = clamp(
    layer.letter_spacing * real,
    limits.letterSpacing.min,
    limits.letterSpacing.max,
  );
  const shift = (value: number) => tidy(clamp(value * real, -limits.shadow, limits.shadow));
  const { strokes, shadow } = layer;
  return {
    ...layer,
    size,
    letter_spacing: tidy(spacing),
    stroke: { ...layer.stroke, width: width(layer.stroke.width) },
    ...(strokes && { strokes: strokes.map((one) => ({ ...one, width: width(one.width) })) }),
    ...(shadow && { shadow: { ...shadow, dx: shift(shadow.dx), dy: shift(shadow.dy) } }),
  };
}

function scaledImage(layer: ImageLayer, factor: number): ImageLayer {
  const { min, max } = limits.imageWidth;
  return { ...layer, width: tidy(clamp(layer.width * factor, min, max)) };
}

function widths(now: Placed, before: Placed): number {
  return now.kind === "image" && before.kind === "image" ? now.width / before.width : 1;
}

/**
 * Changes layers and their linked twins on the wearer's other side. A twin is changed as in a
 * mirror, and only once, also when it is itself among the layers.
 */
function changePlaced(
  document: DesignDocument,
  product: ProductId,
  ids: readonly string[],
  change: (layer: Placed, mirrored: boolean) => Placed,
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

function twinsOf(document: DesignDocument, product: ProductId, layer: Placed): Placed[] {
  const piece = mirrorPiece(layer.piece);
  return linkedLayers(document, product, layer)
    .filter((one) => one.product === product)
    .map((one) => one.value)
    .filter((one): one is Placed => one.kind !== "colour" && one.piece === piece);
}

/** The layer as it was when nothing about it changed, so that undo has no empty steps. */
function settled(before: Placed, after: Placed): Layer {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

function placedLayer(document: DesignDocument, product: ProductId, id: string): Placed {
  const layer = openLayer(document, product, id);
  if (layer.kind === "colour") throw new Refused("wrong_kind");
  return layer;
}

function at<T extends Placed>(layer: T, x: number, y: number): T {
  const reach = limits.position;
  return { ...layer, x: tidy(clamp(x, -reach, reach)), y: tidy(clamp(y, -reach, reach)) };
}

/** Turned further, kept within half a turn either way. */
function turned<T extends Placed>(layer: T, degrees: number): T {
  const turn = ((((layer.rotation + degrees) % 360) + 540) % 360) - 180;
  const same = degrees === 0;
  return same ? layer : { ...layer, rotation: tidy(turn === -180 ? 180 : turn) };
}
