import { describe, expect, it } from "vitest";
import { barPlace } from "./bar-place.ts";

const bar = { width: 220, height: 44 };
const frame = (left: number, top: number, width = 100, height = 80) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("the tools of a chosen layer", () => {
  const whole = { left: 0, top: 0, right: 600, bottom: 500 };

  it("stand above its frame, in its middle", () => {
    expect(barPlace(frame(250, 200), whole, bar)).toEqual({ left: 190, top: 108, away: false });
  });

  it("stand below it where there is no room above", () => {
    expect(barPlace(frame(250, 60), whole, bar).top).toBe(188);
  });

  it("stay in the picture at its sides and at its foot", () => {
    expect(barPlace(frame(0, 200), whole, bar).left).toBe(4);
    expect(barPlace(frame(560, 200), whole, bar).left).toBe(376);
    expect(barPlace(frame(0, 10, 600, 480), whole, bar).top).toBe(452);
  });

  // Come near, the picture is larger than what is in sight, and a phone's head lies over its upper part.
  const near = { left: 180, top: 300, right: 540, bottom: 770 };

  it("stand in what is in sight of a picture that came near", () => {
    expect(barPlace(frame(300, 500), near, bar).top).toBe(408);
    expect(barPlace(frame(300, 340), near, bar).top).toBe(468);
    expect(barPlace(frame(160, 500), near, bar).left).toBe(184);
    expect(barPlace(frame(200, 250, 300, 600), near, bar).top).toBe(722);
  });

  it.each([
    ["above", frame(300, 200)],
    ["below", frame(300, 800)],
    ["at the left", frame(60, 400)],
    ["at the right", frame(560, 400)],
  ])(
    "are away with a frame that is out of sight %s, and held where keys reach them",
    (_, extent) => {
      const { left, top, away } = barPlace(extent, near, bar);
      expect(away).toBe(true);
      expect([left >= near.left, left + bar.width <= near.right]).toEqual([true, true]);
      expect([top >= near.top, top + bar.height <= near.bottom]).toEqual([true, true]);
    },
  );
});
