import type { ViewTable } from "@holeshot/views";
import { expect, test } from "vitest";
import { inColours } from "./in-colours.ts";

/** What a camera sees in one lamp: its light and shine in two pixels. */
const lit = (light: number[], specular: number[]) =>
  ({ light: Float32Array.from(light), specular: Float32Array.from(specular) }) as ViewTable;

/** White cloth, a byte for each hundredth of its light. */
function onWhite({ light, specular }: ViewTable) {
  const data = new Uint8ClampedArray(4 * light.length);
  for (const [i, value] of light.entries()) {
    data.fill(Math.round(100 * (value + (specular?.[i] ?? 0))), 4 * i, 4 * i + 3);
    data[4 * i + 3] = 200 + i;
  }
  return { width: light.length, height: 1, data };
}

const [key, edge] = [lit([0.5, 0], [0.1, 0]), lit([0.2, 0.4], [0, 0.2])];

test("each colour gets its share of every lamp, in what falls on cloth and what it throws back", () => {
  const { data } = inColours([key, edge], [{ tint: [1, 1, 0.5] }, { tint: [0.5, 1, 2] }], onWhite);
  expect([...data]).toEqual([70, 80, 70, 200, 30, 60, 120, 201]);
});

test("in white lamps alone a picture is as it is composed", () => {
  const { data } = inColours([key], [{ tint: [1, 1, 1] }], onWhite);
  expect(data).toEqual(onWhite(key).data);
});
