import type { Surface } from "../finish/surface.ts";

/** How much further than it lies a trunk's cloth is lit as turning: to both sides, and up and down from the breast. */
const turn = { aside: 0.56, upright: 0.2 } as const;
/** Names of a trunk's pieces on a rider. */
export const trunkPiece = /\/(?:front|back)$/u;
/** At which share of a top's height its breast is, and how far up and down from there it turns. */
const breast = { at: 0.66, reach: 0.34 } as const;
/** Heights at which a trunk is measured, mm. */
const band = 20;

/**
 * A rider's normals with those of his trunk leaning out as a rounder body's do, half way to its sides most and not at
 * all at seams. Cloth that is drawn over a flat breast is one even tone in any light, and in black no body.
 */
export function roundTrunk(
  { pieces, positions, particleOf, triangles, pieceOf }: Surface,
  normals: Float64Array,
): Float64Array {
  const trunk = new Set<number>();
  for (const [at, piece] of pieceOf.entries())
    if (trunkPiece.test(pieces[piece] as string))
      for (let k = 3 * at; k < 3 * at + 3; k++)
        trunk.add(particleOf[triangles[k] as number] as number);
  const heights = [...trunk].map((i) => positions[3 * i + 1] as number);
  const [low, high] = heights.reduce(([a, b], y) => [Math.min(a, y), Math.max(b, y)] as const, [
    Infinity,
    -Infinity,
  ] as const);
  const count = Math.ceil((high - low) / band) + 1;
  const [left, right] = [
    new Float64Array(count).fill(-Infinity),
    new Float64Array(count).fill(Infinity),
  ];
  for (const i of trunk) {
    const [x, y] = [positions[3 * i] as number, positions[3 * i + 1] as number];
    const own = Math.round((y - low) / band);
    for (let n = Math.max(0, own - 1); n <= Math.min(count - 1, own + 1); n++) {
      left[n] = Math.max(left[n] as number, x);
      right[n] = Math.min(right[n] as number, x);
    }
  }
  const out = normals.slice();
  for (const i of trunk) {
    const [x, y] = [positions[3 * i] as number, positions[3 * i + 1] as number];
    const [from, to] = [between(right, (y - low) / band), between(left, (y - low) / band)];
    const aside = Math.max(-1, Math.min(1, (2 * x - from - to) / (to - from)));
    const up = Math.max(-1, Math.min(1, ((y - low) / (high - low) - breast.at) / breast.reach));
    // Shoulders face up, and seams beside them keep theirs.
    const open = 1 - aside ** 4;
    out[3 * i] = (out[3 * i] as number) + turn.aside * Math.sin(Math.PI * aside);
    out[3 * i + 1] = (out[3 * i + 1] as number) + turn.upright * open * Math.sin(Math.PI * up);
    const size = Math.hypot(...out.subarray(3 * i, 3 * i + 3)) || 1;
    for (let c = 3 * i; c < 3 * i + 3; c++) out[c] = (out[c] as number) / size;
  }
  return out;
}

function between(values: Float64Array, at: number): number {
  const n = Math.min(values.length - 1, Math.floor(at));
  const [a, b] = [values[n] as number, values[Math.min(values.length - 1, n + 1)] as number];
  return a + (at - n) * (b - a);
}
