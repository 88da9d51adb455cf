import { expect, test } from "vitest";
import type { Order } from "./order.ts";
import { smallerRows, told } from "./smaller-rows.ts";

const torqal = { text: "TORQAL", from_mm: 41, to_mm: 30.2, letter_width: 1 };

function line(size: string, ...smaller: (typeof torqal)[]): Order["lines"][number] {
  const product = { id: "jersey", name: "Jersey" };
  return { id: size, product, properties: { size }, smaller } as never;
}

test("the same text of a size is told once, of each size anew, each rider's name by itself", () => {
  const kim = { ...torqal, text: "KIM" };
  const rows = smallerRows([line("XS", torqal), line("XS", torqal, kim), line("S", torqal)]);
  expect(rows.map(({ line: of, part }) => `${of.properties["size"]} ${part.text}`)).toEqual([
    "XS TORQAL",
    "XS KIM",
    "S TORQAL",
  ]);
});

test("what has not been looked at yet is not told as large", () => {
  expect(smallerRows([{ ...line("XS"), smaller: null }])).toEqual([]);
});

test("letters that only became narrower are not said to have become as high as they were", () => {
  expect(told(torqal)).toBe("order.smaller.part");
  expect(told({ ...torqal, letter_width: 0.81 })).toBe("order.smaller.squeezed");
  expect(told({ ...torqal, to_mm: torqal.from_mm, letter_width: 0.81 })).toBe(
    "order.smaller.narrower",
  );
});
