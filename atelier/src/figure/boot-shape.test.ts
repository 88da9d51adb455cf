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

/** Heights and half widths of what is inside a part at a depth, cm. */
function section(part: (place: readonly [number, number, number]) => number, z: number) {
  let [low, high, half] = [Infinity, -Infinity, 0];
  for (let y = 0; y < 10; y += 0.1)
    for (let x = -8; x < 8; x += 0.1) {
      if (part([x, y, z]) > 0) continue;
      [low, high, half] = [Math.min(low, y), Math.max(high, y), Math.max(half, Math.abs(x + 0.5))];
    }
  return { low, high, half };
}

test("toes are round in plan and low at their tip, and the sole goes round them", () => {
  const { body, sole } = bootShape(leg, 1);
  const [broad, near, tip] = [13, 17.5, 20].map((z) => section(body, z));
  if (!broad || !near || !tip) throw new Error("A foot ends before its toes.");
  expect(near.half / broad.half).toBeLessThan(0.92);
  expect(tip.half / broad.half).toBeLessThan(0.68);
  expect(broad.high - tip.high).toBeGreaterThan(1.4);
  for (const z of [-4, 5, 13, 17.5]) {
    const [foot, under] = [section(body, z), section(sole, z)];
    expect(under.high, `${z}`).toBeLessThan(3);
    expect(under.half, `${z}`).toBeGreaterThan(foot.half - (z < 10 ? 0.9 : 0));
  }
});
