import { draftGarment, edgeOf, type Piece } from "@holeshot/garments";
import { pathLength, pointAtLength } from "@holeshot/geometry";
import { expect, test } from "vitest";
import { buildMesh } from "../mesh/build-mesh.ts";
import { restPlaces } from "../solve/springs.ts";
import { squareHips } from "./hips.ts";
import { closeBand } from "./close-band.ts";
import { drapePants } from "./drape-pants.ts";
import type { PantsWear } from "./ease-up.ts";
import { alongOval, ovalOf } from "../mannequin/oval.ts";

const still = { knee: [0, 0], ankle: [0, 0] } as const;
const wear: PantsWear = {
  ease: { left: still, right: still },
  surplus: { left: 2.4, right: 2.4 },
  softness: 1,
  cling: 0.8,
  hips: squareHips,
  slide: 0,
  stir: 0,
};
const recipe = drapePants("W32", 11.5, wear);
const garment = closeBand(draftGarment({ product: "pants", size: "W32" }));
const find = (id: string) => garment.pieces.find((piece) => piece.id === id) as Piece;

function onSeam(piece: Piece, edge: string, share: number) {
  const { path } = edgeOf(piece, edge);
  const { point } = pointAtLength(path, pathLength(path) * share);
  return recipe.place(piece)(point.x, point.y);
}

test("seams begin no further apart than the solver can close", () => {
  const worst = garment.seams.map(({ a, b }) => {
    const gaps = [0.1, 0.5, 0.9].map((share) => {
      const [p, q] = [
        onSeam(find(a.piece), a.edge, share),
        onSeam(find(b.piece), b.edge, 1 - share),
      ];
      return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
    });
    return Math.max(...gaps);
  });
  expect(worst).toHaveLength(49);
  expect(Math.max(...worst)).toBeLessThan(2.5);
  expect(worst.filter((gap) => gap < 0.5).length).toBeGreaterThan(30);
});

test("left is the wearer's left, the front faces forward, the seat backward", () => {
  const left = recipe.place(find("thigh_left"))(-100, -200);
  const right = recipe.place(find("thigh_right"))(100, -200);
  expect(left[0]).toBeGreaterThan(5);
  expect(right[0]).toBeCloseTo(-left[0], 9);
  // The left foot is put forward.
  expect(left[2] - right[2]).toBeGreaterThan(0.5);
  expect(recipe.place(find("thigh_left"))(-143, -400)[2]).toBeGreaterThan(5);
  expect(recipe.place(find("back_stretch"))(10, 30)[2]).toBeLessThan(-5);
});

test("over the boot the legs end in a free hem above the floor", () => {
  const over = drapePants(
    "W32",
    11.5,
    { ...wear, surplus: { left: 0.6, right: 0.6 } },
    { style: "over-the-boot" },
  );
  const pieces = draftGarment({ product: "pants", size: "W32", options: over.options }).pieces;
  const shin = pieces.find(({ id }) => id === "shin_left") as Piece;
  const hem = over.place(shin)(shin.landmarks["hem_outer"]?.x ?? 0, shin.bounds.bottom);
  expect(hem[1]).toBeGreaterThan(2);
  expect(hem[1]).toBeLessThan(8);
  expect(over.phases[0]?.pin).toEqual(["waistband.top"]);
  expect(recipe.phases[0]?.pin).toContain("ankle_left.hem");
  // The boot's shaft is wider than the bare leg.
  expect(over.body.distance([hem[0] - 6, 16, hem[2]])).toBeLessThan(
    recipe.body.distance([hem[0] - 6, 16, hem[2]]),
  );
});

test("a wide hem begins above the foot it breaks on, and each leg has its own length to spare", () => {
  const options = { style: "over-the-boot" };
  const over = drapePants("W32", 11.5, { ...wear, surplus: { left: 7, right: 9 } }, options);
  const { pieces } = draftGarment({ product: "pants", size: "W32", options });
  const hem = (id: string, name: string) => {
    const shin = pieces.find((piece) => piece.id === id) as Piece;
    return over.place(shin)(shin.landmarks[name]?.x ?? 0, shin.bounds.bottom);
  };
  const [left, right] = [hem("shin_left", "hem_outer"), hem("shin_right", "hem_outer")];
  expect(right[1] - left[1]).toBeCloseTo(2, 6);
  // The foot stands out before the leg, below where the hem begins; in the boot there is none under the cloth.
  const instep = [left[0] - 5, 6, left[2] + 11] as const;
  expect(instep[1]).toBeLessThan(left[1]);
  expect(over.body.distance(instep)).toBeLessThan(0);
  expect(recipe.body.distance(instep)).toBeGreaterThan(2);
});

test("the waistband is done up: its ends meet and nothing lies under it", () => {
  const band = find("waistband");
  expect(band.edges.map(({ name }) => name)).not.toContain("tab");
  const [right, left] = [onSeam(band, "end_right", 0.5), onSeam(band, "end_left", 0.5)];
  expect(Math.hypot(right[0] - left[0], right[2] - left[2])).toBeLessThan(0.01);
  expect(right[2]).toBeGreaterThan(5);
});

test("the elastic of the waistband rests drawn out, behind more than in front", () => {
  const mesh = buildMesh({ pieces: [find("waistband")], seams: [] }, 10);
  const rested = restPlaces(mesh, recipe.materials);
  const drawn = (edge: string) => {
    const vertices = mesh.edges.get(`waistband.${edge}`) ?? [];
    const [first = 0, last = 0] = [vertices[0], vertices[vertices.length - 1]];
    const span = (places: Float64Array) => (places[2 * first] ?? 0) - (places[2 * last] ?? 0);
    return (10 * span(rested)) / span(mesh.uv);
  };
  expect(drawn("front_left")).toBeCloseTo(1.05, 6);
  expect(drawn("back_right")).toBeCloseTo(1.16, 6);
  expect(drawn("top")).toBeGreaterThan(1.08);
});

test("an oval is walked by length, from the front over the left to the back", () => {
  const oval = ovalOf(100, 0.7, 2);
  expect(alongOval(oval, 0)).toEqual({ x: 0, z: 2 + oval.depth });
  expect(alongOval(oval, 0.5).x).toBeCloseTo(oval.width, 6);
  expect(alongOval(oval, -0.25).x).toBeCloseTo(-alongOval(oval, 0.25).x, 9);
  const steps = Array.from({ length: 51 }, (_, i) => alongOval(oval, i / 50));
  const lengths = steps.slice(1).map(({ x, z }, i) => {
    const before = steps[i] ?? { x: 0, z: 0 };
    return Math.hypot(x - before.x, z - before.z);
  });
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.01);
  expect(lengths.reduce((a, b) => a + b, 0)).toBeCloseTo(50, 0);
});
