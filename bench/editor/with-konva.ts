import Konva from "konva";
import type { SceneItem } from "@holeshot/artwork";
import { formatPath, pathBounds } from "@holeshot/geometry";
import { scale } from "./given.ts";
import type { Contestant, Given } from "./given.ts";
import { frontOf, inputOf } from "./ours.ts";

/**
 * Konva as its guides have it for speed: no hit graph, one layer; `cached` keeps every group as a
 * bitmap, the changed one made anew.
 */
export function withKonva(given: Given, container: HTMLDivElement, cached: boolean): Contestant {
  const piece = frontOf(inputOf(given));
  const { left, top, right, bottom } = pathBounds(given.garment.pieces[0]?.outline ?? []);
  const [width, height] = [(right - left) * scale, (bottom - top) * scale];
  Konva.pixelRatio = 1;
  const stage = new Konva.Stage({ container, width, height, listening: false });
  const layer = new Konva.Layer({
    listening: false,
    scaleX: scale,
    scaleY: scale,
    offsetX: left,
    offsetY: top,
  });
  layer.add(
    new Konva.Rect({
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
      fill: piece.ground,
    }),
  );
  let target: Konva.Group | undefined;
  for (const one of piece.layers) {
    const group = new Konva.Group({ listening: false });
    for (const item of one.items) group.add(pathOf(item));
    layer.add(group);
    if (one.layer === given.target) target = group;
    if (cached) group.cache({ pixelRatio: scale });
  }
  stage.add(layer);
  layer.draw();
  const drawn = layer.getNativeCanvasElement().getContext("2d");
  if (!drawn) throw new Error("no canvas");
  const face = target?.getChildren().at(-1) as Konva.Path | undefined;
  return {
    name: cached ? "Konva, cached" : "Konva",
    recolour: (colour) => {
      face?.fill(colour);
      if (cached) target?.clearCache().cache({ pixelRatio: scale });
      layer.draw();
    },
    drag: (dx, dy) => {
      target?.move({ x: dx, y: dy });
      layer.draw();
    },
    pixels: () => drawn.getImageData(0, 0, width, height).data,
    flush: () => void drawn.getImageData(0, 0, 1, 1),
  };
}

function pathOf(item: SceneItem): Konva.Path {
  if (item.kind !== "fill") throw new Error("fills only");
  const { paint } = item;
  const plain = {
    data: formatPath(item.path, 3),
    opacity: item.opacity,
    listening: false,
    perfectDrawEnabled: false,
  };
  if (typeof paint === "string") return new Konva.Path({ ...plain, fill: paint });
  return new Konva.Path({
    ...plain,
    fillLinearGradientStartPoint: { x: paint.x1, y: paint.y1 },
    fillLinearGradientEndPoint: { x: paint.x2, y: paint.y2 },
    fillLinearGradientColorStops: paint.stops.flatMap((stop) => [stop.at, stop.colour]),
  });
}
