import { expect, test } from "vitest";
import type { DescribedLine } from "./describe-line.ts";
import { groupLines } from "./group-lines.ts";

const line = (product: string, size: string | undefined, quantity = 1): DescribedLine => ({
  product,
  design: "Team",
  choices: [`Size ${size}`],
  ...(size === undefined ? {} : { size }),
  rider: null,
  quantity,
  unitPrice: 6295,
});

test("a team's sizes are counted from small to large, whatever the order of its riders", () => {
  const sizes = ["L", "2XL", "W-M", "L", "S", "XL"];
  const groups = groupLines([
    ...sizes.map((size) => line("Jersey", size)),
    line("Pants", "W34", 3),
  ]);
  expect(groups.map(({ product, quantity }) => [product, quantity])).toEqual([
    ["Jersey", 6],
    ["Pants", 3],
  ]);
  expect(groups[0]?.choices.join(" · ")).toBe(
    "1 × Size S · 2 × Size L · 1 × Size XL · 1 × Size 2XL · 1 × Size W-M",
  );
});

test("lines of before sizes were kept stand as they stood", () => {
  const groups = groupLines([
    line("Jersey", undefined),
    { ...line("Jersey", "S"), size: undefined },
  ]);
  expect(groups[0]?.choices).toEqual(["1 × Size undefined", "1 × Size S"]);
});
