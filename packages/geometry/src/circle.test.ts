import { expect, test } from "vitest";
import { circlePath, flattenPath, signedArea, transformCircle } from "./index.ts";

test("a circle's path is a circle, once round", () => {
  for (const circle of [
    { x: 3, y: -7, radius: 1.5 },
    { x: 0, y: 0, radius: 400 },
  ]) {
    const [line, ...more] = flattenPath(circlePath(circle), circle.radius / 1000);
    expect(more).toEqual([]);
    expect(line?.closed).toBe(true);
    for (const { x, y } of line?.points ?? []) {
      const away = Math.hypot(x - circle.x, y - circle.y);
      expect(Math.abs(away / circle.radius - 1)).toBeLessThan(0.0003);
    }
    const area = Math.abs(signedArea(line?.points ?? []));
    expect(area / (Math.PI * circle.radius ** 2)).toBeCloseTo(1, 2);
  }
});

test("a circle that is mapped stays round, and as large as what the map makes of it", () => {
  const circle = { x: 10, y: 20, radius: 1.5 };
  expect(transformCircle(circle, [0, 1, -1, 0, 5, 0])).toEqual({ x: -15, y: 10, radius: 1.5 });
  const swollen = transformCircle(circle, [1.01, 0, 0, 1.025, 0, 0]);
  expect(swollen).toMatchObject({ x: 10.1, y: 20.5 });
  expect(swollen.radius).toBeCloseTo(1.5 * Math.sqrt(1.01 * 1.025), 9);
  // Turned over, too.
  expect(transformCircle(circle, [-1, 0, 0, 1, 0, 0])).toEqual({ x: -10, y: 20, radius: 1.5 });
});
