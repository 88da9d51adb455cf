import { describe, expect, it } from "vitest";
import type { ConfiguratorSet } from "../sets/use-set.ts";
import {
  changedLine,
  type ChangeableLine,
  choicesOf,
  type LineProperty,
  withChoice,
} from "./line-change.ts";

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

  describe("among what the product has", () => {
    const collar = {
      ...{ id: "collar", name: "Collar", required: false },
      values: [
        { id: "v", name: "V", price: 495 },
        { id: "low", name: "Low", price: 0 },
        { id: "zip", name: "Zip", price: 995 },
      ],
    };
    const length = {
      ...{ id: "length", name: "Length", required: false },
      values: [
        { id: "regular", name: "regular", price: 0 },
        { id: "long", name: "long", price: 500 },
      ],
    };
    const set = {
      products: [{ id: "jersey", properties: [collar, length] }],
    } as unknown as ConfiguratorSet;
    const [, made] = (set.products[0]?.properties ?? []) as [LineProperty, LineProperty];

    it("says what costs less, and what a line is made with that nobody chose", () => {
      const found = choicesOf(set, line, line.properties);
      expect(found.map(({ property, value }) => [property.id, value])).toEqual([
        ["collar", "v"],
        ["length", "regular"],
      ]);
      expect(found.map(({ values }) => values.map(({ less }) => less))).toEqual([
        [0, 495, -500],
        [0, -500],
      ]);
      expect(choicesOf(undefined, line, line.properties)).toEqual([]);
    });

    it("is nothing once what was left open is as it was", () => {
      const long = withChoice(line, line.properties, made, "long");
      expect(changedLine(line, { ...same, properties: long })).toEqual({
        properties: { length: "long" },
      });
      const back = withChoice(line, long, made, "regular");
      expect(changedLine(line, { ...same, properties: back })).toBeNull();
      const chosen = { ...line, properties: { ...line.properties, length: "regular" } };
      const again = withChoice(
        chosen,
        withChoice(chosen, chosen.properties, made, "long"),
        made,
        "regular",
      );
      expect(again).toEqual(chosen.properties);
    });
  });
});
