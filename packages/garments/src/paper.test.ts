import { afterAll, describe, expect, test } from "vitest";
import { productIds } from "@holeshot/domain";
import {
  cutLine,
  draftGarment,
  notchTicks,
  sizes,
  type Garment,
  type Piece,
  type ProductId,
} from "./index.ts";
import { sampleOf } from "./testing/every-choice.ts";

/**
 * What a seamstress finds who prints a pattern, walks its edges with a tape and folds its ribs. Curves are walked here
 * by their own sums; nothing of the drafting or of its laws is used.
 */

type Spot = readonly [x: number, y: number];

/** A line's places, close enough to be walked with a tape. */
function walk(path: Piece["outline"]): Spot[] {
  const spots: Spot[] = [];
  for (const command of path) {
    if (command[0] === "M" || command[0] === "L") spots.push([command[1], command[2]]);
    if (command[0] !== "C") continue;
    const [x0, y0] = spots.at(-1) as Spot;
    const [, x1, y1, x2, y2, x3, y3] = command;
    for (let i = 1; i <= 96; i++) {
      const [t, u] = [i / 96, 1 - i / 96];
      const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      spots.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
    }
  }
  return spots;
}

const apart = ([ax, ay]: Spot, [bx, by]: Spot) => Math.hypot(bx - ax, by - ay);

function taped(spots: readonly Spot[]): number {
  return spots.reduce((sum, spot, i) => sum + (i === 0 ? 0 : apart(spots[i - 1] as Spot, spot)), 0);
}

/** A line with how far each of its places is from its start. */
interface Walked {
  readonly spots: readonly Spot[];
  readonly runs: readonly number[];
  /** Corners of the box round it. */
  readonly low: Spot;
  readonly high: Spot;
}

function walked(spots: readonly Spot[]): Walked {
  let run = 0;
  const runs = spots.map((spot, i) => (run += i === 0 ? 0 : apart(spots[i - 1] as Spot, spot)));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [low, high] = [Math.min, Math.max].map((most): Spot => [most(...xs), most(...ys)]) as [
    Spot,
    Spot,
  ];
  return { spots, runs, low, high };
}

/** Where along a line a place lies nearest, and how far from it. */
function along(
  { spots, runs }: Walked,
  [x, y]: Spot,
): { readonly at: number; readonly off: number } {
  let [best, nearest] = [0, Infinity];
  for (let i = 1; i < spots.length; i++) {
    const [ax, ay] = spots[i - 1] as Spot;
    const [bx, by] = spots[i] as Spot;
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy;
    if (square === 0) continue;
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
    const [fx, fy] = [ax + dx * t - x, ay + dy * t - y];
    const far = fx * fx + fy * fy;
    if (far >= nearest) continue;
    const from = runs[i - 1] as number;
    [best, nearest] = [from + ((runs[i] as number) - from) * t, far];
  }
  return { at: best, off: Math.sqrt(nearest) };
}

function of(garment: Garment, id: string): Piece {
  const piece = garment.pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`${garment.product} ${garment.size} has no ${id}`);
  return piece;
}

function edge(garment: Garment, id: string, name: string): Spot[] {
  const found = of(garment, id).edges.find((one) => one.name === name);
  if (!found) throw new Error(`${id} has no ${name}`);
  return walk(found.path);
}

const lengthOf = (garment: Garment, id: string, ...names: readonly string[]) =>
  names.reduce((sum, name) => sum + taped(edge(garment, id, name)), 0);

type Draft = readonly [garment: Garment, at: string];
const drafts = new Map<ProductId, readonly Draft[]>();
afterAll(() => drafts.clear());

/** Each is drafted once for all that is looked at on it. */
function eachDraft(product: ProductId, check: (...draft: Draft) => void): void {
  const all =
    drafts.get(product) ??
    sizes(product).flatMap(({ id: size }, i) =>
      sampleOf(product, i).map((options): Draft => [
        draftGarment({ product, size, options }),
        `${size} ${JSON.stringify(options)}`,
      ]),
    );
  drafts.set(product, all);
  for (const draft of all) check(...draft);
}

/** The line that a place lies nearest to. Most lie too far off altogether to be walked. */
function nearestOf<Line extends Walked>(lines: readonly Line[], spot: Spot) {
  let nearest: (Line & ReturnType<typeof along>) | undefined;
  for (const line of lines) {
    if (nearest && offBox(line, spot) > nearest.off) continue;
    const found = along(line, spot);
    if (!nearest || found.off < nearest.off) nearest = { ...line, ...found };
  }
  return nearest;
}

/** How far a place is from the box round a line, at least. */
function offBox({ low, high }: Walked, spot: Spot): number {
  const [x, y] = [0, 1].map((i) => {
    const value = spot[i] as number;
    return Math.max(0, (low[i] as number) - value, value - (high[i] as number));
  }) as [number, number];
  return Math.max(x, y);
}

/** The places of all ticks along each edge of a piece: a tick belongs to the edge its inner end lies nearest to. */
function marksOf(piece: Piece): ReadonlyMap<string, number[]> {
  const marks = new Map<string, number[]>(piece.edges.map(({ name }) => [name, []]));
  const lines = piece.edges.map((one) => ({ ...one, ...walked(walk(one.path)) }));
  for (const { from, to } of notchTicks(piece)) {
    const nearest = nearestOf(lines, [to.x, to.y]);
    // From the cut line inwards; those of a second layer lie far from every edge.
    const reach = (nearest?.allowance ?? 0) + (nearest?.doubled ? 0 : (nearest?.hem ?? 0));
    if (!nearest || nearest.doubled || nearest.off > reach) continue;
    expect(apart([from.x, from.y], [to.x, to.y]), `${piece.id}: tick`).toBeGreaterThan(0.9);
    marks.get(nearest.name)?.push(nearest.at);
  }
  return marks;
}

describe.each(productIds)("%s on paper", (product) => {
  test("both edges of every seam are as long as they are meant to be", () => {
    eachDraft(product, (garment, at) => {
      for (const { a, b, ease, stretch } of garment.seams) {
        const [one, other] = [
          lengthOf(garment, a.piece, a.edge),
          lengthOf(garment, b.piece, b.edge),
        ];
        const where = `${at} ${a.piece}.${a.edge}`;
        expect(Math.abs(one * stretch - other - ease), where).toBeLessThan(0.75);
      }
    });
  });

  test("seams over 120 mm carry marks on both edges, and they meet when the seam is walked", () => {
    eachDraft(product, (garment, at) => {
      const marks = new Map(garment.pieces.map((piece) => [piece.id, marksOf(piece)]));
      const on = (id: string, name: string) => marks.get(id)?.get(name) ?? [];
      for (const { a, b, ease, stretch } of garment.seams) {
        const [one, other] = [
          lengthOf(garment, a.piece, a.edge),
          lengthOf(garment, b.piece, b.edge),
        ];
        if (Math.max(one, other) <= 120) continue;
        const where = `${at} ${a.piece}.${a.edge} to ${b.piece}.${b.edge}`;
        const inner = (marks: number[], length: number) =>
          marks.filter((mark) => mark > 4 && mark < length - 4).toSorted((p, q) => p - q);
        const own = inner(on(a.piece, a.edge), one);
        const facing = inner(on(b.piece, b.edge), other)
          .map((mark) => other - mark)
          .toSorted((p, q) => p - q);
        expect(own.length, `${where}: marks`).toBeGreaterThan(0);
        expect(facing, `${where}: marks on the other edge`).toHaveLength(own.length);
        // Pairs of ticks stand 4 mm apart on either edge, whatever the rib is stretched by.
        for (const [i, mark] of own.entries())
          expect(Math.abs(mark * stretch - (facing[i] ?? 0)), where).toBeLessThan(
            0.9 + Math.abs(ease) + 2 * (1 - stretch),
          );
      }
    });
  });

  test("a doubled rib is cut for both its layers, and stretches round the body", () => {
    eachDraft(product, (garment, at) => {
      for (const piece of garment.pieces) {
        const fold = piece.edges.find(({ doubled }) => doubled);
        if (!fold) continue;
        const where = `${at} ${piece.id}`;
        const [start, end] = [walk(fold.path)[0] as Spot, walk(fold.path).at(-1) as Spot];
        // Bands lie level on the paper: folding them turns y over.
        expect(start[1], where).toBeCloseTo(end[1], 9);
        const level = start[1];
        const cut = walk(cutLine(piece).slice(0, -1));
        const closed = [...cut, cut[0] as Spot];
        const line = walked(closed);
        for (const [x, y] of cut)
          expect(along(line, [x, 2 * level - y]).off, `${where}: folded`).toBeLessThan(0.05);
        const sewn = piece.edges.filter((one) => one !== fold && !one.name.startsWith("end"));
        const [first] = sewn;
        if (!first) throw new Error(`${where} is not sewn to anything`);
        const seam = walk(first.path)[0]?.[1] ?? 0;
        const tops = cut.map(([, y]) => y);
        const height = Math.abs(seam - level);
        const whole = Math.max(...tops) - Math.min(...tops);
        expect(whole, `${where}: two layers and two allowances`).toBeCloseTo(
          2 * (height + first.allowance),
          2,
        );
        expect(first.allowance, where).toBeGreaterThanOrEqual(7);
        // Straight over both layers, at the height of either seam line.
        const width = sewn.reduce((sum, one) => sum + taped(walk(one.path)), 0);
        for (const y of [seam, 2 * level - seam])
          expect(widthAt(closed, y), `${where}: raw edge`).toBeGreaterThan(width - 0.01);
        const [{ x: fx, y: fy }, { x: tx, y: ty }] = piece.grain;
        expect(Math.abs(tx - fx), `${where}: wales`).toBeLessThan(0.02 * Math.abs(ty - fy));
      }
    });
  });
});

/** Width of a closed line at a height. */
function widthAt(line: readonly Spot[], y: number): number {
  const xs = line.flatMap(([bx, by], i) => {
    const [ax, ay] = line[i - 1] ?? [bx, by];
    return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
  });
  return Math.max(...xs) - Math.min(...xs);
}

test.each(["jersey", "pants", "gloves", "pit-shirt"] as const)(
  "the wales of each rib of %s run across its band, which stretches round neck, waist, ankle and wrist",
  (product) => {
    const seen = new Set<string>();
    eachDraft(product, (garment, at) => {
      // The facing of a zip's slit is no band.
      const bands = garment.pieces.filter(
        ({ id, material }) => material === "rib" && id !== "placket",
      );
      for (const piece of bands) {
        const cut = walk(piece.outline);
        const [xs, ys] = [cut.map(([x]) => x), cut.map(([, y]) => y)];
        const long = Math.max(...xs) - Math.min(...xs);
        // A band is longer than it is high, and lies level on the paper.
        expect(long, `${at} ${piece.id}`).toBeGreaterThan(Math.max(...ys) - Math.min(...ys));
        const [{ x: fx, y: fy }, { x: tx, y: ty }] = piece.grain;
        expect(Math.abs(tx - fx), `${at} ${piece.id}`).toBeLessThan(0.02 * Math.abs(ty - fy));
        seen.add(piece.id.replace(/_(?:left|right)$/, ""));
      }
    });
    expect([...seen].toSorted()).toEqual(
      {
        jersey: ["collar", "cuff"],
        pants: ["ankle", "waistband"],
        gloves: ["cuff"],
        "pit-shirt": ["collar"],
      }[product],
    );
  },
);

test("ribs are as much shorter than what they are sewn to as is stated", () => {
  eachDraft("jersey", (garment, at) => {
    const both = ["left", "right"];
    const necks = ["front", "back"].flatMap((id) =>
      both.map((side) => [id, `neck_${side}`] as const),
    );
    const neckline = necks.reduce((sum, [id, name]) => sum + lengthOf(garment, id, name), 0);
    const collar = lengthOf(
      garment,
      "collar",
      ...["front", "back"].flatMap((half) => both.map((side) => `neck_${half}_${side}`)),
    );
    expect(collar / neckline, at).toBeCloseTo(0.88, 3);
    if (!garment.pieces.some(({ id }) => id === "cuff_left")) return;
    const end = lengthOf(garment, "sleeve_left", "cuff");
    expect(lengthOf(garment, "cuff_left", "top") / end, at).toBeCloseTo(0.8167, 3);
  });
  eachDraft("pants", (garment, at) => {
    const drawn = (band: string, piece: string) =>
      lengthOf(garment, "waistband", band) / lengthOf(garment, piece, "waist");
    const [front, back] = [drawn("front_left", "thigh_left"), drawn("back_left", "yoke_left")];
    // Where the elastic of the back is at its end, the front is drawn on more.
    expect(back, at).toBeGreaterThan(0.6499);
    if (back > 0.651) expect(front, at).toBeCloseTo(0.93, 3);
    else expect(front, at).toBeGreaterThan(0.88);
    if (!garment.pieces.some(({ id }) => id === "ankle_left")) return;
    const hem = ["shin_left", "calf_left", "back_leg_left"].reduce(
      (sum, id) => sum + lengthOf(garment, id, "hem"),
      0,
    );
    const ankle = lengthOf(garment, "ankle_left", "back", "calf", "front");
    expect(ankle / hem, at).toBeCloseTo(0.7467, 3);
  });
});

test("front and back are told apart by one mark and two", () => {
  const jersey = draftGarment({ product: "jersey", size: "XS" });
  const pants = draftGarment({ product: "pants", size: "W44" });
  const counted = [
    [jersey, "sleeve_left", "cap_front", 1],
    [jersey, "sleeve_left", "cap_back", 2],
    [jersey, "front", "armhole_right", 1],
    [jersey, "back", "armhole_right", 2],
    [pants, "back_leg_left", "seat", 2],
    [pants, "back_leg_left", "top", 2],
    [pants, "thigh_left", "waist", 1],
    [pants, "yoke_left", "waist", 2],
  ] as const;
  for (const [garment, id, name, count] of counted)
    expect(marksOf(of(garment, id)).get(name), `${id}.${name}`).toHaveLength(count);
  // Both centres are where a round collar begins or is marked once; two shoulders, four middles, two of them double.
  const collar = [...marksOf(of(jersey, "collar")).values()].flat();
  expect(collar).toHaveLength(9);
});

test("the armhole comes out from the shoulder: 25 mm on the smallest adult", () => {
  for (const product of ["jersey", "pit-shirt"] as const) {
    eachDraft(product, (garment, at) => {
      const child = garment.size.startsWith("Y");
      for (const id of ["front", "back"]) {
        const [tip, side] = [
          edge(garment, id, "shoulder_left"),
          edge(garment, id, "side_left"),
        ].map((spots) => Math.max(...spots.map(([x]) => Math.abs(x))));
        const reach = (side ?? 0) - (tip ?? 0);
        expect(reach, `${at} ${id}`).toBeGreaterThanOrEqual(child ? 14 : 24.99);
      }
    });
  }
});

test("a leg laid out along its middle is longer in front: bent by 15 to 25 degrees at the knee", () => {
  eachDraft("pants", (garment, at) => {
    const [thigh, stretch, knee, shin, back] = [
      "thigh_left",
      "knee_stretch_left",
      "knee_left",
      "shin_left",
      "back_leg_left",
    ].map((id) => outlineOf(of(garment, id))) as [Spot[], Spot[], Spot[], Spot[], Spot[]];
    const girth = widthAt(knee, 0) + widthAt(back, 0);
    // The middle of the knee, and two levels that are the same on front and back.
    const xs = knee.map(([x]) => x);
    const middle = (Math.max(...xs) + Math.min(...xs)) / 2;
    const [high, low] = [-girth / 2.4, girth / 3.2];
    const cloth = [thigh, stretch, knee, shin].reduce((sum, line) => {
      const ys = heightsAt(line, middle).map((y) => Math.min(low, Math.max(high, y)));
      return sum + (Math.max(...ys) - Math.min(...ys));
    }, 0);
    const angle = ((cloth - (low - high)) / (girth / Math.PI)) * (180 / Math.PI);
    expect(angle, at).toBeGreaterThan(15);
    expect(angle, at).toBeLessThan(25);
  });
});

function outlineOf(piece: Piece): Spot[] {
  const spots = walk(piece.outline);
  return [...spots, spots[0] as Spot];
}

/** Heights at which a closed line crosses a column. */
function heightsAt(line: readonly Spot[], x: number): number[] {
  return line.flatMap(([bx, by], i) => {
    const [ax, ay] = line[i - 1] ?? [bx, by];
    return ax > x === bx > x ? [] : [ay + ((by - ay) * (x - ax)) / (bx - ax)];
  });
}
