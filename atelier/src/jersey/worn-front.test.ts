import { expect, test } from "vitest";
import { wornFront } from "./worn-front.ts";

const { folds } = wornFront;
const first = (crest: (typeof folds)[number]["crest"]) => crest[0] as readonly [number, number];
const last = (crest: (typeof folds)[number]["crest"]) => crest.at(-1) as readonly [number, number];
/** Of a front that is as broad as it is told here, in shares of half its breadth; it is a quarter longer than broad. */
const wayOf = (crest: (typeof folds)[number]["crest"]) =>
  [last(crest)[0] - first(crest)[0], 2.5 * (last(crest)[1] - first(crest)[1])] as const;

test("folds of a rider's front are unlike: no two are as deep, as broad, as long and as slanted", () => {
  const told = folds.map(({ crest, height, width }) => {
    const [across, down] = wayOf(crest);
    return [height, width, Math.hypot(across, down), Math.atan2(down, Math.abs(across))] as const;
  });
  for (const [n, one] of told.entries())
    for (const other of told.slice(n + 1)) {
      const apart = one.filter((value, k) => Math.abs(value / (other[k] as number) - 1) > 0.08);
      expect(apart.length, `${one.join()} and ${other.join()}`).toBeGreaterThanOrEqual(2);
    }
});

test("none hangs straight down as a curtain's: those of the chest slant, those above the hem lie", () => {
  for (const { crest } of folds) {
    const [across, down] = wayOf(crest);
    expect(Math.abs(across) / Math.hypot(across, down)).toBeGreaterThan(0.3);
    if (first(crest)[1] > 0.7) expect(Math.abs(down)).toBeLessThan(0.75 * Math.abs(across));
  }
});

test("none runs over a chest's mark or a number that stands low", () => {
  const within = ([across, down]: readonly [number, number]) =>
    (Math.abs(across) < 0.44 && down < 0.31) ||
    (Math.abs(across) < 0.2 && down > 0.6 && down < 0.8);
  for (const { crest } of folds)
    for (const [n, to] of crest.slice(1).entries()) {
      const from = crest[n] as readonly [number, number];
      for (let k = 0; k <= 10; k++) {
        const place = [0, 1].map(
          (c) => (from[c] as number) + (k / 10) * ((to[c] as number) - (from[c] as number)),
        ) as [number, number];
        expect(within(place), place.join()).toBe(false);
      }
    }
});

test("cloth slouches deeper over the hip that bears the weight, his right", () => {
  const depth = (side: 1 | -1) =>
    folds
      .filter(({ crest }) => side * first(crest)[0] > 0 && first(crest)[1] > 0.7)
      .reduce((sum, { height }) => sum + height, 0);
  expect(depth(-1)).toBeGreaterThan(1.3 * depth(1));
});
