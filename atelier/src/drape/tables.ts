import { measureSeams, type Garment } from "@holeshot/garments";
import type { ClothMesh } from "../mesh/cloth-mesh.ts";
import { edgeKey } from "../mesh/cloth-mesh.ts";
import type { StrainRow, StrainSummary } from "./measure-strain.ts";
import type { MeasuredGirth } from "./recipe.ts";

/** Before the drape: lengths of both sides of every seam, mm, and how far apart they start, cm. */
export function seamTable(garment: Garment, mesh: ClothMesh, starts: Float64Array): string {
  const sewn = new Map(mesh.seams.map((seam) => [edgeKey(seam.a) + edgeKey(seam.b), seam]));
  const lines = measureSeams(garment).map((seam) => {
    const [a, b] = [edgeKey(seam.a), edgeKey(seam.b)];
    const own = sewn.get(a + b);
    if (!own) return "";
    const gaps = Array.from(own.verticesA, (vertex, i) =>
      gap(starts, vertex, own.verticesB[i] as number),
    );
    const mean = gaps.reduce((sum, value) => sum + value, 0) / gaps.length;
    return [
      a.padEnd(32),
      b.padEnd(38),
      seam.lengthA.toFixed(1).padStart(7),
      seam.lengthB.toFixed(1).padStart(7),
      mean.toFixed(2).padStart(7),
      Math.max(...gaps)
        .toFixed(2)
        .padStart(6),
    ].join(" ");
  });
  return [
    "seam                             sewn to                                   mm      mm gap cm   most",
    ...lines.filter((line) => line !== ""),
  ].join("\n");
}

function gap(places: Float64Array, a: number, b: number): number {
  const along = (k: number) => (places[3 * a + k] as number) - (places[3 * b + k] as number);
  return Math.hypot(along(0), along(1), along(2));
}

/** The mannequin beside the size table, cm. */
export function girthTable(girths: readonly MeasuredGirth[]): string {
  return [
    "girth              size table mannequin   off",
    ...girths.map(({ name, wanted, measured }) => {
      const off = `${(100 * (measured / wanted - 1)).toFixed(1)} %`;
      return `${name.padEnd(18)} ${wanted.toFixed(1).padStart(10)} ${measured.toFixed(1).padStart(9)} ${off.padStart(6)}`;
    }),
  ].join("\n");
}

/** After the drape, in per cent. */
export function strainTable(rows: readonly StrainRow[], summary: StrainSummary): string {
  const percent = (value: number) => (100 * value).toFixed(2).padStart(7);
  return [
    "piece                    sides  mean %    p2 %   p98 %",
    ...rows.map(
      ({ piece, sides, mean, p2, p98 }) =>
        `${piece.padEnd(24)} ${String(sides).padStart(5)} ${percent(mean)} ${percent(p2)} ${percent(p98)}`,
    ),
    `garment: mean ${percent(summary.mean)}, p98 ${percent(summary.p98)}, p98 away from tight seams ${percent(summary.p98Away)}`,
  ].join("\n");
}
