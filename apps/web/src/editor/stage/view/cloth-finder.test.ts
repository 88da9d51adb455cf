import { baseSize, draftGarment } from "@holeshot/garments";
import { flatLay, pick, project } from "@holeshot/views";
import { describe, expect, it } from "vitest";
import { clothRegister, createClothFinder } from "./cloth-finder.ts";

describe.each(["front", "left"] as const)("places of a jersey, %s", (side) => {
  const garment = draftGarment({ product: "jersey", size: baseSize("jersey") });
  const table = flatLay(garment, side, { width: 500, height: 500 });
  const find = createClothFinder(table, clothRegister(table));

  it("are found where the picture shows them, as `project` finds them", () => {
    let looked = 0;
    for (let i = 977; i < table.piece.length; i += 977) {
      const seen = pick(table, (i % table.width) + 0.5, Math.floor(i / table.width) + 0.5);
      if (!seen || table.coverage[i] !== 255) continue;
      const other = project(table, seen.piece, seen.point);
      const found = find(seen.piece, seen.point);
      looked += 1;
      expect(found, `${seen.piece} ${seen.point.x} ${seen.point.y}`).not.toBeNull();
      if (!found || !other) continue;
      const back = pick(table, found.x, found.y);
      const miss = Math.hypot(
        (back?.point.x ?? 1e4) - seen.point.x,
        (back?.point.y ?? 1e4) - seen.point.y,
      );
      expect(miss).toBeLessThan(1);
      expect(Math.hypot(found.x - other.x, found.y - other.y)).toBeLessThan(1.5);
    }
    expect(looked).toBeGreaterThan(60);
  });

  it("are not found when another side shows them", () => {
    expect(find("front", { x: 0, y: 5000 })).toBeNull();
    expect(find("no such piece", { x: 0, y: 0 })).toBeNull();
  });
});
