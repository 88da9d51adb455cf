import { describe, expect, test } from "vitest";
import { foldRims } from "./fold-rims.ts";
import { refine } from "./refine.ts";
import { smoothSeams } from "./smooth-seams.ts";
import { surfaceEdges, type Surface } from "./surface.ts";
import { taubin } from "./taubin.ts";

/** A sheet of 9 by 9 places, 10 mm apart, facing growing z; two pieces sewn along x = 40. */
function sheet(height: (x: number, y: number) => number): Surface {
  const positions: number[] = [];
  const particleOf: number[] = [];
  const uv: number[] = [];
  const triangles: number[] = [];
  const pieceOf: number[] = [];
  for (let j = 0; j < 9; j++)
    for (let i = 0; i < 9; i++) positions.push(10 * i, 10 * j, height(i, j));
  for (const piece of [0, 1]) {
    const first = particleOf.length;
    for (let j = 0; j < 9; j++)
      for (let i = 0; i < 5; i++) {
        particleOf.push(9 * j + i + 4 * piece);
        uv.push(10 * i, -10 * j);
      }
    for (let j = 0; j < 8; j++)
      for (let i = 0; i < 4; i++) {
        const a = first + 5 * j + i;
        triangles.push(a, a + 1, a + 6, a, a + 6, a + 5);
        pieceOf.push(piece, piece);
      }
  }
  return {
    pieces: ["front_left", "back_left"],
    positions: Float64Array.from(positions),
    particleOf: Uint32Array.from(particleOf),
    uv: Float64Array.from(uv),
    triangles: Uint32Array.from(triangles),
    pieceOf: Uint16Array.from(pieceOf),
  };
}

const flat = sheet(() => 0);
const place = (surface: Surface, i: number) => [...surface.positions.subarray(3 * i, 3 * i + 3)];

test("a sheet of two pieces has one seam and one rim all round", () => {
  const edges = surfaceEdges(flat);
  expect(edges.filter(({ sewn }) => sewn)).toHaveLength(8);
  expect(edges.filter(({ triangles }) => triangles.length === 1)).toHaveLength(32);
});

test("smoothing leaves flat cloth where it is, and takes ripples away", () => {
  const drift = taubin(flat, 4).positions.map((v, i) => Math.abs(v - (flat.positions[i] ?? 0)));
  // Corners of the rim are rounded a little; nothing else moves.
  expect(Math.max(...drift.filter((_, i) => i % 3 === 2))).toBe(0);
  expect(place(taubin(flat, 4), 40)).toEqual(place(flat, 40));
  const rippled = taubin(
    sheet((i, j) => ((i + j) % 2 === 0 ? 1 : -1)),
    4,
  );
  expect(Math.abs(rippled.positions[3 * 40 + 2] ?? 9)).toBeLessThan(0.15);
});

test("a longer way back takes ripples away and keeps what is broad, however often", () => {
  const dome = (i: number, j: number) =>
    20 * Math.cos(((i - 4) * Math.PI) / 8) * Math.cos(((j - 4) * Math.PI) / 8);
  const top = (surface: Surface) => surface.positions[3 * 40 + 2] ?? 0;
  const domed = sheet(dome);
  const [tighter, kept] = [taubin(domed, 12), taubin(domed, 12, 0.51)].map(top) as [number, number];
  expect(top(domed) - kept).toBeLessThan(0.75 * (top(domed) - tighter));
  const rippled = sheet((i, j) => ((i + j) % 2 === 0 ? 1 : -1));
  expect(Math.abs(top(taubin(rippled, 12, 0.51)))).toBeLessThan(0.05);
});

test("a zigzag seam becomes straight and keeps its ends", () => {
  const zigzag = sheet(() => 0);
  for (let j = 1; j < 8; j++) zigzag.positions[3 * (9 * j + 4)] = 40 + (j % 2 === 0 ? 3 : -3);
  const calm = smoothSeams(zigzag, 16);
  for (let j = 1; j < 8; j++) expect(calm.positions[3 * (9 * j + 4)]).toBeCloseTo(40, 0);
  expect(place(calm, 4)).toEqual(place(flat, 4));
  expect(place(calm, 76)).toEqual(place(flat, 76));
});

test("open edges fold inwards, and back behind the cloth, with the print of the edge", () => {
  const folded = foldRims(flat, { thickness: 2, depth: 15 });
  expect(folded.triangles.length / 3).toBe(flat.triangles.length / 3 + 32 * 6);
  const added = folded.positions.slice(flat.positions.length);
  for (let i = 0; i < added.length; i += 3) {
    expect(added[i + 2]).toBeLessThan(-1);
    expect(added[i]).toBeGreaterThan(-1);
    expect(added[i]).toBeLessThan(81);
  }
  // Middle of the lower edge of the first piece: turned under, then 15 mm up inside.
  const rows = [...folded.particleOf.keys()].filter(
    (c) => c >= flat.particleOf.length && folded.uv[2 * c] === 20 && folded.uv[2 * c + 1] === 0,
  );
  const heights = rows.map((c) => place(folded, folded.particleOf[c] as number)[1]);
  expect(Math.min(...(heights as number[]))).toBeLessThan(0);
  expect(Math.max(...(heights as number[]))).toBeCloseTo(15, 5);
  expect(surfaceEdges(folded).filter(({ triangles }) => triangles.length === 1)).toHaveLength(32);
});

describe("refining", () => {
  // A tube of 40 mm round the sheet's x axis: 10 mm steps turn it by about 14 degrees.
  const bent = sheet(() => 0);
  for (let i = 0; i < bent.positions.length; i += 3) {
    const angle = (bent.positions[i + 1] ?? 0) / 40;
    bent.positions[i + 1] = 40 * Math.sin(angle);
    bent.positions[i + 2] = 40 * Math.cos(angle);
  }
  const finer = refine(bent, { turn: 5, shortest: 5 });
  const added = Array.from(
    { length: (finer.positions.length - bent.positions.length) / 3 },
    (_, k) => place(finer, bent.positions.length / 3 + k),
  );

  test("leaves flat cloth, and short edges, as they are", () => {
    expect(refine(flat, { turn: 10, shortest: 5 })).toEqual(flat);
    expect(refine(bent, { turn: 10, shortest: 50 })).toEqual(bent);
  });

  test("is finer on pieces that outlines run along", () => {
    const outlines = { pieces: /^back_/, turn: 5, shortest: 5 };
    const half = refine(bent, { turn: 30, shortest: 5, outlines });
    // 5 of 9 columns of edges up the tube and 4 of 8 aslant.
    expect((half.positions.length - bent.positions.length) / 3).toBe(5 * 8 + 4 * 8);
  });

  test("puts new particles onto the curve, not onto its chord", () => {
    // 72 edges up the tube and 64 aslant; those along it are straight.
    expect(added).toHaveLength(72 + 64);
    const chord = 40 * Math.cos(10 / 80);
    for (const [, y = 0, z = 0] of added.filter(([, y = 0]) => y > 10 && y < 30)) {
      expect(Math.hypot(y, z)).toBeGreaterThan(chord + 0.1);
      expect(Math.abs(Math.hypot(y, z) - 40)).toBeLessThan(0.12);
    }
  });

  test("leaves no gap: open edges only where there were any, seams still sewn, the print where it was", () => {
    const rim = (of: Surface) => surfaceEdges(of).filter(({ triangles }) => triangles.length === 1);
    expect(rim(finer)).toHaveLength(32 + 16);
    expect(surfaceEdges(finer).filter(({ sewn }) => sewn)).toHaveLength(16);
    const area = ({ uv, triangles }: Surface) => {
      let sum = 0;
      for (let at = 0; at < triangles.length; at += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => 2 * (triangles[at + k] ?? 0)) as [
          number,
          number,
          number,
        ];
        const [ux, uy] = [(uv[b] ?? 0) - (uv[a] ?? 0), (uv[b + 1] ?? 0) - (uv[a + 1] ?? 0)];
        const [vx, vy] = [(uv[c] ?? 0) - (uv[a] ?? 0), (uv[c + 1] ?? 0) - (uv[a + 1] ?? 0)];
        // Print upside down would count against the rest.
        sum -= (ux * vy - uy * vx) / 2;
      }
      return sum;
    };
    expect(area(finer)).toBeCloseTo(80 * 80, 6);
  });
});
