import { multiply } from "@holeshot/geometry";
import type { Matrix } from "@holeshot/geometry";
import type { ImageLayer } from "@holeshot/design";
import { placeItems } from "../items/place-items.ts";
import type { SceneItem } from "../scene.ts";
import type { PixelPicture, VectorPicture } from "../scene-input.ts";
import { imageBox } from "./image-box.ts";

/** A vector file on its piece: still paths, in one colour if the layer asks for it. */
export function vectorItems(layer: ImageLayer, picture: VectorPicture): SceneItem[] {
  const box = imageBox(layer, picture);
  const toUnit: Matrix = [1 / picture.width, 0, 0, 1 / picture.height, 0, 0];
  const items = placeItems(picture.items, multiply(box.matrix, toUnit), {
    opacity: layer.opacity ?? 1,
    recolour: layer.recolour,
    assetPrefix: `${layer.source.id}#`,
  });
  return layer.crop ? [{ kind: "clip", path: box.frame, rule: "nonzero", items }] : items;
}

/** A pixel image on its piece, at its own resolution. */
export function pixelItems(layer: ImageLayer, picture: PixelPicture): SceneItem[] {
  const box = imageBox(layer, picture);
  const opacity = layer.opacity ?? 1;
  const image: SceneItem = { kind: "image", asset: picture.asset, matrix: box.matrix, opacity };
  return layer.crop
    ? [{ kind: "clip", path: box.frame, rule: "nonzero", items: [image] }]
    : [image];
}
