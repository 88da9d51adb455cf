import { describe, expect, test } from "vitest";
import { roundCone, type Distance } from "../mannequin/distance.ts";
import { skinMesh } from "./skin-mesh.ts";
import { thinSkin } from "./thin-skin.ts";

const limb: Distance = roundCone([0, 0, 0], [0, 12, 0], 5, 4);
const drawn = skinMesh(limb, { from: [-7, -7, -7], to: [7, 18, 7], step: 0.5 });
const thin = thinSkin(limb, drawn, 0.5);

describe("a thinned skin", () => {
  test("has half the triangles at most, and lies where the drawn one did", () => {
    expect(thin.triangles.length).toBeLessThan(0.5 * drawn.triangles.length);
    expect(thin.triangles.length).toBeGreaterThan(0.2 * drawn.triangles.length);
    for (let k = 0; k < thin.triangles.length; k += 3) {
      const middle = [0, 1, 2].map(
        (c) =>
          thin.triangles
            .slice(k, k + 3)
            .reduce((sum, corner) => sum + (thin.positions[3 * corner + c] as number), 0) / 3,
      ) as [number, number, number];
      expect(Math.abs(limb(middle))).toBeLessThan(0.05);
    }
  });

  test("faces outwards at every corner", () => {
    expect(thin.normals.length).toBe(thin.positions.length);
    for (let i = 0; i < thin.positions.length; i += 3) {
      const [x, y, z] = thin.positions.slice(i, i + 3) as [number, number, number];
      const [u, v, w] = thin.normals.slice(i, i + 3) as [number, number, number];
      expect(Math.hypot(u, v, w)).toBeCloseTo(1, 6);
      expect(limb([x + 0.2 * u, y + 0.2 * v, z + 0.2 * w])).toBeCloseTo(0.2, 1);
    }
  });
});

test("a body that tells itself further than it is has no skin with holes, but none", () => {
  const boxed = { from: [-7, -7, -7], to: [7, 18, 7], step: 0.5 } as const;
  const further: Distance = (place) => (limb(place) > 0 ? 9 : 1) * limb(place);
  expect(() => skinMesh(further, boxed)).toThrow(/larger than its skin is far/u);
});
