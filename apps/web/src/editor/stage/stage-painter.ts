import {
  buildScene,
  type CanvasTarget,
  createSceneMemo,
  drawPiece,
  type PieceScene,
  type Scene,
} from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { kitPlane } from "@holeshot/garments";
import {
  compose,
  type Picture,
  type PieceRaster,
  type PixelRect,
  type ViewTable,
} from "@holeshot/views";
import type { AssetStore } from "../assets/asset-store.ts";
import type { ProductKit } from "../assets/kit-store.ts";
import { clothLight } from "./cloth-light.ts";
import { baseGarment, type StageView } from "./stage-view.ts";

/** Paints a side of a product and, after a change, only what the change touched. */
export interface StagePainter {
  readonly paint: (
    canvas: HTMLCanvasElement,
    view: StageView,
    document: DesignDocument,
    kit: ProductKit,
  ) => Paint;
}

export interface Paint {
  readonly scene: Scene;
  /** How light the garment is that is seen, 0 to 1. */
  readonly light: number;
}

interface Painted {
  readonly table: ViewTable;
  picture: Picture | null;
  pieces: ReadonlyMap<string, PieceScene>;
}

/** Cloth beyond the seam line that still shows where pieces meet, mm. */
const BLEED = 4;

export function createStagePainter(product: ProductId, assets: AssetStore): StagePainter {
  const garment = baseGarment(product);
  const memo = createSceneMemo();
  const plane = kitPlane(garment);
  const surface = document.createElement("canvas");
  const rasters = new Map<string, PieceRaster>();
  let painted: Painted | null = null;
  let scale = 0;
  let light = 0;

  function rasterOf(scene: PieceScene): PieceRaster | null {
    const piece = garment.pieces.find(({ id }) => id === scene.piece);
    if (!piece || piece.material !== "printed") return null;
    const left = piece.bounds.left - BLEED;
    const top = piece.bounds.top - BLEED;
    const width = Math.ceil((piece.bounds.right + BLEED - left) * scale);
    const height = Math.ceil((piece.bounds.bottom + BLEED - top) * scale);
    surface.width = width;
    surface.height = height;
    const context = surface.getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    const target = context as unknown as CanvasTarget<ImageBitmap>;
    drawPiece(target, scene, assets.bitmap, { left, top, scale });
    const { data } = context.getImageData(0, 0, width, height);
    return { piece: scene.piece, left, top, scale, width, height, data };
  }

  return {
    paint: (canvas, view, design, kit) => {
      const scene = buildScene({
        document: design,
        product,
        garment,
        art: kit.art,
        colours: kit.colours,
        kitPlane: plane,
        fonts: assets.font,
        vectors: assets.vector,
        images: assets.pixel,
        memo,
      });
      const { table } = view;
      if (painted?.table !== table) {
        canvas.width = table.width;
        canvas.height = table.height;
        painted = { table, picture: null, pieces: new Map() };
        const wanted = rasterScale(view, scene);
        if (wanted !== scale) rasters.clear();
        scale = wanted;
      }
      const known = painted.pieces;
      const shown = scene.pieces.filter(({ piece }) => table.pieces.includes(piece));
      const changed = shown.filter((piece) => known.get(piece.piece) !== piece);
      for (const piece of changed) {
        const raster = rasterOf(piece);
        if (raster) rasters.set(piece.piece, raster);
      }
      painted.pieces = new Map(shown.map((piece) => [piece.piece, piece]));
      if (changed.length === 0) return { scene, light };
      const dirty = extentOf(table, changed);
      const fabrics = Object.fromEntries(shown.map(({ piece, ground }) => [piece, ground]));
      const before = painted.picture;
      const picture = compose({
        table,
        rasters: [...rasters.values()],
        fabrics,
        ...(before && { onto: { picture: before, dirty } }),
      });
      painted.picture = picture;
      show(canvas, picture, before ? dirty : whole(table));
      light = clothLight(picture);
      return { scene, light };
    },
  };
}

function show(canvas: HTMLCanvasElement, picture: Picture, rect: PixelRect): void {
  const pixels = picture.data as Uint8ClampedArray<ArrayBuffer>;
  const image = new ImageData(pixels, picture.width, picture.height);
  const { x, y, width, height } = rect;
  canvas.getContext("2d")?.putImageData(image, 0, 0, x, y, width, height);
}

/** A little finer than the picture, so that turned pieces stay crisp. */
function rasterScale(view: StageView, scene: Scene): number {
  for (const { piece } of scene.pieces) {
    const map = view.mapAt(piece, { x: 0, y: 100 });
    if (map) return map.scale * 1.2;
  }
  return 1.5;
}

function whole(table: ViewTable): PixelRect {
  return { x: 0, y: 0, width: table.width, height: table.height };
}

const extents = new WeakMap<ViewTable, ReadonlyMap<number, PixelRect>>();

/** The pixels that show any of these pieces. */
function extentOf(table: ViewTable, pieces: readonly PieceScene[]): PixelRect {
  const known = extents.get(table) ?? measure(table);
  extents.set(table, known);
  const rects = pieces.flatMap(({ piece }) => {
    const rect = known.get(table.pieces.indexOf(piece) + 1);
    return rect ? [rect] : [];
  });
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return rects.length === 0 ? whole(table) : { x, y, width: right - x, height: bottom - y };
}

function measure(table: ViewTable): ReadonlyMap<number, PixelRect> {
  const { width, height, piece } = table;
  const boxes = new Map<number, { left: number; top: number; right: number; bottom: number }>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const number = piece[y * width + x] ?? 0;
      if (number === 0) continue;
      const box = boxes.get(number);
      if (!box) boxes.set(number, { left: x, top: y, right: x, bottom: y });
      else {
        if (x < box.left) box.left = x;
        if (x > box.right) box.right = x;
        box.bottom = y;
      }
    }
  }
  return new Map(
    [...boxes].map(([number, { left, top, right, bottom }]) => [
      number,
      { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    ]),
  );
}
