import { createCanvas, Path2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Path, transformPoint } from "@holeshot/geometry";
import { rounds, shareOf } from "../../testing/round-ramp.ts";
import { bendItems } from "../items/bend-items.ts";
import { colourAt } from "../items/colour-at.ts";
import { movePaint } from "../items/paints.ts";
import type { PieceScene, RadialGradient, SceneItem } from "../scene.ts";
import type { CanvasTarget, PathTarget } from "./canvas-target.ts";
import { drawPiece } from "./draw-piece.ts";
import { toSvg } from "./to-svg.ts";

const side = 50;
const scale = 8;
const pixels = side * scale;
const cloth: Path = [["M", 0, 0], ["L", side, 0], ["L", side, side], ["L", 0, side], ["Z"]];
const [blue, red, yellow] = [
  [16, 64, 192],
  [255, 0, 0],
  [255, 255, 0],
];
const stops = [
  { at: 0, colour: "#ff0000", alpha: 1 },
  { at: 1, colour: "#ffff00", alpha: 0 },
];

function sceneOf(paint: RadialGradient): PieceScene & { readonly item: SceneItem } {
  const item = { kind: "fill", path: cloth, paint, rule: "nonzero", opacity: 1 } as const;
  const layers = [{ layer: "", items: [item] }];
  return { piece: "front", ground: "#1040c0", cloth, layers, item };
}

function onCanvas(scene: PieceScene, newPath?: () => PathTarget): Uint8Array {
  const context = createCanvas(pixels, pixels).getContext("2d");
  const view = { left: 0, top: 0, scale, ...(newPath ? { newPath } : {}) };
  drawPiece(context as unknown as CanvasTarget<never>, scene, () => undefined, view);
  return new Uint8Array(context.getImageData(0, 0, pixels, pixels).data);
}

const drawers: Record<string, (scene: PieceScene) => Promise<Uint8Array>> = {
  canvas: (scene) => Promise.resolve(onCanvas(scene)),
  "canvas with kept paths": (scene) =>
    Promise.resolve(onCanvas(scene, () => new Path2D() as unknown as PathTarget)),
  svg: async (scene) => {
    const svg = Buffer.from(toSvg(scene, { href: () => undefined }));
    const picture = sharp(svg, { density: scale * 25.4 }).resize(pixels, pixels);
    return await picture.ensureAlpha().raw().toBuffer();
  },
};

const mixed = (from: number[], to: number[], share: number) =>
  from.map((value, i) => value + ((to[i] ?? 0) - value) * share);

test.each(
  Object.entries(drawers).flatMap(([name, draw]) => rounds.map((one) => ({ ...one, name, draw }))),
)(
  "A5.12 a round ramp that fades is that of its formula: $kind, $name",
  async ({ gradient, draw }) => {
    const data = await draw(sceneOf({ ...gradient, stops }));
    let worst = 0;
    for (let row = 8; row < pixels - 8; row += 3) {
      for (let column = 8; column < pixels - 8; column += 3) {
        const share = shareOf(gradient, (column + 0.5) / scale, (row + 0.5) / scale);
        const wanted = mixed(blue, mixed(red, yellow, share), 1 - share);
        const at = 4 * (row * pixels + column);
        const off = wanted.map((value, i) => Math.abs(value - (data[at + i] ?? 0)));
        worst = Math.max(worst, ...off);
      }
    }
    expect(worst).toBeLessThanOrEqual(3);
  },
);

test.each(rounds)("A5.12 its colour at a place is told: $kind", ({ gradient }) => {
  const { item } = sceneOf({ ...gradient, stops });
  for (const [x, y] of [
    [25, 25],
    [30, 20],
    [12, 30],
    [3, 47],
  ] as const) {
    const wanted = mixed(red, yellow, shareOf(gradient, x, y))[1] ?? 0;
    const seen = Number.parseInt(colourAt([item], { x, y })?.slice(3, 5) ?? "", 16);
    expect(Math.abs(seen - wanted)).toBeLessThanOrEqual(1);
  }
});

test.each(rounds)(
  "A5.12 it goes with what it fills, turned, skewed or bent: $kind",
  ({ gradient }) => {
    const paint: RadialGradient = { ...gradient, stops };
    const moved = movePaint(paint, (at) =>
      transformPoint([1.5, 0.2, -0.4, 0.8, 7, 9], at),
    ) as RadialGradient;
    const [bent] = bendItems(
      [sceneOf(paint).item],
      ({ x, y }) => ({ x: 1.5 * x - 0.4 * y + 7, y: 0.2 * x + 0.8 * y + 9 }),
      () => true,
    );
    if (bent?.kind !== "fill") throw new Error("no fill");
    const [x, y] = [20, 28];
    const there = [1.5 * x - 0.4 * y + 7, 0.2 * x + 0.8 * y + 9] as const;
    for (const one of [moved, bent.paint as RadialGradient]) {
      expect(shareOf(one, ...there)).toBeCloseTo(shareOf(gradient, x, y), 5);
    }
  },
);
