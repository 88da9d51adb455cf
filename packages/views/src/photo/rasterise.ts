import type { PieceId } from "@holeshot/garments";
import type { Model, ModelPiece } from "../model/model.ts";
import type { ViewSize } from "../types.ts";
import { type Camera, type Frame, middleFrame, projector, type Seen } from "./camera.ts";
import {
  blankTriangle,
  BOTTOM,
  BU,
  CU,
  INSIDE,
  LEFT,
  nearness,
  NU,
  RIGHT,
  setTriangle,
  slack,
  TOP,
  weightB,
  weightC,
} from "./triangle.ts";

/** Which triangle of a model every pixel's centre shows. */
export interface Found {
  readonly width: number;
  readonly height: number;
  /** Parts of the model as the camera sees them, in the model's order. */
  readonly parts: readonly RasterPart[];
  /** Part numbers from 1; 0 is background. */
  readonly part: Uint8Array;
  /** Number of the triangle among its part's. */
  readonly triangle: Uint32Array;
  /** 1 where the inner face is seen. */
  readonly inside: Uint8Array;
  /** One over the distance along the line of sight, 1/m. */
  readonly near: Float32Array;
}

/** Which triangle of a model every pixel's centre shows, and where in it. */
export interface Raster extends Found {
  /** Weights of the triangle's second and third corner, true to perspective; the first has the rest. */
  readonly b: Float32Array;
  readonly c: Float32Array;
}

/** A part of the model with its corners on the picture. */
export interface RasterPart {
  readonly piece: PieceId;
  readonly model: ModelPiece;
  readonly seen: Seen;
}

/**
 * Finds what the centre of each pixel shows: the centre of pixel (i, j) is (i + 0.5, j + 0.5). The nearest
 * triangle wins, whichever face it shows.
 */
export function rasterise(
  model: Model,
  camera: Camera,
  size: ViewSize,
  frame: Frame = middleFrame(size),
): Raster {
  return weigh(findTriangles(model, camera, size, frame));
}

/** What `rasterise` finds, without the weights. */
export function findTriangles(model: Model, camera: Camera, size: ViewSize, frame: Frame): Found {
  if (model.pieces.length > 255) throw new RangeError("A view shows at most 255 parts");
  const { width, height } = size;
  const count = width * height;
  const see = projector(camera, frame);
  const parts = model.pieces.map((piece) => ({
    piece: piece.piece,
    model: piece,
    seen: see(piece),
  }));
  const found: Found = {
    width,
    height,
    parts,
    part: new Uint8Array(count),
    triangle: new Uint32Array(count),
    inside: new Uint8Array(count),
    near: new Float32Array(count),
  };
  parts.forEach((part, i) => fillPart(found, part, i + 1));
  hideFilled(found);
  return found;
}

/** Of cloth that is filled no inside is shown. */
export function hideFilled({
  parts,
  part,
  inside,
}: Pick<Found, "part" | "inside"> & { readonly parts: readonly RasterPart[] }): void {
  const filled = parts.map(({ model }) => model.filled === true);
  if (!filled.includes(true)) return;
  for (let i = 0; i < part.length; i++)
    if (inside[i] === 1 && filled[(part[i] as number) - 1]) inside[i] = 0;
}

function fillPart(raster: Found, { model, seen }: RasterPart, number: number): void {
  const { width, height, part, triangle, inside, near } = raster;
  const { triangles } = model;
  const t = blankTriangle();
  for (let k = 0, index = 0; k < triangles.length; k += 3, index++) {
    const a = triangles[k] as number;
    const b = triangles[k + 1] as number;
    const c = triangles[k + 2] as number;
    if (!setTriangle(t, seen, a, b, c)) continue;
    const left = Math.max(0, Math.ceil((t[LEFT] as number) - 0.5));
    const right = Math.min(width - 1, Math.floor((t[RIGHT] as number) - 0.5));
    const top = Math.max(0, Math.ceil((t[TOP] as number) - 0.5));
    const bottom = Math.min(height - 1, Math.floor((t[BOTTOM] as number) - 0.5));
    const face = t[INSIDE] as number;
    const bu = t[BU] as number;
    const cu = t[CU] as number;
    const nu = t[NU] as number;
    for (let row = top; row <= bottom; row++) {
      const v = row + 0.5;
      const u = left + 0.5;
      let wb = weightB(t, u, v);
      let wc = weightC(t, u, v);
      let n = nearness(t, u, v);
      for (let i = row * width + left; i <= row * width + right; i++) {
        if (wb >= slack && wc >= slack && wb + wc <= 1 - slack && n > (near[i] as number)) {
          near[i] = n;
          part[i] = number;
          triangle[i] = index;
          inside[i] = face;
        }
        wb += bu;
        wc += cu;
        n += nu;
      }
    }
  }
}

/** Weights once a pixel's triangle is known: those on the picture, divided by distance. */
export function weigh(found: Found): Raster {
  const { width, height, parts, part, triangle } = found;
  const count = width * height;
  const raster = { ...found, b: new Float32Array(count), c: new Float32Array(count) };
  const t = blankTriangle();
  let last = -1;
  for (let row = 0; row < height; row++) {
    for (let i = row * width; i < (row + 1) * width; i++) {
      const number = part[i] as number;
      if (number === 0) continue;
      const { model, seen } = parts[number - 1] as RasterPart;
      const k = (triangle[i] as number) * 3;
      const b = model.triangles[k + 1] as number;
      const c = model.triangles[k + 2] as number;
      const key = number * 4194304 + k;
      if (key !== last) setTriangle(t, seen, model.triangles[k] as number, b, c);
      last = key;
      const u = i - row * width + 0.5;
      const v = row + 0.5;
      const n = nearness(t, u, v);
      raster.b[i] = (weightB(t, u, v) * (seen.near[b] as number)) / n;
      raster.c[i] = (weightC(t, u, v) * (seen.near[c] as number)) / n;
    }
  }
  return raster;
}

/** Values that a part's corners have, `stride` numbers each, weighed for one pixel into `out`. */
export function readCorners(
  raster: Raster,
  i: number,
  data: Float32Array,
  stride: number,
  out: Float32Array,
): void {
  const { triangles } = (raster.parts[(raster.part[i] as number) - 1] as RasterPart).model;
  const k = (raster.triangle[i] as number) * 3;
  const a = (triangles[k] as number) * stride;
  const b = (triangles[k + 1] as number) * stride;
  const c = (triangles[k + 2] as number) * stride;
  const wb = raster.b[i] as number;
  const wc = raster.c[i] as number;
  const wa = 1 - wb - wc;
  for (let n = 0; n < stride; n++) {
    out[n] =
      (data[a + n] as number) * wa + (data[b + n] as number) * wb + (data[c + n] as number) * wc;
  }
}
