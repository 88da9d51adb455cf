import { buildScene, layerStand, placeToStand } from "@holeshot/artwork";
import { draftGarment, sizes } from "@holeshot/garments";
import { pathBounds, type Path } from "@holeshot/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sceneInput, testArt, testFont, textLayer } from "../../testing/fixtures.ts";
import { fillsIn, pieceOf } from "../../testing/scene-tools.ts";

/** A jersey's V is cut out of the front that others of its size have. */
const base = draftGarment({ product: "jersey", size: "L" });
const necks = (size: string) =>
  ["crew", "v-overlap"].map((collar) =>
    draftGarment({ product: "jersey", size, options: { collar } }),
  );
const frontOf = (garment: typeof base) => garment.pieces.find(({ id }) => id === "front");
/** A stripe across the chest, less than a hand below the neck, in places a centimetre apart. */
const stripe = (y: number): Path => {
  const along = Array.from({ length: 41 }, (_, n) => 10 * (n - 20));
  return [
    ["M", -200, y],
    ...along.map((x) => ["L", x, y] as const),
    ...along.toReversed().map((x) => ["L", x, y + 12] as const),
    ["Z"],
  ];
};

function drawn(garment: typeof base, y: number): Path {
  const art = testArt();
  const zone = { id: "block", kind: "ink", paths: { front: stripe(y) } } as const;
  const scene = buildScene(sceneInput([], { art: { ...art, zones: [zone] }, garment, base }));
  return fillsIn(pieceOf(scene, "front").layers[0]?.items ?? [])[0]?.path ?? [];
}

const placesOf = (path: Path) => path.flatMap((command) => (command.length > 1 ? [command] : []));

test("A3.9 what is painted below a deep neck lies as below the product's own, in every size", () => {
  for (const { id } of sizes("jersey")) {
    const [round, deep] = necks(id);
    if (!round || !deep) throw new Error(`${id} has no necks`);
    const pointOf = (garment: typeof base) => frontOf(garment)?.landmarks["neck_centre"]?.y ?? 0;
    expect(pointOf(deep), id).toBeGreaterThan(pointOf(round) + 30);
    const [own, cut] = [placesOf(drawn(round, 190)), placesOf(drawn(deep, 190))];
    expect(cut).toHaveLength(own.length);
    for (const [n, command] of cut.entries())
      for (const [k, value] of command.entries())
        if (k > 0) expect(value, `${id} ${n}`).toBeCloseTo(Number(own[n]?.[k]), 3);
  }
  // In the size it was drawn in it stays as straight as it was.
  const [, deep] = necks("L");
  const heights = placesOf(drawn(deep ?? base, 190)).map((command) => Number(command.at(-1)));
  expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(12, 3);
});

test("A3.9 the kit's own words go down just below it, and what was placed by hand goes down with it", () => {
  const [round, deep] = necks("L");
  if (!round || !deep) throw new Error("no necks");
  const point = frontOf(deep)?.landmarks["neck_centre"]?.y ?? 0;
  const words = textLayer({
    id: "mark",
    piece: "front",
    x: 0,
    y: point + 4,
    size: 14,
    text: "KILO",
  });
  const drawables = { fonts: testFont, vectors: () => undefined, images: () => undefined };
  const slot = { ...words, width: 90, height: 14, role: "sponsor", rotation: 0 };
  const place = (slots: readonly unknown[], y: number, garment = deep) =>
    layerStand({ ...words, y }, { garment, base, art: { slots } as never }, drawables)?.y ?? 0;
  const kept = place([slot], words.y);
  // Clear of the neck's point, and no further below it than its own height twice.
  expect(kept - 7).toBeGreaterThan(point);
  expect(kept - 7).toBeLessThan(point + 40);
  expect(place([slot], words.y, round)).toBeCloseTo(words.y, 3);
  // By hand: as far below the point as it was below the round neck, about.
  const above = frontOf(round)?.landmarks["neck_centre"]?.y ?? 0;
  expect(place([], above + 5) - point).toBeCloseTo(5, 0);
  expect(place([], 420) - 420).toBeGreaterThan(-12);
});

test("A3.9 somebody drops words below a deep neck, and there they stand", () => {
  const drawables = { fonts: testFont, vectors: () => undefined, images: () => undefined };
  fc.assert(
    fc.property(
      fc.constantFrom("XS", "L", "4XL", "W-M", "Y8"),
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      fc.double({ min: 0, max: 0.8, noNaN: true }),
      (size, across, down) => {
        const [, garment] = necks(size);
        if (!garment) return;
        const { left, right, bottom } = pathBounds(frontOf(garment)?.safe ?? []);
        const below = (frontOf(garment)?.landmarks["neck_centre"]?.y ?? 0) + 12;
        const on = { garment, base, art: { slots: [] } };
        const at = { x: across * (right - left), y: below + down * (bottom - below) };
        const layer = textLayer({ id: "own", piece: "front", size: 10, text: "A" });
        const dropped = { ...layer, ...placeToStand(layer, on, at) };
        const stands = layerStand(dropped, on, drawables);
        expect(Math.hypot((stands?.x ?? 0) - at.x, (stands?.y ?? 0) - at.y)).toBeLessThan(0.05);
      },
    ),
    // Where the way goes flat below the point of a child's V, and a step by its slope leads past where it bends.
    { numRuns: 60, examples: [["Y8", 0, 0.0701]] },
  );
});

test("A3.9 the kit's words stay where somebody drops them below a deep neck, by the kit's place too", () => {
  const drawables = { fonts: testFont, vectors: () => undefined, images: () => undefined };
  for (const size of ["XS", "L", "4XL", "W-M", "Y8"])
    for (const y of [110, 150, 190, 230]) {
      const [, garment] = necks(size);
      if (!garment) throw new Error(`${size} has no necks`);
      const words = textLayer({ id: "mark", piece: "front", x: 0, y, size: 10, text: "KILO" });
      const slot = { ...words, width: 40, height: 10, role: "sponsor", rotation: 0 };
      const on = { garment, base, art: { slots: [slot] } as never };
      const stand = (layer: typeof words, art = on.art) =>
        layerStand(layer, { garment, base, art }, drawables)?.y ?? 0;
      // Where they would stand by hand, and a hand round it; the kit's own place is another.
      const byHand = stand(words, { slots: [] } as never);
      const point = frontOf(garment)?.landmarks["neck_centre"]?.y ?? 0;
      for (const off of [-8, -2, 0, 2, 8, 30]) {
        const at = { x: 0, y: byHand + off };
        if (at.y < point + 12) continue;
        const dropped = { ...words, ...placeToStand(words, on, at) };
        expect(Math.abs(stand(dropped) - at.y), `${size} ${y} ${off}`).toBeLessThan(2.5);
      }
    }
});
