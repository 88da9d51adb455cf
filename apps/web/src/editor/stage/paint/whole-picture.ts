import type { RosterEntry, Scene } from "@holeshot/artwork";
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
  wish: WholePicture,
): Generator<void, void> {
  const { table } = view;
  const { rasters, pieces } = yield* drawnPieces(view, table.pieces, wish);
  const fabrics = Object.fromEntries(pieces.map(({ piece, ground }) => [piece, ground]));
  const picture = yield* composed({ table, rasters, fabrics });
  show(canvas, picture);
}

/** What is drawn on some pieces of a garment, and what they are cut from. */
export function* drawnPieces(
  { garment, scale }: Pick<StageView, "garment" | "scale">,
  names: readonly string[],
  { design, kit, assets, roster }: WholePicture,
): Generator<void, { readonly rasters: readonly PieceRaster[] } & Pick<Scene, "pieces">> {
  const scenes = sceneSource(garment, assets);
  // Letters are shaped and fitted with the piece that they are on; the whole scene finds them made.
  for (const piece of names) {
    scenes(design, kit, [piece], roster);
    yield;
  }
  const { pieces } = scenes(design, kit, names, roster);
  const canvases = createPieceCanvases({ garment }, scale, assets.bitmap, true);
  const rasters = new Map<string, PieceRaster>();
  for (const piece of pieces) {
    for (const drawn of canvases.draw([piece], (on, scene) => on.paint(scene))) {
      readBack(rasters, drawn);
    }
    yield;
  }
  return { rasters: [...rasters.values()], pieces };
}

/** The picture of a table, a band after the other. */
export function* composed(
  wish: Pick<Parameters<typeof compose>[0], "table" | "rasters" | "fabrics">,
): Generator<void, Picture> {
  const { width, height } = wish.table;
  const picture: Picture = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const rows = Math.max(8, Math.floor(BAND / width));
  for (let y = 0; y < height; y += rows) {
    const dirty = { x: 0, y, width, height: Math.min(rows, height - y) };
    compose({ ...wish, onto: { picture, dirty } });
    yield;
  }
  return picture;
}

/** Puts a picture on a canvas that becomes as large as it. */
export function show(canvas: HTMLCanvasElement, { width, height, data }: Picture): void {
  // Another size empties a canvas, the same one too.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const pixels = data as Uint8ClampedArray<ArrayBuffer>;
  canvas.getContext("2d")?.putImageData(new ImageData(pixels, width, height), 0, 0);
}
