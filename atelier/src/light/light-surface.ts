import { rasterise, type Camera, type Model, type Vector } from "@holeshot/views";
import { particleNormals } from "../finish/normals.ts";
import { surfaceEdges, surfaceNeighbours, type Surface } from "../finish/surface.ts";
import { seededRandom } from "../random.ts";
import { blurOver } from "./blur.ts";
import { placeLights, type Studio, studio, visibility } from "./lights.ts";
import { occlusion } from "./occlusion.ts";
import { lightPicture, type LightPicture } from "./picture.ts";
import { RayTree } from "./ray-tree.ts";
import type { Relief } from "./relief/relief.ts";
import { type Sheen, shade } from "./shade.ts";

const occlusionRays = 64;
const shadowRays = 96;
/** Pictures are shaded at this many times their size. */
const over = 2;

/** Where rays of light start and end, mm. */
export interface Rays {
  readonly start: number;
  readonly far: number;
}

/** A surface with what every side's light needs. */
export interface Lightable {
  readonly surface: Surface;
  readonly tree: RayTree;
  readonly normals: Float64Array;
  readonly neighbours: readonly (readonly number[])[];
  /** Sky seen from outside and from inside, by particle. */
  readonly sky: readonly [Float32Array, Float32Array];
  readonly rays: Rays;
  readonly extent: number;
}

export function prepareLight(surface: Surface, rays: Rays): Lightable {
  const tree = new RayTree(surface);
  const normals = particleNormals(surface);
  const neighbours = surfaceNeighbours(surface.positions.length / 3, surfaceEdges(surface));
  const random = seededRandom(3);
  const see = (facing: Float64Array, count: number) =>
    blurOver(
      occlusion(tree, surface.positions, facing, { rays: count, ...rays }, random),
      neighbours,
      2,
    );
  const sky = [
    see(normals, occlusionRays),
    see(
      normals.map((n) => -n),
      occlusionRays / 2,
    ),
  ] as const;
  return { surface, tree, normals, neighbours, sky, rays, extent: extentOf(surface.positions) };
}

/** A side to be lit: the lightable's surface follows the model. */
export interface LightRequest {
  readonly model: Model;
  /** Metres, as the model. */
  readonly camera: Camera;
  readonly relief: Relief;
  /** How each piece shines. */
  readonly sheens: readonly Sheen[];
  /** What it is lit with; the shop's own lights when left out. */
  readonly studio?: Studio;
  /** Width of the picture, pixels. */
  readonly size: number;
}

/** The light of one side as it is committed. */
export function lightSide(lightable: Lightable, request: LightRequest): LightPicture {
  const { surface, tree, normals, neighbours, sky, extent } = lightable;
  const { model, relief, sheens, size } = request;
  const camera = inMillimetres(request.camera);
  const lights = placeLights(camera, extent, request.studio ?? studio);
  const random = seededRandom(5);
  const rules = { rays: shadowRays, start: lightable.rays.start };
  const seen = lights.map((light) =>
    blurOver(
      visibility(tree, surface.positions, normals, camera.eye, light, rules, random),
      neighbours,
      2,
    ),
  );
  const pixels = { width: size * over, height: size * over };
  const raster = rasterise(model, request.camera, pixels);
  const lit = { surface, normals, sky, lights, seen, camera, relief, sheens };
  const shading = shade(raster, lit);
  return lightPicture(shading, raster.part, over);
}

function inMillimetres({ eye, target, up, fovY }: Camera): Camera {
  const scaled = ([x, y, z]: Vector): Vector => [x * 1000, y * 1000, z * 1000];
  return { eye: scaled(eye), target: scaled(target), up, fovY };
}

/** Greatest extent along an axis, mm. */
function extentOf(positions: Float64Array): number {
  let span = 0;
  for (let c = 0; c < 3; c++) {
    let [least, most] = [Infinity, -Infinity];
    for (let i = c; i < positions.length; i += 3) {
      least = Math.min(least, positions[i] as number);
      most = Math.max(most, positions[i] as number);
    }
    span = Math.max(span, most - least);
  }
  return span;
}
