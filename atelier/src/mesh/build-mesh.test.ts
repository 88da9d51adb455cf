import { draftGarment } from "@holeshot/garments";
import { expect, test } from "vitest";
import { buildMesh } from "./build-mesh.ts";
import { edgeCounts } from "./edge-counts.ts";
import { resampleEdge } from "./resample-edge.ts";
import { weld } from "./weld.ts";

const jersey = draftGarment({ product: "jersey", size: "L" });
const mesh = buildMesh(jersey, 25);

test("both sides of every seam have as many vertices, and partners share one particle", () => {
  expect(mesh.seams).toHaveLength(jersey.seams.length);
  for (const { verticesA, verticesB } of mesh.seams) {
    expect(verticesA).toHaveLength(verticesB.length);
    const particles = (side: Uint32Array) => Array.from(side, (vertex) => mesh.particleOf[vertex]);
    expect(particles(verticesA)).toEqual(particles(verticesB));
  }
});

test("a sewn jersey has four open rims: neck, hem and two cuffs", () => {
  const sides = new Map<string, [number, number][]>();
  for (let t = 0; t < mesh.triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const at = (n: number) => mesh.particleOf[mesh.triangles[t + (n % 3)] as number] as number;
      const [a, b] = [at(k), at(k + 1)];
      const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
      sides.set(key, [...(sides.get(key) ?? []), [a, b]]);
    }
  // Two triangles on a side run along it in opposite directions: the cloth has an outside everywhere.
  for (const pair of sides.values()) if (pair.length === 2) expect(pair[0]?.[0]).toBe(pair[1]?.[1]);
  const open = [...sides.values()].filter((pair) => pair.length === 1).flat();
  const next = new Map(open);
  let rims = 0;
  while (next.size > 0) {
    let [at] = next.keys() as unknown as [number];
    rims++;
    for (let to = next.get(at); to !== undefined; to = next.get(at)) {
      next.delete(at);
      at = to;
    }
  }
  expect(rims).toBe(4);
});

test("triangles fill each piece: their area is the piece's, and all turn the same way", () => {
  for (const { id, firstTriangle, triangleCount, firstVertex, outlineCount } of mesh.pieces) {
    let area = 0;
    let turned = 0;
    for (let t = firstTriangle; t < firstTriangle + triangleCount; t++) {
      const [a, b, c] = [0, 1, 2].map((k) => mesh.triangles[3 * t + k] as number);
      const own = doubleArea(mesh.uv, [a, b, c] as number[]) / 2;
      if (own >= 0) turned++;
      area -= own;
    }
    expect(turned, id).toBe(0);
    const loop = Array.from({ length: outlineCount }, (_, i) => firstVertex + i);
    expect(area / (doubleArea(mesh.uv, loop) / 2), id).toBeCloseTo(1, 2);
  }
});

test("a chain of seams agrees on one count, the largest of its edges'", () => {
  const lengths = new Map([
    ["a.x", 100],
    ["b.x", 130],
    ["b.y", 90],
    ["c.x", 95],
  ]);
  const seam = (p: string, e: string, q: string, f: string) => ({
    a: { piece: p, edge: e },
    b: { piece: q, edge: f },
  });
  const counts = edgeCounts(lengths, [seam("c", "x", "b", "y"), seam("a", "x", "b", "x")], 10);
  expect(Object.fromEntries(counts)).toEqual({ "a.x": 13, "b.x": 13, "b.y": 10, "c.x": 10 });
  expect(() => edgeCounts(lengths, [seam("a", "x", "z", "x")], 10)).toThrow("z.x");
});

test("an edge is cut evenly, and its corners are kept", () => {
  const straight = resampleEdge(
    [
      ["M", 0, 0],
      ["L", 60, 0],
      ["L", 100, 0],
    ],
    5,
  );
  expect(straight.map(({ x }) => Math.round(x))).toEqual([0, 20, 40, 60, 80, 100]);
  const bent = resampleEdge(
    [
      ["M", 0, 0],
      ["L", 50, 0],
      ["L", 50, 50],
    ],
    5,
  );
  expect(bent).toHaveLength(6);
  expect(bent).toContainEqual({ x: 50, y: 0 });
});

test("welding joins along chains and numbers without gaps", () => {
  const { particleOf, particleCount } = weld(6, [
    [0, 4],
    [4, 2],
    [5, 3],
  ]);
  expect([...particleOf]).toEqual([0, 1, 0, 2, 0, 2]);
  expect(particleCount).toBe(3);
});

/** Twice the area of a loop of vertices, positive clockwise on screen (y down). */
function doubleArea(uv: Float64Array, loop: readonly number[]): number {
  return loop.reduce((sum, a, i) => {
    const b = loop[(i + 1) % loop.length] as number;
    const [ax, ay, bx, by] = [2 * a, 2 * a + 1, 2 * b, 2 * b + 1].map((k) => uv[k] as number);
    return sum + (ax as number) * (by as number) - (bx as number) * (ay as number);
  }, 0);
}
