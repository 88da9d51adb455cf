import { type CanvasTarget, drawPiece } from "@holeshot/artwork";
import type { ScreenPoint } from "@holeshot/geometry";
import type { EditorParts } from "../../model/editor-context.ts";
import type { ClothView } from "../view/cloth-view.ts";
import { sceneSource } from "./scene-source.ts";

/** Pixels a millimetre: fine enough that one of them lies within a letter's stroke. */
const SCALE = 4;

let pixel: CanvasRenderingContext2D | null = null;

/** The colour a design has under a pixel of the picture, without the light that falls on it; null beside the garment. */
export function clothColour(
  { store, assets, kits }: Pick<EditorParts, "store" | "assets" | "kits">,
  view: ClothView | null,
  { x, y }: ScreenPoint,
): string | null {
  const found = view?.at(x, y);
  if (!view || !found) return null;
  const { garment } = view;
  const { piece, point } = found;
  const { document: design } = store.state().editing;
  const kit = kits.kit(design, garment.product);
  if (!kit) return null;
  const scene = sceneSource(garment, assets)(design, kit, [piece]).pieces[0];
  pixel ??= onePixel();
  if (!scene || !pixel) return null;
  const left = point.x - 0.5 / SCALE;
  const top = point.y - 0.5 / SCALE;
  const box = { left, top, right: left + 1 / SCALE, bottom: top + 1 / SCALE };
  const target = pixel as unknown as CanvasTarget<ImageBitmap>;
  pixel.clearRect(0, 0, 1, 1);
  drawPiece(target, scene, assets.bitmap, { left, top, scale: SCALE }, box);
  const [red = 0, green = 0, blue = 0, opacity = 0] = pixel.getImageData(0, 0, 1, 1).data;
  // Half of a pixel beyond the cloth is the cloth's own colour still.
  if (opacity < 128) return scene.ground;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function onePixel(): CanvasRenderingContext2D | null {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  return canvas.getContext("2d", { willReadFrequently: true });
}
