import { expect, test } from "vitest";
import { bendPath, flattenPath, parsePath, type Point } from "./index.ts";

// Round a bar of 60 mm, as cloth lies round an arm: every bent place is known by its angle and its way out.
const radius = 60;
const wrap = ({ x, y }: Point): Point => ({
  x: (radius + y) * Math.sin(x / radius),
  y: (radius + y) * Math.cos(x / radius),
});
const unwrap = ({ x, y }: Point): Point => ({
  x: Math.atan2(x, y) * radius,
  y: Math.hypot(x, y) - radius,
});

function farFrom(line: readonly Point[], p: Point): number {
  return Math.min(
    ...line.map((b, i) => {
      const a = line[(i + line.length - 1) % line.length] as Point;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / Math.max(1e-12, dx * dx + dy * dy);
      const s = Math.max(0, Math.min(1, t));
      return Math.hypot(a.x + dx * s - p.x, a.y + dy * s - p.y);
    }),
  );
}

test.each([
  ["a square closed by its Z", "M0 0H90V50H0Z"],
  ["curves", "M-40 0C-40 -30 40 -30 40 0S-40 40 -40 0Z"],
  ["a hole in a field", "M-70 -20H70V30H-70ZM-10 -5V10H20V-5Z"],
])("%s lies where the map puts it", (_, text) => {
  const path = parsePath(text);
  const bent = bendPath(path, wrap, 0.02);
  expect(bent.filter(([letter]) => letter === "Z").length).toBe(
    path.filter(([letter]) => letter === "Z").length,
  );
  const [before, after] = [flattenPath(path, 0.01), flattenPath(bent, 0.002)];
  expect(after.length).toBe(before.length);
  for (const [i, { points }] of after.entries()) {
    const line = before[i]?.points ?? [];
    for (const point of points) expect(farFrom(line, unwrap(point))).toBeLessThan(0.06);
    for (const point of line) expect(farFrom(points, wrap(point))).toBeLessThan(0.06);
  }
});

test("an even map adds no points", () => {
  const path = parsePath("M0 0L30 0C30 10 20 20 0 20Z");
  expect(bendPath(path, ({ x, y }) => ({ x: 2 * x - y, y: y + 5 }), 0.02).length).toBe(
    // The way back that Z draws is a line of its own.
    path.length + 1,
  );
});
