import type { Borders } from "../types.ts";
import { findEdges, openInside, type Planes } from "./find-edges.ts";
import type { RasterPart } from "./rasterise.ts";
import {
  millimetreReader,
  type Samples,
  samplesPerPixel,
  sampleX,
  sampleY,
  takeSamples,
} from "./samples.ts";

/** A stretch of cloth seen in a pixel. */
interface Cluster {
  piece: number;
  inside: number;
  /** Sums of the samples' millimetres. */
  x: number;
  y: number;
  count: number;
}

/** What the samples of one pixel were gathered to: the first `used` clusters, the largest first. */
interface Gathered {
  readonly clusters: Cluster[];
  used: number;
}

/** What an edge pixel is resolved with. */
interface Tools {
  readonly planes: Planes;
  readonly samples: Samples;
  readonly open: Uint8Array;
  /** Table number of each part's piece. */
  readonly numbers: readonly number[];
  readonly read: ReturnType<typeof millimetreReader>;
  readonly jump: number;
}

/**
 * Looks at edge pixels again with many samples: writes how much of them is cloth and what most of it is into the
 * planes, and answers what else they show. `jump`, mm, tells a fold from cloth that merely slants.
 */
export function resolveEdges(
  planes: Planes,
  parts: readonly RasterPart[],
  numbers: readonly number[],
  jump: number,
): { readonly coverage: Uint8Array; readonly borders: Borders } {
  const open = openInside(planes);
  const pixels = findEdges(planes, open, jump);
  const samples = takeSamples(parts, planes, pixels);
  const coverage = new Uint8Array(planes.piece.length);
  for (let i = 0; i < coverage.length; i++) coverage[i] = planes.piece[i] === 0 ? 0 : 255;
  const tools = { planes, samples, open, numbers, read: millimetreReader(parts), jump };
  const borders = blankBorders(pixels.length);
  const gathered: Gathered = {
    clusters: Array.from({ length: samplesPerPixel }, () => blank()),
    used: 0,
  };
  let found = 0;
  for (let slot = 0; slot < pixels.length; slot++) {
    const pixel = pixels[slot] as number;
    gather(gathered, tools, pixel, slot);
    const covered = settleInside(gathered, open[pixel] === 1);
    coverage[pixel] = Math.round((covered * 255) / samplesPerPixel);
    writeFirst(tools, pixel, gathered);
    if (gathered.used > 1) writeSecond(borders, found++, pixel, gathered.clusters);
  }
  healInside(planes, open, pixels);
  return { coverage, borders: trim(borders, found) };
}

function gather(into: Gathered, tools: Tools, pixel: number, slot: number): void {
  const { planes, samples, numbers, read, jump } = tools;
  const column = pixel % planes.width;
  const row = (pixel - column) / planes.width;
  into.used = 0;
  for (let s = 0; s < samplesPerPixel; s++) {
    const at = slot * samplesPerPixel + s;
    const part = samples.part[at] as number;
    if (part === 0) continue;
    const u = column + (sampleX[s] as number);
    const v = row + (sampleY[s] as number);
    const { x, y } = read(part, samples.triangle[at] as number, u, v);
    const piece = numbers[part - 1] as number;
    const inside = samples.inside[at] as number;
    let k = 0;
    while (k < into.used && !belongs(into.clusters[k] as Cluster, piece, inside, x, y, jump)) k++;
    const cluster = into.clusters[k] as Cluster;
    if (k === into.used) {
      cluster.piece = piece;
      cluster.inside = inside;
      cluster.x = cluster.y = cluster.count = 0;
      into.used++;
    }
    cluster.x += x;
    cluster.y += y;
    cluster.count++;
  }
}

function belongs(
  cluster: Cluster,
  piece: number,
  inside: number,
  x: number,
  y: number,
  jump: number,
): boolean {
  if (cluster.piece !== piece || cluster.inside !== inside) return false;
  const dx = x - cluster.x / cluster.count;
  const dy = y - cluster.y / cluster.count;
  return dx * dx + dy * dy < jump * jump;
}

/** Sorts the clusters by size; slivers of an inner face count as the cloth beside them. Answers how many samples hit cloth. */
function settleInside(gathered: Gathered, open: boolean): number {
  const { clusters, used } = gathered;
  let covered = 0;
  let outer = 0;
  for (let k = 0; k < used; k++) {
    const one = clusters[k] as Cluster;
    covered += one.count;
    if (one.inside === 0) outer += 1;
  }
  const drop = !open && outer > 0;
  // A handful at most: each is moved up past the smaller ones and past those that are dropped.
  const rank = ({ inside, count }: Cluster): number => (drop && inside === 1 ? 0 : count);
  for (let k = 1; k < used; k++) {
    const one = clusters[k] as Cluster;
    let to = k;
    for (; to > 0 && rank(clusters[to - 1] as Cluster) < rank(one); to--) {
      clusters[to] = clusters[to - 1] as Cluster;
    }
    clusters[to] = one;
  }
  if (drop) gathered.used = outer;
  else if (!open && used > 1) gathered.used = 1;
  return covered;
}

function writeFirst({ planes, jump }: Tools, pixel: number, { clusters, used }: Gathered): void {
  const [first] = clusters;
  if (used === 0 || !first) {
    planes.piece[pixel] = 0;
    return;
  }
  const { piece, inside, count } = first;
  const [x, y] = [planes.x[pixel] as number, planes.y[pixel] as number];
  const centred = planes.piece[pixel] === piece && planes.inside[pixel] === inside;
  if (centred && belongs(first, piece, inside, x, y, jump)) return;
  planes.piece[pixel] = piece;
  planes.inside[pixel] = inside;
  planes.x[pixel] = first.x / count;
  planes.y[pixel] = first.y / count;
}

function writeSecond(
  borders: Borders,
  k: number,
  pixel: number,
  clusters: readonly Cluster[],
): void {
  const [first, second] = clusters as [Cluster, Cluster];
  borders.at[k] = pixel;
  borders.piece[k] = second.piece;
  borders.inside[k] = second.inside;
  borders.x[k] = second.x / second.count;
  borders.y[k] = second.y / second.count;
  borders.share[k] = Math.floor((255 * second.count) / (first.count + second.count));
}

/** Pixels that show nothing but a sliver of an inner face take what their neighbour shows. */
function healInside(
  { width, height, piece, inside, x, y }: Planes,
  open: Uint8Array,
  pixels: Uint32Array,
): void {
  for (const pixel of pixels) {
    if (inside[pixel] === 0 || open[pixel] === 1 || piece[pixel] === 0) continue;
    const column = pixel % width;
    for (const [du, dv] of around) {
      const near = pixel + dv * width + du;
      if (column + du < 0 || column + du >= width || near < 0 || near >= width * height) continue;
      if (piece[near] === 0 || inside[near] === 1) continue;
      piece[pixel] = piece[near] as number;
      x[pixel] = x[near] as number;
      y[pixel] = y[near] as number;
      inside[pixel] = 0;
      break;
    }
  }
}

const around = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

function blank(): Cluster {
  return { piece: 0, inside: 0, x: 0, y: 0, count: 0 };
}

function blankBorders(count: number): Borders {
  return {
    at: new Uint32Array(count),
    piece: new Uint8Array(count),
    x: new Float32Array(count),
    y: new Float32Array(count),
    inside: new Uint8Array(count),
    share: new Uint8Array(count),
  };
}

function trim({ at, piece, x, y, inside, share }: Borders, count: number): Borders {
  return {
    at: at.slice(0, count),
    piece: piece.slice(0, count),
    x: x.slice(0, count),
    y: y.slice(0, count),
    inside: inside.slice(0, count),
    share: share.slice(0, count),
  };
}
