import { type Field, noise, roughNoise } from "./fields.ts";

/** Camouflage of brushed patches, `size` wide, longer than high; a higher `level` leaves fewer. */
export function camouflage(seed: number, size: number, level: number): Field {
  return ({ x, y }) => {
    const bend = 0.6 * noise(seed + 9, x / size / 1.5, y / size / 1.5);
    return (roughNoise(seed, x / size / 1.5 + bend, y / size + bend) - level) * size * 0.5;
  };
}

/** Stripes of a tiger: lying across, torn and thinning by the noise they are bent with. */
export function tiger(seed: number, pitch: number, fullness: number): Field {
  return ({ x, y }) => {
    const wave = 0.9 * noise(seed, x / 110, y / 90) + 0.25 * noise(seed + 1, x / 34, y / 30);
    const phase = y / pitch + Math.abs(x) / 260 + wave;
    const from = Math.abs(phase - Math.floor(phase) - 0.5) * 2;
    const thick = fullness + 0.45 * noise(seed + 2, x / 70, y / 40);
    return ((thick - from) * pitch) / 2;
  };
}

/** Dots on a slanted lattice whose size is told place by place, 0 to 1. */
export function halftone(pitch: number, size: (x: number, y: number) => number): Field {
  return ({ x, y }) => {
    const [u, v] = [(x + y) / pitch, (y - x) / pitch];
    const [i, j] = [Math.floor(u) + 0.5, Math.floor(v) + 0.5];
    const [cx, cy] = [((i - j) * pitch) / 2, ((i + j) * pitch) / 2];
    const radius = Math.min(1, Math.max(0, size(cx, cy))) * pitch * 0.62;
    if (radius < 1.2) return -pitch;
    return radius - Math.sqrt((x - cx) ** 2 + (y - cy) ** 2);
  };
}

/** Rings round a place, wavering: dye that was tied. */
export function rings(seed: number, x0: number, y0: number, pitch: number, share: number): Field {
  return ({ x, y }) => {
    const [dx, dy] = [x - x0, y - y0];
    const far = Math.sqrt(dx * dx + dy * dy) || 1;
    const waver =
      26 * noise(seed, (dx / far) * 4.2, (dy / far) * 4.2) + 12 * noise(seed + 1, x / 45, y / 45);
    const phase = (far + waver) / pitch;
    return ((share - Math.abs(phase - Math.floor(phase) - 0.5) * 2) * pitch) / 2;
  };
}

/** One place of a jittered lattice near each place, nearest first. */
function nearestSeeds(seed: number, pitch: number, x: number, y: number) {
  const [i, j] = [Math.floor(x / pitch), Math.floor(y / pitch)];
  let best = { x: 0, y: 0, far: Number.POSITIVE_INFINITY, i: 0, j: 0 };
  for (let a = i - 1; a <= i + 1; a += 1)
    for (let b = j - 1; b <= j + 1; b += 1) {
      const cx = (a + 0.5 + 0.32 * noise(seed, a * 0.77 + 0.5, b * 0.83 + 0.5)) * pitch;
      const cy = (b + 0.5 + 0.32 * noise(seed + 1, a * 0.81 + 0.5, b * 0.79 + 0.5)) * pitch;
      const far = Math.sqrt((x - cx) ** 2 + (y - cy) ** 2);
      if (far < best.far) best = { x: cx, y: cy, far, i: a, j: b };
    }
  return best;
}

/** A leopard's broken rosettes. */
export function leopard(seed: number, pitch: number): Field {
  return ({ x, y }) => {
    const near = nearestSeeds(seed, pitch, x, y);
    const wobble = pitch * 0.11 * noise(seed + 5, x / (pitch * 0.38), y / (pitch * 0.38));
    const ring = pitch * 0.1 - Math.abs(near.far + wobble - pitch * 0.29);
    const gap = noise(seed + 6, x / (pitch * 0.42) + near.i, y / (pitch * 0.42) + near.j);
    return Math.min(ring, (gap + 0.42) * pitch * 0.3);
  };
}

/** Open flowers of five petals strewn over the cloth; `eye` gives their hearts instead. */
export function flowers(seed: number, pitch: number, eye = false): Field {
  return ({ x, y }) => {
    const near = nearestSeeds(seed, pitch, x, y);
    const size = pitch * (0.33 + 0.07 * noise(seed + 4, near.i * 0.91 + 0.5, near.j * 0.87 + 0.5));
    if (eye) return size * 0.24 - near.far;
    const turn = Math.atan2(y - near.y, x - near.x) + near.i + near.j * 2;
    const petal = 0.68 + 0.32 * Math.abs(Math.cos(turn * 2.5));
    const cut = near.far - size * 0.34;
    return Math.min(size * petal - near.far, Math.max(cut, -cut - 1.5));
  };
}

/** Cells of camouflage as squares of a screen. */
export function digital(seed: number, cell: number, size: number, level: number): Field {
  const on = (i: number, j: number) =>
    roughNoise(seed, ((i + 0.5) * cell) / size, ((j + 0.5) * cell) / size) > level;
  return ({ x, y }) => {
    const [u, v] = [x / cell, y / cell];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const own = on(i, j);
    const [a, b] = [u - i, v - j];
    let far = 0.5;
    if (on(i - 1, j) !== own) far = Math.min(far, a);
    if (on(i + 1, j) !== own) far = Math.min(far, 1 - a);
    if (on(i, j - 1) !== own) far = Math.min(far, b);
    if (on(i, j + 1) !== own) far = Math.min(far, 1 - b);
    for (const [di, dj, m, n] of [
      [-1, -1, a, b],
      [1, -1, 1 - a, b],
      [-1, 1, a, 1 - b],
      [1, 1, 1 - a, 1 - b],
    ] as const)
      if (on(i + di, j + dj) !== own) far = Math.min(far, Math.max(m, n));
    return (own ? far : -far) * cell;
  };
}
