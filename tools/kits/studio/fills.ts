import type { Field } from "./field.ts";
import { hash, noise, rough } from "./noise.ts";
import type { Spot } from "./spot.ts";

const turns = Math.PI / 180;

/** The place in a frame turned by `angle`: along, and across it. */
function turned(s: Spot, angle: number): readonly [number, number] {
  const [c, n] = [Math.cos(angle * turns), Math.sin(angle * turns)];
  return [s.x * c + s.y * n, s.y * c - s.x * n];
}

export interface Blots {
  readonly seed: number;
  /** Length and breadth of a patch, mm. */
  readonly long: number;
  readonly wide: number;
  readonly angle?: number;
  /** How much is covered: −0.4 nearly nothing, 0.4 nearly all. */
  readonly more?: number;
  readonly octaves?: number;
}

/** Painted camouflage: long soft patches with a brush's edge. */
export function camo({ seed, long, wide, angle = 0, more = 0, octaves = 2 }: Blots): Field {
  return (s) => {
    const [u, v] = turned(s, angle);
    const bend = noise(seed + 5, u / long, v / long) * 0.9;
    return (rough(seed, u / long + bend, v / wide + bend, octaves) + more) * wide * 0.8;
  };
}

/** Camouflage of squares. */
export function digital({ seed, long, wide, angle = 0, more = 0 }: Blots, cell: number): Field {
  const full = (i: number, j: number) => {
    const speck = (hash(seed + 9, i, j) - 0.5) * 0.22;
    return rough(seed, (i * cell) / long, (j * cell) / wide, 2) + speck + more > 0;
  };
  return (s) => inSquares(full, cell, ...turned(s, angle));
}

/** How far inside the squares that are full a place lies. */
function inSquares(
  full: (i: number, j: number) => boolean,
  cell: number,
  u: number,
  v: number,
): number {
  const [i, j] = [Math.floor(u / cell), Math.floor(v / cell)];
  const [x, y] = [u - i * cell, v - j * cell];
  const own = full(i, j);
  let least = cell / 2;
  for (const [a, b] of around) {
    if (full(i + a, j + b) === own) continue;
    const dx = a === 0 ? 0 : a > 0 ? cell - x : x;
    const dy = b === 0 ? 0 : b > 0 ? cell - y : y;
    least = Math.min(least, Math.hypot(dx, dy));
  }
  return own ? least : -least;
}

const around = [-1, 0, 1].flatMap((a) =>
  [-1, 0, 1].flatMap((b) => (a === 0 && b === 0 ? [] : [[a, b] as const])),
);

/** Stripes that swell, part and end like a tiger's. */
export function tiger(seed: number, pitch: number, angle: number, share = 0.45): Field {
  return (s) => {
    const [u, v] = turned(s, angle);
    const drift = rough(seed, u / (pitch * 3), v / (pitch * 2.2), 2) * pitch * 1.1;
    const place = (v + drift) / pitch;
    const off = Math.abs(place - Math.floor(place) - 0.5) * pitch;
    const swell = share + noise(seed + 3, u / (pitch * 2), v / (pitch * 1.2)) * 0.75;
    return (pitch / 2) * swell - off;
  };
}

/** One pull of a wide brush from (x, y): full at first, then hairs, then nothing. */
export function brush(
  seed: number,
  x: number,
  y: number,
  angle: number,
  long: number,
  wide: number,
  hair = 7,
): Field {
  return (s) => {
    const [u, v] = turned({ ...s, x: s.x - x, y: s.y - y }, angle);
    const across = Math.abs(v + noise(seed, u / 220, 0) * wide * 0.12) - wide / 2;
    const edge = -across + noise(seed + 1, u / 60, v / hair) * 5;
    const start = u + noise(seed + 2, 0, v / hair) * 36;
    const ends = long * (1 + noise(seed + 3, 0, v / hair) * 0.55) - u;
    const dry = (u / long - 0.35) * 0.9;
    const gap = (0.5 - dry - Math.abs(noise(seed + 4, u / 260, v / (hair * 1.1))) * 1.6) * hair;
    return Math.min(edge, start, ends, u > long * 0.3 ? gap + hair * 0.35 : 1000);
  };
}

/** Dots in rows; their size follows `tone`, from 0 (none) to 1 (touching). */
export function halftone(
  pitch: number,
  angle: number,
  tone: (s: Spot) => number,
  least = 1.6,
): Field {
  return (s) => {
    const [u, v] = turned(s, angle);
    const row = Math.round(v / (pitch * 0.866));
    const shift = row % 2 === 0 ? 0 : pitch / 2;
    const column = Math.round((u - shift) / pitch);
    const [cu, cv] = [column * pitch + shift, row * pitch * 0.866];
    const [x, y] = turned({ ...s, x: cu, y: cv }, -angle);
    const r = tone({ ...s, x, y }) * pitch * 0.5;
    return r < least ? -1 - pitch * 0.2 : r - Math.hypot(u - cu, v - cv);
  };
}

/** Five round petals and a heart, scattered; `heart` alone gives the hearts. */
export function flowers(seed: number, size: number, heart = false): Field {
  return (s) => {
    const [i, j] = [Math.floor(s.x / size), Math.floor(s.y / size)];
    let most = -size;
    for (let a = -1; a <= 1; a += 1)
      for (let b = -1; b <= 1; b += 1) {
        const [p, q] = [i + a, j + b];
        const r = size * (0.2 + hash(seed + 2, p, q) * 0.24);
        const x = s.x - (p + 0.3 + hash(seed, p, q) * 0.4) * size;
        const y = s.y - (q + 0.3 + hash(seed + 1, p, q) * 0.4) * size;
        const far = Math.hypot(x, y);
        if (heart) most = Math.max(most, r * 0.24 - far);
        else {
          const way = Math.atan2(y, x) + hash(seed + 3, p, q) * 6;
          most = Math.max(most, r * (0.72 + 0.28 * Math.cos(way * 5)) - far);
        }
      }
    return most;
  };
}

/** A leopard's rosettes: broken rings; `heart` gives what lies inside them. */
export function leopard(seed: number, size: number, heart = false): Field {
  return (s) => {
    const [i, j] = [Math.floor(s.x / size), Math.floor(s.y / size)];
    let most = -size;
    for (let a = -1; a <= 1; a += 1)
      for (let b = -1; b <= 1; b += 1) {
        const [p, q] = [i + a, j + b];
        const x = s.x - (p + 0.28 + hash(seed, p, q) * 0.44) * size;
        const y = s.y - (q + 0.28 + hash(seed + 1, p, q) * 0.44) * size;
        const r = size * (0.3 + hash(seed + 2, p, q) * 0.14);
        const wobble = noise(seed + 4, s.x / (size * 0.32), s.y / (size * 0.32)) * size * 0.1;
        const far = Math.hypot(x, y * 1.15) + wobble;
        if (heart) {
          most = Math.max(most, r * 0.52 - far);
          continue;
        }
        const ring = Math.min(r - far, far - r * 0.52);
        const way = Math.atan2(y, x) + hash(seed + 3, p, q) * 6.28;
        most = Math.max(most, Math.min(ring, (Math.cos(way * 2 + 0.6) + 0.72) * r * 0.4));
      }
    return most;
  };
}

/** Wavering rings round a place, as tied cloth is dyed. */
export function rings(
  seed: number,
  x: number,
  y: number,
  pitch: number,
  share: number,
  twist = 0,
): Field {
  return (s) => {
    const [dx, dy] = [s.x - x, s.y - y];
    const bend = rough(seed, s.x / (pitch * 1.6), s.y / (pitch * 1.6), 3) * pitch * 0.6;
    const turn = twist === 0 ? 0 : (Math.atan2(dy, dx) / (2 * Math.PI)) * pitch * twist;
    const place = (Math.hypot(dx, dy) + bend + turn) / pitch;
    const off = Math.abs(place - Math.floor(place) - 0.5);
    return (share / 2 - off) * pitch;
  };
}

/** A range of hills: all that lies below its crest at about `y`. */
export function hills(seed: number, y: number, long: number, high: number): Field {
  return (s) => {
    const up = rough(seed, s.x / long, 0.5, 4);
    return (s.y - y + up * high) * 0.8;
  };
}

/** A row of firs on a crest at about `y`. */
export function firs(seed: number, y: number, wide: number, high: number): Field {
  const ground = hills(seed + 1, y, wide * 9, high * 0.6);
  return (s) => {
    const i = Math.floor(s.x / wide);
    let most = ground(s);
    for (let a = -1; a <= 1; a += 1) {
      const p = i + a;
      const tall = high * (0.55 + hash(seed, p, 0) * 0.6);
      const middle = (p + 0.3 + hash(seed, p, 1) * 0.4) * wide;
      const crest = s.y - ground({ ...s, x: middle }) / 0.8;
      const up = crest - s.y;
      const tier = tall / 3.2;
      const step = Math.max(0, (tall - up) / tier);
      const reach = up > tall ? -1 : (step * 0.55 + (step - Math.floor(step)) * 0.6) * wide * 0.17;
      most = Math.max(most, Math.min(reach - Math.abs(s.x - middle), tall - up));
    }
    return most;
  };
}

/** Squares, as many as `tone` says: 0 none, 1 all. */
export function pixels(seed: number, cell: number, tone: (x: number, y: number) => number): Field {
  const full = (i: number, j: number) =>
    hash(seed, i, j) < tone((i + 0.5) * cell, (j + 0.5) * cell);
  return (s) => inSquares(full, cell, s.x, s.y);
}

/** Scattered triangles. */
export function confetti(seed: number, size: number, share: number): Field {
  return (s) => {
    const [i, j] = [Math.floor(s.x / size), Math.floor(s.y / size)];
    let most = -size;
    for (let a = -1; a <= 1; a += 1)
      for (let b = -1; b <= 1; b += 1) {
        const [p, q] = [i + a, j + b];
        if (hash(seed + 7, p, q) > share) continue;
        const x = s.x - (p + 0.3 + hash(seed, p, q) * 0.4) * size;
        const y = s.y - (q + 0.3 + hash(seed + 1, p, q) * 0.4) * size;
        const turn = hash(seed + 2, p, q) * 6.28;
        const r = size * (0.1 + hash(seed + 3, p, q) * 0.09);
        let inside = size;
        for (let k = 0; k < 3; k += 1) {
          const way = turn + (k * 2 * Math.PI) / 3;
          inside = Math.min(inside, r - x * Math.cos(way) - y * Math.sin(way));
        }
        most = Math.max(most, inside);
      }
    return most;
  };
}

/** A twill of flat threads, two over and two under, as carbon is woven: those that run across, or those that run down. */
export function carbon(cell: number, gap: number, angle: number, runs: "across" | "down"): Field {
  return (s) => {
    const [u, v] = turned(s, angle);
    const [i, j] = [Math.floor(u / cell), Math.floor(v / cell)];
    const [x, y] = [u - i * cell, v - j * cell];
    const step = (((i + j) % 4) + 4) % 4;
    const down = step < 2;
    // Each thread lies on top for two cells on end.
    const [along, across] = down ? [y + step * cell, x] : [x + (step - 2) * cell, y];
    const inside = Math.min(across - gap, cell - gap - across, along - gap, 2 * cell - gap - along);
    return down === (runs === "down") ? inside : -inside - 2 * gap;
  };
}

/** Ground that has dried and cracked: plates of about `size`, `gap` mm apart. */
export function plates(seed: number, size: number, gap: number): Field {
  return (s) => {
    const [i, j] = [Math.floor(s.x / size), Math.floor(s.y / size)];
    const middles = [-2, -1, 0, 1, 2].flatMap((a) =>
      [-2, -1, 0, 1, 2].map((b) => {
        const x = (i + a + 0.12 + hash(seed, i + a, j + b) * 0.76) * size - s.x;
        const y = (j + b + 0.12 + hash(seed + 1, i + a, j + b) * 0.76) * size - s.y;
        return { x, y, far: Math.hypot(x, y) };
      }),
    );
    const own = middles.reduce((least, at) => (at.far < least.far ? at : least));
    let least = size;
    for (const at of middles) {
      const apart = Math.hypot(at.x - own.x, at.y - own.y);
      if (apart > 0) least = Math.min(least, (at.far ** 2 - own.far ** 2) / (2 * apart));
    }
    return least - gap / 2;
  };
}
