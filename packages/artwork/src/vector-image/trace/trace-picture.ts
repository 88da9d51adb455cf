import { scaling, transformPath } from "@holeshot/geometry";
import type { Path } from "@holeshot/geometry";
import type { Colour, SceneItem } from "../../scene.ts";
import { toHex } from "../colour.ts";
import type { VectorImage } from "../types.ts";
import { contoursOf } from "./contours.ts";
import { enlarge } from "./enlarge.ts";
import type { Labels } from "./palette.ts";
import { clear, paletteOf, snapToPalette, withoutSpeckles } from "./palette.ts";
import type { Pixels, Rgb } from "./pixels.ts";
import { rgbOf } from "./pixels.ts";
import { smoothContour } from "./smooth-contour.ts";

export interface TraceOptions {
  /** Most colours of the drawing, 1 to 16; 8 when left out. */
  readonly colours?: number;
  /** The colours to use instead of the picture's own. */
  readonly palette?: readonly Colour[];
  /** Called with a share from 0 to 1 as the work goes on. */
  readonly onProgress?: (done: number) => void;
}

/** Pictures are traced at about this many pixels. Larger ones are refused: a logo needs no more, a photograph is none. */
const workPixels = 2_000_000;
export const mostTracePixels = 4_000_000;
/** How far a curve may leave the pixels' edges, in pixels of the picture: a quarter, but never less than the steps. */
const tolerance = 0.25;

/** Colours in painting order: the most used first, so that small shapes lie on large ones. */
function paintingOrder({ labels, palette }: Labels): number[] {
  const counts = palette.map(() => 0);
  for (const label of labels) if (label !== clear) counts[label] = (counts[label] ?? 0) + 1;
  const used = palette.map((_, index) => index).filter((index) => (counts[index] ?? 0) > 0);
  return used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
}

/** The area of one colour and of all painted over it: neighbours then overlap instead of leaving a gap. */
function areaOf(
  { width, height, labels }: Labels,
  rank: readonly number[],
  from: number,
  factor: number,
): Path {
  const isInside = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const label = labels[y * width + x] ?? clear;
    return label !== clear && (rank[label] ?? -1) >= from;
  };
  const steps = Math.max(0.8, tolerance * factor);
  return contoursOf(isInside, width, height).flatMap((contour) =>
    smoothContour(contour, steps, factor),
  );
}

/**
 * Turns a picture of few colours, such as a logo, into a drawing: its colours are brought together first, so that
 * a JPEG's noise makes no shapes. The drawing has the picture's size. Undefined when nothing in it is opaque.
 * @throws RangeError for more than `mostTracePixels` pixels.
 */
export function tracePicture(pixels: Pixels, options: TraceOptions = {}): VectorImage | undefined {
  const { width, height } = pixels;
  if (width * height > mostTracePixels) throw new RangeError("The picture is too large to trace");
  const report = options.onProgress ?? (() => undefined);
  const most = Math.min(16, Math.max(1, options.colours ?? 8));
  const palette: readonly Rgb[] = options.palette?.map(rgbOf) ?? paletteOf(pixels, most);
  if (palette.length === 0) return undefined;
  report(0.1);
  const factor = Math.min(4, Math.max(1, Math.floor(Math.sqrt(workPixels / (width * height)))));
  const large = enlarge(pixels, factor);
  report(0.3);
  const snapped = withoutSpeckles(snapToPalette(large, palette), 12 * factor * factor);
  report(0.5);
  const order = paintingOrder(snapped);
  const rank: number[] = [];
  order.forEach((label, place) => {
    rank[label] = place;
  });
  const items = order.flatMap((label, place): SceneItem[] => {
    const path = transformPath(areaOf(snapped, rank, place, factor), scaling(1 / factor));
    report(0.5 + (0.5 * (place + 1)) / order.length);
    const paint = toHex(...(palette[label] ?? [0, 0, 0]));
    return path.length === 0 ? [] : [{ kind: "fill", path, paint, rule: "evenodd", opacity: 1 }];
  });
  return items.length === 0 ? undefined : { width, height, items, images: [] };
}
