import { Gradient, Group, Path, StaticCanvas } from "fabric";
import type { Paint, SceneItem } from "@holeshot/artwork";
import { formatPath, pathBounds } from "@holeshot/geometry";
import { scale } from "./given.ts";
import type { Contestant, Given } from "./given.ts";
import { frontOf, inputOf } from "./ours.ts";

/** Fabric.js as its guides have it for speed: static canvas, object caching on, no drawing on add. */
export function withFabric(given: Given, element: HTMLCanvasElement): Contestant {
  const piece = frontOf(inputOf(given));
  const { left, top } = pathBounds(given.garment.pieces[0]?.outline ?? []);
  const canvas = new StaticCanvas(element, {
    enableRetinaScaling: false,
    renderOnAddRemove: false,
  });
  canvas.setDimensions({ width: element.width, height: element.height });
  canvas.setViewportTransform([scale, 0, 0, scale, -left * scale, -top * scale]);
  canvas.backgroundColor = piece.ground;
  let target: Group | undefined;
  for (const layer of piece.layers) {
    const group = new Group(layer.items.flatMap(pathsOf));
    if (layer.layer === given.target) target = group;
    canvas.add(group);
  }
  canvas.renderAll();
  const face = target?.getObjects().at(-1);
  return {
    name: "Fabric.js",
    recolour: (colour) => {
      face?.set({ fill: colour });
      target?.set({ dirty: true });
      canvas.renderAll();
    },
    drag: (dx, dy) => {
      if (target) target.set({ left: target.left + dx, top: target.top + dy });
      canvas.renderAll();
    },
    pixels: () => canvas.getContext().getImageData(0, 0, element.width, element.height).data,
    flush: () => void canvas.getContext().getImageData(0, 0, 1, 1),
  };
}

function pathsOf(item: SceneItem): Path[] {
  if (item.kind !== "fill") throw new Error("fills only");
  const path = new Path(formatPath(item.path, 3), { strokeWidth: 0, opacity: item.opacity });
  path.set({ fill: fillOf(item.paint, item) });
  return [path];
}

function fillOf(paint: Paint, item: SceneItem & { kind: "fill" }) {
  if (typeof paint === "string") return paint;
  const { left, top } = pathBounds(item.path);
  return new Gradient({
    type: "linear",
    gradientUnits: "pixels",
    coords: { x1: paint.x1 - left, y1: paint.y1 - top, x2: paint.x2 - left, y2: paint.y2 - top },
    colorStops: paint.stops.map((stop) => ({ offset: stop.at, color: stop.colour })),
  });
}
