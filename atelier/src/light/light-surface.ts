import { rasterise, type Camera, type Model, type Raster, type Vector } from "@holeshot/views";
import { particleNormals } from "../finish/normals.ts";
import { surfaceEdges, surfaceNeighbours, type Surface } from "../finish/surface.ts";
import { seededRandom } from "../random.ts";
import { blurOver } from "./blur.ts";
import { placeLights, type Studio, studio, visibility } from "./lights.ts";
import { crispNormals } from "./crisp.ts";
import { occlusion } from "./occlusion.ts";
import { surroundings } from "./mirror.ts";
import { lightPicture, type LightPicture } from "./picture.ts";
import { RayTree } from "./ray-tree.ts";
import type { Relief } from "./relief/relief.ts";
import { firstTriangles, daylight, type Floor, shadeInEach } from "./shade.ts";
import type { Sheen } from "./sheen.ts";

/** Rays a particle sends to the sky and to each light. */
export interface RayCounts {
  readonly sky: number;
  readonly light: number;
}

const fine: RayCounts = { sky: 64, light: 96 };
/** Rounds that ray counts are evened out over neighbours. */
const rounds = 2;
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
  readonly counts: RayCounts;
  readonly extent: number;
}

export function prepareLight(
  surface: Surface,
  rays: Rays,
  counts: RayCounts = fine,
  /** Particles whose outside and whose inside will be seen; all when left out. */
  wanted?: readonly [Uint8Array, Uint8Array],
): Lightable {
  const tree = new RayTree(surface);
  const normals = particleNormals(surface);
  const neighbours = surfaceNeighbours(surface.positions.length / 3, surfaceEdges(surface));
  const random = seededRandom(3);
  const see = (facing: Float64Array, count: number, only?: Uint8Array) =>
    blurOver(
      occlusion(
        tree,
        surface.positions,
        facing,
        { rays: count, ...rays },
        random,
        only && grown(only, neighbours),
      ),
      neighbours,
      rounds,
    );
  const sky = [
    see(normals, counts.sky, wanted?.[0]),
    see(
      normals.map((n) => -n),
      counts.sky / 2,
      wanted?.[1],
    ),
  ] as const;
  const extent = extentOf(surface.positions);
  return { surface, tree, normals, neighbours, sky, rays, counts, extent };
}

/**
 * A model as it is lit: cloth that somebody fills turns its inner face out where it folds over. That face is printed on what is
 * shown, but light falls on it from where it looks.
 */
export function asLit({ pieces }: Model): Model {
  return { pieces: pieces.map(({ filled: _, ...piece }) => piece) };
}

/** Particles that a picture of the model shows from outside and from inside; the surface's triangles follow the model's. */
export function shownParticles(
  { particleOf, triangles, pieceOf, positions }: Surface,
  { part, triangle, inside }: Raster,
): readonly [Uint8Array, Uint8Array] {
  const count = positions.length / 3;
  const shown = [new Uint8Array(count), new Uint8Array(count)] as const;
  const firsts = firstTriangles(pieceOf);
  for (let i = 0; i < part.length; i++) {
    const number = part[i] as number;
    if (number === 0) continue;
    const at = 3 * ((firsts[number - 1] as number) + (triangle[i] as number));
    for (let k = at; k < at + 3; k++)
      shown[inside[i] === 1 ? 1 : 0][particleOf[triangles[k] as number] as number] = 1;
  }
  return shown;
}

/** Some particles and those that evening out mixes into them. */
function grown(
  wanted: Uint8Array,
  neighbours: readonly (readonly number[])[],
): Uint8Array<ArrayBuffer> {
  let from = Uint8Array.from(wanted);
  for (let round = 0; round < rounds; round++) {
    const to = from.slice();
    for (const [i, near] of neighbours.entries())
      if (from[i] === 1) for (const j of near) to[j] = 1;
    from = to;
  }
  return from;
}

/** A side to be lit: the lightable's surface follows the model. */
export interface LightRequest extends Lighting {
  readonly model: Model;
  /** Metres, as the model. */
  readonly camera: Camera;
  readonly relief: Relief;
  /** How each piece shines. */
  readonly sheens: readonly Sheen[];
  /** Width of the picture, pixels. */
  readonly size: number;
}

/** What a side is lit with. */
interface Lighting {
  /** The shop's own lights when left out. */
  readonly studio?: Studio;
  /** Light from everywhere, the shop's own when left out. */
  readonly ambient?: number;
  /** The ground it stands on; none when left out. */
  readonly floor?: Floor;
}

/** The light of one side as it is committed. */
export function lightSide(lightable: Lightable, request: LightRequest): LightPicture {
  return lightInEach(lightable, request, [request])[0] as LightPicture;
}

/** The same in each of several lights by itself. */
export function lightInEach(
  lightable: Lightable,
  request: Omit<LightRequest, keyof Lighting>,
  each: readonly Lighting[],
): readonly LightPicture[] {
  const { surface, tree, normals, neighbours, sky, extent } = lightable;
  const { model, relief, sheens, size } = request;
  const camera = inMillimetres(request.camera);
  const random = seededRandom(5);
  const rules = { rays: lightable.counts.light, start: lightable.rays.start };
  const pixels = { width: size * over, height: size * over };
  const raster = rasterise(asLit(model), request.camera, pixels);
  const [outside, within] = shownParticles(surface, raster);
  const wanted = grown(
    outside.map((one, i) => one | (within[i] as number)),
    neighbours,
  );
  // Lights one after another ask for the same place.
  let asked: Vector | null = null;
  let stopped = false;
  const blocked = (point: Vector, way: Vector) => {
    if (point !== asked) stopped = tree.reach(...point, ...way, far, true) < far;
    asked = point;
    return stopped;
  };
  const { far } = lightable.rays;
  const lit = each.map(({ studio: own = studio, ambient, floor }) => {
    const lights = placeLights(camera, extent, own);
    const seen = lights.map((light) =>
      blurOver(
        visibility(tree, surface.positions, normals, camera.eye, light, rules, random, wanted),
        neighbours,
        rounds,
      ),
    );
    const around = surroundings(lights, camera.target, ambient ?? daylight, blocked);
    return { lights, seen, ambient, around, floor };
  });
  const crisp = crispNormals(surface, normals, neighbours, sheens);
  const shaped = { surface, normals: crisp, draped: normals, sky, camera, relief, sheens };
  return shadeInEach(raster, shaped, lit).map((shading) =>
    lightPicture(shading, raster.part, over),
  );
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
