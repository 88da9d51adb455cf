import type { Surface } from "../finish/surface.ts";

const leafSize = 4;

/**
 * A tree of boxes over a surface's triangles, for asking what a ray meets. Built once; asking makes no garbage.
 * Both sides of a triangle stop a ray.
 */
export class RayTree {
  /** Corner and two sides of each triangle, in the order of the leaves. */
  readonly #triangles: Float64Array;
  /** Six numbers a node: least and greatest x, y, z. */
  readonly #boxes: Float64Array;
  /** For an inner node its right child (the left one follows it); for a leaf -1 - its first triangle. */
  readonly #links: Int32Array;
  readonly #counts: Uint8Array;
  readonly #stack = new Int32Array(64);

  constructor({ positions, particleOf, triangles }: Surface) {
    const count = triangles.length / 3;
    const corners = Float64Array.from({ length: count * 9 }, (_, i) => {
      const particle = particleOf[triangles[(i / 3) | 0] as number] as number;
      return positions[3 * particle + (i % 3)] as number;
    });
    const order = Uint32Array.from({ length: count }, (_, i) => i);
    const build = new TreeBuild(corners, order);
    this.#boxes = Float64Array.from(build.boxes);
    this.#links = Int32Array.from(build.links);
    this.#counts = Uint8Array.from(build.counts);
    this.#triangles = new Float64Array(count * 9);
    for (let i = 0; i < count; i++) {
      const from = (order[i] as number) * 9;
      for (let c = 0; c < 9; c++) {
        const base = corners[from + (c % 3)] as number;
        this.#triangles[9 * i + c] = (corners[from + c] as number) - (c < 3 ? 0 : base);
      }
    }
  }

  /**
   * How far the ray goes before it meets cloth, or `far` when it meets none before. The direction is a unit vector.
   * Told that `any` cloth will do, it answers with the first it finds, which need not be the nearest.
   */
  reach(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    any = false,
  ): number {
    const stack = this.#stack;
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    let best = far;
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const node = stack[--top] as number;
      if (!this.#enters(node, ox, oy, oz, ix, iy, iz, best)) continue;
      const link = this.#links[node] as number;
      if (link >= 0) {
        stack[top++] = link;
        stack[top++] = node + 1;
        continue;
      }
      const first = -1 - link;
      for (let i = first; i < first + (this.#counts[node] as number); i++) {
        const at = this.#meets(9 * i, ox, oy, oz, dx, dy, dz);
        if (at < best) best = at;
        if (any && at < far) return at;
      }
    }
    return best;
  }

  #enters(
    node: number,
    ox: number,
    oy: number,
    oz: number,
    ix: number,
    iy: number,
    iz: number,
    far: number,
  ): boolean {
    const b = this.#boxes;
    const i = 6 * node;
    const x0 = ((b[i] as number) - ox) * ix;
    const x1 = ((b[i + 3] as number) - ox) * ix;
    const y0 = ((b[i + 1] as number) - oy) * iy;
    const y1 = ((b[i + 4] as number) - oy) * iy;
    const z0 = ((b[i + 2] as number) - oz) * iz;
    const z1 = ((b[i + 5] as number) - oz) * iz;
    const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), 0);
    return near <= Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1), far);
  }

  /** Möller and Trumbore's test: the ray's length to the triangle, or infinity. */
  #meets(
    i: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
  ): number {
    const t = this.#triangles;
    const ux = t[i + 3] as number;
    const uy = t[i + 4] as number;
    const uz = t[i + 5] as number;
    const vx = t[i + 6] as number;
    const vy = t[i + 7] as number;
    const vz = t[i + 8] as number;
    const px = dy * vz - dz * vy;
    const py = dz * vx - dx * vz;
    const pz = dx * vy - dy * vx;
    const det = ux * px + uy * py + uz * pz;
    if (det > -1e-12 && det < 1e-12) return Infinity;
    const sx = ox - (t[i] as number);
    const sy = oy - (t[i + 1] as number);
    const sz = oz - (t[i + 2] as number);
    const a = (sx * px + sy * py + sz * pz) / det;
    if (a < 0 || a > 1) return Infinity;
    const qx = sy * uz - sz * uy;
    const qy = sz * ux - sx * uz;
    const qz = sx * uy - sy * ux;
    const b = (dx * qx + dy * qy + dz * qz) / det;
    if (b < 0 || a + b > 1) return Infinity;
    const length = (vx * qx + vy * qy + vz * qz) / det;
    return length > 1e-9 ? length : Infinity;
  }
}

/** Splits the triangles at the middle of the longest side of their centres' box, until few are left. */
class TreeBuild {
  readonly boxes: number[] = [];
  readonly links: number[] = [];
  readonly counts: number[] = [];
  readonly #corners: Float64Array;
  readonly #order: Uint32Array;

  constructor(corners: Float64Array, order: Uint32Array) {
    this.#corners = corners;
    this.#order = order;
    this.#add(0, order.length);
  }

  #add(from: number, to: number): void {
    const node = this.links.length;
    this.boxes.push(...this.#box(from, to));
    this.links.push(-1 - from);
    this.counts.push(to - from);
    if (to - from <= leafSize) return;
    this.counts[node] = 0;
    const axis = this.#longestAxis(from, to);
    const part = this.#order.subarray(from, to);
    part.sort((p, q) => this.#centre(p, axis) - this.#centre(q, axis));
    const middle = (from + to) >> 1;
    this.#add(from, middle);
    this.links[node] = this.links.length;
    this.#add(middle, to);
  }

  #centre(triangle: number, axis: number): number {
    const at = 9 * triangle + axis;
    const c = this.#corners;
    return (c[at] as number) + (c[at + 3] as number) + (c[at + 6] as number);
  }

  #box(from: number, to: number): number[] {
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    for (let i = from; i < to; i++) {
      const at = 9 * (this.#order[i] as number);
      for (let c = 0; c < 9; c++) {
        const value = this.#corners[at + c] as number;
        box[c % 3] = Math.min(box[c % 3] as number, value);
        box[3 + (c % 3)] = Math.max(box[3 + (c % 3)] as number, value);
      }
    }
    return box;
  }

  #longestAxis(from: number, to: number): number {
    let best = 0;
    let longest = -1;
    for (let axis = 0; axis < 3; axis++) {
      let least = Infinity;
      let most = -Infinity;
      for (let i = from; i < to; i++) {
        const centre = this.#centre(this.#order[i] as number, axis);
        least = Math.min(least, centre);
        most = Math.max(most, centre);
      }
      if (most - least > longest) [longest, best] = [most - least, axis];
    }
    return best;
  }
}
