import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { draftGarment } from "@holeshot/garments";
import { expect, test } from "vitest";
import { buildMesh } from "../mesh/build-mesh.ts";
import type { ClothMesh } from "../mesh/cloth-mesh.ts";
import type { Drape } from "./drape.ts";
import { measureStrain } from "./measure-strain.ts";
import { placeParticles } from "./start-places.ts";
import { readDrape, writeDrape } from "./store-drape.ts";

const cuffs = draftGarment({ product: "jersey", size: "L" }).pieces.filter(({ id }) =>
  id.startsWith("cuff"),
);
const mesh: ClothMesh = buildMesh({ pieces: cuffs, seams: [] }, 10);

/** Every particle on its place of the flat piece, cm, moved by `move`. */
function flat(move: (x: number, y: number) => readonly [number, number]): Float64Array {
  const places = new Float64Array(3 * mesh.particleCount);
  for (const [vertex, particle] of mesh.particleOf.entries()) {
    const [x, y] = move((mesh.uv[2 * vertex] ?? 0) / 10, (mesh.uv[2 * vertex + 1] ?? 0) / 10);
    places.set([x, -y, 0], 3 * particle);
  }
  return places;
}

test("cloth that lies as it was cut has no strain, and a stretch of 2 % is found as such", () => {
  const none = measureStrain(
    mesh,
    flat((x, y) => [x, y]),
    [],
    new Set(),
  );
  expect(none.summary.mean).toBeCloseTo(0, 9);
  const { summary, rows } = measureStrain(
    mesh,
    flat((x, y) => [1.02 * x, 1.02 * y]),
    [],
    new Set(),
  );
  expect(summary.mean).toBeCloseTo(0.02, 9);
  expect(summary.p98).toBeCloseTo(0.02, 9);
  expect(rows.map(({ piece }) => piece)).toEqual(["cuff_left", "cuff_right"]);
  expect(rows[0]?.p2).toBeCloseTo(0.02, 9);
});

test("near a tight seam strain is not judged, and ribs are listed but not counted", () => {
  // The cloth is drawn out ever more towards growing x.
  const drawn = flat((x, y) => [x + 0.01 * Math.max(0, x) ** 2, y]);
  const judged = measureStrain(mesh, drawn, [], new Set(["cuff_right"])).summary;
  const away = measureStrain(mesh, drawn, ["cuff_left.end_back"], new Set(["cuff_right"])).summary;
  expect(judged.p98Away).toBeGreaterThan(0.15);
  expect(away.p98).toBe(judged.p98);
  expect(away.p98Away).toBeLessThan(0.09);
  expect(() => measureStrain(mesh, drawn, ["cuff_left.nowhere"], new Set())).toThrow("nowhere");
});

test("sewn vertices start half way between their pieces' places, within the noise", () => {
  const sewn: ClothMesh = { ...mesh, particleOf: mesh.particleOf.map(() => 0), particleCount: 1 };
  const places = new Float64Array(3 * mesh.pieceOf.length).map((_, i) => (i % 3 === 0 ? i : 4));
  const [x = 0, y = 0] = placeParticles(sewn, places, 0.1);
  expect(Math.abs(x - (3 * (mesh.pieceOf.length - 1)) / 2)).toBeLessThanOrEqual(0.05);
  expect(Math.abs(y - 4)).toBeLessThanOrEqual(0.05);
});

test("a stored drape is read as it was written", () => {
  const folder = mkdtempSync(join(tmpdir(), "drape-"));
  const drape: Drape = {
    id: "two",
    product: "jersey",
    size: "L",
    options: { collar: "crew" },
    particleCount: 3,
    seams: [{ a: { piece: "a", edge: "x" }, b: { piece: "b", edge: "y" } }],
    strain: { mean: 0.01, p98: 0.05, p98Away: 0.04 },
    pieces: ["a", "b"].map((id, i) => ({
      id,
      material: "printed",
      uv: Float32Array.of(0, 0, 10.5, 0, 0, 20 + i),
      positions: Float32Array.of(0, 0, 0, 0.1, 0, 0, 0, -0.2, i),
      triangles: Uint32Array.of(0, 2, 1),
      particles: Uint32Array.of(0, 1, 2),
      outlineCount: 3,
      edges: { x: Uint32Array.of(0, 1), y: Uint32Array.of(1, 2, 0) },
    })),
  };
  try {
    writeDrape(drape, folder);
    expect(readDrape("two", folder)).toEqual(drape);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
