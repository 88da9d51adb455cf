import { type PixelRect, shownRect, type ViewTable } from "@holeshot/views";
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
