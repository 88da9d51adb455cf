import { describe, expect, it } from "vitest";
import type { DesignDocument } from "@holeshot/design";
import type { SetProduct } from "../sets/use-set.ts";
import {
  bodyOf,
  chooseOne,
  chosenSize,
  designedSizes,
  groupsChosen,
  groupsOffered,
  inGroup,
  isForOne,
  sizesFor,
} from "./one-rider.ts";
import { addRider, rosterOf, setCount } from "./roster.ts";

function product(id: string, sizes: readonly string[]): SetProduct {
  const values = sizes.map((each) => ({ id: each, name: each, price: 0, pictured: true }));
  return {
    id,
    name: id,
    properties: [{ id: "size", name: "size", required: true, values }],
  } as unknown as SetProduct;
}

const jersey = product("jersey", ["M", "L", "4XL", "W-M", "W-L"]);
const pants = product("pants", ["30", "32"]);
const gloves = product("gloves", ["M"]);
const products = [jersey, pants];
const none = rosterOf([], ["jersey", "pants"]);

describe("sizes for one rider", () => {
  it("is one piece of one size of a garment, and none after a second press", () => {
    const large = chooseOne(chooseOne(none, jersey, "M"), jersey, "L");
    expect(chosenSize(large, jersey)?.id).toBe("L");
    expect(large.loose["jersey"]).toMatchObject({ M: 0, L: 1 });
    expect(chosenSize(chooseOne(large, jersey, null), jersey)).toBeUndefined();
    expect(isForOne(large)).toBe(true);
    expect(isForOne(setCount(large, "jersey", "L", 2))).toBe(false);
  });

  it("asks whose sizes only where there is a choice", () => {
    expect(groupsOffered(products)).toEqual(["men", "women"]);
    expect(groupsOffered([pants])).toEqual([]);
    expect(sizesFor(jersey, "women").map(({ id }) => id)).toEqual(["W-M", "W-L"]);
    expect(sizesFor(pants, "women")).toHaveLength(2);
  });

  it("takes what was chosen over to the other cut where it has that size", () => {
    const chosen = chooseOne(chooseOne(none, jersey, "L"), pants, "32");
    const women = inGroup(chosen, products, "women");
    expect(chosenSize(women, jersey)?.id).toBe("W-L");
    expect(chosenSize(women, pants)?.id).toBe("32");
    expect(groupsChosen(women, products)).toEqual(["women"]);
    expect(chosenSize(inGroup(women, products, "men"), jersey)?.id).toBe("L");
    const widest = inGroup(chooseOne(none, jersey, "4XL"), products, "women");
    expect(chosenSize(widest, jersey)).toBeUndefined();
  });

  it("tells the body that a size is drafted for", () => {
    const youth = product("jersey", ["128"]);
    expect(bodyOf(youth, chosenSize(none, youth))).toEqual([]);
    const told = bodyOf(jersey, chosenSize(chooseOne(none, jersey, "M"), jersey));
    expect(told.map(({ measure }) => measure)).toEqual(["chest", "waist", "height"]);
    // As the size guide prints it.
    expect(told.map(({ centimetres }) => centimetres)).toEqual(["98", "86", "177"]);
    const [{ centimetres } = { centimetres: "" }] = bodyOf(
      gloves,
      chosenSize(chooseOne(none, gloves, "M"), gloves),
    );
    // Half a centimetre of a hand is half a size.
    expect(centimetres).toBe("21½");
  });

  describe("that were chosen in the editor", () => {
    const designed = (sizes: Readonly<Record<string, string>>) =>
      ({
        products: Object.fromEntries(
          Object.entries(sizes).map(([id, size]) => [
            id,
            { properties: { size, collar: "round" } },
          ]),
        ),
      }) as unknown as DesignDocument;
    const told = (...asked: Parameters<typeof designedSizes>) =>
      designedSizes(...asked).map(({ product: { id }, size }) => `${id} ${size.id}`);

    it("are offered of each garment that has none yet, and counted by nothing but a press", () => {
      const design = designed({ jersey: "W-M", pants: "32" });
      expect(told(design, none, products)).toEqual(["jersey W-M", "pants 32"]);
      const one = chooseOne(none, jersey, "L");
      expect(told(design, one, products)).toEqual(["pants 32"]);
    });

    it("are none where none was chosen, or it is no longer made", () => {
      expect(told(undefined, none, products)).toEqual([]);
      expect(told(designed({ jersey: "", pants: "99" }), none, products)).toEqual([]);
    });

    it("are not offered beside a list of riders, or more than one of a garment", () => {
      const design = designed({ jersey: "M", pants: "32" });
      const listed = addRider(none, { name: "Bo", number: "1", sizes: { pants: "30" } });
      expect(told(design, listed, products)).toEqual([]);
      expect(told(design, setCount(none, "pants", "30", 2), products)).toEqual([]);
    });
  });
});
