import { containsPoint, distanceToLine, flattenPath, type Point } from "@holeshot/geometry";
import { describe, expect, it } from "vitest";
import {
  draftGarment,
  finishedMeasures,
  type Garment,
  innerLines,
  innerMeasures,
  measuringPoints,
  productIds,
  sewingSteps,
  sizes,
  trimsOf,
} from "../index.ts";
import { everyChoice, sampleOf } from "../testing/every-choice.ts";

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const long = process.env["LONG"] === "1";

/** Length of a path by its own sums: curves in 400 straight steps. */
function walked(path: Garment["pieces"][number]["outline"]): number {
  let [x, y, sum] = [0, 0, 0];
  const to = (u: number, v: number) => {
    sum += Math.hypot(u - x, v - y);
    [x, y] = [u, v];
  };
  for (const command of path) {
    if (command[0] === "M") [x, y] = [command[1], command[2]];
    else if (command[0] === "L") to(command[1], command[2]);
    else if (command[0] === "C") {
      const [, a, b, c, d, e, f] = command;
      const [p, q] = [x, y];
      for (let i = 1; i <= 400; i++) {
        const t = i / 400;
        const s = 1 - t;
        to(
          s ** 3 * p + 3 * s * s * t * a + 3 * s * t * t * c + t ** 3 * e,
          s ** 3 * q + 3 * s * s * t * b + 3 * s * t * t * d + t ** 3 * f,
        );
      }
    }
  }
  return sum;
}

function garments(): { garment: Garment; options: Record<string, string> }[] {
  return productIds.flatMap((product) =>
    sizes(product).flatMap(({ id: size }, k) =>
      (long ? everyChoice(product) : sampleOf(product, k)).map((options) => ({
        garment: draftGarment({ product, size, options }),
        options,
      })),
    ),
  );
}

const all = garments();

describe("what a maker measures", () => {
  it("is a dozen points and more of every garment, each as long as its lines, walked step by step", () => {
    for (const { garment } of all) {
      const points = measuringPoints(garment);
      const at = `${garment.product} ${garment.size}`;
      expect(points.length, at).toBeGreaterThanOrEqual(12);
      expect(new Set(points.map(({ id }) => id)).size, at).toBe(points.length);
      for (const { id, value, factor, tolerance, traces } of points) {
        const length = traces.reduce((sum, { path }) => sum + walked(path), 0);
        expect(Math.abs(value - factor * length), `${at} ${id}`).toBeLessThan(0.05);
        expect(value, `${at} ${id}`).toBeGreaterThan(0);
        expect(tolerance, `${at} ${id}`).toBeGreaterThan(0);
        for (const { piece } of traces)
          expect(
            garment.pieces.some((one) => one.id === piece),
            `${at} ${id}`,
          ).toBe(true);
      }
    }
  });

  it("says what the size guide says, where both measure the same", () => {
    const others = all.flatMap(({ garment }) => {
      const told: Readonly<Record<string, number | undefined>> = finishedMeasures(garment);
      return measuringPoints(garment)
        .filter(({ id, value }) => Math.abs(value - (told[id] ?? value)) > 0.6)
        .map(
          ({ id, value }) => `${garment.product} ${garment.size} ${id}: ${value}, not ${told[id]}`,
        );
    });
    expect(others).toEqual([]);
  });
});

/** How many rows are sewn within a piece at least, counted as the trade counts them; nothing is sewn in others. */
function leastRows({ id, bounds }: Garment["pieces"][number]): number {
  // Three pads; three rows on two joints of four fingers.
  if (/^palm_(left|right)$/.test(id)) return 3;
  if (/^back_(left|right)$/.test(id)) return 24;
  if (id.startsWith("calf")) return Math.floor((bounds.bottom - bounds.top) / 17) - 1;
  // A fly has two rows and a bartack at its end; seams end in bartacks.
  if (id === "thigh_left") return 5;
  if (/^(thigh_right|yoke)/.test(id)) return 2;
  if (id.startsWith("back_leg")) return 1;
  return /^(knee_stretch|back_stretch)/.test(id) ? 2 : 0;
}

describe("the order of sewing", () => {
  it("has every seam, every free edge and every applied part of every garment once", () => {
    for (const { garment, options } of all) {
      const at = `${garment.product} ${garment.size} ${JSON.stringify(options)}`;
      const done = sewingSteps(garment).flatMap(({ what }) => what);
      const joined = garment.seams.flatMap(({ a, b }) => [
        `${a.piece}.${a.edge}`,
        `${b.piece}.${b.edge}`,
      ]);
      const wanted = [
        ...garment.seams.map(({ a, b }) => `${a.piece}.${a.edge}=${b.piece}.${b.edge}`),
        ...garment.pieces.flatMap(({ id, appliedTo, edges }) =>
          appliedTo === undefined
            ? edges
                .filter(({ name, doubled }) => !doubled && !joined.includes(`${id}.${name}`))
                .map(({ name }) => `${id}.${name}`)
            : [id],
        ),
      ];
      const padded = garment.pieces.filter((piece) => leastRows(piece) > 0);
      for (const piece of padded) {
        const rows = done.filter((name) => name === piece.id).length;
        expect(rows, `${at} ${piece.id}`).toBeGreaterThanOrEqual(leastRows(piece));
        expect(rows, `${at} ${piece.id}`).toBeLessThan(2 * leastRows(piece) + 12);
      }
      const others = done.filter((name) => !padded.some(({ id }) => id === name));
      expect(others.toSorted(), at).toEqual(wanted.toSorted());
    }
  });

  it("sews each seam as long as its longer edge", () => {
    const garment = draftGarment({ product: "jersey", size: "L" });
    const edge = (piece: string, name: string) =>
      walked(
        garment.pieces.find(({ id }) => id === piece)?.edges.find((one) => one.name === name)
          ?.path ?? [],
      );
    const step = (id: string) => sewingSteps(garment).find((one) => one.id === id);
    expect(step("shoulders")?.length).toBeCloseTo(2 * edge("front", "shoulder_left"), 1);
    expect(step("hems")?.length).toBeCloseTo(edge("front", "hem") + edge("back", "hem"), 1);
    expect(step("cuffs")?.length).toBeCloseTo(2 * edge("sleeve_left", "cuff"), 1);
    expect(step("sides")?.stitches).toEqual([504]);
    expect(step("hems")).toMatchObject({ stitches: [406], allowance: [22, 22] });
  });
});

describe("what is worked within pieces", () => {
  it("lies inside them, on the left as on the right, in every size", () => {
    for (const { garment, options } of all) {
      const at = `${garment.product} ${garment.size} ${JSON.stringify(options)}`;
      const lines = innerLines(garment);
      expect(lines.length > 0, at).toBe(/pants|gloves/.test(garment.product));
      for (const piece of garment.pieces) {
        // A pad reaches into the seam between two fingers, is caught in it and trimmed with it.
        const border = flattenPath(piece.outline, 0.1)[0]?.points ?? [];
        const own = lines.filter((line) => line.piece === piece.id);
        const isOut = (point: Point) =>
          !containsPoint(border, point) && distanceToLine(border, point, true) > 3;
        const out = own.filter(({ points }) => points.some(isOut)).map(({ work }) => work);
        expect(out, `${at} ${piece.id}`).toEqual([]);
        // A row of many points goes from each to the next and never across the piece.
        const leaps = own.filter(
          ({ points, closed }) =>
            !closed &&
            points.length > 2 &&
            points.slice(1).some(({ x, y }, i) => {
              const from = points[i] ?? { x, y };
              return Math.hypot(x - from.x, y - from.y) > 15;
            }),
        );
        expect(
          leaps.map(({ work }) => work),
          `${at} ${piece.id}`,
        ).toEqual([]);
        const twin = lines.filter((line) => line.piece === piece.id.replace("_left", "_right"));
        // A fly laps one way: its two rows and the bar at its end are on the left alone.
        const fly = piece.id === "thigh_left" ? 3 : 0;
        expect(twin.length, `${at} ${piece.id}`).toBe(own.length - fly);
        for (const { work } of own)
          expect(innerMeasures(garment, work).height, `${at} ${work}`).toBeGreaterThan(0);
      }
    }
  });

  it("is padded with foam that is bought", () => {
    const countOf = (product: "gloves" | "pants", size: string) =>
      Object.fromEntries(
        trimsOf(draftGarment({ product, size })).map(({ id, count }) => [id, count]),
      );
    expect(countOf("gloves", "L")).toMatchObject({ palmFoam: 6, knuckleFoam: 8 });
    expect(countOf("pants", "W32")).toMatchObject({ quiltFoam: 2, ribFoam: 3 });
  });
});

describe("trims", () => {
  it("are as long as what they are sewn to, and follow the choices", () => {
    const pants = draftGarment({ product: "pants", size: "W32", options: { pockets: "two-zip" } });
    const trims = trimsOf(pants, { pockets: "two-zip", closure: "ratchet" });
    const of = (id: string) => trims.find((one) => one.id === id);
    const thigh = pants.pieces.find(({ id }) => id === "thigh_left");
    const fly = thigh?.edges.find(({ name }) => name === "fly")?.path ?? [];
    expect(of("flyZip")?.length).toBeCloseTo(walked(fly), 1);
    expect(of("pocketZip")?.count).toBe(2);
    expect(of("ratchet")?.count).toBe(1);
    expect(of("hookAndLoop")).toBeUndefined();
    const bound = draftGarment({
      product: "pants",
      size: "W32",
      options: { closure: "hook-and-loop" },
    });
    expect(trimsOf(bound, { closure: "hook-and-loop" }).map(({ id }) => id)).toContain(
      "hookAndLoop",
    );
    const gloves = draftGarment({ product: "gloves", size: "M", options: { closure: "slip-on" } });
    expect(new Set(trimsOf(gloves).map(({ id }) => id))).toEqual(
      new Set(["palmFoam", "knuckleFoam", "sizeLabel"]),
    );
    const zipped = draftGarment({ product: "jersey", size: "L", options: { collar: "zip" } });
    expect(trimsOf(zipped).map(({ id }) => id)).toContain("collarZip");
  });

  it("elastic of a sleeve's end is cut shorter than the end, as a rib would be", () => {
    for (const size of ["XS", "L", "4XL", "W-M", "Y10"]) {
      const wish = { cuff: "elastic" };
      const jersey = draftGarment({ product: "jersey", size, options: wish });
      const rib = draftGarment({ product: "jersey", size });
      const [elastic] = trimsOf(jersey, wish).filter(({ id }) => id === "cuffElastic");
      const [cuff] = rib.pieces.filter(({ id }) => id === "cuff_left");
      expect(elastic?.count).toBe(2);
      // The rib's own length is drafted for the wrist.
      const { left = 0, right = 0 } = cuff?.bounds ?? {};
      expect(Math.abs((elastic?.length ?? 0) / (right - left) - 1), size).toBeLessThan(0.03);
    }
  });
});
