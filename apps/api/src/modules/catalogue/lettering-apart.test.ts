import { createFontShaper, type FontShaper, loadHarfBuzz } from "@holeshot/artwork";
import { productIds, type ProductId } from "@holeshot/domain";
import { flattenPath } from "@holeshot/geometry";
import { baseSize, sizes } from "@holeshot/garments";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "./files/load.ts";
import { fontBytes } from "./index.ts";
import { catalogueFolder } from "./shop.ts";
import { drafted } from "./testing/drafted.ts";
import { paintedLetters } from "./testing/painted-letters.ts";
import { turnOf } from "./testing/turn-of.ts";

/**
 * No two texts of a kit lie on each other and none over its piece's edge, on any product, cut and size; sponsors of one row
 * stay beside each other or stand below each other. Looked at in their paint.
 */
const catalogue = loadCatalogue(catalogueFolder);
const long = process.env["LONG"] === "1";
const sample: Readonly<Record<ProductId, readonly string[]>> = {
  jersey: ["XS", "L", "4XL", "W-XS", "W-M", "W-2XL", "Y4", "Y10", "Y16"],
  pants: ["W28", "W32", "W44", "W-XS", "W-2XL", "Y4", "Y12"],
  gloves: ["XS", "L", "2XL", "W-XS", "Y-3XS"],
  "pit-shirt": ["XS", "L", "4XL", "W-XS", "W-2XL", "Y4", "Y16"],
};
/** Cuts that change where lettering may lie. */
const cuts: Readonly<Record<ProductId, readonly Readonly<Record<string, string>>[]>> = {
  jersey: [{}, { collar: "v-overlap" }, { collar: "zip" }, { fit: "race" }],
  pants: [{}, { style: "over-the-boot" }, { pockets: "two-zip" }],
  gloves: [{}, { closure: "slip-on" }],
  "pit-shirt": [{}, { fit: "relaxed" }],
};
const youth = catalogue.sets.find(({ lettering }) => lettering < 1)?.lettering ?? 1;
const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts)
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));

type Spot = readonly [x: number, y: number];

/** Convex hull by a walk round the points from left to right and back. */
function hull(spots: readonly Spot[]): Spot[] {
  const sorted = spots.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Spot[]) => {
    const kept: Spot[] = [];
    for (const c of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)];
        if (!a || !b) break;
        if ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(c);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** How deep two hulls lie in each other along the line that parts them best, mm; 0 when they are apart. */
function depth(a: readonly Spot[], b: readonly Spot[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const shape of [a, b]) {
    shape.forEach((q, i) => {
      const p = shape.at(i - 1) ?? q;
      const far = Math.hypot(q[0] - p[0], q[1] - p[1]);
      if (far === 0) return;
      const [nx, ny] = [(q[1] - p[1]) / far, (p[0] - q[0]) / far];
      const span = (spots: readonly Spot[]) => {
        const along = spots.map(([x, y]) => x * nx + y * ny);
        return [Math.min(...along), Math.max(...along)] as const;
      };
      const [[lowA, highA], [lowB, highB]] = [span(a), span(b)];
      least = Math.min(least, highA - lowB, highB - lowA);
    });
  }
  return Math.max(0, least);
}

/** How far the paint reaches past a piece's seam line, mm; 0 when it is all inside. */
function beyond(spots: readonly Spot[], outline: readonly Spot[]): number {
  let most = 0;
  for (const [x, y] of spots) {
    let inside = false;
    let near = Number.POSITIVE_INFINITY;
    outline.forEach(([bx, by], i) => {
      const [ax, ay] = outline.at(i - 1) ?? [bx, by];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
      const far = (bx - ax) ** 2 + (by - ay) ** 2;
      const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / far;
      const t = far === 0 ? 0 : Math.min(1, Math.max(0, along));
      near = Math.min(near, Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y));
    });
    if (!inside) most = Math.max(most, near);
  }
  return most;
}

interface Painted {
  readonly layer: string;
  readonly piece: string;
  readonly hull: readonly Spot[];
  /** How far it hangs over its piece's edge, mm. */
  readonly beyond: number;
}

function lettersOf(
  kit: string,
  product: ProductId,
  size: string,
  options: Readonly<Record<string, string>>,
): Painted[] {
  const template = catalogue.template(kit);
  if (!template) return [];
  const outlines = new Map(
    drafted({ product, size, options }).pieces.map(({ id, outline }) => [
      id,
      flattenPath(outline, 0.1).flatMap(({ points }) => points.map(({ x, y }): Spot => [x, y])),
    ]),
  );
  const share = size.startsWith("Y") ? youth : 1;
  return paintedLetters(template, { product, size, options, share }, faces).flatMap(
    ({ piece, layer, spots }): Painted[] => {
      if (spots.length < 3) return [];
      const around = hull(spots.map(({ x, y }): Spot => [x, y]));
      return [{ layer, piece, hull: around, beyond: beyond(around, outlines.get(piece) ?? []) }];
    },
  );
}

interface Middle {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

function middleOf({ hull: spots }: Painted): Middle {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const half = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: half(xs), y: half(ys), height: Math.max(...ys) - Math.min(...ys) };
}

/** Sponsors that a kit draws side by side, of about one height. */
function rowsOf(kit: string, product: ProductId): (readonly [Painted, Painted])[] {
  const slots = catalogue.template(kit)?.art[product]?.slots ?? [];
  const upright = (one: Painted) =>
    slots.some(({ id, role, rotation }) => id === one.layer && role === "sponsor" && !rotation);
  const all = lettersOf(kit, product, baseSize(product), {}).filter(upright);
  return all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other): [Painted, Painted][] => {
      const [a, b] = [middleOf(one), middleOf(other)];
      const level = Math.abs(a.y - b.y) < 3 && Math.abs(Math.log(a.height / b.height)) < 0.2;
      return level && one.piece === other.piece ? [[one, other]] : [];
    }),
  );
}

/** Pairs that stand as a stair: neither beside each other any more nor below each other, mm. */
function stairs(
  rows: readonly (readonly [Painted, Painted])[],
  all: readonly Painted[],
): readonly string[] {
  return rows.flatMap(([one, other]) => {
    const [a, b] = [one, other].map(({ layer }) => all.find((each) => each.layer === layer));
    if (!a || !b) return [];
    const [x, y] = [middleOf(a).x - middleOf(b).x, middleOf(a).y - middleOf(b).y];
    return Math.abs(x) < 3 || Math.abs(y) < 3
      ? []
      : [`${a.layer} and ${b.layer} are ${x.toFixed(0)} × ${y.toFixed(0)} apart`];
  });
}

/** A tail and a rim lay on a number there once: it is looked at whoever's turn it is. */
const found = ["isoline jersey W-XS v-overlap"];

/** Each kit in turn gives every third of its cuts and sizes; LONG looks at them all. */
const kits = catalogue.templates.map(({ id }) => [id, turnOf(id)] as const);

describe.each(kits)("%s", (kit, turn) => {
  it.each(productIds)(
    "no text of its %s lies on another or over an edge, and no row is a stair, in any cut and size",
    (product) => {
      const faults: string[] = [];
      const rows = rowsOf(kit, product);
      for (const [cut, options] of cuts[product].entries())
        for (const [at, size] of (long
          ? sizes(product).map(({ id }) => id)
          : sample[product]
        ).entries()) {
          const known = found.includes([kit, product, size, options["collar"]].join(" "));
          if (!long && !known && (at + cut) % 3 !== turn) continue;
          const all = lettersOf(kit, product, size, options);
          expect(all.length).toBeGreaterThan(0);
          for (const stair of stairs(rows, all))
            faults.push(`${JSON.stringify(options)} ${size} ${stair}`);
          all.forEach((one, i) => {
            if (one.beyond > 0.5)
              faults.push(
                `${JSON.stringify(options)} ${size} ${one.layer} past ${one.piece}: ${one.beyond.toFixed(1)} mm`,
              );
            for (const other of all.slice(i + 1)) {
              if (other.piece !== one.piece) continue;
              const laps = depth(one.hull, other.hull);
              if (laps > 0.5)
                faults.push(
                  `${JSON.stringify(options)} ${size} ${one.layer} on ${other.layer}: ${laps.toFixed(1)} mm`,
                );
            }
          });
        }
      expect(faults).toEqual([]);
    },
  );
});
