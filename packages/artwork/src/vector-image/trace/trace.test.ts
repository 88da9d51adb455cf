import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import type { SceneItem } from "../../scene.ts";
import type { VectorImage } from "../types.ts";
import { contoursOf } from "./contours.ts";
import type { Pixels } from "./pixels.ts";
import { removeBackground } from "./remove-background.ts";
import { mostTracePixels, tracePicture } from "./trace-picture.ts";
import { isTraceable } from "./traceable.ts";

type Fill = Extract<SceneItem, { kind: "fill" }>;

function pixelsOf(canvas: Canvas): Pixels {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** A badge as a logo often is: a white field, a ring, a square, a slanted bar. */
function badge(): Canvas {
  const canvas = createCanvas(240, 200);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, 240, 200);
  pen.fillStyle = "#d3202e";
  pen.beginPath();
  pen.arc(90, 100, 70, 0, 7);
  pen.arc(90, 100, 40, 0, 7, true);
  pen.fill();
  pen.fillStyle = "#123a7c";
  pen.fillRect(160, 30, 60, 60);
  pen.beginPath();
  for (const [x, y] of [
    [150, 180],
    [170, 120],
    [230, 110],
    [210, 170],
  ] as const) {
    pen.lineTo(x, y);
  }
  pen.fill();
  return canvas;
}

/** The same repeatable noise a JPEG would leave, up to 14 levels. */
function noisy(pixels: Pixels): Pixels {
  let state = 99;
  const data = pixels.data.map((value, at) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return at % 4 === 3 ? value : value + ((state >>> 24) % 29) - 14;
  });
  return { ...pixels, data };
}

function painted(image: VectorImage): Pixels {
  const canvas = createCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, image.width, image.height);
  for (const { path, paint, rule } of image.items as readonly Fill[]) {
    pen.beginPath();
    for (const command of path) {
      if (command[0] === "M") pen.moveTo(command[1], command[2]);
      else if (command[0] === "L") pen.lineTo(command[1], command[2]);
      else if (command[0] === "Z") pen.closePath();
      else {
        const [, x1, y1, x2, y2, x, y] = command;
        pen.bezierCurveTo(x1, y1, x2, y2, x, y);
      }
    }
    pen.fillStyle = typeof paint === "string" ? paint : "#00ff00";
    pen.fill(rule);
  }
  return pixelsOf(canvas);
}

function meanDifference(a: Pixels, b: Pixels): number {
  let sum = 0;
  a.data.forEach((value, at) => {
    sum += at % 4 === 3 ? 0 : Math.abs(value - (b.data[at] ?? 0));
  });
  return sum / (a.width * a.height * 3);
}

describe("contours", () => {
  test("walk round outer borders one way and round holes the other", () => {
    const rows = ["#####", "#...#", "#.#.#", "#...#", "#####"];
    const contours = contoursOf((x, y) => rows[y]?.[x] === "#", 5, 5);
    const area = (contour: (typeof contours)[number]): number =>
      contour.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = contour[(at + 1) % contour.length] ?? [0, 0];
        return sum + (x * nextY - nextX * y) / 2;
      }, 0);
    expect(contours.map(area).toSorted((a, b) => b - a)).toEqual([25, 1, -9]);
  });

  test("pixels that touch at a corner stay apart", () => {
    expect(contoursOf((x, y) => x === y && x >= 0 && x < 2, 2, 2)).toHaveLength(2);
  });
});

describe("the plain background", () => {
  test("goes from the edge inwards; what it encloses stays", () => {
    const result = removeBackground(noisy(pixelsOf(badge())));
    expect(result?.background).toMatch(/^#f[a-f\d]f[a-f\d]f[a-f\d]$/);
    const cover = (x: number, y: number): number | undefined =>
      result?.pixels.data[(y * 240 + x) * 4 + 3];
    expect([cover(2, 2), cover(235, 195), cover(30, 100), cover(90, 100)]).toEqual([
      0, 0, 255, 255,
    ]);
  });

  test("soft rims lose the background's colour", () => {
    const clean = removeBackground(pixelsOf(badge()))?.pixels;
    if (!clean) throw new Error("not plain");
    let soft = 0;
    for (let at = 0; at < clean.data.length; at += 4) {
      const [red = 0, , blue = 0, cover = 0] = clean.data.subarray(at, at + 4);
      if (cover < 40 || cover > 215) continue;
      soft += 1;
      // Red or blue, but no longer pink or pale.
      expect(Math.min(red, blue)).toBeLessThan(120);
    }
    expect(soft).toBeGreaterThan(100);
  });

  test("a picture without one is left as it is", () => {
    const canvas = createCanvas(60, 60);
    const pen = canvas.getContext("2d");
    for (let x = 0; x < 60; x += 1) {
      pen.fillStyle = `hsl(${x * 6} 90% 50%)`;
      pen.fillRect(x, 0, 1, 60);
    }
    expect(removeBackground(pixelsOf(canvas))).toBeUndefined();
  });
});

describe("tracing", () => {
  test("a noisy picture becomes its few colours in few smooth steps, and looks the same", () => {
    const source = pixelsOf(badge());
    const image = tracePicture(noisy(source), { colours: 6 });
    if (!image) throw new Error("nothing traced");
    expect([image.width, image.height]).toEqual([240, 200]);
    const colours = image.items.map((item) => (item.kind === "fill" ? item.paint : ""));
    expect(colours).toHaveLength(3);
    expect(colours[0]).toMatch(/^#f[a-f\d]f[a-f\d]f[a-f\d]$/);
    const steps = image.items.reduce(
      (sum, item) => sum + (item.kind === "fill" ? item.path.length : 0),
      0,
    );
    expect(steps).toBeLessThan(90);
    expect(meanDifference(painted(image), source)).toBeLessThan(2.5);
  });

  test("corners stay corners", () => {
    const canvas = createCanvas(100, 100);
    const pen = canvas.getContext("2d");
    pen.fillStyle = "#000000";
    pen.fillRect(20, 30, 50, 40);
    const [item] = tracePicture(pixelsOf(canvas))?.items ?? [];
    const path = item?.kind === "fill" ? item.path : [];
    expect(path.map(([letter]) => letter).join("")).toBe("MLLLLZ");
    const xs = path.flatMap((command) => (command[0] === "L" ? [command[1]] : []));
    expect([Math.min(...xs), Math.max(...xs)].map(Math.round)).toEqual([20, 70]);
  });

  test("takes the colours it is given and tells how far it is", () => {
    const seen: number[] = [];
    const image = tracePicture(pixelsOf(badge()), {
      palette: ["#000000", "#ffffff"],
      onProgress: (done) => seen.push(done),
    });
    expect(new Set(image?.items.map((item) => (item.kind === "fill" ? item.paint : "")))).toEqual(
      new Set(["#000000", "#ffffff"]),
    );
    expect(seen.at(-1)).toBe(1);
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  });

  test("nothing opaque traces to nothing, and too much is refused", () => {
    const empty = { width: 9, height: 9, data: new Uint8ClampedArray(324) };
    expect(tracePicture(empty)).toBeUndefined();
    const large = { width: mostTracePixels, height: 2, data: new Uint8ClampedArray(0) };
    expect(() => tracePicture(large)).toThrow(RangeError);
  });

  test("A4.6 a picture of fewer than 60 pixels is not offered as a drawing", () => {
    const isOffered = (width: number, height: number) => isTraceable({ width, height });
    expect([isOffered(1, 1), isOffered(59, 59)]).toEqual([false, false]);
    expect([isOffered(60, 8), isOffered(8, 60)]).toEqual([true, true]);
  });
});
