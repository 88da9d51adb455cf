import { imageBox } from "@holeshot/artwork";
import { transformPoint } from "@holeshot/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cropPlace, LEAST_SHARE, moveEdge, wholePicture } from "./crop-place.ts";

const crops = fc
  .tuple(
    fc.double({ min: 0, max: 0.5, noNaN: true }),
    fc.double({ min: 0, max: 0.5, noNaN: true }),
    fc.double({ min: 0.1, max: 0.5, noNaN: true }),
    fc.double({ min: 0.1, max: 0.5, noNaN: true }),
  )
  .map(([x, y, width, height]) => ({ x, y, width, height }));

describe("cropping", () => {
  it("leaves every point of the picture where it lies on the cloth", () => {
    fc.assert(
      fc.property(
        crops,
        crops,
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.boolean(),
        fc.double({ min: 0.2, max: 4, noNaN: true }),
        (before, after, rotation, mirrored, proportion) => {
          const layer = { x: 12, y: -30, rotation, mirrored, width: 140, crop: before };
          const cropped = { ...layer, ...cropPlace(layer, after, proportion), crop: after };
          const picture = { width: 100, height: 100 * proportion };
          const [was, is] = [imageBox(layer, picture).matrix, imageBox(cropped, picture).matrix];
          for (const point of [
            { x: 0, y: 0 },
            { x: 1, y: 0 },
            { x: 0.3, y: 0.8 },
          ]) {
            const [a, b] = [transformPoint(was, point), transformPoint(is, point)];
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1e-6);
          }
        },
      ),
    );
  });

  it("never lets an edge pass the opposite one or leave the picture", () => {
    expect(moveEdge(wholePicture, "left", 2).width).toBeCloseTo(LEAST_SHARE);
    expect(moveEdge(wholePicture, "top", -1)).toEqual(wholePicture);
    expect(moveEdge(wholePicture, "right", -1).width).toBeCloseTo(LEAST_SHARE);
    expect(moveEdge(wholePicture, "bottom", 0.4)).toEqual({ ...wholePicture, height: 0.4 });
  });
});
