import { readFileSync } from "node:fs";
import { join } from "node:path";
import { draftGarment, type Garment, type Side } from "@holeshot/garments";
import {
  alterModel,
  openModel,
  photoBounds,
  rasterise,
  readAlterations,
  type Camera,
  type Raster,
} from "@holeshot/views";
import { clothManifest, type Model, type Vector } from "@holeshot/views";
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { deltaE, type Lab, labOf } from "../../../packages/artwork/testing/likeness.ts";
import { openEditor, settledPicture } from "./support.ts";

/**
 * A place of the cloth has the same colour in the round as on the side it is seen from. Both canvases are read as they
 * are shown; which pixels show the same place is found from the committed model and the two cameras.
 */
const house = shopHouse();
const long = process.env["LONG"] === "1";
const folder = join(import.meta.dirname, "../../../catalogue/cloth");
const sides = ["front", "left", "back", "right"] as const;
/** As the stage and the view in the round frame a garment. */
const shown = { fill: 0.87, nearest: 0.87, field: 23.9, tilt: (4 * Math.PI) / 180 };
const tile = 32;

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

async function pixelsOf(stage: Locator): Promise<Pixels> {
  await settledPicture(stage);
  // In the round a picture that stands still gets finer yet.
  await stage.locator("canvas:not([data-still=false])").waitFor({ timeout: 180_000 });
  const { width, height, data } = await stage.locator("canvas").evaluate((canvas) => {
    const { width: w, height: h } = canvas as HTMLCanvasElement;
    const copy = new OffscreenCanvas(w, h).getContext("2d");
    copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
    const bytes = copy?.getImageData(0, 0, w, h).data ?? new Uint8ClampedArray();
    let text = "";
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return { width: w, height: h, data: btoa(text) };
  });
  return { width, height, data: new Uint8Array(Buffer.from(data, "base64")) };
}

/** The stage's square: the garment in its middle, as large as it may be. */
function stageFrame(model: Model, camera: Camera, { width, height }: Pixels) {
  const bounds = photoBounds(model, camera, { width: 1000, height: 1000 });
  const side = Math.min(
    (width * shown.fill * 1000) / bounds.width,
    (height * shown.fill * 1000) / bounds.height,
  );
  return {
    left: width / 2 - ((bounds.x + bounds.width / 2) / 1000) * side,
    top: height / 2 - ((bounds.y + bounds.height / 2) / 1000) * side,
    side,
  };
}

/** The camera of the view in the round, when it begins at a side. */
function roundCamera(model: Model, { eye, target }: Camera, { width, height }: Pixels): Camera {
  const [low, high] = [Array<number>(3).fill(Infinity), Array<number>(3).fill(-Infinity)];
  const each = (visit: (place: readonly number[]) => void) => {
    for (const { positions } of model.pieces)
      for (let i = 0; i < positions.length; i += 3) visit([...positions.subarray(i, i + 3)]);
  };
  each((place) =>
    place.forEach((value, k) => {
      low[k] = Math.min(low[k] as number, value);
      high[k] = Math.max(high[k] as number, value);
    }),
  );
  const middle = low.map((value, k) => (value + (high[k] as number)) / 2) as [
    number,
    number,
    number,
  ];
  const turn = Math.atan2(eye[0] - target[0], eye[2] - target[2]);
  // As far as the cloth has to be to take its share of the picture, each way.
  const upright = shown.fill * Math.tan((shown.field * Math.PI) / 360);
  const level = (upright * width) / height;
  const fills = (turned: number, tilt: number): number => {
    let away = 0;
    each((place) => {
      const [x, y, z] = place.map((value, k) => value - (middle[k] ?? 0)) as [
        number,
        number,
        number,
      ];
      const near = x * Math.sin(turned) + z * Math.cos(turned);
      const towards = near * Math.cos(tilt) + y * Math.sin(tilt);
      const up = y * Math.cos(tilt) - near * Math.sin(tilt);
      const across = x * Math.cos(turned) - z * Math.sin(turned);
      away = Math.max(away, towards + Math.abs(up) / upright, towards + Math.abs(across) / level);
    });
    return away;
  };
  // From a narrow side it comes nearer than from its broadest, by an eighth at most.
  const broadest = Math.max(...Array.from({ length: 48 }, (_, i) => fills((i * Math.PI) / 24, 0)));
  const far = Math.max(fills(turn, shown.tilt), shown.nearest * broadest);
  const flat = far * Math.cos(shown.tilt);
  return {
    eye: [
      middle[0] + flat * Math.sin(turn),
      middle[1] + far * Math.sin(shown.tilt),
      middle[2] + flat * Math.cos(turn),
    ],
    target: middle,
    up: [0, 1, 0],
    fovY: shown.field,
  };
}

/** The place of the model that a pixel shows; null beside it. */
function placeAt(model: Model, raster: Raster, at: number): Vector | null {
  const part = model.pieces[(raster.part[at] ?? 0) - 1];
  if (!part) return null;
  const corner = (k: number) => part.triangles[3 * (raster.triangle[at] as number) + k] as number;
  const [b, c] = [raster.b[at] as number, raster.c[at] as number];
  const [x, y, z] = [0, 1, 2].map(
    (k) =>
      (1 - b - c) * (part.positions[3 * corner(0) + k] as number) +
      b * (part.positions[3 * corner(1) + k] as number) +
      c * (part.positions[3 * corner(2) + k] as number),
  );
  return [x ?? 0, y ?? 0, z ?? 0];
}

/** Where a camera shows a place, pixels. */
function pixelOf(camera: Camera, { width, height }: Pixels, place: Vector) {
  const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const unit = (a: Vector): Vector => {
    const size = Math.hypot(...a);
    return [a[0] / size, a[1] / size, a[2] / size];
  };
  const forward = unit(minus(camera.target, camera.eye));
  const right = unit([-forward[2], 0, forward[0]]);
  const up: Vector = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const from = minus(place, camera.eye);
  const focal = height / 2 / Math.tan((camera.fovY * Math.PI) / 360) / dot(from, forward);
  return { x: width / 2 + focal * dot(from, right), y: height / 2 - focal * dot(from, up) };
}

/** A channel round a pixel: the two pictures are not of one size, and thin lines fall between pixels. */
function around({ width, data }: Pixels, at: number, channel: number): number {
  let [sum, count] = [0, 0];
  for (const row of [-1, 0, 1])
    for (const column of [-1, 0, 1]) {
      const pixel = 4 * (at + row * width + column);
      if (data[pixel + 3] !== 255) continue;
      sum += data[pixel + channel] as number;
      count++;
    }
  return sum / Math.max(1, count);
}

/** Colours of the same places on both canvases, by tile of the side. */
function compareTiles(model: Model, camera: Camera, side: Pixels, round: Pixels): number[] {
  const flat = rasterise(model, camera, side, stageFrame(model, camera, side));
  const turned = roundCamera(model, camera, round);
  const far = rasterise(model, turned, round, {
    left: (round.width - round.height) / 2,
    top: 0,
    side: round.height,
  });
  const sums = new Map<number, { count: number; one: number[]; other: number[] }>();
  for (let row = 2; row < side.height - 2; row += 2)
    for (let column = 2; column < side.width - 2; column += 2) {
      const place = placeAt(model, flat, row * side.width + column);
      if (!place) continue;
      const { x, y } = pixelOf(turned, round, place);
      const at = Math.floor(y) * round.width + Math.floor(x);
      const seen = placeAt(model, far, at);
      if (!seen || Math.hypot(...seen.map((value, k) => value - (place[k] ?? 0))) > 0.006) continue;
      const one = 4 * (row * side.width + column);
      if (side.data[one + 3] !== 255 || round.data[4 * at + 3] !== 255) continue;
      const key = Math.floor(row / tile) * 1000 + Math.floor(column / tile);
      const sum = sums.get(key) ?? { count: 0, one: [0, 0, 0], other: [0, 0, 0] };
      sums.set(key, sum);
      sum.count++;
      for (let k = 0; k < 3; k++) {
        sum.one[k] = (sum.one[k] ?? 0) + around(side, row * side.width + column, k);
        sum.other[k] = (sum.other[k] ?? 0) + around(round, at, k);
      }
    }
  return (
    [...sums.values()]
      // Half of a tile at least: less of it is an outline, where a thin line weighs as much as the cloth.
      .filter(({ count }) => count >= (tile / 2) ** 2 / 2)
      .map(({ count, one, other }) => {
        const lab = ([r = 0, g = 0, b = 0]: number[]): Lab =>
          labOf([r / count, g / count, b / count]);
        return deltaE(lab(one), lab(other));
      })
  );
}

function lightnessOf({ data }: Pixels, at: number): number {
  const [r = 0, g = 0, b = 0] = data.subarray(4 * at, 4 * at + 3);
  return 0.3 * r + 0.6 * g + 0.1 * b;
}

/** How far most of the cloth's pixels are from those two away: a mesh, whose rows are four apart; lines and letters are few. */
function knitOf(pixels: Pixels): number {
  const { width, height, data } = pixels;
  const away: number[] = [];
  for (let row = 2; row < height - 2; row++)
    for (let column = 2; column < width - 2; column++) {
      const at = row * width + column;
      const near = [at - 2 * width, at + 2 * width];
      if ([at, ...near].some((one) => data[4 * one + 3] !== 255)) continue;
      const [above = 0, below = 0] = near.map((one) => lightnessOf(pixels, one));
      away.push(Math.abs(lightnessOf(pixels, at) - (above + below) / 2));
    }
  return away.toSorted((a, b) => a - b)[away.length >> 1] ?? 0;
}

/** Pixels that are much lighter than all that lie two away: nothing that is printed on cloth is so fine. */
function grainsOf(pixels: Pixels): number {
  const { width, height, data } = pixels;
  const lightness = (at: number) => lightnessOf(pixels, at);
  let grains = 0;
  for (let row = 2; row < height - 2; row++)
    for (let column = 2; column < width - 2; column++) {
      const at = row * width + column;
      const own = lightness(at) - 20;
      const lighter = [-2, 0, 2].every((down) =>
        [-2, 0, 2].every(
          (across) =>
            (down === 0 && across === 0) ||
            (data[4 * (at + down * width + across) + 3] === 255 &&
              lightness(at + down * width + across) < own),
        ),
      );
      if (lighter) grains++;
    }
  return grains;
}

/** How many kinds of pixels an outline has that are cloth in part; the shadow is lighter than all of them. */
function stepsOf({ data }: Pixels): number {
  const steps = new Set<number>();
  for (let i = 3; i < data.length; i += 4) {
    const covered = data[i] as number;
    if (covered > 60 && covered < 255) steps.add(covered);
  }
  return steps.size;
}

describe("in the round", () => {
  it.each(long ? ["Super 86", "Nightshift"] : ["Nightshift"])(
    "cloth of %s has the colours of its sides, black too",
    { timeout: 480_000 },
    async (kit) => {
      const manifest = clothManifest(
        JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")),
      );
      const drape = manifest.drapes["jersey-men"];
      if (!drape) throw new Error("no jersey");
      const model = await openModel(new Uint8Array(readFileSync(join(folder, drape.model))));
      const editor = await openEditor(house, { expects: /GL Driver Message/ });
      const { page, button, stage } = editor;
      const first = await settledPicture(stage);
      await page.getByRole("button", { name: kit, exact: true }).click();
      // The set opens with the first kit; another's drawing has to be fetched.
      if (kit !== "Super 86")
        await expect
          .poll(async () => (await settledPicture(stage)) === first, { timeout: 60_000 })
          .toBe(false);
      const look = async (name: Side, shownModel: Model): Promise<void> => {
        await button(`side.${name}`).click();
        await editor.ready();
        const side = await pixelsOf(stage);
        await button("editor.free.title").click();
        await editor.ready();
        const round = await pixelsOf(stage);
        // Drawn once an outline has a stair, at rest it has as many steps as drawings, unless the machine has other things to do.
        if ((await stage.locator("canvas").getAttribute("data-drawings")) === "17")
          expect(stepsOf(round), `${name}, steps of the outline`).toBeGreaterThan(10);
        // Stitches and letters' corners; lining that is seen along folds makes twice or thrice as many.
        expect(grainsOf(round), `${name}, grains`).toBeLessThan(65);
        // A jersey's mesh is seen in black cloth, and as deep in the round as on its side; without rows that can be seen it is 0.5.
        const [flat, turned] = [knitOf(side), knitOf(round)];
        expect(flat, `${name}, knit`).toBeGreaterThan(1.2);
        expect(turned / flat, `${name}, knit in the round`).toBeGreaterThan(0.7);
        expect(turned / flat, `${name}, knit in the round`).toBeLessThan(1.4);
        const found = compareTiles(shownModel, drape.sides[name].camera, side, round);
        const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
        const worst = Math.max(...found);
        expect(found.length, name).toBeGreaterThan(60);
        expect(mean, `${name}, mean`).toBeLessThanOrEqual(2);
        expect(
          worst,
          `${name}, worst tile of ${found.length}, mean ${mean.toFixed(2)}`,
        ).toBeLessThanOrEqual(5);
      };
      for (const name of sides) await look(name, model);

      // In another cut the light is still that of the side: cloth that went elsewhere took it along.
      await button("side.front").click();
      await button("editor.panel.options").click();
      await page.getByRole("radio", { name: "Over bodyprotector", exact: true }).check();
      const told = readAlterations(
        JSON.parse(readFileSync(join(folder, drape.alterations?.file ?? ""), "utf8")),
      );
      const choices = { fit: "over-armour" };
      const [from, to] = [{}, choices].map((options) =>
        draftGarment({ product: "jersey", size: drape.size, options }),
      ) as [Garment, Garment];
      const wider = alterModel(model, { alterations: told, choices, from, to });
      for (const name of long ? sides : (["left"] as const)) await look(name, wider);
    },
  );
});
