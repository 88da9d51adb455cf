import type { RosterEntry } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import { compose, type Picture, type PieceRaster } from "@holeshot/views";
import type { AssetStore } from "../../assets/asset-store.ts";
import type { ProductKit } from "../../assets/kit-store.ts";
import type { StageView } from "../view/stage-view.ts";
import { createPieceCanvases } from "./piece-canvases.ts";
import { readBack } from "./read-back.ts";
import { sceneSource } from "./scene-source.ts";

/** Pixels of a step: a few milliseconds, some tens on a slow phone. */
const BAND = 40_000;

/** What is drawn, for one rider if he is told. */
export interface WholePicture {
  readonly design: DesignDocument;
  readonly kit: ProductKit;
  readonly assets: AssetStore;
  readonly roster: RosterEntry | undefined;
}

/**
 * Draws a garment that nobody works on, by what a stage draws with: each piece once and finely. A step is short enough to
 * be done between two frames; the canvas changes with the last one.
 */
export function* wholePicture(
  canvas: HTMLCanvasElement,
  view: StageView,
  { design, kit, assets, roster }: WholePicture,
): Generator<void, void> {
  const { table, garment } = view;
  const scenes = sceneSource(garment, assets);
  // Letters are shaped and fitted with the piece that they are on; the whole scene finds them made.
  for (const piece of table.pieces) {
    scenes(design, kit, [piece], roster);
    yield;
  }
  const { pieces } = scenes(design, kit, table.pieces, roster);
  const canvases = createPieceCanvases(view, view.scale, assets.bitmap, true);
  const rasters = new Map<string, PieceRaster>();
  for (const piece of pieces) {
    for (const drawn of canvases.draw([piece], (on, scene) => on.paint(scene))) {
      readBack(rasters, drawn);
    }
    yield;
  }
  const fabrics = Object.fromEntries(pieces.map(({ piece, ground }) => [piece, ground]));
  const { width, height } = table;
  const picture: Picture = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const rows = Math.max(8, Math.floor(BAND / width));
  for (let y = 0; y < height; y += rows) {
    const dirty = { x: 0, y, width, height: Math.min(rows, height - y) };
    compose({ table, rasters: [...rasters.values()], fabrics, onto: { picture, dirty } });
    yield;
  }
  // Another size empties a canvas, the same one too.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const data = picture.data as Uint8ClampedArray<ArrayBuffer>;
  canvas.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
}
