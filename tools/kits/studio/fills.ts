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
  return (s) => {
    const [u, v] = turned(s, angle);
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
  };
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
