import type { FontShaper } from "@holeshot/artwork";
import { bodyMeasures } from "@holeshot/garments";
import { describe, expect, test } from "vitest";
import { boot } from "../../figure/boot.ts";
import type { GearSolid } from "../../figure/gear.ts";
import { skinMesh } from "../../figure/skin-mesh.ts";
import { placed } from "../../figure/solids.ts";
import type { Distance } from "../../mannequin/distance.ts";
import { mix, subtract, type Vector } from "../../mannequin/vector.ts";
import { attackLegs } from "../../pants/attack.ts";
import { crouchedStand } from "../../pants/crouched-legs.ts";
import { lowerBodyNeeds, standingLegs } from "../../pants/leg-bones.ts";
import { lowerBody } from "../../pants/lower-body.ts";
import { lettering } from "../../sheet/lettering.ts";
import { bike, type BikePlace } from "./bike.ts";
import { seatTop } from "./bodywork.ts";
import { expectClear } from "./clearance.ts";
import { figures } from "./figures.ts";
import { liveryColour } from "./livery.ts";
import { bikeLooks } from "./looks.ts";

/** A number as a box, which is enough where figures are not looked at. */
const plain = (high: number) => (along: number, up: number) =>
  Math.max(Math.abs(along) - high / 2, Math.abs(up) - high / 2);

/** Where the rider in attack holds his bar and has his feet, cm. */
const place: BikePlace = {
  clamp: [2.45, 77.35, 40.6],
  pegs: [0.7, 0, 7],
  number: plain,
  sponsor: plain,
};
const solids = bike(place);
const named = (id: string) => solids.find((solid) => solid.id === id) as GearSolid;

/** Bounds of a solid's own skin, cm, from a lattice of 1.5 cm. */
function extent(id: string): { readonly low: Vector; readonly high: Vector } {
  const { from, to, distance } = named(id);
  const { positions } = skinMesh(distance, { from, to, step: 0.75 });
  const of = (most: (a: number, b: number) => number, start: number) =>
    [0, 1, 2].map((c) =>
      positions.reduce((far, v, i) => (i % 3 === c ? most(far, v) : far), start),
    ) as unknown as Vector;
  return { low: of(Math.min, Infinity), high: of(Math.max, -Infinity) };
}

describe("a bike has the proportions of one that is raced", () => {
  const [front, rear] = [extent("front_rim"), extent("rear_rim")];
  const axleOf = ({ low, high }: typeof front) => mix(low, high, 0.5);
  const ground = axleOf(rear)[1] - 33.5;

  test("wheels stand on one ground, 148 cm apart", () => {
    const apart = subtract(axleOf(front), axleOf(rear));
    expect(Math.hypot(apart[0], apart[2])).toBeGreaterThan(146);
    expect(Math.hypot(apart[0], apart[2])).toBeLessThan(150);
    expect(Math.abs(axleOf(front)[1] - 35 - ground)).toBeLessThan(1.5);
  });

  test("pegs, seat, bar and belly are as high as they are", () => {
    expect(-ground).toBeGreaterThan(40);
    expect(-ground).toBeLessThan(42);
    expect(seatTop(-20) - ground).toBeGreaterThan(92);
    expect(seatTop(-20) - ground).toBeLessThan(97);
    expect(extent("skid").low[1] - ground).toBeGreaterThan(33);
    const ahead = subtract(place.clamp, place.pegs);
    expect(Math.hypot(ahead[0], ahead[2])).toBeGreaterThan(30);
    expect(Math.hypot(ahead[0], ahead[2])).toBeLessThan(38);
  });

  test("the fork runs through the bar and leans back by 26.5°", () => {
    const { low, high } = extent("fork_tubes");
    // Between the legs' middles, and along them.
    const lean = (Math.atan2(high[2] - low[2] - 6, high[1] - low[1]) * 180) / Math.PI;
    expect(lean).toBeGreaterThan(22);
    expect(lean).toBeLessThan(29);
    for (const way of [1, -1])
      expect(
        named("fork_clamps").distance([
          place.clamp[0] + way * 4.2,
          place.clamp[1],
          place.clamp[2] - way * 0.2,
        ]),
      ).toBeLessThan(0);
  });

  test("elsewhere it stands elsewhere, and as large", () => {
    const moved = bike({ ...place, clamp: [40.6, 80.35, 2.45], pegs: [7, 3, 0.7] });
    const seat = moved.find(({ id }) => id === "seat") as GearSolid;
    expect(seat.distance([-13, 3 + seatTop(-20), 0.7])).toBeCloseTo(
      named("seat").distance([-0.4, seatTop(-20), -13]),
      0,
    );
  });
});

test("every solid has a look of its own and lies in its box", () => {
  expect(new Set(solids.map(({ id }) => id)).size).toBe(solids.length);
  for (const { id, distance, from, to } of solids) {
    expect(Object.keys(bikeLooks)).toContain(id);
    // No skin is cut off at a side of the box.
    for (let c = 0; c < 3; c++)
      for (const side of [from, to])
        for (let a = 0; a <= 12; a++)
          for (let b = 0; b <= 12; b++) {
            const at = [a / 12, b / 12];
            const point = [0, 1, 2].map((axis) =>
              axis === c
                ? (side[c] as number)
                : (from[axis] as number) +
                  (at.shift() as number) * ((to[axis] as number) - (from[axis] as number)),
            );
            expect(distance(point as unknown as Vector), id).toBeGreaterThan(0);
          }
  }
});

/** Skins and boots of the rider in attack, as his bones have them. */
function riderSkins(): { readonly legs: Distance; readonly boots: readonly Distance[] } {
  const measures = bodyMeasures("pants", "W30", lowerBodyNeeds);
  const stand = crouchedStand(
    standingLegs(measures),
    attackLegs,
    { drop: 1.5, turn: 2 },
    measures.height,
    1,
  );
  const boots = (["left", "right"] as const).map((side) => {
    const way = side === "left" ? 1 : -1;
    const { ankle, knee } = stand.legs[side];
    const at = (height: number) => mix(ankle, knee, (height - ankle[1]) / (knee[1] - ankle[1]));
    // As boots are put under drapes: upright over the shin at 15 cm.
    const [foot, top] = [at(15), at(38)];
    const leg = { top: [way * (top[0] - foot[0]), 38, top[2] - foot[2]], radius: 8 } as const;
    const shape = boot(leg, way);
    const out: Vector = [side === "left" ? 0.2 : -0.3, 0, 1];
    return placed(
      (at) => Math.min(...Object.values(shape).map((part) => part(at))),
      [way * foot[0], 0, foot[2]],
      [0, 1, 0],
      out,
    );
  });
  return { legs: lowerBody(measures, { legs: stand.legs, hips: stand.hips }).dressed, boots };
}

describe("nothing of the bike cuts through its rider", () => {
  const { legs, boots } = riderSkins();
  const nearest = (place: Vector) =>
    solids.reduce((near, solid) => Math.min(near, solid.distance(place)), Infinity);

  test("thighs and knees, with cloth over them, stay clear of seat, tank and shrouds", () => {
    const { positions } = skinMesh(legs, { from: [-34, 41, -30], to: [34, 72, 28], step: 1.5 });
    let near = Infinity;
    for (let i = 0; i < positions.length; i += 3)
      near = Math.min(near, nearest(positions.slice(i, i + 3) as unknown as Vector));
    expect(positions.length).toBeGreaterThan(3000);
    expect(near).toBeGreaterThan(0.8);
  });

  test("boots stand on the pegs, and in nothing else", () => {
    for (const [n, body] of boots.entries()) {
      const { positions } = skinMesh(body, { from: [-34, -1, -12], to: [34, 38, 30], step: 1.5 });
      let near = Infinity;
      for (let i = 0; i < positions.length; i += 3)
        near = Math.min(near, nearest(positions.slice(i, i + 3) as unknown as Vector));
      expect(near, `boot ${n}`).toBeGreaterThan(0);
      expect(near, `boot ${n}`).toBeLessThan(0.6);
    }
  });

  test("a corner of cloth inside a solid is told, one that no triangle has is not", () => {
    const [x, y, z] = [0.007, (seatTop(-20) - 2) / 100, -0.13];
    const positions = [x, y, z, 0.5, 1, 0, 0.5, 1.1, 0, 0.6, 1, 0];
    const worn = (triangles: number[]) => [{ piece: "pants/back", positions, triangles }];
    expect(() => expectClear(solids, worn([1, 2, 3]))).not.toThrow();
    expect(() => expectClear(solids, worn([0, 1, 2]))).toThrow(/seat cuts through pants/u);
  });
});

test("a number is read by whoever stands before it, and is as high as asked for", async () => {
  const face = (await lettering())("saira-black-italic");
  const number = figures(face as FontShaper, "69", 10);
  const ink = (alongs: readonly [number, number], ups: readonly [number, number]): number => {
    let count = 0;
    for (let along = alongs[0]; along < alongs[1]; along += 0.1)
      for (let up = ups[0]; up < ups[1]; up += 0.1) if (number(along, up) < 0) count++;
    return count;
  };
  // A six is fuller below and a nine above, the six being on the reader's left.
  expect(ink([-9, 0], [-5, 0])).toBeGreaterThan(1.1 * ink([-9, 0], [0, 5]));
  expect(ink([0, 9], [0, 5])).toBeGreaterThan(1.1 * ink([0, 9], [-5, 0]));
  expect(ink([-9, 9], [4.7, 5])).toBeGreaterThan(0);
  expect(ink([-20, 20], [5.05, 8])).toBe(0);
});

describe("a bike is painted as its rider's kit", () => {
  const bodies = { shroud: named("shrouds").distance, fender: named("front_fender").distance };
  const bands = solids.filter(({ id }) => /^(shroud|fender)_(block|accent2?)$/u.test(id));
  const skinOf = ({ distance, from, to }: GearSolid) =>
    skinMesh(distance, { from, to, step: 0.5 }).positions;

  test("a band lies on its plastics, over both sides and no further off than a sticker", () => {
    expect(bands.length).toBe(6);
    for (const band of bands) {
      const body = bodies[band.id.startsWith("fender") ? "fender" : "shroud"];
      const skin = skinOf(band);
      const sides = [0, 0];
      let over = -Infinity;
      for (let i = 0; i < skin.length; i += 3) {
        const at = skin.slice(i, i + 3) as unknown as Vector;
        over = Math.max(over, body(at));
        const side = at[0] > place.clamp[0] ? 1 : 0;
        sides[side] = (sides[side] as number) + 1;
      }
      expect(over, band.id).toBeGreaterThan(0.1);
      expect(over, band.id).toBeLessThan(0.25);
      for (const side of sides) expect(side, band.id).toBeGreaterThan(200);
    }
  });

  test("no two bands lie on each other", () => {
    const nearest = bands.flatMap((band) => {
      const skin = skinOf(band);
      const others = bands.filter((other) => other !== band);
      return skin.flatMap((_, i) => {
        const at = skin.slice(i, i + 3) as unknown as Vector;
        return i % 3 === 0 ? others.map((other) => other.distance(at)) : [];
      });
    });
    expect(nearest.reduce((one, other) => Math.min(one, other))).toBeGreaterThan(0.1);
  });

  test("a band takes its colour, and nothing else does", () => {
    const zones = {
      base: "#f4f2ee",
      block: "#2b2360",
      accent: "#00a7a0",
      accent2: "#f0308a",
      figure: "#1a1440",
    };
    expect(liveryColour("shroud_accent", zones)).toBe("#00a7a0");
    expect(liveryColour("shroud_accent2", zones)).toBe("#f0308a");
    expect(liveryColour("plate_number_figure", zones)).toBe("#1a1440");
    for (const id of ["shrouds", "seat", "helmet_base", "number_plate"])
      expect(liveryColour(id, zones)).toBeUndefined();
  });
});
