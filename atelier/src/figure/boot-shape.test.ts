import { expect, test } from "vitest";
import { bootShape } from "./boot-shape.ts";
import { shinEdge } from "./boot-fittings.ts";
import { skinMesh } from "./skin-mesh.ts";

const leg = { top: [1, 40, -1], radius: 6.6 } as const;

test("a boot's rim is bound: as its skin is drawn it is even all round, and ragged nowhere", () => {
  const { upper } = bootShape(leg, 1);
  const box = { from: [-12, 30, -14], to: [14, 46, 14], step: 0.5 } as const;
  // The rest of the shaft goes on below: a floor closes it.
  const end = skinMesh((place) => Math.max(upper(place), 33 - place[1]), box);
  const highest = new Map<number, { readonly y: number; readonly z: number }>();
  for (let i = 0; i < end.positions.length; i += 3) {
    const [x, y, z] = end.positions.slice(i, i + 3) as [number, number, number];
    const sector = Math.round((36 * Math.atan2(x - leg.top[0], z - leg.top[2])) / Math.PI);
    if (y > (highest.get(sector)?.y ?? 0)) highest.set(sector, { y, z });
  }
  const heights = Array.from({ length: 72 }, (_, n) => highest.get(n - 35)).map((at) => {
    // It rises to the front by a quarter.
    return (at?.y ?? Number.NaN) - 0.24 * ((at?.z ?? 0) - leg.top[2]);
  });
  const steps = heights.map((y, n) => Math.abs(y - (heights[(n + 1) % 72] as number)));
  expect(Math.max(...steps)).toBeLessThan(0.16);
  expect(steps.reduce((a, b) => a + b) / 72).toBeLessThan(0.06);
});

test("the shin plate ends below the rim", () => {
  expect(shinEdge(0, 39.5)).toBeLessThan(0);
  expect(shinEdge(0, 40.5)).toBeGreaterThan(0);
});
