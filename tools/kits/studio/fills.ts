import type { Field } from "./field.ts";
import { dice, hash, noise, rough } from "./noise.ts";
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

/** Ink thrown from (x, y): one blot, drops of all sizes further out. */
export function splatter(seed: number, x: number, y: number, reach: number, drops: number): Field {
  const throwDie = dice(seed);
  const list = Array.from({ length: drops }, () => {
    const way = throwDie() * Math.PI * 2;
    const far = throwDie() ** 0.7 * reach;
    const size = (1.5 + throwDie() ** 4 * reach * 0.16) * (1.1 - (0.6 * far) / reach);
    return [x + Math.cos(way) * far, y + Math.sin(way) * far, Math.max(2, size)] as const;
  });
  return (s) => {
    let most = -1000;
    for (const [cx, cy, r] of list) {
      const [dx, dy] = [s.x - cx, s.y - cy];
      const near = r - Math.sqrt(dx * dx + dy * dy);
      if (near + r * 0.25 <= most) continue;
      const wobble = r > 6 ? noise(seed, s.x / r, s.y / r) * r * 0.35 : 0;
      most = Math.max(most, near + wobble);
    }
    return most;
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

/** Lines of equal height on a hilly map. */
export function topo(seed: number, size: number, lines: number, thick: number): Field {
  const height = (x: number, y: number) => rough(seed, x / size, y / size, 2) * lines;
  return (s) => {
    const h = height(s.x, s.y);
    const grade = Math.hypot(height(s.x + 1, s.y) - h, height(s.x, s.y + 1) - h) + 0.004;
    return thick / 2 - Math.abs(h - Math.round(h)) / grade;
  };
}

/** Cells of a honeycomb, parted by `gap` mm. */
export function hexagons(size: number, gap: number, tone: (s: Spot) => number = () => 1): Field {
  const [w, h] = [size, size * 1.732];
  const near = (x: number, y: number, ox: number, oy: number) => {
    const [cx, cy] = [Math.round((x - ox) / w) * w + ox, Math.round((y - oy) / h) * h + oy];
    return [cx, cy, Math.hypot(x - cx, y - cy)] as const;
  };
  return (s) => {
    const [one, other] = [near(s.x, s.y, 0, 0), near(s.x, s.y, w / 2, h / 2)];
    const [cx, cy] = one[2] < other[2] ? one : other;
    const [x, y] = [Math.abs(s.x - cx), Math.abs(s.y - cy)];
    const d = Math.max(x, x * 0.5 + y * 0.866);
    return ((w - gap) / 2) * tone({ ...s, x: cx, y: cy }) - d;
  };
}

export function checker(size: number, angle = 0, x = 0, y = 0): Field {
  return (s) => {
    const [u, v] = turned({ ...s, x: s.x - x, y: s.y - y }, angle);
    const [i, j] = [Math.floor(u / size), Math.floor(v / size)];
    const [a, b] = [u / size - i, v / size - j];
    const d = Math.min(a, 1 - a, b, 1 - b) * size;
    return (i + j) % 2 === 0 ? d : -d;
  };
}

/** Spots of a leopard: broken rings. */
export function leopard(seed: number, size: number): Field {
  return (s) => {
    const [x, y] = [s.x + noise(seed, s.x / size, s.y / size) * size * 0.4, s.y];
    const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
    let [least, at] = [1e9, 0];
    for (let a = -1; a <= 1; a += 1)
      for (let b = -1; b <= 1; b += 1) {
        const cx = (i + a + 0.2 + hash(seed, i + a, j + b) * 0.6) * size;
        const cy = (j + b + 0.2 + hash(seed + 1, i + a, j + b) * 0.6) * size;
        const d = Math.hypot(x - cx, (y - cy) * 1.15);
        if (d < least) [least, at] = [d, hash(seed + 2, i + a, j + b)];
      }
    const ring = size * (0.11 + at * 0.03) - Math.abs(least - size * (0.27 + at * 0.06));
    const broken = (noise(seed + 4, s.x / (size * 0.42), s.y / (size * 0.42)) + 0.22) * size * 0.5;
    return Math.min(ring, broken);
  };
}

/** Long thin wedges that fly the same way, thrown at random into a strip. */
export function streaks(
  seed: number,
  angle: number,
  pitch: number,
  long: number,
  share = 0.5,
): Field {
  return (s) => {
    const [u, v] = turned(s, angle);
    const row = Math.floor(v / pitch);
    const start = hash(seed, row, 0) * long;
    const n = Math.floor((u + start) / long);
    const x = u + start - n * long;
    if (hash(seed + 1, row, n) > share) return -pitch / 2;
    const run = long * (0.45 + hash(seed + 2, row, n) * 0.5);
    const thick = (pitch * 0.42 * x) / run;
    return Math.min(thick - Math.abs(v - (row + 0.5) * pitch), run - x);
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

/** Rings of dye round a knot. */
export function dye(seed: number, x: number, y: number, pitch: number, share = 0): Field {
  return (s) => {
    const [dx, dy] = [s.x - x, s.y - y];
    const far = Math.hypot(dx, dy);
    const ray = noise(seed, (dx / (far + 20)) * 3.2, (dy / (far + 20)) * 3.2) * pitch * 0.9;
    const blot = rough(seed + 1, s.x / 70, s.y / 70, 2) * pitch * 0.35;
    const r = (far + ray + blot) / pitch;
    return (Math.abs(r - Math.floor(r) - 0.5) - 0.25 + share) * pitch;
  };
}
