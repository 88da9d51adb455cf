import type { Material, Weave } from "@holeshot/garments";
import type { Camera, Raster, Vector } from "@holeshot/views";
import type { Surface } from "../finish/surface.ts";
import type { Light } from "./lights.ts";
import { type Surroundings, thrownBack } from "./mirror.ts";
import { step } from "./relief/height-field.ts";
import type { Relief } from "./relief/relief.ts";
import type { Sheen } from "./sheen.ts";

/** Light of a picture's pixels; zero where there is no cloth. */
export interface Shading {
  readonly size: number;
  readonly diffuse: Float32Array;
  readonly specular: Float32Array;
}

/** All that shading a surface needs, by particle. */
export interface LitSurface extends Shaped, InLight {}

/** A surface before it is lit. */
export interface Shaped {
  readonly surface: Surface;
  readonly normals: Float64Array;
  /** As it was draped; the same where nothing is lit harder than that. */
  readonly draped: Float64Array;
  /** Sky seen from outside and from inside. */
  readonly sky: readonly [Float32Array, Float32Array];
  readonly camera: Camera;
  readonly relief: Relief;
  /** How each of the surface's pieces shines. */
  readonly sheens: readonly Sheen[];
}

/** What it is lit with. */
export interface InLight {
  readonly lights: readonly Light[];
  /** Share of each light that is seen. */
  readonly seen: readonly Float32Array[];
  /** Light from everywhere; the shop's own when left out. */
  readonly ambient?: number | undefined;
  /** What mirrors see; they see nothing when left out. */
  readonly around?: Surroundings | undefined;
  /** The bright ground a rider stands on; there is none when left out. */
  readonly floor?: Floor | undefined;
}

/** Ground at height 0 that throws light back onto what stands on it. */
export interface Floor {
  /** Light that something would get which lies on it face down. */
  readonly bright: number;
  /** From which side most of it comes: a unit vector that is level. */
  readonly from: Vector;
  /** At which height half of it is left, mm. */
  readonly high: number;
}

/** Least share of a floor's light, on what is turned away from its bright side. */
const farSide = 0.45;

/** Light from a floor on what faces along `normal` at a height, mm. */
export function fromFloor({ bright, from, high }: Floor, height: number, normal: Vector): number {
  const side = (1 + normal[0] * from[0] + normal[2] * from[2]) / 2;
  const down = (1 - normal[1]) / 2;
  return (bright * down * (farSide + (1 - farSide) * side)) / (1 + (height / high) ** 4);
}

/** Light from everywhere. */
export const daylight = 0.22;
/** Cloth scatters: light creeps this far round an edge. */
const wrap = 0.08;
/** How cloths shine: knit broadly and faintly, leather and moulded rubber more. */
const sheens: Readonly<Record<Material, Sheen>> = {
  printed: { strength: 0.045, power: 6 },
  rib: { strength: 0.035, power: 6 },
  stretch: { strength: 0.05, power: 8 },
  leather: { strength: 0.07, power: 10 },
  grip: { strength: 0.05, power: 9 },
  guard: { strength: 0.13, power: 26 },
};
/** Coated 600D nylon has a satin gloss, a bright edge, and breaks where it folds. */
const canvasSheen: Sheen = { strength: 0.055, power: 5, rim: 0.15, crisp: 1 };
/** Moulded parts and metal: dark themselves, and seen by what they throw back. */
const hardware = { dark: 0.5, strength: 0.25, power: 14, all: 0.035 };

/** How cloth of a material shines; of printed cloth it matters what it is woven as. */
export function sheenOf(material: Material, weave: Weave): Sheen {
  return material === "printed" && weave === "canvas" ? canvasSheen : sheens[material];
}

/** Fibres on the silhouette catch light. */
const knitRim = 0.06;

/** Lights every pixel of a square raster. The surface's triangles follow the model's. */
export function shade(raster: Raster, lit: LitSurface): Shading {
  return shadeInEach(raster, lit, [lit])[0] as Shading;
}

/** The same in each of several lights by itself; what stands out of the surface is asked once for all of them. */
export function shadeInEach(
  raster: Raster,
  surface: Shaped,
  lights: readonly InLight[],
): readonly Shading[] {
  const { width: size, part, triangle, inside } = raster;
  const shadings = lights.map(() => ({
    size,
    diffuse: new Float32Array(size * size),
    specular: new Float32Array(size * size),
  }));
  const spot = new Spot(surface);
  const firsts = firstTriangles(surface.surface.pieceOf);
  for (let i = 0; i < part.length; i++) {
    const number = part[i] as number;
    if (number === 0) continue;
    const at = (firsts[number - 1] as number) + (triangle[i] as number);
    spot.go(at, raster.b[i] as number, raster.c[i] as number, inside[i] === 1);
    for (const [n, { diffuse, specular }] of shadings.entries()) {
      spot.light(lights[n] as InLight);
      diffuse[i] = spot.diffuse;
      specular[i] = spot.specular;
    }
  }
  return shadings;
}

/** Number of each piece's first triangle. */
export function firstTriangles(pieceOf: Uint16Array): number[] {
  const firsts: number[] = [];
  for (const [at, n] of pieceOf.entries()) firsts[n] ??= at;
  return firsts;
}

/** One place on the cloth; kept and moved, so that a picture makes no garbage. */
class Spot {
  diffuse = 0;
  specular = 0;
  readonly #lit: Shaped;
  #triangle = 0;
  #corners: readonly [number, number, number] = [0, 0, 0];
  #shares: readonly [number, number, number] = [0, 0, 0];
  #inside = false;
  #gloss = 0;
  #paint = 1;
  #cavity = 1;
  #thrown: { readonly off: Vector; readonly way: Vector; readonly turn: number } | null = null;
  readonly #point = new Float64Array(3);
  readonly #normal = new Float64Array(3);
  readonly #draped = new Float64Array(3);
  readonly #slope = new Float64Array(3);
  readonly #spot = { point: this.#point, normal: this.#normal };
  readonly #eye: readonly [number, number, number];

  constructor(lit: Shaped) {
    this.#lit = lit;
    this.#eye = lit.camera.eye;
  }

  go(triangle: number, second: number, third: number, inside: boolean): void {
    const { surface, normals, draped, relief, sheens } = this.#lit;
    const first = 1 - second - third;
    const a = surface.triangles[3 * triangle] as number;
    const b = surface.triangles[3 * triangle + 1] as number;
    const c = surface.triangles[3 * triangle + 2] as number;
    const pa = surface.particleOf[a] as number;
    const pb = surface.particleOf[b] as number;
    const pc = surface.particleOf[c] as number;
    const [p, n] = [this.#point, this.#normal];
    for (let k = 0; k < 3; k++) {
      p[k] =
        first * (surface.positions[3 * pa + k] as number) +
        second * (surface.positions[3 * pb + k] as number) +
        third * (surface.positions[3 * pc + k] as number);
      n[k] =
        first * (normals[3 * pa + k] as number) +
        second * (normals[3 * pb + k] as number) +
        third * (normals[3 * pc + k] as number);
      this.#draped[k] =
        first * (draped[3 * pa + k] as number) +
        second * (draped[3 * pb + k] as number) +
        third * (draped[3 * pc + k] as number);
      if (inside) n[k] = -(n[k] as number);
      if (inside) this.#draped[k] = -(this.#draped[k] as number);
    }
    normalise(n);
    normalise(this.#draped);
    const u =
      first * (surface.uv[2 * a] as number) +
      second * (surface.uv[2 * b] as number) +
      third * (surface.uv[2 * c] as number);
    const v =
      first * (surface.uv[2 * a + 1] as number) +
      second * (surface.uv[2 * b + 1] as number) +
      third * (surface.uv[2 * c + 1] as number);
    const focus = inside ? 0 : this.#inFocus();
    this.#cavity = relief.tilt(triangle, u, v, focus, this.#slope, this.#spot);
    for (let k = 0; k < 3; k++) n[k] = (n[k] as number) - (this.#slope[k] as number);
    normalise(n);
    this.#triangle = triangle;
    this.#corners = [pa, pb, pc];
    this.#shares = [first, second, third];
    this.#inside = inside;
    this.#gloss = focus > 0 && relief.gloss ? focus * relief.gloss(triangle, u, v) : 0;
    this.#paint = relief.paint?.(triangle, p) ?? 1;
    const mirror = !inside && sheens[surface.pieceOf[triangle] as number]?.mirror;
    this.#thrown = mirror ? this.#throwBack() : null;
  }

  /** Its light and what it throws back. */
  light(light: InLight): void {
    const { surface, sky, sheens } = this.#lit;
    const { floor, ambient = daylight } = light;
    const [p, n] = [this.#point, this.#normal];
    const [pa, pb, pc] = this.#corners;
    const [first, second, third] = this.#shares;
    const mean = (values: Float32Array) =>
      first * (values[pa] as number) +
      second * (values[pb] as number) +
      third * (values[pc] as number);
    const open = mean(sky[this.#inside ? 1 : 0]);
    this.diffuse = ambient * open * (0.8 + 0.2 * (n[1] as number));
    if (floor) this.diffuse += open * fromFloor(floor, p[1] as number, n as unknown as Vector);
    this.specular = 0;
    const sheen = sheens[surface.pieceOf[this.#triangle] as number] as Sheen;
    const gloss = this.#gloss;
    this.#addLights(light, mean, open, gloss > 0 ? glossed(sheen, gloss) : sheen);
    this.specular += gloss * hardware.all * open;
    if (sheen.mirror && this.#thrown && light.around) {
      const { off, way, turn } = this.#thrown;
      this.specular += thrownBack(sheen.mirror, turn) * light.around(off, way, sheen.mirror.soft);
    }
    this.diffuse *= this.#cavity * (1 - hardware.dark * gloss) * this.#paint;
    this.specular *= this.#cavity;
  }

  /** Cloth seen at a slant is too narrow in the picture for cords and stitches: they would make patterns. */
  #inFocus(): number {
    const [p, n, eye] = [this.#point, this.#normal, this.#eye];
    let [along, square] = [0, 0];
    for (let k = 0; k < 3; k++) {
      const away = (eye[k] as number) - (p[k] as number);
      along += (n[k] as number) * away;
      square += away * away;
    }
    return step(0.16, 0.5, along / Math.sqrt(square));
  }

  /** Where a coat looks that shows what stands behind the eye and around it. */
  #throwBack() {
    const [p, n, eye] = [this.#point, this.#normal, this.#eye];
    const out = [0, 1, 2].map((k) => (eye[k] as number) - (p[k] as number));
    const far = Math.hypot(...out);
    const turn = out.reduce((sum, v, k) => sum + v * (n[k] as number), 0) / far;
    const way = out.map((v, k) => 2 * turn * (n[k] as number) - v / far);
    const off = [0, 1, 2].map((k) => (p[k] as number) + 2 * (n[k] as number));
    return { off: off as unknown as Vector, way: way as unknown as Vector, turn };
  }

  #addLights(
    { lights, seen }: InLight,
    mean: (values: Float32Array) => number,
    open: number,
    { strength: sheen, power, rim = knitRim }: Sheen,
  ): void {
    const { normals, draped } = this.#lit;
    const [p, n, eye] = [this.#point, this.#normal, this.#eye];
    const nx = n[0] as number;
    const ny = n[1] as number;
    const nz = n[2] as number;
    const ex = eye[0] - (p[0] as number);
    const ey = eye[1] - (p[1] as number);
    const ez = eye[2] - (p[2] as number);
    const far = Math.sqrt(ex * ex + ey * ey + ez * ez);
    for (let l = 0; l < lights.length; l++) {
      const { at, strength, gleam = strength } = lights[l] as Light;
      const dx = at[0] - (p[0] as number);
      const dy = at[1] - (p[1] as number);
      const dz = at[2] - (p[2] as number);
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const facing = (nx * dx + ny * dy + nz * dz) / distance;
      const share = mean(seen[l] as Float32Array);
      this.diffuse += strength * share * Math.max(0, (facing + wrap) / (1 + wrap));
      const hx = dx / distance + ex / far;
      const hy = dy / distance + ey / far;
      const hz = dz / distance + ez / far;
      const turned = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz);
      this.specular += gleam * share * Math.max(0, facing) * sheen * Math.max(0, turned) ** power;
    }
    // A fold that is lit harder than it was draped is no silhouette.
    const turn = (m: Float64Array) =>
      ((m[0] as number) * ex + (m[1] as number) * ey + (m[2] as number) * ez) / far;
    const edge = 1 - Math.max(0, turn(n), draped === normals ? 0 : turn(this.#draped));
    this.specular += rim * edge ** 3.5 * open;
  }
}

/** Cloth that is partly under hardware or thread. */
function glossed({ strength, power, ...own }: Sheen, gloss: number): Sheen {
  return {
    ...own,
    strength: strength + gloss * (hardware.strength - strength),
    power: power + gloss * (hardware.power - power),
  };
}

function normalise(n: Float64Array): void {
  const square = (n[0] as number) ** 2 + (n[1] as number) ** 2 + (n[2] as number) ** 2;
  const size = Math.sqrt(square) || 1;
  n[0] = (n[0] as number) / size;
  n[1] = (n[1] as number) / size;
  n[2] = (n[2] as number) / size;
}
