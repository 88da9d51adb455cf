import { expect, test } from "vitest";
import { pieceSvg, printMarker, printPattern, printPiece } from "@holeshot/artwork";
import { type Circle, type Matrix, transformCircle } from "@holeshot/geometry";
import { hasProgram } from "../../../../tests/programs.ts";
import { pdfPages } from "../../testing/pdf-content.ts";
import { printer, printJob, sewnPiece } from "../../testing/print-job.ts";
import { separations, told } from "../../testing/separations.ts";

/** Between the seams, of three widths. */
const holes: readonly Circle[] = [
  { x: -40, y: 30, radius: 0.5 },
  { x: 10.25, y: 60, radius: 1.1 },
  { x: 55, y: 95.5, radius: 1.5 },
];
const swell: Matrix = [1.01, 0, 0, 1.025, 0, 0];
const sheet = () => ({ ...printJob(undefined, { holes }), marks: "cutter" as const });

/** The circles that stand on the layer of holes, in millimetres of the piece: ends of curves lie on them. */
function circlesIn(content: string): Circle[] {
  const names = /\/OC \/L(\d+) BDC/g;
  const layers = new Set([...content.matchAll(names)].map(([, layer]) => layer));
  for (const layer of layers) {
    const drawn = new RegExp(`/OC /L${layer} BDC([\\s\\S]*?)EMC`).exec(content)?.[1] ?? "";
    const shapes = drawn.split(/^h$/m).slice(0, -1);
    const ends = shapes.map((shape) =>
      [...shape.matchAll(/(-?[\d.]+) (-?[\d.]+) [mc]$/gm)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]),
    );
    // A circle is begun and goes on in four curves.
    if (ends.length === 0 || ends.some((own) => own.length !== 5)) continue;
    return ends.map((own) => {
      const [xs, ys] = [0, 1].map((axis) => own.map((end) => end[axis] as number));
      const [left, right] = [Math.min(...(xs ?? [])), Math.max(...(xs ?? []))];
      const [top, bottom] = [Math.min(...(ys ?? [])), Math.max(...(ys ?? []))];
      expect(bottom - top).toBeCloseTo(right - left, 2);
      return { x: (left + right) / 2, y: (top + bottom) / 2, radius: (right - left) / 2 };
    });
  }
  return [];
}

const near = (circles: readonly Circle[]) =>
  circles.map(({ x, y, radius }) => ({
    x: expect.closeTo(x, 2) as number,
    y: expect.closeTo(y, 2) as number,
    radius: expect.closeTo(radius, 2) as number,
  }));

test("A7.24 holes are circles where they are told, larger where the press shrinks, round all the same", async () => {
  const plain = pdfPages(await printPiece(sheet()))[0]?.content ?? "";
  expect(circlesIn(plain)).toEqual(near(holes));
  const large = pdfPages(await printPiece({ ...sheet(), swell: () => swell }))[0]?.content ?? "";
  expect(circlesIn(large)).toEqual(near(holes.map((hole) => transformCircle(hole, swell))));
});

test("A7.24 an SVG has them as circles in a group of their own", () => {
  const { font, ...job } = printJob(undefined, { holes });
  const circles = (own: object) => {
    const svg = pieceSvg(job, { font, href: () => undefined, ...own });
    const group = /<g id="hole"[^>]*>(.*?)<\/g>/s.exec(svg)?.[1] ?? "";
    return [...group.matchAll(/<circle cx="(\S+)" cy="(\S+)" r="(\S+)"\/>/g)].map(
      ([, x, y, radius]) => ({ x: Number(x), y: Number(y), radius: Number(radius) }),
    );
  };
  expect(circles({})).toEqual(near(holes));
  expect(circles({ swell })).toEqual(near(holes.map((hole) => transformCircle(hole, swell))));
});

test.skipIf(!hasProgram("gs"))(
  "A7.24 a cutter finds their ink round each of them, on a sheet as on a marker",
  async () => {
    const { piece, scene, patches, label } = sheet();
    const marker = {
      ...sheet(),
      width: 260,
      length: 220,
      pieces: [
        {
          piece,
          ...(scene ? { scene } : {}),
          patches,
          label,
          holes,
          matrix: [1, 0, 0, 1, 120, 40],
        },
      ],
    } as const;
    for (const [pdf, origin] of [
      [await printPiece(sheet()), { x: 104, y: 24 }],
      // Beside the cloth 10 mm for dots, before it 40 for the tag.
      [await printMarker(marker), { x: 130, y: 80 }],
    ] as const) {
      const plates = await separations(pdf, 150);
      const at = (x: number, y: number) =>
        plates.get(printer.inks.hole)?.at(origin.x + x, origin.y + y) ?? 0;
      for (const { x, y, radius } of holes) {
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          expect(at(x + dx * radius, y + dy * radius)).toBeGreaterThan(100);
          expect(at(x + dx * (radius + 0.5), y + dy * (radius + 0.5))).toBe(0);
        }
        expect(at(x, y)).toBe(0);
      }
    }
  },
);

test.skipIf(!hasProgram("qpdf"))("A7.24 they lie on a layer of their own", async () => {
  for (const pdf of [
    await printPiece(sheet()),
    await printPattern({ ...sheet(), title: "pattern", pieces: [sheet()] }),
  ]) {
    expect(await told("qpdf", ["--check"], pdf)).toContain("No syntax or stream encoding errors");
    const json = await told("qpdf", ["--json"], pdf);
    const layers = [...json.matchAll(/"\/Name": "(?:u:)?(\w+)"/g)].map((match) => match[1]);
    expect(layers.filter((name) => name === "Hole")).toHaveLength(1);
  }
});

test("A7.24 a piece without any has neither layer nor ink for them: its file is what it was", async () => {
  for (const marks of ["cutter", "all"] as const) {
    const whole = Buffer.from(await printPiece({ ...printJob(), marks }));
    expect(whole.equals(await printPiece({ ...printJob(), marks, holes: [] }))).toBe(true);
    expect(whole.includes("/Hole")).toBe(false);
    expect(whole.includes(printer.inks.hole)).toBe(false);
  }
  const rib = printJob(undefined, { piece: sewnPiece({ material: "rib" }) });
  const { font, ...job } = rib;
  expect(pieceSvg(job, { font, href: () => undefined })).not.toContain('id="hole"');
});
