import { describe, expect, test } from "vitest";
import { fittingPixels } from "./fitting-pixels.ts";

const MOST = 904;

describe("the pixels of a picture", () => {
  test.each([1, 1.25, 1.5, 2, 2.625, 3])("at %s of the screen's for one", (density) => {
    for (let shown = 114; shown * density < MOST / 1.41; shown += 7) {
      const each = fittingPixels(shown, density, MOST) / (shown * density);
      // Fewer are blurred, more leave some of the picture out; a coarse screen is shown edges that are smoothed.
      expect(each).toBeGreaterThanOrEqual(density < 1.5 ? 1.4 : 1);
      expect(each).toBeLessThanOrEqual(2);
    }
  });

  test("are no more than the most, and change in steps", () => {
    expect(fittingPixels(5000, 2, MOST)).toBe(MOST);
    const widths = Array.from({ length: 200 }, (_, n) => fittingPixels(200 + n, 1, MOST));
    expect(new Set(widths).size).toBeLessThanOrEqual(3);
  });
});
