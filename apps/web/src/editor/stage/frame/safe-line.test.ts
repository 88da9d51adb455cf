import { describe, expect, it } from "vitest";
import { roomAlong } from "./safe-line.ts";

/** A diamond round (10, 20) that reaches 50 to each side. */
const diamond = [
  { x: 10, y: -30 },
  { x: 60, y: 20 },
  { x: 10, y: 70 },
  { x: -40, y: 20 },
];

describe("roomAlong", () => {
  it("names the crossings before and behind a place, along either axis", () => {
    expect(roomAlong(diamond, "x", 20, 10)).toEqual([-40, 60]);
    expect(roomAlong(diamond, "x", 45, 0)).toEqual([-15, 35]);
    expect(roomAlong(diamond, "y", -20, 15)).toEqual([0, 40]);
  });

  it("knows no bound where the line does not run", () => {
    expect(roomAlong(diamond, "x", 90, 10)).toEqual([null, null]);
    expect(roomAlong(diamond, "x", 20, 70)).toEqual([60, null]);
  });
});
