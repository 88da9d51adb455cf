import type { Weave } from "@holeshot/garments";

/** Cells of a tile, each way; a power of two. */
export const grainCells = 64;
const cells = grainCells;

/** A cloth's own surface as a tile that repeats over its pieces: light and dark, as shares of the light, 0 on average. */
export interface Grain {
  /** Size of the tile, mm. */
  readonly across: number;
  readonly down: number;
  /** What repeats soonest in it, mm. */
  readonly finest: number;
  /** As it shows when a thread is a few pixels wide, and with all its threads and holes. */
  readonly soft: Float32Array;
  readonly sharp: Float32Array;
  /** Open cloth: from afar its folds are lighter (`throughMesh`). */
  readonly open?: true;
  /** How it is drawn where pixels are too coarse for it; as it is when left out. */
  readonly coarse?: Coarsening;
  /** How it shines beside the cloth that the light was baked on, which its surface then breaks; left as it is when left out. */
  readonly gloss?: number;
  /** How much harder its surface breaks its shine than its light; 1 when left out. */
  readonly breaks?: number;
}

/** How a cloth stays one that can be seen where pixels are coarse. */
interface Coarsening {
  /** What repeats soonest in it is no nearer than so many pixels. */
  readonly apart: number;
  /** How much faster than it is drawn larger it gets deeper, and how much deeper it is at most. */
  readonly deeper: { readonly by: number; readonly most: number };
  /** With pixels of so many millimetres it begins to be flatter, and is gone: spots on a chest are no mesh. */
  readonly flatter: { readonly from: number; readonly to: number };
}
const meshAfar: Coarsening = {
  apart: 4.3,
  deeper: { by: 1.5, most: 2 },
  flatter: { from: 1.9, to: 3.2 },
};
/** Threads of a canvas are told from a net by being flat, and end sooner: a rider's are not drawn. */
const canvasAfar: Coarsening = {
  apart: 3.9,
  deeper: { by: 0.8, most: 2.4 },
  flatter: { from: 1.7, to: 2.3 },
};

/** Plain weave of the pants: duller than the light was baked, and threads that break what it shines. */
const canvas = (): Grain => ({ ...weave(2.6), gloss: 0.85, breaks: 4, coarse: canvasAfar });

/** Printed cloths. The first three are those that light pictures were baked on. */
const makers: Readonly<Record<Weave, () => Grain>> = {
  mesh: () => ({ ...mesh(3.8, 1), open: true, gloss: 1, breaks: 5, coarse: meshAfar }),
  "fine-mesh": () => ({ ...mesh(1.9, 0.8), gloss: 1, breaks: 5 }),
  canvas,
  interlock: () => ({ ...ribs(1.8), gloss: 1.25 }),
  "stretch-knit": () => ({ ...diagonal(2.2, 0.06), gloss: 1.6 }),
  twill: () => ({ ...diagonal(2.4, 0.09), gloss: 1.7 }),
  "vented-canvas": canvas,
  "vented-below-pockets": () => grainOf("vented-canvas"),
};
const made = new Map<Weave, Grain>();

/** The grain of a cloth, made when it is first asked for. */
export function grainOf(cloth: Weave): Grain {
  const grain = made.get(cloth) ?? makers[cloth]();
  made.set(cloth, grain);
  return grain;
}

/** Below this many pixels a repeat nothing is shown, or it would shimmer; over it the soft tile comes in, then the sharp one. */
export const grainFades = { none: 2.2, soft: 4.2, sharp: 8 } as const;
const { none, soft, sharp } = grainFades;

/** How a cloth is drawn where pixels are coarse: so many times as large as it is, and, if so, its soft tile so many times as deep. */
export interface Coarse {
  readonly larger: number;
  readonly deeper: number;
}
const asItIs: Coarse = { larger: 1, deeper: 1 };

/**
 * How a cloth is drawn with pixels of so many millimetres: what would be lost stays a few pixels apart, deeper as it is drawn
 * larger, or jerseys would look like satin and pants like rubber, until a rider is a thumb's size. Cloth that can be seen is as
 * it is.
 */
export function coarseOf({ finest, coarse }: Grain, pixel: number): Coarse {
  if (!coarse) return asItIs;
  const { apart, deeper, flatter } = coarse;
  const larger = (apart * pixel) / finest;
  const gone = (pixel - flatter.from) / (flatter.to - flatter.from);
  if (larger <= 1 || gone >= 1) return asItIs;
  const deep = Math.min(deeper.most, 1 + deeper.by * (larger - 1));
  return { larger, deeper: deep * (1 - Math.max(0, gone)) };
}

/** A cloth as it is drawn with pixels of so many millimetres. */
export function grainShown(grain: Grain, pixel: number): Grain {
  const coarse = coarseOf(grain, pixel);
  if (coarse.larger === 1) return grain;
  const deep = grain.soft.map((value) => value * coarse.deeper);
  return {
    ...grain,
    across: grain.across * coarse.larger,
    down: grain.down * coarse.larger,
    finest: grain.finest * coarse.larger,
    soft: deep,
    sharp: deep,
  };
}

/** So much of the shine stays where there are threads: whoever takes it out again divides by it. */
export const leastShine = 0.2;

/** What is left of a cloth's shine, as a share to multiply with, where its surface throws back this share of the light. */
export function shineAt(
  { gloss, breaks = 1 }: Pick<Grain, "gloss" | "breaks">,
  share: number,
): number {
  if (gloss === undefined) return 1;
  return Math.max(Math.min(leastShine, share), 1 + breaks * (share - 1));
}

/** Light comes through open cloth and from fold to fold: the darker a fold is, the larger the share that it gains of its light. */
const through = 0.4;

/** Light on open cloth that is seen from afar; in the lamp's full light it stays. */
export function throughMesh(light: number): number {
  return light < 1 ? light + through * light * (1 - light) : light;
}

/** Whether any of it can be seen with pixels of so many millimetres. */
export function showsGrain({ finest }: Grain, pixel: number): boolean {
  return finest / pixel > none;
}

/** Light and dark at a place of a piece, as a share to multiply with, where a pixel shows `pixel` mm of it. */
export function grainAt(grain: Grain, x: number, y: number, pixel: number): number {
  const repeat = grain.finest / pixel;
  if (repeat <= none) return 1;
  const column = Math.floor((x * cells) / grain.across) & (cells - 1);
  const row = Math.floor((y * cells) / grain.down) & (cells - 1);
  const at = row * cells + column;
  const from = grain.soft[at] as number;
  if (repeat <= soft) return 1 + (from * (repeat - none)) / (soft - none);
  const share = repeat >= sharp ? 1 : (repeat - soft) / (sharp - soft);
  return 1 + from + ((grain.sharp[at] as number) - from) * share;
}

/** Knit with a pin hole in every second place of every row: a dark hole whose lower rim catches the light. */
function mesh(apart: number, depth: number): Grain {
  const down = apart * Math.sqrt(3);
  const hole = 0.19 * apart;
  const light = (x: number, y: number): number => {
    const away = Math.hypot(x, y) / hole;
    const pit = Math.exp(-(away ** 4) * 0.8);
    // Light comes from above: under the hole the rim faces it, over the hole it turns away.
    const rim = (y / hole) * Math.exp(-((away - 1.25) ** 2) * 2.2);
    return depth * (-0.34 * pit + 0.09 * rim);
  };
  // The stitches between the holes run in columns.
  const stitch = (x: number): number => 0.018 * depth * Math.cos((4 * Math.PI * x) / apart);
  const sharpTile = tile(apart, down, (x, y) => {
    let sum = stitch(x);
    for (const [i, j] of lattice) sum += light(x - i * apart, y - j * down);
    return sum;
  });
  const fine = down / 2;
  const softTile = blurred(sharpTile, (0.25 * fine) / apart, (0.25 * fine) / down);
  return { across: apart, down, finest: fine, sharp: sharpTile, soft: softTile };
}

/** Holes whose light reaches into one tile. */
const lattice: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0.5, 0.5],
  [0, 1],
  [1, 1],
];

/** Plain weave: threads that lie over and under each other by turns. */
function weave(repeat: number): Grain {
  const sharpTile = tile(repeat, repeat, (x, y) => {
    const [u, v] = [(2 * Math.PI * x) / repeat, (2 * Math.PI * y) / repeat];
    const over = Math.sin(u) * Math.sin(v);
    const warp = Math.abs(Math.cos(u));
    const weft = Math.abs(Math.cos(v));
    const round = over > 0 ? 1 - warp ** 3 : 1 - weft ** 3;
    return 0.05 * over + 0.14 * round - 0.05 * Math.cos(v) * Math.max(0, over);
  });
  return square(repeat, sharpTile);
}

/** A tile as wide as high, whose threads lie at 45 degrees. */
function square(repeat: number, sharpTile: Float32Array): Grain {
  const soft = blurred(sharpTile, 0.12, 0.12);
  return { across: repeat, down: repeat, finest: repeat / Math.SQRT2, sharp: sharpTile, soft };
}

/** Double knit with a closed face: wales side by side, each a row of stitches that stand as a V. */
function ribs(apart: number): Grain {
  const down = 1.2 * apart;
  const sharpTile = tile(apart, down, (x, y) => {
    const wale = Math.cos((2 * Math.PI * x) / apart);
    // Both legs of a stitch run up to the valley between two wales.
    const leg = Math.abs(((x / apart + 0.5) % 1) - 0.5) + y / down;
    return 0.075 * wale + 0.03 * Math.cos(2 * Math.PI * leg);
  });
  const softTile = blurred(sharpTile, 0.12, 0.12);
  return { across: apart, down, finest: apart, sharp: sharpTile, soft: softTile };
}

/** Ridges that climb to the right, as a twill's; flatter as those of a fine knit with elastane. Light comes from above. */
function diagonal(repeat: number, height: number): Grain {
  const sharpTile = tile(repeat, repeat, (x, y) => {
    const across = (2 * Math.PI * (x + y)) / repeat;
    const thread = (2 * Math.PI * (x - y)) / repeat;
    const ridge = -Math.sin(across) + 0.35 * Math.cos(2 * across);
    return height * (ridge + 0.4 * Math.cos(thread) * Math.max(0, -Math.sin(across)));
  });
  return square(repeat, sharpTile);
}

function tile(across: number, down: number, light: (x: number, y: number) => number): Float32Array {
  const values = Float32Array.from({ length: cells * cells }, (_, i) =>
    light((((i % cells) + 0.5) * across) / cells, ((Math.floor(i / cells) + 0.5) * down) / cells),
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** Means over a box, three times, which is near enough to a bell; the tile goes on where it ends. */
function blurred(values: Float32Array, wide: number, high: number): Float32Array {
  let from = values;
  for (let round = 0; round < 3; round++) {
    from = along(from, 1, Math.round(wide * cells));
    from = along(from, cells, Math.round(high * cells));
  }
  return from;
}

function along(values: Float32Array, stride: number, reach: number): Float32Array {
  return values.map((_, i) => {
    const place = Math.floor(i / stride) & (cells - 1);
    const first = i - place * stride;
    let sum = 0;
    for (let k = -reach; k <= reach; k++)
      sum += values[first + ((place + k) & (cells - 1)) * stride] as number;
    return sum / (2 * reach + 1);
  });
}
