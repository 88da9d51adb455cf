import { describe, expect, test } from "vitest";
import { drawHall } from "./hall.ts";
import { heroes } from "./heroes.ts";

const hall = heroes["hero"]?.hall;
if (!hall) throw new RangeError("Home's picture has a hall");
const [width, height] = [220, 140];
const picture = drawHall(width, height, hall);
const grey = (u: number, v: number) => {
  const at = 3 * (Math.floor(v * height) * width + Math.floor(u * width));
  return ((picture[at] as number) + (picture[at + 1] as number) + (picture[at + 2] as number)) / 3;
};
/** Mean over the picture's width. */
const row = (v: number) =>
  Array.from({ length: 40 }, (_, i) => grey((i + 0.5) / 40, v)).reduce((a, b) => a + b) / 40;

describe("the hall behind home's riders", () => {
  test("is the same every time", () => {
    expect(drawHall(width, height, hall).equals(picture)).toBe(true);
  });

  test("has no line where its floor is lost in haze, and a floor that gets darker to the front", () => {
    const { horizon } = hall;
    expect(Math.abs(row(horizon + 0.008) - row(horizon - 0.008))).toBeLessThan(3);
    expect(row(0.97)).toBeLessThan(0.7 * row(horizon + 0.02));
  });

  test("is lit where it is said to be, and throws its lamps back", () => {
    const [glow] = hall.glows;
    if (!glow) throw new RangeError("It is lit");
    expect(grey(...glow.at)).toBeGreaterThan(1.5 * grey(0.98, 0.03));
    for (const { at, to } of hall.lamps) {
      const beside = 0.06;
      const below = 2 * hall.horizon - to + 0.03;
      const lit = Math.max(grey(at, below), grey(at + 0.004, below));
      expect(lit).toBeGreaterThan(grey(at + beside, below) + 4);
    }
  });

  test("stays calm and dark where words stand beside it", () => {
    expect(row(0.02)).toBeLessThan(90);
    expect(row(0.5)).toBeLessThan(120);
  });
});
