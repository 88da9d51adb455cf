import type { Scene } from "@holeshot/artwork";
import { baseSize, sizes, type EdgeRef, type Garment } from "@holeshot/garments";
import { productIds, type ProductId } from "@holeshot/domain";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { catalogueFolder } from "./shop.ts";
import { drafted } from "./testing/drafted.ts";
import { showingAt, type Spot } from "./testing/what-shows.ts";
import { zoneScene } from "./testing/zone-scene.ts";
import { turnOf } from "./testing/turn-of.ts";

/**
 * In every size the zones meet at every seam: whatever zone shows at a place of one side shows on the
 * other within a millimetre of the same share. Looked at in the scene itself, as it will be printed;
 * nothing here shares code with drafting's measures, the carrying or the check of the base size.
 */
const catalogue = loadCatalogue(catalogueFolder);
const long = process.env["LONG"] === "1";
const sample: Readonly<Record<ProductId, readonly string[]>> = {
  jersey: ["XS", "L", "4XL", "W-XS", "W-2XL", "Y4", "Y16"],
  pants: ["W28", "W32", "W44", "W-XS", "W-2XL", "Y4", "Y12"],
  gloves: ["XS", "L", "2XL", "W-XS", "Y-3XS"],
  "pit-shirt": ["XS", "L", "4XL", "W-XS", "W-2XL", "Y4", "Y16"],
};
/** Distance of the looks along a seam and what both sides may differ by, mm. */
const step = 0.25;
const tolerance = 1;

/** Points of an edge at equal steps of its length, by many short straight pieces. */
function walk(garment: Garment, ref: EdgeRef): { points: Spot[]; length: number } {
  const edge = garment.pieces
    .find(({ id }) => id === ref.piece)
    ?.edges.find(({ name }) => name === ref.edge);
  const fine: Spot[] = [];
  for (const [, ...n] of (edge?.path ?? []) as readonly (readonly [string, ...number[]])[]) {
    const [a, b, c, d] = [fine.at(-1), ...pairs(n)];
    if (!a || !c || !d || !b) fine.push(b ?? { x: 0, y: 0 });
    else {
      for (let i = 1; i <= 400; i += 1) {
        const [t, u] = [i / 400, 1 - i / 400];
        const at = (k: "x" | "y") =>
          u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
        fine.push({ x: at("x"), y: at("y") });
      }
    }
  }
  const ways = [0];
  fine.forEach((p, i) => {
    const q = fine[i - 1];
    if (q) ways.push((ways.at(-1) ?? 0) + Math.hypot(p.x - q.x, p.y - q.y));
  });
  const length = ways.at(-1) ?? 0;
  const count = Math.round(length / step);
  let i = 1;
  const points = Array.from({ length: count }, (_, k) => {
    const wanted = ((k + 0.5) / count) * length;
    while ((ways[i] ?? Infinity) < wanted) i += 1;
    const [p, q] = [fine[i - 1] as Spot, fine[i] as Spot];
    const t = (wanted - (ways[i - 1] ?? 0)) / ((ways[i] ?? 0) - (ways[i - 1] ?? 0));
    return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
  });
  return { points, length };
}

function pairs(n: readonly number[]): Spot[] {
  return Array.from({ length: n.length / 2 }, (_, i) => ({
    x: n[2 * i] ?? 0,
    y: n[2 * i + 1] ?? 0,
  }));
}

/** The places of `one` whose zone does not show on `other` within the tolerance; a corner that just touches is none. */
function alone(one: readonly string[], other: readonly string[], length: number): number[] {
  const reach = (tolerance / length) * other.length;
  const least = (tolerance / length) * one.length;
  return one.flatMap((zone, i) => {
    const middle = ((i + 0.5) / one.length) * other.length - 0.5;
    const near = other.slice(
      Math.max(0, Math.ceil(middle - reach)),
      Math.floor(middle + reach) + 1,
    );
    return near.includes(zone) || runAt(one, i) < least ? [] : [i];
  });
}

/** How many looks in a row, this one among them, show the same zone. */
function runAt(zones: readonly string[], i: number): number {
  let [from, to] = [i, i];
  while (from > 0 && zones[from - 1] === zones[i]) from -= 1;
  while (to < zones.length - 1 && zones[to + 1] === zones[i]) to += 1;
  return to - from + 1;
}

function breaksIn(scene: Scene, garment: Garment): string[] {
  const printed = new Set(
    garment.pieces.filter(({ material }) => material === "printed").map(({ id }) => id),
  );
  const drawn = new Map(scene.pieces.map((piece) => [piece.piece, piece]));
  const zones = (ref: EdgeRef) => {
    const piece = drawn.get(ref.piece);
    const { points, length } = walk(garment, ref);
    return { zones: piece ? showingAt(piece, points) : [], length };
  };
  return garment.seams
    .filter(({ a, b }) => printed.has(a.piece) && printed.has(b.piece))
    .flatMap(({ a, b }) => {
      const [one, other] = [zones(a), zones(b)];
      // Paired edges run in opposite directions.
      const turned = other.zones.toReversed();
      const off = [
        ...alone(one.zones, turned, one.length),
        ...alone(turned, one.zones, one.length),
      ];
      if (off.length === 0) return [];
      const [first, last] = [Math.min(...off), Math.max(...off)];
      return [
        `${a.piece}.${a.edge} to ${b.piece}.${b.edge}, ${off.length} looks from ${first * step} to ${last * step} mm`,
      ];
    });
}

/** Each kit in turn gives every third of its sizes; LONG looks at them all. */
describe.each(
  catalogue.templates.map((template) => [template.id, template, turnOf(template.id)] as const),
)("template %s", (_, template, turn) => {
  const cases = productIds.flatMap((product) =>
    long
      ? sizes(product).map(({ id }) => [product, id] as const)
      : sample[product].filter((_, at) => at % 3 === turn).map((id) => [product, id] as const),
  );
  it.each(cases)("meets at every seam of the %s in size %s", (product, size) => {
    const art = template.art[product];
    if (!art) throw new Error(`${template.id} does not draw ${product}`);
    const base = drafted({ product, size: baseSize(product) });
    const garment = drafted({ product, size });
    expect(breaksIn(zoneScene(art, base, garment), garment)).toEqual([]);
  });
});
