import type { DrapedPiece } from "../drape/drape.ts";

/** How far control points are apart along an outline and inside it, mm: moves are smooth over twice that. */
const apart = { outline: 50, inside: 65 };

/** Vertices of a draped piece that its moves are told at: along its outline, and between. */
export function controlPoints({ uv, outlineCount }: DrapedPiece): number[] {
  const chosen: number[] = [];
  const far = (vertex: number, least: number) =>
    chosen.every(
      (other) =>
        Math.hypot(
          (uv[2 * vertex] as number) - (uv[2 * other] as number),
          (uv[2 * vertex + 1] as number) - (uv[2 * other + 1] as number),
        ) >= least,
    );
  const count = uv.length / 2;
  for (let vertex = 0; vertex < count; vertex++)
    if (far(vertex, vertex < outlineCount ? apart.outline : apart.inside)) chosen.push(vertex);
  return chosen;
}
