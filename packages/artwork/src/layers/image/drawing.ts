import type { ImageLayer } from "@holeshot/design";
import { imageBox } from "../../images/image-box.ts";
import type { PictureSize } from "../../images/image-box.ts";
import { pixelItems, vectorItems } from "../../images/image-items.ts";
import type { SceneInput } from "../../scene-input.ts";
import { fitInside } from "../../text/fit-in-safe.ts";
import type { TextKit } from "../../text/text-box.ts";
import { wayByHand } from "../kept-apart.ts";
import type { LayerDrawing } from "../layer-drawing.ts";

/** An image shrinks no further than this in small sizes; preflight tells that it reaches under a seam. */
const smallestShrink = 0.25;

export const imageDrawing: LayerDrawing<ImageLayer> = {
  items: (input, layer, piece, memo) => {
    const { id, source, width } = layer;
    const vector = input.vectors(source);
    const pixel = vector ? undefined : input.images(source);
    const missing = !vector && !pixel;
    const made = memo.keep(
      `image ${id}`,
      [layer, vector, pixel, input.base, input.carry, piece],
      () => {
        const picture = vector ?? pixel;
        if (!picture) return { items: [], width };
        const carried = carryLayer(input, layer, picture);
        const items = vector
          ? vectorItems(carried, vector)
          : pixel
            ? pixelItems(carried, pixel)
            : [];
        return { items, width: carried.width };
      },
    );
    const shrunk = made.width < width - 0.01;
    return {
      items: made.items,
      problems: missing ? [{ kind: "missing_picture", layer: id, source: source.id }] : [],
      shrinks: shrunk ? [{ layer: id, text: "", from: width, to: made.width, condensed: 1 }] : [],
    };
  },
  frame: (layer, { vectors, images }, kit) => {
    const picture = vectors(layer.source) ?? images(layer.source);
    return picture ? imageBox(kit ? carriedOnce(kit, layer, picture) : layer, picture) : null;
  },
};

// The pointer asks at every move, and what a layer shrinks to is looked for in the outline of its piece.
const carried = new WeakMap<
  ImageLayer,
  { readonly key: readonly unknown[]; readonly layer: ImageLayer }
>();

function carriedOnce(kit: TextKit, layer: ImageLayer, picture: PictureSize): ImageLayer {
  const { base, carry, garment } = kit;
  if (!carry || !garment) return layer;
  const key = [picture, base, carry];
  const known = carried.get(layer);
  if (known?.key.every((part, index) => part === key[index])) return known.layer;
  const made = carryLayer({ base, garment, carry }, layer, picture);
  carried.set(layer, { key, layer: made });
  return made;
}

/** An image in the size drawn: its centre goes with the piece, and it shrinks only to stay in the safe area. */
function carryLayer(
  input: Pick<SceneInput, "base" | "garment" | "carry">,
  layer: ImageLayer,
  picture: PictureSize,
): ImageLayer {
  const way = wayByHand(input, layer.piece);
  if (!way) return layer;
  const { x, y } = way({ x: layer.x, y: layer.y });
  const target = input.garment.pieces.find((piece) => piece.id === layer.piece);
  const source = input.base?.pieces.find((piece) => piece.id === layer.piece) ?? target;
  if (!target || !source) return { ...layer, x, y };
  const { width, height } = imageBox(layer, picture);
  const box = { rotation: layer.rotation, width, height };
  const before = fitInside({ ...box, x: layer.x, y: layer.y }, source.safe);
  const after = fitInside({ ...box, x, y }, target.safe);
  const shrink = before > 0 ? Math.min(1, after / before) : 1;
  return { ...layer, x, y, width: layer.width * Math.max(shrink, smallestShrink) };
}
