import { expect, test } from "vitest";
import type { Path } from "@holeshot/geometry";
import { hasProgram } from "../../../../tests/programs.ts";
import { ghostPixels, mupdfPixels, pdfPixels, type Pixels } from "../../testing/pixels.ts";
import { rounds, shareOf } from "../../testing/round-ramp.ts";
import { setBlending } from "../print/optional-layers.ts";
import { processColours } from "../print/process-colours.ts";
import type { LinearGradient, Paint, PieceScene, RadialGradient, SceneItem } from "../scene.ts";
import { drawArt, pointsPerMm } from "./draw-art.ts";
import { writePdf } from "./pdf-file.ts";

/** Half the piece of an audit, mm: the readers draw it at a press's resolution. */
const side = 50;

function area(left: number, top: number, right: number, bottom: number): Path {
  return [["M", left, top], ["L", right, top], ["L", right, bottom], ["L", left, bottom], ["Z"]];
}

function fill(path: Path, paint: Paint, opacity: number): SceneItem {
  return { kind: "fill", path, paint, rule: "nonzero", opacity };
}

const ramp = (stops: LinearGradient["stops"]) => ({ x1: 0, y1: 0, x2: side, y2: 0, stops });

async function printed(colour: "rgb" | "cmyk", items: readonly SceneItem[]): Promise<Uint8Array> {
  const cloth = area(0, 0, side, side);
  const layers = [{ layer: "", items }];
  const scene: PieceScene = { piece: "front", ground: "#1040c0", cloth, layers };
  return await writePdf({ title: "see-through", created: new Date(0) }, (pdf) => {
    pdf.addPage({ size: [side * pointsPerMm, side * pointsPerMm], margin: 0 });
    setBlending(pdf, colour === "rgb" ? "DeviceRGB" : "DeviceCMYK");
    pdf.transform(pointsPerMm, 0, 0, pointsPerMm, 0, 0);
    drawArt(pdf, scene, { picture: () => undefined, ...processColours({ colour }) });
  });
}

const readers = { poppler: pdfPixels, ghostscript: ghostPixels, mupdf: mupdfPixels };
const known = ["pdftocairo", "gs", "mutool"].every(hasProgram);
const cases = Object.entries(readers).flatMap(([name, read]) =>
  [150, 600].map((dpi) => ({ name, read, dpi })),
);

/** The picture at a resolution, and its colour at a place in millimetres. */
async function seen(
  read: (typeof readers)["poppler"],
  pdf: Uint8Array,
  dpi: number,
): Promise<{ picture: Pixels; at: (x: number, y: number) => number[] }> {
  const scale = dpi / 25.4;
  const size = Math.ceil(side * scale);
  const picture = await read(pdf, { width: size, height: size, data: new Uint8Array() }, scale);
  const at = (x: number, y: number) => {
    const i = 4 * (Math.floor(y * scale) * picture.width + Math.floor(x * scale));
    return [...picture.data.subarray(i, i + 3)];
  };
  return { picture, at };
}

const off = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));

const mixed = (from: number[], to: number[], share: number) =>
  from.map((value, i) => value + ((to[i] ?? 0) - value) * share);

const [blue, red, yellow] = [
  [16, 64, 192],
  [255, 0, 0],
  [255, 255, 0],
];

test.skipIf(!known).each(cases)(
  "A7.17 bands of a see-through ramp meet without a line: $name, $dpi dpi",
  async ({ read, dpi }) => {
    const stops = [
      { at: 0, colour: "#ff0000" },
      { at: 1, colour: "#ffff00" },
    ];
    // Bands end between pixels at every resolution.
    const edges = [5, 12.3, 20.7, 29.1, 38.9, 45];
    const bands = edges
      .slice(1)
      .map((to, i) => fill(area(-5, edges[i] ?? 0, 55, to), ramp(stops), 0.8));
    const clip: SceneItem = {
      kind: "clip",
      path: area(5, 5, 45, 45),
      rule: "nonzero",
      items: bands,
    };
    const { picture, at } = await seen(read, await printed("rgb", [clip]), dpi);
    const step = 25.4 / dpi;
    for (const x of [10, 25, 40]) {
      const wanted = mixed(blue, mixed(red, yellow, x / side), 0.8);
      let worst = 0;
      for (let y = 6; y < 44; y += step) worst = Math.max(worst, off(at(x, y), wanted));
      expect(worst, `column at ${x} mm of ${picture.width} pixels`).toBeLessThanOrEqual(4);
    }
  },
);

test.skipIf(!known).each(cases)(
  "A7.17 cover that fades is a soft mask, without steps: $name, $dpi dpi",
  async ({ read, dpi }) => {
    const fading = ramp([
      { at: 0.1, colour: "#ff0000", alpha: 0 },
      { at: 0.9, colour: "#ff0000", alpha: 1 },
    ]);
    const pdf = await printed("rgb", [fill(area(5, 5, 45, 45), fading, 1)]);
    const { at } = await seen(read, pdf, dpi);
    const step = 25.4 / dpi;
    let [worst, jump] = [0, 0];
    let before = at(6, 25);
    for (let x = 6; x < 44; x += step) {
      const now = at(x, 25);
      worst = Math.max(worst, off(now, mixed(blue, red, (x / side - 0.1) / 0.8)));
      jump = Math.max(jump, off(now, before));
      before = now;
    }
    expect(worst).toBeLessThanOrEqual(5);
    // One pixel at 150 dpi is 1/236 of the way: bands were steps of eight.
    expect(jump).toBeLessThanOrEqual(3);
  },
);

test.skipIf(!known).each(cases)(
  "A7.17 what has no area leaves no line: $name, $dpi dpi",
  async ({ read, dpi }) => {
    const thin: Path = [["M", 5, 20], ["L", 45, 20.0002], ["L", 20, 20], ["Z"], ["M", 9, 9], ["Z"]];
    const pdf = await printed("cmyk", [fill(thin, "#000000", 1)]);
    const { picture } = await seen(read, pdf, dpi);
    const [first] = [[...picture.data.subarray(0, 3)]];
    let worst = 0;
    for (let i = 0; i < picture.width * (picture.height - 2); i++) {
      if (i % picture.width > picture.width - 3) continue;
      worst = Math.max(worst, off([...picture.data.subarray(4 * i, 4 * i + 3)], first ?? []));
    }
    expect(worst).toBeLessThanOrEqual(1);
  },
);

// In a short run each reader looks at one kind in few pixels and at the other in many; LONG tries all.
const long = process.env["LONG"] === "1";

test
  .skipIf(!known)
  .each(
    rounds.flatMap(({ kind, gradient }, nth) =>
      cases
        .filter((_, at) => long || (nth + at + Math.floor(at / 2)) % 2 === 0)
        .map((one) => ({ kind, gradient, ...one, dpi: one.dpi === 600 ? 1440 : one.dpi })),
    ),
  )(
  "A7.17 a round ramp that fades is one shading in a soft mask: $kind, $name, $dpi dpi",
  async ({ gradient, read, dpi }) => {
    const paint: RadialGradient = {
      ...gradient,
      stops: [
        { at: 0, colour: "#ff0000", alpha: 1 },
        { at: 1, colour: "#ffff00", alpha: 0 },
      ],
    };
    const pdf = await printed("rgb", [fill(area(5, 5, 45, 45), paint, 0.8)]);
    const { at } = await seen(read, pdf, dpi);
    // In the middle of pixels, every one of them at 150 dpi.
    const pixel = 25.4 / dpi;
    const step = pixel * Math.ceil(0.05 / pixel);
    const wanted = (x: number, y: number) => {
      const share = shareOf(paint, x, y);
      return mixed(blue, mixed(red, yellow, share), 0.8 * (1 - share));
    };
    let worst = 0;
    for (let y = 6 - (6 % pixel) + pixel / 2; y < 44; y += step) {
      for (let x = 6 - (6 % pixel) + pixel / 2; x < 44; x += step) {
        // A reader may take a pixel's colour from its corner: where it is steep, that is another one.
        const here = wanted(x, y);
        const half = pixel / 2;
        const slope = off(here, wanted(x + half, y)) + off(here, wanted(x, y + half));
        worst = Math.max(worst, off(at(x, y), here) - slope);
      }
    }
    expect(worst).toBeLessThanOrEqual(4);
  },
);
