import type { Piece } from "@holeshot/garments";
import type { Cells } from "./near-line.ts";

/** Beyond the outline, so that reading at a seam never leaves the field, mm. */
const margin = 4;

/** How a piece's cloth stands out, and how much light reaches into it. */
export interface HeightField extends Cells {
  /** Millimetres above the smooth cloth. */
  readonly heights: Float32Array;
  /** Share of the light that is left, 0 to 1. */
  readonly shade: Float32Array;
  /** How much it is hardware or thread that shines, not cloth, 0 to 1. */
  readonly gloss: Float32Array;
}

export function flatField({ bounds }: Piece, scale: number): HeightField {
  const left = bounds.left - margin;
  const top = bounds.top - margin;
  const width = Math.ceil((bounds.right - left + margin) * scale) + 1;
  const height = Math.ceil((bounds.bottom - top + margin) * scale) + 1;
  return {
    left,
    top,
    scale,
    width,
    height,
    heights: new Float32Array(width * height),
    shade: new Float32Array(width * height).fill(1),
    gloss: new Float32Array(width * height),
  };
}

export function raise({ heights }: HeightField, cell: number, by: number): void {
  heights[cell] = (heights[cell] as number) + by;
}

export function darken({ shade }: HeightField, cell: number, by: number): void {
  shade[cell] = (shade[cell] as number) * (1 - by);
}

/** Shines at least so much, 0 to 1. */
export function glaze({ gloss }: HeightField, cell: number, by: number): void {
  gloss[cell] = Math.max(gloss[cell] as number, by);
}

/** 0 below `from`, 1 above `to`, and a soft step between. */
export function step(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A bump of height 1 that has fallen to a third at `width`. */
export function bump(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2));
}
