import { drawnOpacity } from "../items/opacity.ts";
import { multiply } from "@holeshot/geometry";
import type { Matrix } from "@holeshot/geometry";
import type { ImageLayer } from "@holeshot/design";
import { placeItems } from "../items/place-items.ts";
import { withoutOverlaps } from "../items/without-overlaps.ts";
import type { SceneItem } from "../scene.ts";
import type { PixelPicture, VectorPicture } from "../scene-input.ts";
import { embeddedAsset } from "./embedded-asset.ts";
import { imageBox } from "./image-box.ts";

/** A vector file on its piece: still paths, in one colour if the layer asks for it. */
export function vectorItems(layer: ImageLayer, picture: VectorPicture): SceneItem[] {
  const box = imageBox(layer, picture);
  const toUnit: Matrix = [1 / picture.width, 0, 0, 1 / picture.height, 0, 0];
  const opacity = drawnOpacity(layer.opacity);
  const drawn = opacity < 1 ? seeThrough(picture) : picture.items;
  const items = placeItems(drawn, multiply(box.matrix, toUnit), {
    opacity,
    recolour: layer.recolour,
    assetName: (asset) => embeddedAsset(layer.source, asset),
  });
  return layer.crop ? [{ kind: "clip", path: box.frame, rule: "nonzero", items }] : items;
}

// Pictures never change, and cutting a busy logo is too slow for every frame of a drag.
const cutPictures = new WeakMap<VectorPicture, readonly SceneItem[]>();

function seeThrough(picture: VectorPicture): readonly SceneItem[] {
  const known = cutPictures.get(picture);
  if (known) return known;
  const cut = withoutOverlaps(picture.items, Math.max(picture.width, picture.height) / 8000);
  cutPictures.set(picture, cut);
  return cut;
}

/** A pixel image on its piece, at its own resolution. */
export function pixelItems(layer: ImageLayer, picture: PixelPicture): SceneItem[] {
  const box = imageBox(layer, picture);
  const opacity = drawnOpacity(layer.opacity);
  const image: SceneItem = { kind: "image", asset: picture.asset, matrix: box.matrix, opacity };
  return layer.crop
    ? [{ kind: "clip", path: box.frame, rule: "nonzero", items: [image] }]
    : [image];
}
