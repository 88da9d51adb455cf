import { draftGarment, edgeOf, notchTicks, sizes, type Weave, weaveOf } from "@holeshot/garments";
import { containsPoint, distanceToLine, flattenPath, type Point } from "@holeshot/geometry";
import { beforeAll, describe, expect, test } from "vitest";
import { tubeCamera } from "../../testing/tube.ts";
import { tubeGlb } from "../../testing/write-glb.ts";
import type { Model, ModelPiece } from "../model/model.ts";
import { openModel } from "../model/open-model.ts";
import { grainAt, grainOf, grainShown } from "./grain.ts";
import { photoView } from "./photo-view.ts";
import type { Weaves } from "./surface.ts";
import { holes, holesOf, reachOf, ventAt, ventsOf } from "./vents.ts";

let model: Model;

beforeAll(async () => {
  const { pieces } = await openModel(await tubeGlb(true, 400, 40));
  model = { pieces: pieces.map((one, i) => (i === 0 ? { ...one, piece: "front" } : one)) };
}, 120_000);

test("V2.10 what shines more does so on its own pieces alone", () => {
  const size = { width: 300, height: 300 };
  const data = new Uint8Array(2 * 64 * 64).fill(120);
  const light = { width: 64, height: 128, channels: 1, data };
  const seen = (weaves?: Weaves) => photoView({ model, camera: tubeCamera(), size, light, weaves });
  const plain = seen();
  const shiny = seen(new Map([["front", "stretch-knit"]]));
  const { gloss = 0 } = grainOf("stretch-knit");
  expect(gloss).toBeGreaterThan(1);
  const lit = [...(plain.specular ?? [])].flatMap((before, i) => (before > 0 ? [i] : []));
  expect(lit.length).toBeGreaterThan(1000);
  for (const i of lit)
    expect((shiny.specular?.[i] as number) / (plain.specular?.[i] as number)).toBeCloseTo(gloss, 5);
  expect(shiny.light).toEqual(plain.light);
  expect(seen(new Map([["back", "stretch-knit"]])).specular).toEqual(plain.specular);
});

test("V2.10 the cloth that light was baked on shines as much on the whole, and its surface breaks its shine more than its light", () => {
  const size = { width: 600, height: 600 };
  const data = new Uint8Array(2 * 64 * 64).fill(120);
  const light = { width: 64, height: 128, channels: 1, data };
  const seen = (weaves?: Weaves) => photoView({ model, camera: tubeCamera(), size, light, weaves });
  const [plain, mesh] = [seen(), seen(new Map([["front", "mesh"]]))];
  const shares = (of: "light" | "specular") => {
    const [was, is] = [plain[of], mesh[of]].map((one) => [...(one ?? [])]) as [number[], number[]];
    return was.flatMap((before, i) => (before > 0 ? [(is[i] as number) / before] : []));
  };
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const rough = (values: number[]) => Math.sqrt(mean(values.map((one) => (one - 1) ** 2)));
  expect(mean(shares("specular"))).toBeCloseTo(1, 1);
  expect(rough(shares("specular"))).toBeGreaterThan(4 * rough(shares("light")));
  const least = shares("specular").reduce((one, other) => Math.min(one, other));
  expect(least).toBeGreaterThan(0.19);
});

describe("V2.13 with coarse pixels", () => {
  /** The front's light at its middle, a square of a side, where all of it is lit by one byte. */
  function lit(side: number, byte: number, weave: Weave, afar: boolean): Float32Array {
    const size = { width: side, height: side };
    const data = new Uint8Array(2 * 64 * 64).fill(byte);
    const light = { width: 64, height: 128, channels: 1, data };
    const weaves = new Map([["front", weave]]);
    const camera = tubeCamera();
    const table = photoView({ model, camera, size, light, weaves, afar });
    const middle = side / 2;
    return Float32Array.from({ length: 24 * 24 }, (_, i) => {
      const at = (middle - 12 + Math.floor(i / 24)) * side + middle - 12 + (i % 24);
      return table.light[at] as number;
    });
  }
  const mean = (values: Float32Array) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const rough = (values: Float32Array) =>
    Math.sqrt(mean(values.map((one) => (one / mean(values) - 1) ** 2)));
  /** Bytes of dark folds, of soft ones, and of what the lamp lights fully. */
  const [dark, soft, full] = [64, 112, 159];

  test("V2.13 a mesh is seen at a rider's size and at the stage's, takes no light, and ends before it is spots", () => {
    for (const afar of [false, true]) {
      // 2.57, 2 and 1.2 mm a pixel.
      for (const side of [280, 360, 600]) {
        expect(rough(lit(side, full, "mesh", afar))).toBeGreaterThan(0.02);
        expect(rough(lit(side, full, "mesh", afar))).toBeLessThan(0.06);
        expect(mean(lit(side, full, "mesh", afar))).toBeCloseTo(1, 1);
      }
      // 5.14 mm: a rider of a thumb's size.
      expect(rough(lit(140, full, "mesh", afar))).toBeLessThan(0.002);
    }
  });

  test("V2.13 a canvas is seen at the stage's size, and ends before a rider's", () => {
    // 1.2 mm, and 2.57.
    expect(rough(lit(600, full, "canvas", false))).toBeGreaterThan(0.01);
    expect(rough(lit(600, full, "canvas", false))).toBeLessThan(0.04);
    expect(mean(lit(600, full, "canvas", false))).toBeCloseTo(1, 1);
    expect(rough(lit(280, full, "canvas", true))).toBeLessThan(0.002);
  });

  test.each([
    ["mesh", 4.3],
    ["canvas", 3.9],
  ] as const)(
    "V2.13 %s: its rows are never nearer than can be seen, and grow into their own size without a step",
    (weave, least) => {
      const cloth = grainOf(weave);
      let before = 0;
      for (let pixel = 0.2; pixel < 1.7; pixel += 0.01) {
        const { finest, soft } = grainShown(cloth, pixel);
        expect(finest / pixel).toBeGreaterThan(least - 1e-9);
        const deep = Math.max(...soft.map(Math.abs));
        if (before) expect(Math.abs(deep / before - 1)).toBeLessThan(0.03);
        before = deep;
      }
      // At the place where it stops being coarser it is drawn as it is.
      const just = cloth.finest / least;
      expect(grainAt(grainShown(cloth, just * 1.001), 11, 7, just)).toBeCloseTo(
        grainAt(cloth, 11, 7, just),
        2,
      );
    },
  );

  test("V2.13 its dark folds are lighter, in their order, and what the lamp lights is not", () => {
    const [before, after] = [false, true].map((afar) =>
      [dark, soft, full].map((byte) => mean(lit(120, byte, "mesh", afar))),
    ) as [[number, number, number], [number, number, number]];
    expect(after[0] / before[0]).toBeGreaterThan(1.25);
    expect(after[1] / before[1]).toBeGreaterThan(1.1);
    expect(after[2] / before[2]).toBeCloseTo(1, 1);
    expect(after.toSorted((a, b) => a - b)).toEqual(after);
  });

  test("V2.13 other cloths are as they were, and a mesh from near", () => {
    expect(lit(120, soft, "canvas", true)).toEqual(lit(120, soft, "canvas", false));
    for (const weave of ["interlock", "twill", "stretch-knit", "fine-mesh"] as const)
      expect(grainShown(grainOf(weave), 1.4)).toBe(grainOf(weave));
    expect(lit(120, soft, "fine-mesh", true)).toEqual(lit(120, soft, "fine-mesh", false));
    const mesh = grainOf("mesh");
    expect(grainShown(mesh, 0.2)).toBe(mesh);
  });
});

/** A piece's cloth as corners of its outline: all that a panel is told by. */
function clothOf(piece: string, outline: readonly Point[]): ModelPiece {
  const none = new Float32Array();
  return {
    piece,
    positions: none,
    normals: none,
    openness: none,
    triangles: new Uint32Array(),
    millimetres: Float32Array.from(outline.flatMap(({ x, y }) => [x, y])),
  };
}

function away(at: Point, outline: readonly Point[]): number {
  const each = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] as Point;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    return Math.hypot(at.x - from.x - t * dx, at.y - from.y - t * dy);
  });
  return Math.min(...each);
}

describe("V2.11 the holes of vented cloth", () => {
  const places = (piece: ModelPiece, step: number): Point[] => {
    const vents = ventsOf("vented-canvas", piece.piece, reachOf(piece));
    if (!vents) throw new Error(`${piece.piece} has no panel.`);
    const found: Point[] = [];
    for (let x = vents.x - vents.halfX - 9; x < vents.x + vents.halfX + 9; x += step)
      for (let y = vents.y - vents.halfY - 9; y < vents.y + vents.halfY + 9; y += step)
        if (ventAt(vents, x, y, 0.1) < 0.5) found.push({ x, y });
    return found;
  };

  test("V2.11 lie clear of every seam, in every size and cut, and are the same left and right", () => {
    const styles = [{}, { style: "over-the-boot" }] as const;
    const lengths = ["short", "long"].map((length) => ({ size: "W32", options: { length } }));
    const each = sizes("pants").flatMap(({ id: size }) =>
      styles.map((options: Readonly<Record<string, string>>) => ({ size, options })),
    );
    for (const { size, options } of [...each, ...lengths]) {
      const { pieces } = draftGarment({ product: "pants", size, options });
      const vented = pieces.filter(({ id }) => /^(thigh|back_leg)_/u.test(id));
      expect(vented).toHaveLength(4);
      const counts = vented.map(({ id, outline }) => {
        const [line] = flattenPath(outline, 0.5);
        const corners = line?.points ?? [];
        const found = places(clothOf(id, corners), 2.5);
        for (const at of found.filter((_, i) => i % 7 === 0))
          expect(away(at, corners), `${size} ${id}`).toBeGreaterThan(10);
        return [id.replace(/_(left|right)$/u, ""), found.length] as const;
      });
      for (const [name, count] of counts) {
        expect(count, `${size} ${name}`).toBeGreaterThan(200);
        const both = counts.filter(([one]) => one === name).map(([, one]) => one);
        expect(Math.abs((both[0] ?? 0) / (both[1] ?? 1) - 1)).toBeLessThan(0.06);
      }
    }
  });

  test("V2.12 each of them is clear of seams, notches, pockets and zips, in every size and with every choice", () => {
    const cuts = ["regular", "short", "long"].flatMap((length) =>
      ["in-the-boot", "over-the-boot"].map((style) => ({ length, style })),
    );
    const choices = ["none", "card", "two-zip"].flatMap((pockets) =>
      cuts.map((cut) => ({ pockets, ...cut })),
    );
    const long = process.env["LONG"] === "1";
    // Binding of a zip beyond its mouth, and beyond both ends of it, mm.
    const welt = { half: 16, end: 7 };
    for (const [turn, { id: size }] of sizes("pants").entries()) {
      // In a short run cuts take turns from size to size.
      for (const choice of choices.filter(
        (_, at) => long || at % cuts.length === turn % cuts.length,
      )) {
        const options = { fabric: "vented", ...choice };
        const { pieces } = draftGarment({ product: "pants", size, options });
        const weave = weaveOf("pants", options);
        const counts = new Map<string, number>();
        for (const piece of pieces) {
          const vents = piece.material === "printed" && ventsOf(weave, piece.id, piece.bounds);
          if (!vents) continue;
          const told = holesOf(vents);
          counts.set(piece.id, told.length);
          // The left leg is the right one turned over, without the pocket that is on the right alone.
          if (piece.id.endsWith("_left")) continue;
          const where = `${size} ${Object.values(choice).join(" ")} ${piece.id}`;
          const seam = flattenPath(piece.outline, 0.2)[0]?.points ?? [];
          const bags = pieces.filter(({ appliedTo }) => appliedTo === piece.id);
          const nearest = (lines: readonly (readonly Point[])[], kept: number) =>
            Math.min(
              ...told.flatMap((hole) =>
                lines.map((line) => distanceToLine(line, hole) - hole.radius - kept),
              ),
            );
          expect(
            told.every((hole) => containsPoint(seam, hole)),
            where,
          ).toBe(true);
          expect(nearest([seam], 0), where).toBeGreaterThan(10);
          const ticks = notchTicks(piece).map(({ from, to }) => [from, to]);
          expect(nearest(ticks, 0), where).toBeGreaterThan(10);
          for (const bag of bags) {
            const line = flattenPath(bag.outline, 0.2)[0]?.points ?? [];
            expect(
              told.some((hole) => containsPoint(line, hole)),
              where,
            ).toBe(false);
            const [mouth] = flattenPath(edgeOf(bag, "mouth").path, 0.2);
            const [from, to] = [mouth?.points[0], mouth?.points.at(-1)] as [Point, Point];
            const long = Math.hypot(to.x - from.x, to.y - from.y);
            const [x, y] = [(to.x - from.x) / long, (to.y - from.y) / long];
            const zip = [
              { x: from.x - x * welt.end, y: from.y - y * welt.end },
              { x: to.x + x * welt.end, y: to.y + y * welt.end },
            ];
            expect(nearest([line], 0), `${where}: bag`).toBeGreaterThan(10);
            expect(nearest([zip], welt.half), `${where}: zip`).toBeGreaterThan(10);
          }
        }
        expect([...counts.keys()].toSorted()).toEqual([
          ...["back_leg_left", "back_leg_right", "thigh_left", "thigh_right"],
        ]);
        for (const part of ["thigh", "back_leg"])
          expect(counts.get(`${part}_left`)).toBe(counts.get(`${part}_right`));
      }
    }
  });

  const thigh = clothOf("thigh_left", [
    { x: 0, y: 0 },
    { x: 300, y: 450 },
  ]);

  test("V2.11 are dark in their middle, and take as much light with coarse pixels as with fine ones", () => {
    const vents = ventsOf("vented-canvas", thigh.piece, reachOf(thigh));
    if (!vents) throw new Error("A thigh has a panel.");
    expect(ventAt(vents, vents.x, vents.y, 0.2)).toBeLessThan(0.35);
    expect(ventAt(vents, vents.x + holes.apart / 2, vents.y, 0.2)).toBe(1);
    expect(ventAt(vents, vents.x - vents.halfX - 1, vents.y, 0.2)).toBe(1);
    const mean = (pixel: number): number => {
      let sum = 0;
      for (let i = 0; i < 80; i++)
        for (let k = 0; k < 70; k++)
          sum += ventAt(vents, vents.x + i / 10, vents.y + (k * holes.rows) / 35, pixel);
      return sum / 5600;
    };
    for (const pixel of [0.5, 1, 1.4, 2.3, 4]) expect(mean(pixel)).toBeCloseTo(mean(0.1), 2);
  });

  test("V2.11 are told one by one as they are drawn, for whoever cuts them", () => {
    const vents = ventsOf("vented-canvas", thigh.piece, reachOf(thigh));
    if (!vents) throw new Error("A thigh has a panel.");
    const told = holesOf(vents);
    expect(told.length).toBeGreaterThan(500);
    // What is drawn dark is as much cloth as what is told, and in the same places.
    for (const { x, y } of told) expect(ventAt(vents, x, y, 0.1)).toBeLessThan(0.35);
    const step = 0.25;
    let drawn = 0;
    for (let x = vents.x - vents.halfX - 2; x < vents.x + vents.halfX + 2; x += step)
      for (let y = vents.y - vents.halfY - 2; y < vents.y + vents.halfY + 2; y += step)
        if (ventAt(vents, x, y, 0.01) < 0.65) drawn += step * step;
    const cut = told.reduce((sum, { radius }) => sum + Math.PI * radius * radius, 0);
    expect(drawn / cut).toBeCloseTo(1, 1);
  });

  test("V2.11 there are none where cloth is whole", () => {
    for (const piece of ["knee_left", "yoke_right", "waistband", "pants/shin_left", "front"])
      expect(ventsOf("vented-canvas", piece, reachOf(thigh))).toBeNull();
    for (const weave of ["canvas", "twill", "mesh", "interlock"] as const)
      expect(ventsOf(weave, thigh.piece, reachOf(thigh))).toBeNull();
    expect(ventsOf("vented-canvas", "pants/thigh_left", reachOf(thigh))).toEqual(
      ventsOf("vented-canvas", thigh.piece, reachOf(thigh)),
    );
  });
});
