import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  dressFigure,
  type Figure,
  gearPiece,
  type Model,
  openModel,
  type Raster,
  rasterise,
} from "@holeshot/views";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import type { ManifestDrape } from "../export/manifest.ts";
import { openWorn } from "./open-worn.ts";
import { boxOf } from "./read-body.ts";

const { drapes, figures = {} } = readManifest(clothFolder);

/** A rider as he is shown; cm. */
async function dressed(figure: Figure): Promise<Model> {
  const models = new Map<string, Model>();
  for (const { drape } of figure.parts)
    models.set(drape, await openWorn(clothFolder, drapes[drape] as ManifestDrape));
  const gear = await openModel(new Uint8Array(readFileSync(join(clothFolder, figure.gear))));
  return dressFigure(figure, models, gear);
}

const piecesOf = ({ pieces }: Model, start: string) =>
  pieces.filter(({ piece }) => piece.startsWith(start));

describe.each(Object.entries(figures))("the rider %s", (_name, figure) => {
  test("has his hem over the waistband, and stands on the ground", async () => {
    const model = await dressed(figure);
    const hem = boxOf(piecesOf(model, "jersey/front")).low[1];
    const waist = boxOf(piecesOf(model, "pants/waistband")).high[1];
    expect(waist - hem).toBeGreaterThan(10);
    const sole = boxOf(piecesOf(model, gearPiece("sole"))).low[1];
    expect(Math.abs(sole)).toBeLessThan(0.6);
    expect(boxOf(piecesOf(model, "pants/")).low[1]).toBeGreaterThan(sole);
  });

  test.each(["front", "back"] as const)(
    "shows no pants through his top from the %s",
    async (view) => {
      const model = await dressed(figure);
      const size = { width: 700, height: 700 };
      const bare = { pieces: model.pieces.filter(({ piece }) => !piece.startsWith("pants/")) };
      const [worn, without] = [model, bare].map((each) =>
        rasterise(each, figure.views[view].camera, size),
      ) as [Raster, Raster];
      const at = ({ parts, part }: Raster, i: number) => parts[(part[i] ?? 0) - 1]?.piece ?? "";
      const top = `jersey/${view}`;
      let [cloth, through, turned] = [0, 0, 0];
      for (let i = 0; i < worn.part.length; i++) {
        if (/sleeve|knee_stretch/u.test(at(worn, i)))
          expect(worn.inside[i], "lining of an arm").toBe(0);
        if (at(worn, i) === top && worn.inside[i]) turned += 1;
        if (at(without, i) !== top || without.inside[i]) continue;
        cloth += 1;
        if (at(worn, i).startsWith("pants/")) through += 1;
      }
      expect(cloth).toBeGreaterThan(20_000);
      expect(through).toBeLessThanOrEqual(cloth / 2000);
      // Nor does its turned hem come out before it.
      expect(turned).toBeLessThanOrEqual(cloth / 2000);
    },
  );

  test("fills the mouths of his boots, with knees that are little wider, and no hip steps out below his hem", async () => {
    const model = await dressed(figure);
    const legs = piecesOf(model, "pants/").filter(({ piece }) => /_(left|right)$/u.test(piece));
    const hem = boxOf(piecesOf(model, "jersey/front")).low[1];
    const width = (pieces: Model["pieces"], height: number) => {
      const { low, high } = boxOf(pieces, [height - 1, height + 1]);
      return high[0] - low[0];
    };
    const trunk = model.pieces.filter(({ piece }) => /^jersey\/(front|back)$/u.test(piece));
    const hang = width(trunk, hem + 3);
    // Further down are thighs, which are broader than a hem that is drawn in over the hips.
    for (const below of [2, 5]) expect(width(legs, hem - below) / hang).toBeLessThan(1.12);
    for (const below of [8, 12]) expect(width(legs, hem - below) / hang).toBeLessThan(1.24);
    if (figure.parts.some(({ drape }) => drape.endsWith("-over"))) return;
    for (const side of ["left", "right"]) {
      const own = legs.filter(({ piece }) => piece.endsWith(side));
      const boot = piecesOf(model, gearPiece(`upper_${side}`));
      const rim = boxOf(boot).high[1];
      const mouth = width(boot, rim - 3);
      // A rim's roll is part of the mouth.
      expect(width(own, rim - 1) / mouth, side).toBeGreaterThan(0.74);
      expect(width(own, rim - 1) / mouth, side).toBeLessThan(1);
      expect(width(own, rim + 9) / mouth, side).toBeLessThan(1.29);
    }
  });

  test.each(["front", "back"] as const)(
    "shows no leg through a boot, seen from the %s",
    async (view) => {
      if (figure.parts.some(({ drape }) => drape.endsWith("-over"))) return;
      const model = await dressed(figure);
      const bare = { pieces: model.pieces.filter(({ piece }) => !piece.startsWith("pants/")) };
      const size = { width: 1400, height: 1400 };
      const [worn, without] = [model, bare].map((each) =>
        rasterise(each, figure.views[view].camera, size),
      ) as [Raster, Raster];
      const at = ({ parts, part }: Raster, i: number) => parts[(part[i] ?? 0) - 1]?.piece ?? "";
      const shaft = /^gear\/(upper|plate|guard)/u;
      let [boot, through] = [0, 0];
      for (let i = 0; i < worn.part.length; i++) {
        if (!shaft.test(at(without, i)) || without.inside[i]) continue;
        boot += 1;
        const before = at(worn, i).startsWith("pants/");
        // A leg that comes out of a mouth hides its far rim: what it hides begins above the near one.
        if (before && shaft.test(at(worn, i - 8 * size.width))) through += 1;
      }
      expect(boot).toBeGreaterThan(20_000);
      expect(through).toBeLessThan(60);
    },
  );

  test.each(["front", "back"] as const)(
    "has his cuffs in his gloves, seen from the %s",
    async (view) => {
      const model = await dressed(figure);
      const bare = { pieces: piecesOf(model, "gloves/") };
      const size = { width: 1400, height: 1400 };
      const [worn, gloves] = [model, bare].map((each) =>
        rasterise(each, figure.views[view].camera, size),
      ) as [Raster, Raster];
      const at = ({ parts, part }: Raster, i: number) => parts[(part[i] ?? 0) - 1]?.piece ?? "";
      let [glove, through] = [0, 0];
      for (let i = 0; i < worn.part.length; i++) {
        if (!/^gloves\/(cuff|tab)/u.test(at(gloves, i)) || gloves.inside[i]) continue;
        glove += 1;
        if (at(worn, i).startsWith("jersey/cuff")) through += 1;
      }
      expect(glove).toBeGreaterThan(2000);
      expect(through).toBeLessThanOrEqual(glove / 100);
    },
  );

  test("has folds behind his knees, in the light and in the shade", async () => {
    const model = await dressed(figure);
    const size = 1400;
    const { camera, light } = figure.views.back;
    // How far a fold reaches, pixels, and how much its light differs from that beside it; pants over boots have more cloth.
    const fold = 12;
    const least = figure.parts.some(({ drape }) => drape.endsWith("-over")) ? 0.042 : 0.028;
    const { part, parts } = rasterise(model, camera, { width: size, height: size });
    const { data, info } = await sharp(join(clothFolder, light))
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(size);
    for (const side of ["left", "right"]) {
      const leg = `pants/back_leg_${side}`;
      const isLeg = (i: number) => parts[(part[i] ?? 0) - 1]?.piece === leg;
      const columns = Array.from({ length: size }, (_, x) => x).filter((x) =>
        Array.from({ length: size }, (_, y) => y).some((y) => isLeg(y * size + x)),
      );
      const shaded = columns.slice(columns.length * 0.5, columns.length * 0.9);
      let [bent, count] = [0, 0];
      for (const x of shaded)
        for (let y = fold; y < size - fold; y++) {
          const [above, here, below] = [y - fold, y, y + fold].map((row) => row * size + x) as [
            number,
            number,
            number,
          ];
          if (![above, here, below].every(isLeg)) continue;
          const [a, b, c] = [data[above], data[here], data[below]] as [number, number, number];
          bent += Math.abs(2 * b - a - c) / (a + c);
          count += 1;
        }
      expect(count).toBeGreaterThan(2000);
      expect(bent / count, side).toBeGreaterThan(least);
    }
  });

  test("has a chest that turns from light to shade", async () => {
    const model = await dressed(figure);
    const size = 1400;
    const { camera, light } = figure.views.front;
    const { part, parts } = rasterise(model, camera, { width: size, height: size });
    const { data } = await sharp(join(clothFolder, light))
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const front = Array.from({ length: size * size }, (_, i) => i).filter(
      (i) => parts[(part[i] ?? 0) - 1]?.piece === "jersey/front",
    );
    const rows = Map.groupBy(front, (i) => Math.floor(i / size));
    const [high, low] = [[...rows.keys()][0] as number, [...rows.keys()].at(-1) as number];
    /** Mean light from one share of the front's breadth to another, at its breast. */
    const mean = (from: number, to: number) => {
      let [sum, count] = [0, 0];
      for (let y = Math.round(high + 0.25 * (low - high)); y < high + 0.45 * (low - high); y++) {
        const row = rows.get(y) ?? [];
        for (const i of row.slice(from * row.length, to * row.length)) {
          sum += ((data[i] as number) / 159) ** 2;
          count += 1;
        }
      }
      return sum / count;
    };
    expect(mean(0.15, 0.4) / mean(0.6, 0.85)).toBeGreaterThan(1.5);
  });

  test.each(["front", "back"] as const)(
    "has his neck in his collar, seen from the %s",
    async (view) => {
      const model = await dressed(figure);
      const neck = gearPiece("neck");
      const bare = { pieces: model.pieces.filter(({ piece }) => piece !== neck) };
      const size = { width: 1400, height: 1400 };
      const [worn, without] = [model, bare].map((each) =>
        rasterise(each, figure.views[view].camera, size),
      ) as [Raster, Raster];
      const at = ({ parts, part }: Raster, i: number) => parts[(part[i] ?? 0) - 1]?.piece ?? "";
      let [collar, before] = [0, 0];
      for (let i = 0; i < worn.part.length; i++) {
        if (!/^jersey\/(collar|front|back)$/u.test(at(without, i)) || without.inside[i]) continue;
        if (at(without, i) === "jersey/collar") collar += 1;
        if (at(worn, i) === neck) before += 1;
      }
      expect(collar).toBeGreaterThan(400);
      // Along the rim a pixel is of one or the other.
      expect(before).toBeLessThanOrEqual(150);
    },
  );

  test.each(["front", "back"] as const)(
    "is lit where a sleeve turns its inner face out, seen from the %s",
    async (view) => {
      const model = await dressed(figure);
      const size = 700;
      const { camera, light } = figure.views[view];
      const square = { width: size, height: size };
      const opened = { pieces: model.pieces.map((piece) => ({ ...piece, filled: false })) };
      const { part, parts, inside } = rasterise(opened, camera, square);
      const { data, info } = await sharp(join(clothFolder, light))
        .extractChannel(0)
        .raw()
        .toBuffer({ resolveWithObject: true });
      // Less than light from everywhere leaves in a sleeve's mouth.
      const unlit = 15;
      let [turned, black] = [0, 0];
      for (let i = 0; i < part.length; i++) {
        if (!inside[i] || !/sleeve/u.test(parts[(part[i] ?? 0) - 1]?.piece ?? "")) continue;
        const [x, y] = [i % size, Math.floor(i / size)].map((at) =>
          Math.floor((at + 0.5) * (info.width / size)),
        );
        turned += 1;
        if ((data[(y ?? 0) * info.width + (x ?? 0)] ?? 0) < unlit) black += 1;
      }
      expect(black).toBeLessThanOrEqual(turned / 4 + 2);
    },
  );

  test("stands on his right leg, the left foot a step before it and its knee bent over it", async () => {
    const model = await dressed(figure);
    const high = boxOf(piecesOf(model, gearPiece("shell"))).high[1];
    const toe = (side: string) => boxOf(piecesOf(model, gearPiece(`cap_${side}`))).high[2] / high;
    const knee = (side: string) => {
      const own = model.pieces.filter(
        ({ piece }) => piece.startsWith("pants/") && piece.endsWith(side),
      );
      const { low, high: front } = boxOf(own, [0.27 * high, 0.29 * high]);
      return (low[2] + front[2]) / 2 / high;
    };
    expect(toe("left") - toe("right")).toBeGreaterThan(0.05);
    expect(knee("left") - knee("right")).toBeGreaterThan(0.06);
    // Nobody stands astride: boots are less than a foot's length apart.
    const soles = ["left", "right"].map((side) =>
      boxOf(piecesOf(model, gearPiece(`sole_${side}`))),
    );
    const middle = soles.map(({ low, high: far }) => (low[0] + far[0]) / 2 / high) as [
      number,
      number,
    ];
    expect(middle[0] - middle[1]).toBeLessThan(0.185);
  });

  test("has a build of his own: a woman a waist, a child a large helmet over short legs", async () => {
    const model = await dressed(figure);
    const trunk = model.pieces.filter(({ piece }) => /^jersey\/(front|back)$/u.test(piece));
    const hem = boxOf(piecesOf(model, "jersey/front")).low[1];
    const shell = boxOf(piecesOf(model, gearPiece("shell")));
    const across = (share: number) => {
      const height = hem + share * (shell.low[1] - hem);
      const { low, high } = boxOf(trunk, [height - 1, height + 1]);
      return high[0] - low[0];
    };
    const waist = Math.min(...[0.35, 0.4, 0.45, 0.5, 0.55].map(across));
    const hips = Math.max(...[0.08, 0.12, 0.16, 0.2, 0.24].map(across));
    const high = shell.high[1];
    const worn = figure.parts[0]?.drape ?? "";
    if (worn.includes("women")) expect(waist / hips).toBeLessThan(0.86);
    else expect(waist / hips).toBeGreaterThan(0.86);
    if (!worn.includes("youth")) return;
    expect((high - shell.low[1]) / high).toBeGreaterThan(0.175);
    expect(hem / high).toBeLessThan(0.465);
  });

  test("has knees in their guards about as broad as his thighs, and no shorts over leggings; below a hem that is higher beside him than behind", async () => {
    const model = await dressed(figure);
    const hem = boxOf(piecesOf(model, "jersey/front")).low[1];
    const high = boxOf(piecesOf(model, gearPiece("shell"))).high[1];
    const { low: least } = boxOf(piecesOf(model, "jersey/back"));
    // A shirt's tail covers no more of the legs than a fortieth of his height.
    expect((hem - least[1]) / high).toBeLessThan(0.026);
    expect(hem / high).toBeGreaterThan(0.45);
    if (figure.parts.some(({ drape }) => drape.endsWith("-over"))) return;
    for (const side of ["left", "right"]) {
      const own = model.pieces.filter(
        ({ piece }) => piece.startsWith("pants/") && piece.endsWith(`_${side}`),
      );
      const rim = boxOf(piecesOf(model, gearPiece(`upper_${side}`))).high[1];
      const deep = (height: number) => {
        const { low, high: far } = boxOf(own, [height - 1, height + 1]);
        return far[0] - low[0] + far[2] - low[2];
      };
      const tapers = deep(hem - 0.07 * high) / deep(rim + 0.04 * high);
      expect(tapers, side).toBeGreaterThan(0.95);
      expect(tapers, side).toBeLessThan(1.2);
    }
  });

  test("has hands whose fingers go on where the arms end", async () => {
    const model = await dressed(figure);
    for (const side of ["left", "right"]) {
      const cuff = boxOf(piecesOf(model, `jersey/cuff_${side}`));
      const back = boxOf(piecesOf(model, `gloves/back_${side}`));
      expect(back.low[1], side).toBeLessThan(cuff.low[1]);
      expect(back.high[1], side).toBeLessThan(cuff.high[1] + 2);
    }
  });

  test("lets his arms hang beside him", async () => {
    const model = await dressed(figure);
    for (const side of ["left", "right"]) {
      const sleeve = boxOf(piecesOf(model, `jersey/sleeve_${side}`));
      const cuff = boxOf(piecesOf(model, `jersey/cuff_${side}`));
      const far = side === "left" ? cuff.low[0] - sleeve.low[0] : sleeve.high[0] - cuff.high[0];
      const low = sleeve.high[1] - cuff.high[1];
      // His right forearm is bent to the front, and seen shorter.
      expect(far / low, side).toBeLessThan(side === "left" ? 0.23 : 0.07);
    }
  });

  test("has a trunk that is broader than deep, and hips in pants that fill its hem from front to back", async () => {
    const model = await dressed(figure);
    const hem = boxOf(piecesOf(model, "jersey/front")).low[1];
    const trunk = model.pieces.filter(({ piece }) => /^jersey\/(front|back)$/u.test(piece));
    const thigh = model.pieces.filter(
      ({ piece }) => piece.startsWith("pants/") && piece.endsWith("_right"),
    );
    const across = (pieces: Model["pieces"], height: number, axis: 0 | 2) => {
      const { low, high } = boxOf(pieces, [height - 1, height + 1]);
      return high[axis] - low[axis];
    };
    const deep = across(trunk, hem + 5, 2);
    expect(deep / across(trunk, hem + 5, 0)).toBeLessThan(0.68);
    // A box over two pipes otherwise.
    expect(across(thigh, hem - 2, 2) / deep).toBeGreaterThan(0.64);
    expect(across(thigh, hem - 8, 2) / deep).toBeGreaterThan(0.8);
  });

  test("shows no shaft of a boot under pants that hang over it, and cloth all round it above the foot", async () => {
    const over = figure.parts.some(({ drape }) => drape.endsWith("-over"));
    const model = await dressed(figure);
    const shafts = ["plate", "straps", "buckles"].flatMap((id) => piecesOf(model, gearPiece(id)));
    expect(shafts.length > 0).toBe(!over);
    if (!over) return;
    for (const side of ["left", "right"]) {
      const cloth = model.pieces.filter(
        ({ piece }) => piece.startsWith("pants/") && piece.endsWith(`_${side}`),
      );
      const upper = piecesOf(model, gearPiece(`upper_${side}`));
      // Further down the instep comes out of the hem.
      for (const height of [14, 16]) {
        const within: [number, number] = [height - 1, height + 1];
        const [around, boot] = [boxOf(cloth, within), boxOf(upper, within)];
        for (const axis of [0, 2] as const) {
          expect(boot.low[axis], `${side} ${height}`).toBeGreaterThan(around.low[axis]);
          expect(boot.high[axis], `${side} ${height}`).toBeLessThan(around.high[axis]);
        }
      }
    }
  });
});
