import type { Model } from "../model/model.ts";
import type { ViewSize, ViewTable } from "../types.ts";
import { alteredLight } from "./altered-light.ts";
import { type Camera, type Frame, middleFrame, pixelMillimetres } from "./camera.ts";
import { type LightOf, type LightPicture, readLight } from "./light-picture.ts";
import { plainLight } from "./plain-light.ts";
import { findTriangles, type Found, weigh } from "./rasterise.ts";
import { resolveEdges } from "./resolve-edges.ts";
import { millimetreReader } from "./samples.ts";
import { addSurface, type Weaves } from "./surface.ts";
import type { Planes } from "./find-edges.ts";

/** A side of a draped garment to be shown. */
export interface PhotoRequest {
  readonly model: Model;
  readonly camera: Camera;
  readonly size: ViewSize;
  /** How the side was lit; without it one plain lamp shines. */
  readonly light?: LightPicture | LightOf | undefined;
  /** Of which cloth pieces are, for their grain and gloss; others are smooth. */
  readonly weaves?: Weaves | undefined;
  /** Seen as small as a whole rider: a mesh is drawn as coarse as can be seen, and its folds lighter. */
  readonly afar?: boolean;
  /** Where the camera's square lies in the picture; the largest in its middle when left out. */
  readonly frame?: Frame;
}

/** Neighbouring pixels further apart on the piece than this many pixels' worth lie on two sides of a fold. */
const fold = 9;

/** The table of one side of a draped garment. The same request always gives the same table. */
export function photoView(request: PhotoRequest): ViewTable {
  const { model, camera, size, frame = middleFrame(size) } = request;
  const found = findTriangles(model, camera, size, frame);
  const pieces = [...new Set(model.pieces.map(({ piece }) => piece))];
  const numbers = model.pieces.map(({ piece }) => pieces.indexOf(piece) + 1);
  const planes = readPlanes(found, numbers);
  const pixel = pixelMillimetres(camera, frame);
  const { coverage, borders } = resolveEdges(planes, found.parts, numbers, pixel * fold);
  const lit = lightOf(request, found, planes, frame);
  const { weaves, afar = false } = request;
  if (weaves) addSurface(planes, lit, pieces, { weaves, model: model.pieces, pixel, afar });
  const { piece, x, y, inside } = planes;
  return { ...size, pieces, piece, x, y, ...lit, coverage, inside, borders };
}

function lightOf(
  { model, light, camera }: PhotoRequest,
  found: Found,
  planes: Planes,
  frame: Frame,
) {
  if (typeof light === "function") {
    const lit = light(weigh(found));
    return { light: spread(planes, lit.light), specular: spread(planes, lit.specular) };
  }
  if (light && found.parts.some(({ model }) => model.lit)) {
    const lit = alteredLight(model, { camera, light })(weigh(found));
    return { light: spread(planes, lit.light), specular: spread(planes, lit.specular) };
  }
  if (light) return readLight(light, planes, frame);
  return {
    light: spread(planes, plainLight(weigh(found), camera)),
    specular: new Float32Array(planes.piece.length),
  };
}

function readPlanes(found: Found, numbers: readonly number[]): Planes {
  const { width, height, parts, part, triangle, inside } = found;
  const count = width * height;
  const read = millimetreReader(parts);
  const planes: Planes = {
    width,
    height,
    piece: new Uint8Array(count),
    x: new Float32Array(count),
    y: new Float32Array(count),
    // A copy: edges change their mind about faces, the triangles found do not.
    inside: inside.slice(),
  };
  // A row is a function of its own, or its loop would be made ready anew for every picture.
  const readRow = (row: number): void => {
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const number = part[i] as number;
      if (number === 0) continue;
      const { x, y } = read(number, triangle[i] as number, column + 0.5, row + 0.5);
      planes.piece[i] = numbers[number - 1] as number;
      planes.x[i] = x;
      planes.y[i] = y;
    }
  };
  for (let row = 0; row < height; row++) readRow(row);
  return planes;
}

/** Pixels at the rim that only samples hit take the light of a neighbour. */
function spread({ width, piece }: Planes, light: Float32Array): Float32Array {
  const from = light.slice();
  for (let i = 0; i < light.length; i++) {
    if (piece[i] === 0 || from[i] !== 0) continue;
    const beside = Math.max(from[i - 1] ?? 0, from[i + 1] ?? 0);
    light[i] = Math.max(beside, from[i - width] ?? 0, from[i + width] ?? 0);
  }
  return light;
}
