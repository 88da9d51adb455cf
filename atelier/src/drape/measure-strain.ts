import { distanceToLine } from "@holeshot/geometry";
import { edgeKey, type ClothMesh } from "../mesh/cloth-mesh.ts";

/** How far the cloth is stretched or pressed together against its flat pieces; 0.01 is one per cent. */
export interface StrainSummary {
  readonly mean: number;
  /** 98th percentile of the amount, everywhere. */
  readonly p98: number;
  /** The same, more than 60 mm (on the piece) away from the tight seams. */
  readonly p98Away: number;
}

export interface StrainRow {
  readonly piece: string;
  readonly sides: number;
  readonly mean: number;
  /** Signed: pressed together at the low end, stretched at the high end. */
  readonly p2: number;
  readonly p98: number;
}

const away = 60;

interface SideStrain {
  readonly piece: number;
  readonly strain: number;
  readonly away: boolean;
}

/**
 * Compares every triangle side with its length on the piece as printed. Ribs rest stretched by design: their
 * pieces (`ribs`) are listed but left out of the summary.
 */
export function measureStrain(
  mesh: ClothMesh,
  positions: Float64Array,
  tightEdges: readonly string[],
  ribs: ReadonlySet<string>,
): { readonly summary: StrainSummary; readonly rows: readonly StrainRow[] } {
  const all = sideStrains(mesh, positions, tightEdges);
  const judged = all.filter(({ piece }) => !ribs.has(mesh.pieces[piece]?.id ?? ""));
  const amounts = (list: readonly SideStrain[]) => list.map(({ strain }) => Math.abs(strain));
  return {
    summary: {
      mean: mean(amounts(judged)),
      p98: percentile(amounts(judged), 0.98),
      p98Away: percentile(amounts(judged.filter((side) => side.away)), 0.98),
    },
    rows: mesh.pieces.map(({ id }, index) => {
      const own = all.filter(({ piece }) => piece === index).map(({ strain }) => strain);
      return {
        piece: id,
        sides: own.length,
        mean: mean(own.map(Math.abs)),
        p2: percentile(own, 0.02),
        p98: percentile(own, 0.98),
      };
    }),
  };
}

function sideStrains(
  mesh: ClothMesh,
  positions: Float64Array,
  tightEdges: readonly string[],
): SideStrain[] {
  const { uv, triangles, particleOf, pieceOf } = mesh;
  const tight = tightLines(mesh, tightEdges);
  const seen = new Set<number>();
  const found: SideStrain[] = [];
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const i = triangles[t + k] as number;
      const j = triangles[t + ((k + 1) % 3)] as number;
      const key = Math.min(i, j) * particleOf.length + Math.max(i, j);
      if (seen.has(key)) continue;
      seen.add(key);
      const at = (vertex: number, axis: number) => uv[2 * vertex + axis] as number;
      const [a, b] = [3 * (particleOf[i] as number), 3 * (particleOf[j] as number)];
      const along = (axis: number) =>
        (positions[a + axis] as number) - (positions[b + axis] as number);
      const flat = Math.hypot(at(i, 0) - at(j, 0), at(i, 1) - at(j, 1)) / 10;
      const hung = Math.hypot(along(0), along(1), along(2));
      const piece = pieceOf[i] as number;
      const place = { x: (at(i, 0) + at(j, 0)) / 2, y: (at(i, 1) + at(j, 1)) / 2 };
      const clear = (tight[piece] ?? []).every((line) => distanceToLine(line, place, false) > away);
      found.push({ piece, strain: hung / flat - 1, away: clear });
    }
  return found;
}

/** For each piece the lines of its tight edges, mm. */
function tightLines({ pieces, uv, edges }: ClothMesh, tightEdges: readonly string[]) {
  for (const name of tightEdges)
    if (!edges.has(name)) throw new RangeError(`The garment has no edge ${name}`);
  return pieces.map(({ id }) =>
    [...edges]
      .filter(
        ([key]) => tightEdges.includes(key) && key.startsWith(edgeKey({ piece: id, edge: "" })),
      )
      .map(([, vertices]) =>
        Array.from(vertices, (v) => ({ x: uv[2 * v] as number, y: uv[2 * v + 1] as number })),
      ),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
