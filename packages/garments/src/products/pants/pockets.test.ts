import { flattenPath } from "@holeshot/geometry";
import { describe, expect, it } from "vitest";
import { draftGarment, edgeOf, findFaults, sewingSteps, sizes, trimsOf } from "../../index.ts";

/** A card as banks make them, mm. */
const card = { wide: 85.6, high: 54 };

function made(size: string, pockets: string) {
  return draftGarment({ product: "pants", size, options: { pockets } });
}

const bagsOf = (garment: ReturnType<typeof made>) =>
  garment.pieces.filter(({ id }) => id.includes("pocket"));

describe("pockets", () => {
  it("inside is one bag behind the right thigh that a card goes into, in every size", () => {
    for (const { id: size } of sizes("pants")) {
      const garment = made(size, "card");
      expect(findFaults(garment), size).toEqual([]);
      const [bag, ...more] = bagsOf(garment);
      expect([bag?.id, bag?.appliedTo, more], size).toEqual([
        "inner_pocket_right",
        "thigh_right",
        [],
      ]);
      if (!bag) return;
      const { left, right, top, bottom } = bag.bounds;
      const mouth = edgeOf(bag, "mouth");
      // It is turned and stitched by itself; nothing of it is sewn to the thigh.
      expect([mouth.allowance, mouth.hem]).toEqual([0, 20]);
      expect(right - left, size).toBeGreaterThan(card.wide);
      // Below the hook and loop that holds it shut.
      expect(bottom - top - mouth.hem, size).toBeGreaterThan(card.high + 20);
      // A hand reaches it past the waistband; no seam of the thigh is in its way.
      const thigh = garment.pieces.find(({ id }) => id === "thigh_right");
      const line = (thigh?.edges ?? []).flatMap(
        ({ path }) => flattenPath(path, 0.1)[0]?.points ?? [],
      );
      const clear = line.map(({ x, y }) =>
        Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
      );
      expect(Math.min(...clear), size).toBeGreaterThan(10);
    }
  });

  it("inside has hook and loop and no zip; two outside have two", () => {
    const bought = (pockets: string) =>
      trimsOf(made("W32", pockets), { pockets })
        .filter(({ id }) => id.startsWith("pocket"))
        .map(({ id, count }) => [id, count]);
    expect(bought("none")).toEqual([]);
    expect(bought("card")).toEqual([["pocketHookAndLoop", 1]]);
    expect(bought("two-zip")).toEqual([["pocketZip", 2]]);
    expect(bagsOf(made("W32", "two-zip")).map(({ id }) => id)).toEqual([
      "pocket_left",
      "pocket_right",
    ]);
  });

  it("is sewn by a step of its own", () => {
    const steps = (pockets: string) =>
      sewingSteps(made("W32", pockets))
        .filter(({ id }) => /pocket/i.test(id))
        .map(({ id, what }) => [id, what]);
    expect(steps("card")).toEqual([["innerPocket", ["inner_pocket_right"]]]);
    expect(steps("two-zip")).toEqual([["pockets", ["pocket_left", "pocket_right"]]]);
  });
});
