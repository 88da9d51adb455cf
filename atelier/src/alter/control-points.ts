import type { DrapedPiece } from "../drape/drape.ts";

/** How far control points are apart along an outline and inside it, mm: moves are smooth over twice that. */
const apart = { outline: 50, inside: 65 };
/** The shortest edge, a sleeve's end, still has so many. */
const perEdge = 8;
/** Points on both long edges of a band, however narrow it is: no further apart than this share of its width. */
const acrossBand = 0.9;

/** Vertices of a draped piece that its moves are told at: along its edges, and between. */
export function controlPoints({ uv, edges }: DrapedPiece): number[] {
  const chosen: number[] = [];
  const distance = (a: number, b: number) =>
    Math.hypot(
      (uv[2 * a] as number) - (uv[2 * b] as number),
      (uv[2 * a + 1] as number) - (uv[2 * b + 1] as number),
    );
  const choose = (vertex: number, least: number) => {
    if (chosen.every((other) => distance(vertex, other) >= least)) chosen.push(vertex);
  };
  const most = Math.min(apart.outline, acrossBand * narrowest(uv));
  for (const edge of Object.values(edges)) {
    let length = 0;
    for (let i = 1; i < edge.length; i++)
      length += distance(edge[i] as number, edge[i - 1] as number);
    const least = Math.min(most, length / perEdge);
    for (const vertex of edge) choose(vertex, least);
  }
  for (let vertex = 0; vertex < uv.length / 2; vertex++) choose(vertex, apart.inside);
  return chosen;
}

/** The lesser of a piece's width and height, mm. */
function narrowest(uv: Float32Array): number {
  const spans = [0, 1].map((axis) => {
    const along = uv.filter((_, i) => i % 2 === axis);
    const least = along.reduce((one, other) => Math.min(one, other));
    return along.reduce((one, other) => Math.max(one, other)) - least;
  });
  return Math.min(...spans);
}
