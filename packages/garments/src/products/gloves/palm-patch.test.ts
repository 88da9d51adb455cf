import { containsPoint, flattenPath } from "@holeshot/geometry";
import { expect, test } from "vitest";
import { draftGarment } from "../../draft-garment.ts";
import { sizes } from "../../sizes/sizes.ts";
import { palmPads } from "./padding.ts";

test("a reinforcement takes in both pads of the heel and leaves the knuckles' free, in every size", () => {
  for (const { id: size } of sizes("gloves")) {
    const { pieces } = draftGarment({ product: "gloves", size, options: { palm: "patched" } });
    for (const hand of ["left", "right"]) {
      const palm = pieces.find(({ id }) => id === `palm_${hand}`);
      const patch = pieces.find(({ id }) => id === `palm_patch_${hand}`);
      if (!palm || !patch) throw new Error(`${size} ${hand}`);
      const edge = flattenPath(patch.outline, 0.1)[0]?.points ?? [];
      const [little, thumb, knuckles] = palmPads(palm) as [never, never, never];
      const inside = (pad: readonly { x: number; y: number }[]) =>
        pad.filter((point) => containsPoint(edge, point)).length / pad.length;
      expect([little, thumb, knuckles].map(inside), `${size} ${hand}`).toEqual([1, 1, 0]);
    }
  }
});
