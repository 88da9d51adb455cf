import {
  composeNear,
  type ComposeNearRequest,
  nearCloth,
  type Picture,
  type PixelRect,
  type ViewSize,
} from "@holeshot/views";
import type { StageView } from "../view/stage-view.ts";
import { stretch } from "./pixel-rect.ts";

/** The picture of an enlarged stage, at the screen's own pixels: what was composed stretched, and finer tile by tile. */
export interface NearPicture {
  readonly size: ViewSize;
  /** A part of the table's picture has changed: it is shown as it is, and composed finer when it is its turn. */
  readonly put: (dirty: PixelRect) => void;
  /** Composes a tile, of those that somebody sees first; false when none is left. */
  readonly step: (from: Pick<ComposeNearRequest, "rasters" | "fabrics">) => boolean;
}

/** A tile takes some milliseconds. */
const TILE = { width: 256, height: 128 } as const;

/** Gives the canvas the size, and shows the picture stretched until it is composed. */
export function createNearPicture(
  context: CanvasRenderingContext2D,
  { table, garment, worn }: StageView,
  picture: Picture,
  size: ViewSize,
): NearPicture {
  const { canvas } = context;
  const [across, down] = [Math.ceil(size.width / TILE.width), Math.ceil(size.height / TILE.height)];
  const by = size.width / table.width;
  const cloth = worn && nearCloth(table, garment, worn);
  const waiting = new Set<number>();
  const soft = new OffscreenCanvas(table.width, table.height);
  const pen = soft.getContext("2d");
  canvas.width = size.width;
  canvas.height = size.height;

  function put(dirty: PixelRect): void {
    const pixels = picture.data as Uint8ClampedArray<ArrayBuffer>;
    const image = new ImageData(pixels, table.width, table.height);
    pen?.putImageData(image, 0, 0, dirty.x, dirty.y, dirty.width, dirty.height);
    // A changed pixel of the table is read as far as its neighbours' middle.
    const wide = { ...dirty, x: dirty.x - 1, y: dirty.y - 1 };
    const shown = stretch(
      context,
      soft,
      { ...wide, width: dirty.width + 2, height: dirty.height + 2 },
      by,
    );
    for (let row = 0; row < down; row += 1)
      for (let column = 0; column < across; column += 1)
        if (touch(tileAt(row * across + column), shown)) waiting.add(row * across + column);
  }

  function tileAt(tile: number): PixelRect {
    const x = (tile % across) * TILE.width;
    const y = Math.floor(tile / across) * TILE.height;
    const width = Math.min(TILE.width, size.width - x);
    return { x, y, width, height: Math.min(TILE.height, size.height - y) };
  }

  /** The first tile that is in sight, else the first. */
  function next(): number | undefined {
    const sight = inSight(canvas);
    for (const tile of waiting) if (touch(tileAt(tile), sight)) return tile;
    const [first] = waiting;
    return first;
  }

  put({ x: 0, y: 0, width: table.width, height: table.height });
  return {
    size,
    put,
    step: ({ rasters, fabrics }) => {
      const tile = next();
      if (tile === undefined) return false;
      waiting.delete(tile);
      const area = tileAt(tile);
      const { data } = composeNear({ table, rasters, fabrics, size, area, cloth });
      const pixels = data as Uint8ClampedArray<ArrayBuffer>;
      context.putImageData(new ImageData(pixels, area.width, area.height), area.x, area.y);
      return waiting.size > 0;
    },
  };
}

function touch(a: PixelRect, b: PixelRect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** What of a canvas is seen, in its pixels: what it scrolls in hides the rest. */
function inSight(canvas: HTMLCanvasElement): PixelRect {
  const own = canvas.getBoundingClientRect();
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let each: Element | null = canvas; each; each = each.parentElement) {
    const box = each.getBoundingClientRect();
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  const [x, y] = [canvas.width / (own.width || 1), canvas.height / (own.height || 1)];
  return {
    x: (left - own.left) * x,
    y: (top - own.top) * y,
    width: (right - left) * x,
    height: (bottom - top) * y,
  };
}
