import { describe, expect, it } from "vitest";
import type { ConfiguratorSet } from "../sets/use-set.ts";
import { changedLine, type ChangeableLine, choicesOf } from "./line-change.ts";

const line = {
  product: { id: "jersey", name: "Jersey" },
  properties: { size: "L", collar: "v" },
  rider: { name: "QUICK", number: "7" },
  quantity: 3,
} as unknown as ChangeableLine;
const same = { properties: line.properties, name: "QUICK", number: "7", copies: 3 };

describe("what is changed of a line", () => {
  it.each([
    [same, null],
    [{ ...same, name: " QUICK " }, null],
    [{ ...same, copies: 1 }, null],
    [
      { ...same, name: "SLOW", copies: 1 },
      { rider: { name: "SLOW", number: "7" }, copies: 1 },
    ],
    [{ ...same, name: "SLOW" }, { rider: { name: "SLOW", number: "7" } }],
    [{ ...same, name: "", number: " " }, { rider: null }],
    [{ ...same, properties: { size: "XL", collar: "v" } }, { properties: { size: "XL" } }],
  ])("%j", (typed, change) => {
    expect(changedLine(line, typed)).toEqual(change);
  });

  it("is chosen among what the product has, and says what costs less", () => {
    const values = [
      { id: "v", name: "V", price: 495 },
      { id: "low", name: "Low", price: 0 },
      { id: "zip", name: "Zip", price: 995 },
    ];
    const set = {
      products: [
        {
          id: "jersey",
          properties: [
            { id: "collar", name: "Collar", values },
            { id: "cuff", name: "Cuff", values },
          ],
        },
      ],
    } as unknown as ConfiguratorSet;
    const [collar, ...others] = choicesOf(set, line, line.properties);
    expect(collar?.values.map(({ less }) => less)).toEqual([0, 495, -500]);
    expect(others).toEqual([]);
    expect(choicesOf(undefined, line, line.properties)).toEqual([]);
  });
});
