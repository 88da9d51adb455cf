import { productIds } from "@holeshot/domain";
import { baseSize, draftGarment, measuringPoints } from "@holeshot/garments";
import { expect, it } from "vitest";
import { LETTER, letterSpots } from "./letter-spots.ts";

it.each(productIds)("no letter of a measure lies on another one of %s", (product) => {
  const garment = draftGarment({ product, size: baseSize(product) });
  const points = measuringPoints(garment);
  // As small as a tech pack draws a garment: pants are 0.2 points a millimetre.
  const scale = 0.19;
  for (const { id } of garment.pieces) {
    const paths = points.flatMap(({ traces }) =>
      traces.flatMap(({ piece, path }) => (piece === id ? [path] : [])),
    );
    const spots = letterSpots(paths, ({ x, y }) => ({ x: x * scale, y: y * scale }));
    expect(spots.filter((spot) => spot !== undefined)).toHaveLength(paths.length);
    spots.forEach((a, at) =>
      spots.slice(at + 1).forEach((b) => {
        if (!a || !b) return;
        expect(Math.hypot(a.x - b.x, a.y - b.y), id).toBeGreaterThan(2 * LETTER);
      }),
    );
  }
});
