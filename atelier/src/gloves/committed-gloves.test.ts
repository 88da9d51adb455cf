import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Model, openModel, rasterise } from "@holeshot/views";
import { expect, test } from "vitest";
import { clothFolder } from "../export/cloth-folder.ts";
import { readManifest } from "../export/manifest-file.ts";

const { gloves } = readManifest(clothFolder).drapes;
if (!gloves) throw new Error("No gloves are baked");
const model = await openModel(new Uint8Array(readFileSync(join(clothFolder, gloves.model))));

test("from the front no tuck of a palm looks out beside a finger", () => {
  const size = { width: 1400, height: 1400 };
  const { part } = rasterise(model, gloves.sides.front.camera, size);
  const palms = model.pieces.flatMap(({ piece }, n) => (piece.startsWith("palm_") ? [n + 1] : []));
  expect(palms).toHaveLength(2);
  expect(part.filter((number) => palms.includes(number))).toHaveLength(0);
});

/** How far cloth turns along each edge of a piece that is longer than so many millimetres, degrees. */
function turns(
  { positions, normals, triangles }: Model["pieces"][number],
  longer: number,
): number[] {
  const at = (values: ArrayLike<number>, i: number) =>
    [0, 1, 2].map((c) => values[3 * i + c] as number) as [number, number, number];
  const found: number[] = [];
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[t + k] as number, triangles[t + ((k + 1) % 3)] as number];
      const [p, q, m, n] = [at(positions, a), at(positions, b), at(normals, a), at(normals, b)];
      if (1000 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) < longer) continue;
      const along =
        (m[0] * n[0] + m[1] * n[1] + m[2] * n[2]) / (Math.hypot(...m) * Math.hypot(...n));
      found.push((Math.acos(Math.min(1, along)) * 180) / Math.PI);
    }
  return found.toSorted((one, other) => one - other);
}

test("outlines of fingers are round: cloth that they run along turns by little from place to place", () => {
  const strips = model.pieces.filter(({ piece }) => /^(?:fourchette|back|thumb)_/.test(piece));
  expect(strips).toHaveLength(16);
  for (const strip of strips) {
    const all = turns(strip, 1.5);
    expect(all[Math.floor(0.98 * all.length)], strip.piece).toBeLessThan(19);
  }
});
