import { cuffElasticShare, edgeOf, type Garment, type Piece } from "@holeshot/garments";
import { pathLength } from "@holeshot/geometry";
import { type Cloth, pin } from "../solve/cloth.ts";

/** Share of a sleeve's end that is left of it. */
const drawnTo = { open: 1, elastic: cuffElasticShare };

/**
 * Ends of sleeves without cuffs go where their cuffs ended, as wide as they are cut or drawn together, and are held
 * there, as cuffs were: there is no hand that would.
 */
export function endSleeves(
  cloth: Cloth,
  cut: Garment,
  { cuff }: Readonly<Record<string, string>>,
): void {
  if (cuff !== "open" && cuff !== "elastic") return;
  for (const side of ["left", "right"]) {
    const end = ringOf(cloth, `sleeve_${side}.cuff`);
    roundOff(cloth.positions, end);
    const before = middleOf(cloth.positions, end);
    const there = middleOf(cloth.positions, ringOf(cloth, `cuff_${side}.hem`));
    const sleeve = cut.pieces.find(({ id }) => id === `sleeve_${side}`) as Piece;
    const wanted = (drawnTo[cuff] * pathLength(edgeOf(sleeve, "cuff").path)) / 10;
    const wider = wanted / aroundOf(cloth.positions, end);
    for (const particle of end)
      for (let c = 0; c < 3; c++) {
        const from = (cloth.positions[3 * particle + c] as number) - (before[c] as number);
        cloth.positions[3 * particle + c] = (there[c] as number) + wider * from;
      }
    pin(cloth, [`sleeve_${side}.cuff`]);
  }
}

/** Each particle of a closed edge once, in order. */
function ringOf({ mesh }: Cloth, edge: string): number[] {
  const all = Array.from(mesh.edges.get(edge) ?? [], (vertex) => mesh.particleOf[vertex] as number);
  return [...new Set(all)];
}

/** Rounds in which a ring's particles go to the middle of their neighbours. */
const roundings = 40;

/** A cuff pulls its sleeve's end out of round, most at the seam below the arm. */
function roundOff(positions: Float64Array, ring: readonly number[]): void {
  for (let round = 0; round < roundings; round++) {
    const before = ring.map((i) => positions.slice(3 * i, 3 * i + 3));
    for (const [n, i] of ring.entries()) {
      const beside = [before.at(n - 1), before[(n + 1) % ring.length]];
      for (let c = 0; c < 3; c++) {
        const sum = beside.reduce((total, place) => total + (place?.[c] as number), 0);
        positions[3 * i + c] = ((before[n]?.[c] as number) + sum) / 3;
      }
    }
  }
}

function middleOf(positions: Float64Array, ring: readonly number[]): number[] {
  return [0, 1, 2].map(
    (c) => ring.reduce((sum, i) => sum + (positions[3 * i + c] as number), 0) / ring.length,
  );
}

function aroundOf(positions: Float64Array, ring: readonly number[]): number {
  const apart = (a: number, b: number) =>
    Math.hypot(...[0, 1, 2].map((c) => (positions[3 * a + c] ?? 0) - (positions[3 * b + c] ?? 0)));
  return ring.reduce((sum, i, n) => sum + apart(i, ring.at(n - 1) ?? i), 0);
}
