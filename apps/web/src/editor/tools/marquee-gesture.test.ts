import { expect, it, vi } from "vitest";
import { marqueeGesture, touches } from "./marquee-gesture.ts";

const held = { shift: true, free: false };
const at = (x: number, y: number, seen = true) => ({ x, y, seen });
const square = [at(10, 10), at(30, 10), at(30, 30), at(10, 30)];

it("is a rectangle whichever way it is drawn, in pixels of the window", () => {
  const [show, take] = [vi.fn(), vi.fn()];
  const gesture = marqueeGesture({ from: { x: 40, y: 60 }, ratio: 0.5, show, take });
  gesture.move({ x: 100, y: 20 }, held, { x: 0, y: 0 });
  expect(show).toHaveBeenLastCalledWith({ x: 20, y: 10, width: 30, height: 20 });
  gesture.move({ x: 20, y: 80 }, held, { x: 0, y: 0 });
  expect(take).not.toHaveBeenCalled();
  gesture.drop?.({ x: -20, y: 20 });
  expect(take).toHaveBeenCalledExactlyOnceWith({ x: 10, y: 30, width: 10, height: 10 });
});

it("takes what it touches: a part of a frame, or a frame around it; not what lies beside or behind", () => {
  expect(touches(square, { x: 0, y: 0, width: 12, height: 12 })).toBe(true);
  expect(touches(square, { x: 18, y: 18, width: 3, height: 3 })).toBe(true);
  expect(touches(square, { x: 0, y: 0, width: 60, height: 60 })).toBe(true);
  expect(touches(square, { x: 31, y: 0, width: 60, height: 60 })).toBe(false);
  const behind = square.map(({ x, y }) => at(x, y, false));
  expect(touches(behind, { x: 0, y: 0, width: 12, height: 12 })).toBe(false);
});
