import type { DrapedPiece } from "../drape/drape.ts";

/** How far control points are apart along an outline and inside it, mm: moves are smooth over twice that. */
const apart = { outline: 50, inside: 65 };

/** Points on both long edges of a band, however narrow it is: no further apart than this share of its width. */
const acrossBand = 0.9;

/** Vertices of a draped piece that its moves are told at: along its outline, and between. */
export function controlPoints({ uv, outlineCount }: DrapedPiece): number[] {
  const outline = Math.min(apart.outline, acrossBand * narrowest(uv));
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
    if (far(vertex, vertex < outlineCount ? outline : apart.inside)) chosen.push(vertex);
  return chosen;
}

/** The lesser of a piece's width and height, mm. */
function narrowest(uv: Float32Array): number {
  const spans = [0, 1].map((axis) => {
    const along = uv.filter((_, i) => i % 2 === axis);
    return (
      along.reduce((most, one) => Math.max(most, one)) -
      along.reduce((least, one) => Math.min(least, one))
    );
  });
  return Math.min(...spans);
}
