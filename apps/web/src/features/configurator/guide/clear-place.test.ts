import { describe, expect, it } from "vitest";
import { clearPlace, HEIGHT, WIDTH } from "./clear-place.ts";

const window = { width: 1440, height: 700 };

describe("a tip", () => {
  it("stands where it is wanted as long as nothing is pressed there", () => {
    const wanted = { left: 392, top: 100 };
    expect(clearPlace(wanted, [], window)).toEqual(wanted);
    const far = { left: 900, top: 400, width: 200, height: 100 };
    expect(clearPlace(wanted, [far], window)).toEqual(wanted);
  });

  it("moves off what is pressed, as little as that takes", () => {
    const wanted = { left: 392, top: 100 };
    const garment = { left: 496, top: 138, width: 184, height: 118 };
    const { left, top } = clearPlace(wanted, [garment], window);
    const clear =
      left + WIDTH <= garment.left ||
      top + HEIGHT <= garment.top ||
      left >= garment.left + garment.width ||
      top >= garment.top + garment.height;
    expect(clear).toBe(true);
    expect(Math.hypot(left - wanted.left, top - wanted.top)).toBeLessThan(180);
  });

  it("stays in the window and covers the least where there is no room", () => {
    const all = { left: 0, top: 0, width: 360, height: 640 };
    const small = { width: 360, height: 640 };
    expect(clearPlace({ left: 48, top: 336 }, [all], small)).toEqual({ left: 48, top: 336 });
  });
});
