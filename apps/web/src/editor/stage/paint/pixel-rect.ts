import { type PixelRect, shownRect, type ViewSize, type ViewTable } from "@holeshot/views";
import type { Box } from "@holeshot/geometry";

export function wholeRect({ width, height }: ViewTable): PixelRect {
  return { x: 0, y: 0, width, height };
}

/** The rectangle round two of them. */
export function unite(a: PixelRect | null, b: PixelRect | null): PixelRect | null {
  if (!a || !b) return a ?? b;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** What of a picture shows any of the places that changed. */
export function dirtyOf(
  table: ViewTable,
  changed: readonly { readonly piece: string; readonly box: Box }[],
): PixelRect | null {
  return changed.reduce<PixelRect | null>(
    (dirty, { piece, box }) => unite(dirty, shownRect(table, piece, box)),
    null,
  );
}

/** In pixels of a picture `by` times smaller, as many as touch it. */
export function shrink({ x, y, width, height }: PixelRect, by: number): PixelRect {
  const left = Math.floor(x / by);
  const top = Math.floor(y / by);
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) / by) - left,
    height: Math.ceil((y + height) / by) - top,
  };
}

/** In pixels of a picture `by` times larger, as many as it has. */
export function grow({ x, y, width, height }: PixelRect, by: number, within: ViewSize): PixelRect {
  const [left, top] = [x * by, y * by];
  return {
    x: left,
    y: top,
    width: Math.min(within.width, left + width * by) - left,
    height: Math.min(within.height, top + height * by) - top,
  };
}

/** Draws a part of a sheet so many times larger, on whole pixels; answers which ones. */
export function stretch(
  pen: CanvasRenderingContext2D,
  sheet: OffscreenCanvas,
  part: PixelRect,
  by: number,
): PixelRect {
  const left = Math.max(0, Math.floor(part.x * by));
  const top = Math.max(0, Math.floor(part.y * by));
  const width = Math.min(sheet.width * by, Math.ceil((part.x + part.width) * by)) - left;
  const height = Math.min(sheet.height * by, Math.ceil((part.y + part.height) * by)) - top;
  pen.clearRect(left, top, width, height);
  pen.drawImage(sheet, left / by, top / by, width / by, height / by, left, top, width, height);
  return { x: left, y: top, width, height };
}
