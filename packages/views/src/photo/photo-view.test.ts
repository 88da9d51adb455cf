import { beforeAll, describe, expect, test } from "vitest";
import type { Model } from "../model/model.ts";
import { openModel } from "../model/open-model.ts";
import { tubeCamera, tubeSeen } from "../testing/tube.ts";
import { tubeGlb } from "../testing/write-glb.ts";
import type { ViewTable } from "../types.ts";
import { photoView } from "./photo-view.ts";
import { rasterise } from "./rasterise.ts";

const side = 300;
const size = { width: side, height: side };
let model: Model;

beforeAll(async () => {
  model = await openModel(await tubeGlb(true, 400, 40));
});

function at(table: ViewTable, i: number) {
  return {
    name: table.pieces[(table.piece[i] as number) - 1],
    x: table.x[i] as number,
    y: table.y[i] as number,
    inside: table.inside?.[i] === 1,
  };
}

describe.each([
  ["front", 0, 0.07],
  ["left", Math.PI / 2, 0.07],
  ["back", Math.PI, 0.07],
  ["above", 0.5, 0.5],
] as const)("%s", (_, around, above) => {
  test("every pixel shows the piece and millimetre its ray meets", () => {
    const camera = tubeCamera(around, above);
    const raster = rasterise(model, camera, size);
    const table = photoView({ model, camera, size });
    let looked = 0;
    let wrong = 0;
    let worst = 0;
    for (let i = 0; i < side * side; i++) {
      const [column, row] = [i % side, Math.floor(i / side)];
      const exact = tubeSeen(camera, side, column + 0.5, row + 0.5);
      // At silhouettes the mesh, which has corners, and the tube, which has none, part ways.
      const near = [0, 1, 2, 3].map((k) =>
        tubeSeen(
          camera,
          side,
          column + 0.5 + (k & 1 ? 1.5 : -1.5),
          row + 0.5 + (k & 2 ? 1.5 : -1.5),
        ),
      );
      const plain = near.every(
        (n) =>
          n?.name === exact?.name && n?.inside === exact?.inside && Boolean(n) === Boolean(exact),
      );
      if (!plain) continue;
      if (Boolean(exact) !== (table.coverage[i] === 255)) wrong += 1;
      if (!exact) continue;
      const seen = at(table, i);
      if (seen.name !== exact.name || seen.inside !== exact.inside || raster.part[i] === 0)
        wrong += 1;
      worst = Math.max(worst, Math.hypot(seen.x - exact.x, seen.y - exact.y));
      looked += 1;
    }
    expect(wrong).toBe(0);
    expect(looked).toBeGreaterThan(side * side * 0.25);
    expect(worst).toBeLessThan(0.7);
  });
});
