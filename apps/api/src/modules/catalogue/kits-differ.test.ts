import { describe, expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { catalogueFolder } from "./shop.ts";
import { sharedLines, zoneLines } from "./testing/zone-lines.ts";

/**
 * No two kits share more than 60 % of the length of their zones' lines: laid on one another on the kit
 * plane, product by product and half by half, a line counts as shared where one of the other kit runs
 * within 5 mm of it in the same direction to 15 degrees.
 */
const most = 0.6;
const kits = loadCatalogue(catalogueFolder).templates;
const lines = new Map(kits.map((kit) => [kit.id, zoneLines(kit)]));
const pairs = kits.flatMap((one) =>
  kits.filter((other) => other !== one).map((other) => [one.id, other.id] as const),
);

describe("kits differ", () => {
  it("is a measure that knows a kit again, moved by a little and recoloured", () => {
    for (const [, own] of lines) {
      expect(own.length).toBeGreaterThan(1000);
      expect(sharedLines(own, own)).toBe(1);
      const moved = own.map((place) => ({ ...place, x: place.x + 3 }));
      expect(sharedLines(own, moved)).toBeGreaterThan(0.95);
    }
  });

  it.each(pairs)("%s has lines of its own beside %s", (one, other) => {
    expect(sharedLines(lines.get(one) ?? [], lines.get(other) ?? [])).toBeLessThanOrEqual(most);
  });
});
