import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFacts } from "@holeshot/garments";
import { type ModelPiece, openModel } from "@holeshot/views";
import { describe, expect, test } from "vitest";
import { readManifest } from "./manifest-file.ts";
import { clothFolder } from "./cloth-folder.ts";
import type { ManifestSide } from "./manifest.ts";

const { drapes } = readManifest(clothFolder);
const tops = Object.entries(drapes).filter(
  ([, { product }]) => productFacts(product).wear === "top",
);

// Numbers and names stand here: below the chest, above the hem, and not at the sides.
const where = { from: 0.35, aboveHem: 60, middle: 0.72 };

describe.each(tops)("%s", (_, { product, model, sides }) => {
  test.each(["front", "back"] as const)(
    "its folds leave what stands on its %s readable",
    async (view) => {
      const { pieces } = await openModel(new Uint8Array(readFileSync(join(clothFolder, model))));
      const id = productFacts(product).sides[view];
      const piece = pieces.find((one) => one.piece === id) as ModelPiece;
      const { cloth, narrow, hidden } = readable(piece, sides[view]);
      expect(cloth).toBeGreaterThan(50_000);
      // Less than two fifths of its breadth is left where it turns away by 66°.
      expect(narrow / cloth).toBeLessThan(0.085);
      expect(hidden / cloth).toBeLessThan(0.02);
    },
  );
});

/** Square millimetres of print in the middle of a piece, of them those that are seen very narrow, and from behind. */
function readable({ positions, millimetres, triangles }: ModelPiece, { camera }: ManifestSide) {
  const x = (corner: number) => millimetres[2 * corner] as number;
  const y = (corner: number) => millimetres[2 * corner + 1] as number;
  const corners = Array.from({ length: millimetres.length / 2 }, (_, i) => i);
  const top = corners.reduce((least, i) => Math.min(least, y(i)), Infinity);
  const hem = corners.reduce((most, i) => Math.max(most, y(i)), -Infinity);
  const halves = new Map<number, number>();
  for (const i of corners) {
    const level = Math.round(y(i) / 20);
    halves.set(level, Math.max(halves.get(level) ?? 0, Math.abs(x(i))));
  }
  const way = [0, 1, 2].map((c) => (camera.eye[c] as number) - (camera.target[c] as number));
  const far = Math.hypot(...way);
  let [cloth, narrow, hidden] = [0, 0, 0];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(t, t + 3);
    const level = (y(a) + y(b) + y(c)) / 3;
    const aside = Math.abs(x(a) + x(b) + x(c)) / 3;
    if (aside > where.middle * (halves.get(Math.round(level / 20)) ?? 0)) continue;
    if (level > hem - where.aboveHem || level < top + where.from * (hem - top)) continue;
    const area = Math.abs((x(b) - x(a)) * (y(c) - y(a)) - (y(b) - y(a)) * (x(c) - x(a))) / 2;
    const side = (to: number, n: number) =>
      (positions[3 * to + n] as number) - (positions[3 * a + n] as number);
    const normal = [0, 1, 2].map((n) => {
      const [p, q] = [(n + 1) % 3, (n + 2) % 3];
      return side(b, p) * side(c, q) - side(b, q) * side(c, p);
    });
    const towards = normal.reduce((sum, value, n) => sum + value * (way[n] as number), 0);
    const cosine = towards / far / (Math.hypot(...normal) || 1);
    cloth += area;
    if (cosine < 0.4) narrow += area;
    if (cosine < 0) hidden += area;
  }
  return { cloth, narrow, hidden };
}
