import { createCanvas, type Image } from "@napi-rs/canvas";
import type { ImageLayer } from "@holeshot/design";
import { draftGarment, type Garment, sizes } from "@holeshot/garments";
import { type Path, pathBounds, type Point } from "@holeshot/geometry";
import { describe, expect, test } from "vitest";
import {
  buildScene,
  type PieceScene,
  preflight,
  type SceneInput,
  toPdf,
  type VectorPicture,
} from "@holeshot/artwork";
import { hasProgram } from "../../../../tests/programs.ts";
import { canvasPixels, pdfPixels, type Pixels } from "../../testing/pixels.ts";
import { imageLayer, rectangle, testArt, testDocument, testFont } from "../../testing/fixtures.ts";

// Judged by pixels: what stands on one side of a seam stands on the other, at the same share of the seam. Shares are worked out
// here on their own, from points close together along each curve. Every size in the long run, a quarter of them otherwise.

const long = process.env["LONG"] === "1";

const bars = [
  "#e01020",
  "#1030e0",
  "#10a040",
  "#f0c000",
  "#a010c0",
  "#00b0c0",
  "#f07000",
  "#404040",
];

const barred: VectorPicture = {
  width: 160,
  height: 160,
  items: bars.map((paint, i) => ({
    kind: "fill",
    path: rectangle(0, i * 20, 160, (i + 1) * 20),
    paint,
    rule: "nonzero",
    opacity: 1,
  })),
};

const photo = createCanvas(320, 320);
const ink = photo.getContext("2d");
bars.forEach((colour, i) => {
  ink.fillStyle = colour;
  ink.fillRect(0, i * 40, 320, 40);
});

function sceneInput(garment: Garment, layer: ImageLayer, base?: Garment): SceneInput {
  return {
    document: testDocument([layer]),
    product: "jersey",
    garment,
    ...(base && { base }),
    art: { ...testArt(), zones: [], slots: [] },
    fonts: testFont,
    vectors: ({ type }) => (type === "logo" ? barred : undefined),
    images: ({ type }) => (type === "image" ? { asset: "p", width: 320, height: 320 } : undefined),
  };
}

type Side = (point: Point) => string;

function pointsOf(path: Path): Point[] {
  const points: Point[] = [];
  for (const command of path) {
    const from = points.at(-1);
    if (command[0] === "C" && from) {
      const [, x1, y1, x2, y2, x3, y3] = command;
      for (let i = 1; i <= 90; i += 1) {
        const [t, u] = [i / 90, 1 - i / 90];
        const at = (a: number, b: number, c: number, d: number): number =>
          u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
        points.push({ x: at(from.x, x1, x2, x3), y: at(from.y, y1, y2, y3) });
      }
    } else if (command[0] === "M" || command[0] === "L") {
      points.push({ x: command[1], y: command[2] });
    }
  }
  return points;
}

/** The place at a share of an edge, so many mm inside of its piece: outlines run clockwise. */
function justInside(points: readonly Point[], share: number, depth: number): Point {
  const steps = points.slice(1).map((p, i) => {
    const before = points[i] as Point;
    return Math.hypot(p.x - before.x, p.y - before.y);
  });
  let rest = steps.reduce((sum, step) => sum + step, 0) * share;
  for (const [i, step] of steps.entries()) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    if (rest <= step || i === steps.length - 1) {
      const [dx, dy] = [(b.x - a.x) / step, (b.y - a.y) / step];
      return { x: a.x + dx * rest - dy * depth, y: a.y + dy * rest + dx * depth };
    }
    rest -= step;
  }
  throw new Error("an edge without length");
}

/** How a piece of a scene becomes pixels. */
type Medium = (piece: PieceScene) => Promise<Pixels>;

const scale = 2;

const onScreen: Medium = (piece) =>
  Promise.resolve(canvasPixels(piece, () => photo as unknown as Image, scale));

/** As a print file, read by another program. */
const inPrint: Medium = async (piece) => {
  const pdf = await toPdf([piece], {
    picture: () => photo.toBuffer("image/png"),
    created: new Date("2026-01-01T00:00:00Z"),
  });
  const { left, top, right, bottom } = pathBounds(piece.cloth);
  const size = { width: (right - left) * scale, height: (bottom - top) * scale };
  return pdfPixels(pdf, { ...size, data: new Uint8Array() }, scale);
};

async function drawn(input: SceneInput, piece: string, medium: Medium): Promise<Side> {
  const scene = buildScene(input).pieces.find((one) => one.piece === piece);
  if (!scene) throw new Error(piece);
  const { left, top } = pathBounds(scene.cloth);
  const { width, data } = await medium({ ...scene, ground: "#ffffff" });
  return ({ x, y }) => {
    const at = (Math.floor((y - top) * scale) * width + Math.floor((x - left) * scale)) * 4;
    const far = (hex: string): number =>
      [1, 3, 5].reduce(
        (sum, from, i) =>
          sum + Math.abs(Number.parseInt(hex.slice(from, from + 2), 16) - (data[at + i] ?? 0)),
        0,
      );
    const near = ["#ffffff", ...bars].toSorted((a, b) => far(a) - far(b))[0] ?? "";
    return far(near) < 90 ? near : "between";
  };
}

interface Joint {
  readonly piece: string;
  readonly edge: string;
}

/** The colours about a place of an edge, at so many mm inside of it. */
function around(side: Side, line: Point[], share: number, depths: readonly number[]): Set<string> {
  const places = [-0.015, 0, 0.015].flatMap((along) =>
    depths.map((depth) => justInside(line, share + along, depth)),
  );
  return new Set(places.map(side));
}

/** The places of a seam at which a layer shows on one side only, or in another colour, and how many show at all. */
async function compareSides(
  input: SceneInput,
  [a, b]: readonly [Joint, Joint],
  medium: Medium,
): Promise<{ shown: number; off: number }> {
  const edgeOf = ({ piece, edge }: Joint): Point[] =>
    pointsOf(
      input.garment.pieces.find(({ id }) => id === piece)?.edges.find(({ name }) => name === edge)
        ?.path ?? [],
    );
  const [one, other] = [await drawn(input, a.piece, medium), await drawn(input, b.piece, medium)];
  const [here, there] = [edgeOf(a), edgeOf(b)];
  let shown = 0;
  let off = 0;
  for (let i = 10; i < 190; i += 1) {
    // Where two colours meet, a millimetre decides: only places well inside of one are asked, bleed included.
    const [colour, ...more] = around(one, here, i / 200, [-4, -0.8, 0.8, 4]);
    if (colour === undefined || colour === "between" || more.length > 0) continue;
    const beyond = around(other, there, 1 - i / 200, [0.8, 4]);
    if (colour !== "#ffffff") shown += 1;
    else if (beyond.size === 1 && beyond.has(colour)) continue;
    if (!beyond.has(colour)) off += 1;
  }
  return { shown, off };
}

const joints = [
  [
    "side",
    { x: 290, y: 420 },
    { piece: "front", edge: "side_left" },
    { piece: "back", edge: "side_left" },
  ],
  [
    "armhole",
    { x: 205, y: 130 },
    { piece: "front", edge: "armhole_left" },
    { piece: "sleeve_left", edge: "cap_front" },
  ],
  [
    "shoulder",
    { x: 140, y: 25 },
    { piece: "front", edge: "shoulder_left" },
    { piece: "back", edge: "shoulder_left" },
  ],
] as const;

describe.each(["logo", "image"] as const)("a %s over a seam", (type) => {
  const layer = (at: Point, rotation: number, across_seams?: boolean): ImageLayer =>
    imageLayer({
      ...at,
      rotation,
      width: 150,
      source: { type, id: "bars" },
      ...(across_seams !== undefined && { across_seams }),
    });
  const base = draftGarment({ product: "jersey", size: "L" });

  test.each(joints)("goes on over the %s in every size", async (_, at, a, b) => {
    const asked = sizes("jersey").filter((_, index) => long || index % 4 === 0);
    const seen = await Promise.all(
      asked.map(async ({ id: size }, index) => {
        const rotation = [0, 35, 90, -60][index % 4] ?? 0;
        const garment = draftGarment({ product: "jersey", size });
        const input = sceneInput(garment, layer(at, rotation, true), base);
        return { size, rotation, ...(await compareSides(input, [a, b], onScreen)) };
      }),
    );
    expect(seen.filter(({ off }) => off > 0)).toEqual([]);
    // On a child's jersey it may be too small to reach so far.
    expect(seen.filter(({ shown }) => shown > 8).length).toBeGreaterThan(seen.length / 3);
  });

  test.skipIf(!hasProgram("pdftocairo")).each(joints)(
    "meets itself on paper over the %s",
    async (_, at, a, b) => {
      for (const size of long ? ["XS", "L", "4XL", "W-M", "Y16"] : ["L", "4XL"]) {
        const garment = draftGarment({ product: "jersey", size });
        const input = sceneInput(garment, layer(at, 35, true), base);
        const { shown, off } = await compareSides(input, [a, b], inPrint);
        expect({ size, off, isShown: shown > 8 }).toEqual({ size, off: 0, isShown: true });
      }
    },
  );

  test("is cut off there when nobody asked for more", () => {
    for (const [, at, , b] of joints) {
      for (const flag of [undefined, false]) {
        const scene = buildScene(sceneInput(base, layer(at, 0, flag)));
        expect(scene.pieces.find(({ piece }) => piece === b.piece)?.layers).toEqual([]);
      }
    }
  });

  test("is told of as what it is: over a seam, or lost beyond one", () => {
    const codes = (at: Point, across: boolean): string[] =>
      preflight(sceneInput(base, layer(at, 0, across)))
        .filter(({ code }) => code.includes("seam") || code === "outside_piece")
        .map(({ code, level }) => `${code} ${level}`);
    expect(codes({ x: 290, y: 420 }, true)).toEqual(["over_seam advice"]);
    expect(codes({ x: 290, y: 420 }, false)).toEqual(["outside_piece problem"]);
    // Beyond a hem there is nothing to go on upon.
    expect(codes({ x: 0, y: 700 }, true)).toEqual(["outside_piece problem"]);
    expect(codes({ x: 0, y: 300 }, true)).toEqual([]);
  });

  test("is drawn where only the piece beyond the seam is wanted", () => {
    const [, at, , b] = joints[0];
    const input = sceneInput(base, layer(at, 0, true));
    const all = buildScene(input).pieces.find(({ piece }) => piece === b.piece);
    const [alone, ...others] = buildScene({ ...input, pieces: [b.piece] }).pieces;
    expect(others).toEqual([]);
    expect(alone?.layers).toEqual(all?.layers);
    expect(alone?.layers.length).toBe(1);
  });
});
