import type { ProductId } from "@holeshot/garments";
import { particleNormals } from "../finish/normals.ts";
import { surfaceEdges, surfaceNeighbours, type Surface } from "../finish/surface.ts";
import { seededRandom } from "../random.ts";
import { blurOver } from "./blur.ts";
import type { Camera } from "./camera.ts";
import { castPixels } from "./hits.ts";
import { placeLights, visibility } from "./lights.ts";
import { occlusion } from "./occlusion.ts";
import { lightPicture, type LightPicture } from "./picture.ts";
import { RayTree } from "./ray-tree.ts";
import type { Relief } from "./relief/relief.ts";
import { shade } from "./shade.ts";

/** Where rays start and end, mm. */
const reach = {
  jersey: { start: 3.5, far: 600 },
  pants: { start: 3.5, far: 600 },
  gloves: { start: 1, far: 160 },
};
const occlusionRays = 64;
const shadowRays = 16;
/** Pictures are shaded at this many times their size. */
const over = 2;

/** A surface with what every side's light needs. */
export interface Lightable {
  readonly surface: Surface;
  readonly tree: RayTree;
  readonly normals: Float64Array;
  readonly neighbours: readonly (readonly number[])[];
  /** Sky seen from outside and from inside, by particle. */
  readonly sky: readonly [Float32Array, Float32Array];
  readonly product: ProductId;
  readonly extent: number;
}

export function prepareLight(surface: Surface, product: ProductId): Lightable {
  const tree = new RayTree(surface);
  const normals = particleNormals(surface);
  const count = surface.positions.length / 3;
  const neighbours = surfaceNeighbours(count, surfaceEdges(surface));
  const random = seededRandom(3);
  const see = (facing: Float64Array, rays: number) =>
    blurOver(
      occlusion(tree, surface.positions, facing, { rays, ...reach[product] }, random),
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
  return { surface, tree, normals, neighbours, sky, product, extent: extentOf(surface.positions) };
}

/** The light of one side as it is committed, `size` pixels square. The camera is in millimetres. */
export function lightSide(
  lightable: Lightable,
  relief: Relief,
  camera: Camera,
  size: number,
): LightPicture {
  const { surface, tree, normals, neighbours, sky, product, extent } = lightable;
  const lights = placeLights(camera, extent);
  const random = seededRandom(5);
  const rules = { rays: shadowRays, start: reach[product].start };
  const seen = lights.map((light) =>
    blurOver(
      visibility(tree, surface.positions, normals, camera.eye, light, rules, random),
      neighbours,
      2,
    ),
  );
  const hits = castPixels(surface, camera, size * over);
  const shading = shade(hits, { surface, normals, sky, lights, seen, camera, relief });
  return lightPicture(shading, hits.triangle, over);
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
