import { buildScene, placeOnBase, startDocument, type Template } from "@holeshot/artwork";
import { productIds } from "@holeshot/domain";
import type { ProductId } from "@holeshot/domain";
import { baseSize, sizes } from "@holeshot/garments";
import { expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { catalogueFolder } from "./shop.ts";
import { drafted } from "./testing/drafted.ts";

/**
 * A round plate or a star that is drawn into a kit goes with the cloth as a whole: on a woman's, a child's and the largest
 * jersey it is as round as on the one it was drawn on. Judged by the corners of the scene's own paths.
 */
const catalogue = loadCatalogue(catalogueFolder);
type Path = readonly (readonly [string, ...number[]])[];

function boxOf(path: Path): { width: number; height: number; x: number } {
  const at = path.flatMap(([, ...numbers]) => (numbers.length === 0 ? [] : [numbers.slice(-2)]));
  const [xs, ys] = [at.map(([x = 0]) => x), at.map(([, y = 0]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { width: right - left, height: Math.max(...ys) - Math.min(...ys), x: (left + right) / 2 };
}

/** Paths that a kit paints on a piece in a size, lowest first. */
function painted(kit: Template, product: ProductId, size: string, piece: string): Path[] {
  const art = kit.art[product];
  if (!art) throw new Error(`${kit.id} does not draw ${product}`);
  const scene = buildScene({
    document: startDocument(kit, [product]),
    product,
    garment: drafted({ product, size }),
    base: drafted({ product, size: baseSize(product) }),
    art,
    colours: kit.colourways[0]?.zones ?? {},
    fonts: () => undefined,
    vectors: () => undefined,
    images: () => undefined,
  });
  const drawn = scene.pieces.find((one) => one.piece === piece);
  return (drawn?.layers ?? []).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "fill" ? [item.path as Path] : [])),
  );
}

const emblems = catalogue.templates.flatMap((kit) =>
  productIds.flatMap((product) => {
    const zones = kit.art[product]?.zones ?? [];
    return [...new Set(zones.flatMap((zone) => Object.keys(zone.paths)))].flatMap((piece) =>
      zones
        .filter((zone) => zone.paths[piece])
        .flatMap((zone, level) => (zone.emblem ? [{ kit, product, piece, level }] : [])),
    );
  }),
);

it("round plates and the star are emblems, on jerseys and pit shirts", () => {
  const named = emblems.map(({ kit, product, piece }) => `${kit.id} ${product} ${piece}`);
  expect(new Set(named)).toEqual(
    new Set([
      ...["jersey", "pit-shirt"].flatMap((product) => [
        `boulevard-74 ${product} front`,
        `boulevard-74 ${product} back`,
        `comet ${product} front`,
      ]),
    ]),
  );
});

it.each(emblems.map((one) => [one.kit.id, one.product, one.piece, one.level, one] as const))(
  "%s on a %s's %s, level %i, is of one shape in every cut and size",
  (_kit, _product, _piece, _level, { kit, product, piece, level }) => {
    const box = (size: string) => boxOf(painted(kit, product, size, piece)[level] ?? []);
    const own = box(baseSize(product));
    const met = sizes(product).map(({ id }) => ({ id, ...box(id) }));
    expect(met.length).toBeGreaterThan(15);
    for (const { id, width, height, x } of met) {
      expect(height / width, id).toBeCloseTo(own.height / own.width, 3);
      expect(Math.abs(x - own.x), id).toBeLessThan(1);
    }
    // It goes with the cloth: no size has less than half of it, a child has less of it than a man.
    const widths = new Map(met.map((one) => [one.id, one.width]));
    expect(Math.min(...widths.values())).toBeGreaterThan(own.width / 2);
    expect(widths.get("Y4") ?? 0).toBeLessThan(own.width * 0.7);
  },
);

it.each(["W-XS", "3XL"])(
  "a tap on an emblem's edge in %s is on its edge in the drawing",
  (size) => {
    const kit = catalogue.template("boulevard-74");
    const art = kit?.art.jersey;
    const level = art?.zones.filter(({ paths }) => paths["back"]).findIndex(({ emblem }) => emblem);
    const emblem = art?.zones.filter(({ paths }) => paths["back"])[level ?? 0]?.paths["back"];
    if (!kit || !art || !emblem) throw new Error("no emblem");
    const on = { art, garment: drafted({ product: "jersey", size }) };
    const base = drafted({ product: "jersey", size: baseSize("jersey") });
    const drawn = boxOf(painted(kit, "jersey", size, "back")[level ?? 0] ?? []);
    const own = boxOf(emblem);
    const ys = emblem.flatMap(([, ...at]) => (at.length === 0 ? [] : [at.at(-1) ?? 0]));
    const y = (Math.min(...ys) + Math.max(...ys)) / 2;
    const middle = placeOnBase("back", { ...on, base }, { x: drawn.x, y }, emblem);
    const edge = placeOnBase("back", { ...on, base }, { x: drawn.x + drawn.width / 2, y }, emblem);
    expect(edge.x - middle.x).toBeCloseTo(own.width / 2, 1);
  },
);
