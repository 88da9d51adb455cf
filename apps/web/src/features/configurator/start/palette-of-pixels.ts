import { chroma, distance, hexOf, type Lab, labOf } from "./lab.ts";

/** Clusters that are looked for; what lies near each other is one colour of the bike after all. */
const CLUSTERS = 7;
const ROUNDS = 12;
/** Colours nearer than this are one to the eye of a rider who describes his bike. */
const ONE_COLOUR = 22;
const MOST = 3;

interface Cluster {
  readonly centre: Lab;
  readonly share: number;
}

/**
 * The colours of a photographed bike, most telling first: k-means in Lab over the pixels (RGBA, rows from the top). A bike stands
 * in the middle, so pixels count more there; a strong colour counts more than grass, gravel and sky of the same size.
 */
export function paletteOfPixels(data: Uint8ClampedArray, width: number, height: number): string[] {
  const points: Lab[] = [];
  const weights: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if ((data[at + 3] ?? 0) < 128) continue;
      points.push(labOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      const [across, down] = [(2 * x + 1) / width - 1, (2 * y + 1) / height - 1];
      weights.push(Math.exp(-1.6 * (across * across + down * down)));
    }
  }
  if (points.length === 0) return [];
  const clusters = clustersOf(points, weights);
  const telling = (each: Cluster): number => each.share * (0.25 + chroma(each.centre) / 50);
  const chosen: Cluster[] = [];
  for (const each of clusters.toSorted((a, b) => telling(b) - telling(a))) {
    const apart = chosen.every(({ centre }) => distance(centre, each.centre) >= ONE_COLOUR);
    if (apart && each.share > 0.02 && chosen.length < MOST) chosen.push(each);
  }
  return chosen.map(({ centre }) => hexOf(centre));
}

function clustersOf(points: readonly Lab[], weights: readonly number[]): Cluster[] {
  let centres = farApart(points, weights);
  let shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    points.forEach((point, index) => {
      const sum = sums[nearest(point, centres).index];
      const weight = weights[index] ?? 0;
      if (!sum) return;
      sum[0] += point[0] * weight;
      sum[1] += point[1] * weight;
      sum[2] += point[2] * weight;
      sum[3] += weight;
    });
    shares = sums.map(([, , , weight]) => weight);
    centres = sums.map(([l, a, b, weight], index) =>
      weight === 0 ? (centres[index] ?? [0, 0, 0]) : [l / weight, a / weight, b / weight],
    );
  }
  const whole = shares.reduce((sum, each) => sum + each, 0) || 1;
  return centres.map((centre, index) => ({ centre, share: (shares[index] ?? 0) / whole }));
}

/** Where the clusters start: each time the pixel that is farthest from all so far, so that the same photo gives the same colours. */
function farApart(points: readonly Lab[], weights: readonly number[]): Lab[] {
  const heaviest = weights.reduce((best, each, i) => (each > (weights[best] ?? 0) ? i : best), 0);
  const centres: Lab[] = [points[heaviest] ?? [0, 0, 0]];
  const apart = points.map((point) => distance(point, centres[0] ?? point));
  while (centres.length < Math.min(CLUSTERS, points.length)) {
    let best = 0;
    for (let index = 1; index < points.length; index += 1) {
      const far = (apart[index] ?? 0) * (weights[index] ?? 0);
      if (far > (apart[best] ?? 0) * (weights[best] ?? 0)) best = index;
    }
    const next = points[best];
    if (!next || apart[best] === 0) break;
    centres.push(next);
    points.forEach((point, index) => {
      apart[index] = Math.min(apart[index] ?? 0, distance(point, next));
    });
  }
  return centres;
}

function nearest(point: Lab, centres: readonly Lab[]): { readonly index: number } {
  let index = 0;
  let least = Number.POSITIVE_INFINITY;
  centres.forEach((centre, at) => {
    const far = distance(point, centre);
    if (far < least) [least, index] = [far, at];
  });
  return { index };
}
