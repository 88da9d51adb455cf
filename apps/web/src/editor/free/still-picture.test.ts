import { expect, it } from "vitest";
import { drawings, placeInPixel } from "./still-picture.ts";

it.each([drawings.card, drawings.processor])(
  "draws a picture at rest evenly over its pixels, and moves it nowhere by it: %d times",
  (count) => {
    const places = Array.from({ length: count }, (_, drawing) => placeInPixel(drawing, count));
    expect(places[0]).toEqual([0, 0]);
    for (const axis of [0, 1] as const) {
      const along = places.map((place) => place[axis]).toSorted((a, b) => a - b);
      expect(Math.max(...along.map(Math.abs))).toBeLessThan(0.5);
      expect(along.reduce((sum, at) => sum + at, 0)).toBeCloseTo(0, 9);
      // An upright edge and a level one have as many steps as there are drawings.
      for (const [i, at] of along.slice(1).entries())
        expect(at - (along[i] as number)).toBeCloseTo(1 / count, 9);
    }
    // None lies on another's slope: an edge aslant has steps, too.
    const aslant = new Set(places.map(([x, y]) => (x + y).toFixed(3)));
    expect(aslant.size).toBeGreaterThan(count / 2);
  },
);

it("moves a picture by a fifteenth of a pixel at most when a processor has no time for more than seven drawings", () => {
  const places = Array.from({ length: drawings.processor }, (_, drawing) =>
    placeInPixel(drawing, drawings.processor),
  );
  for (let count = drawings.card; count <= drawings.processor; count++)
    for (const axis of [0, 1] as const) {
      const mean = places.slice(0, count).reduce((sum, place) => sum + place[axis], 0) / count;
      expect(Math.abs(mean)).toBeLessThan(1 / 15);
    }
});
