import { describe, expect, it } from "vitest";
import { compareSizes } from "./size-order.ts";

const lists = {
  letters: ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "W-XS", "W-S", "W-2XL", "Y4", "Y16"],
  waists: ["W28", "W32", "W44", "Y4", "Y12"],
  hands: ["XS", "M", "2XL", "W-XS", "W-XL", "Y-3XS", "Y-2XS", "Y-XS", "Y-S", "Y-L"],
};

describe("compareSizes", () => {
  it.each(Object.entries(lists))("puts %s from small to large, wearer by wearer", (_, list) => {
    expect(list.toReversed().toSorted(compareSizes)).toEqual(list);
  });

  it("puts what is no size last", () => {
    expect(["", "Tent", "M"].toSorted(compareSizes)[0]).toBe("M");
  });
});
