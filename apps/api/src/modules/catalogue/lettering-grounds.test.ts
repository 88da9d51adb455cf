import { createFontShaper, type FontShaper, loadHarfBuzz, type Template } from "@holeshot/artwork";
import { baseSize } from "@holeshot/garments";
import { containsPoint, flattenPath, type Point } from "@holeshot/geometry";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { fontBytes } from "./index.ts";
import { catalogueFolder } from "./shop.ts";
import { drafted } from "./testing/drafted.ts";
import { textBoxes } from "./testing/text-boxes.ts";
import { showingAt } from "./testing/what-shows.ts";
import { zoneScene } from "./testing/zone-scene.ts";

/**
 * A sponsor on the chest stands on the ground it was drawn on below a V neck too, where it lies lower and what is drawn
 * there lies where it lay: looked at as the box round its paint and a third of its height round that, which is of one zone
 * for about as large a share as on the base size. A kit that writes over its lines on purpose keeps its share.
 */
const catalogue = loadCatalogue(catalogueFolder);
const sizesLookedAt = ["L", "W-M", "Y6", "Y10", "Y16"];
const product = "jersey";
/** Room round a text that is its ground, in heights of it. */
const room = 0.3;
/** Places looked at across a text's height. */
const rows = 24;
/** Of the ground, how much less may be of one zone than on the base size. */
const less = 0.07;
/** Kits whose words still come to lie over a line on some child, or on a pattern: no less of their ground than this. */
const open: Readonly<Record<string, number>> = {
  autoclave: 0.46,
  blok: 0.44,
  cordon: 0.29,
  drybrush: 0.64,
  "full-house": 0.41,
  isoline: 0.43,
  ridgeline: 0.67,
  slipstream: 0.65,
  splinter: 0.63,
  static: 0.5,
  "zapp-92": 0.67,
};
const youth = catalogue.sets.find(({ lettering }) => lettering < 1)?.lettering ?? 1;
const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts)
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));

/** By sponsor of the front, the share of its ground that its commonest zone has. */
function groundsOf(
  kit: Template,
  size: string,
  options: Readonly<Record<string, string>>,
): ReadonlyMap<string, number> {
  const art = kit.art[product];
  if (!art) return new Map();
  const garment = drafted({ product, size, options });
  const base = drafted({ product, size: baseSize(product) });
  const front = garment.pieces.find(({ id }) => id === "front");
  const scene = zoneScene(art, base, garment).pieces.find(({ piece }) => piece === "front");
  if (!front || !scene) throw new Error("a jersey has a front");
  const outline = flattenPath(front.outline, 0.2)[0]?.points ?? [];
  const sponsors = art.slots.filter(({ role }) => role === "sponsor").map(({ id }) => id);
  const share = size.startsWith("Y") ? youth : 1;
  const boxes = textBoxes(kit, { product, size, options, share }, faces, (id) => id === "front");
  return new Map(
    boxes
      .filter(({ layer }) => sponsors.includes(layer))
      .map(({ layer, box }) => {
        const places = placesIn(box).filter((place) => containsPoint(outline, place));
        const counts = new Map<string, number>();
        for (const zone of showingAt(scene, places)) counts.set(zone, (counts.get(zone) ?? 0) + 1);
        return [layer, Math.max(...counts.values()) / places.length];
      }),
  );
}

function placesIn([left, top, right, bottom]: readonly [number, number, number, number]): Point[] {
  const around = room * (bottom - top);
  const step = (bottom - top) / rows;
  const places: Point[] = [];
  for (let y = top - around; y <= bottom + around; y += step)
    for (let x = left - around; x <= right + around; x += step) places.push({ x, y });
  return places;
}

describe.each(catalogue.templates.map((kit) => [kit.id, kit] as const))("%s", (id, kit) => {
  it("its sponsors stand on their ground below a V neck, on adults and children", () => {
    const designed = groundsOf(kit, baseSize(product), {});
    expect(designed.size).toBeGreaterThan(0);
    const faults = sizesLookedAt.flatMap((size) =>
      [...groundsOf(kit, size, { collar: "v-overlap" })].flatMap(([layer, share]) => {
        const asked = Math.min((designed.get(layer) ?? 1) - less, open[id] ?? 1);
        return share >= asked
          ? []
          : [`${size} ${layer}: ${Math.round(share * 100)} % for ${Math.round(asked * 100)}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});
