import type { Model } from "../model/model.ts";
import { type Camera, middleFrame } from "../photo/camera.ts";
import { findTriangles } from "../photo/rasterise.ts";
import type { ContactShadow } from "./cloth-side.ts";

const size = 240;
/** Share of the garment's height whose width throws the shadow. */
const foot = 0.22;

/** Shares of the picture between the hem and the middle of the shadow: the garment hangs, it does not stand. */
const hover = 0.042;

/** The ellipse a garment darkens on the ground it hangs over, in shares of the picture. */
export function hangShadow(model: Model, camera: Camera): ContactShadow {
  const square = { width: size, height: size };
  const { part } = findTriangles(model, camera, square, middleFrame(square));
  const rows = Array.from({ length: size }, (_, row) => spanOf(part, row));
  const covered = rows.flatMap((span, row) => (span ? [row] : []));
  const bottom = covered.at(-1) ?? size;
  const top = covered[0] ?? 0;
  const low = rows.slice(Math.floor(bottom - (bottom - top) * foot), bottom + 1);
  const left = Math.min(...low.flatMap((span) => (span ? [span[0]] : [])));
  const right = Math.max(...low.flatMap((span) => (span ? [span[1]] : [])));
  const share = (value: number) => Math.round((value / size) * 10_000) / 10_000;
  return {
    x: share((left + right + 1) / 2),
    y: share(bottom + 1 + size * hover),
    width: share((right - left + 1) * 0.92),
    height: share(size * 0.05),
  };
}

function spanOf(cover: Uint8Array, row: number): readonly [number, number] | null {
  const cells = cover.subarray(row * size, (row + 1) * size);
  const first = cells.findIndex((value) => value > 0);
  return first < 0 ? null : [first, cells.findLastIndex((value) => value > 0)];
}
