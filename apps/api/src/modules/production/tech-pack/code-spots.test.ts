import { expect, it } from "vitest";
import { codeSpots, PLATE } from "./code-spots.ts";

const part = (left: number, top: number, right: number, bottom: number) => ({
  box: { left, top, right, bottom },
  width: 12,
});

it("a code covers neither letters nor another code while there is room beside its own", () => {
  // Sponsors as a jersey has them: one below two others, in small print.
  const parts = [part(0, 0, 30, 6), part(40, 0, 75, 6), part(20, 9, 55, 15), part(20, 18, 55, 24)];
  const spots = codeSpots(parts);
  const plates = spots.map(({ x, y }) => ({ left: x, top: y, right: x + 12, bottom: y + PLATE }));
  for (const [index, one] of plates.entries()) {
    const others = [...parts.map(({ box }) => box), ...plates.filter((_, at) => at !== index)];
    for (const other of others) {
      const apart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(apart, `${index}`).toBe(true);
    }
  }
  // Alone it stands at the right upper corner.
  expect(codeSpots([part(0, 0, 30, 6)])).toEqual([{ x: 31.5, y: -10 }]);
});

it("a code that covers something wherever it stands keeps its corner", () => {
  const wide = part(-100, -100, 100, 100);
  expect(codeSpots([part(0, 0, 30, 6), wide])[0]).toEqual({ x: 31.5, y: -10 });
});
