import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { printPiece } from "@holeshot/artwork";
import type { PiecePrint, PieceScene } from "@holeshot/artwork";
import { hasProgram } from "../../../../tests/programs.ts";
import { colourLayer, imageLayer, rectangle, textLayer } from "../../testing/fixtures.ts";
import { pdfPages } from "../../testing/pdf-content.ts";
import { printer, printJob, sewnPiece } from "../../testing/print-job.ts";
import { readQr } from "../../testing/read-qr.ts";
import { similarities, worstColour } from "../../testing/likeness.ts";
import { pdfPixels, pixelsWithPhoto } from "../../testing/pixels.ts";
import type { Pixels } from "../../testing/pixels.ts";
import { photoFile } from "../../testing/seeded-design.ts";
import { separations, told } from "../../testing/separations.ts";
import type { Plate } from "../../testing/separations.ts";

const dpi = 150;
/** Where the piece's origin lies on the page, mm: 80 of it, 8 to sew, 6 of bleed and 10 of margin. */
const origin = { x: 104, y: 24 };

const made = new Map<string, ReturnType<typeof readPlates>>();

/** Plates of a job that several tests look at are made once. */
function plates(name: string, job: () => PiecePrint): ReturnType<typeof readPlates> {
  const known = made.get(name) ?? readPlates(job());
  made.set(name, known);
  return known;
}

const plain = () => plates("plain", () => printJob());
const patch = () => sewnPiece({ id: "patch", outline: rectangle(-30, 30, 30, 70) });

/** A teal in process inks: only the marks of others could be seen in cyan. */
const teal = () =>
  plates("teal", () => ({
    ...printJob([colourLayer({ primary: "#00a0a0" })], {
      patches: [patch()],
      holes: [{ x: 50, y: 90, radius: 1.5 }],
    }),
    printer: { ...printer, colour: "cmyk" },
  }));

async function readPlates(job: PiecePrint) {
  const made = await separations(await printPiece(job), dpi);
  const plate = (name: string): Plate => {
    const found = made.get(name);
    if (!found) throw new Error(`no plate ${name} among ${[...made.keys()].join(", ")}`);
    return found;
  };
  /** Most ink of a plate in a window of the piece, mm. */
  const most = (name: string, left: number, top: number, right: number, bottom: number) => {
    const { at } = plate(name);
    let found = 0;
    for (let y = top; y <= bottom; y += 0.1) {
      for (let x = left; x <= right; x += 0.1) {
        found = Math.max(found, at(origin.x + x, origin.y + y));
      }
    }
    return found;
  };
  return { names: new Set(made.keys()), plate, most };
}

const words = async (job: PiecePrint) =>
  pdfPages(await printPiece(job))[0]?.content.split(/\s+/) ?? [];

test("A7.1 a packer that is given packs what stands on pages, and nothing there changes", async () => {
  let packed = 0;
  const pack = (bytes: Uint8Array) => {
    packed += bytes.length;
    return deflateSync(bytes, { level: 1 });
  };
  const [own, theirs] = await Promise.all([
    printPiece(printJob()),
    printPiece({ ...printJob(), pack }),
  ]);
  expect(pdfPages(theirs)).toEqual(pdfPages(own));
  expect(packed).toBeGreaterThan(10_000);
  expect(theirs.length).toBeGreaterThan(own.length);
  expect(await printPiece({ ...printJob(), pack })).toEqual(theirs);
});

describe("boxes", () => {
  test.skipIf(!hasProgram("pdfinfo"))(
    "A7.1 trim is the cut line's box, bleed what is inked",
    async () => {
      const text = await told("pdfinfo", ["-box"], await printPiece(printJob()));
      const box = (name: string) =>
        (new RegExp(`${name}Box: +(.*)`).exec(text)?.[1] ?? "")
          .split(/\s+/)
          .map((points) => (Number(points) * 25.4) / 72);
      // 160 × 120 mm, 8 to sew left, right and above, 22 of hem below.
      const [left, bottom, right, top] = box("Trim") as [number, number, number, number];
      expect(right - left).toBeCloseTo(176, 1);
      expect(top - bottom).toBeCloseTo(150, 1);
      const bleed = box("Bleed") as [number, number, number, number];
      expect([left - bleed[0], bottom - bleed[1], bleed[2] - right, bleed[3] - top]).toEqual(
        Array.from({ length: 4 }, () => expect.closeTo(6, 1)),
      );
      const page = box("Media") as [number, number, number, number];
      expect(bleed[0]).toBeCloseTo(10, 1);
      expect(page[3] - bleed[3]).toBeCloseTo(10, 1);
    },
  );
});

describe.skipIf(!hasProgram("gs"))("plates", () => {
  test("A7.2 every mark has an ink of its own by the printer's name, where it belongs", async () => {
    const { names, most } = await teal();
    const process = ["Cyan", "Magenta", "Yellow", "Black"];
    expect(names).toEqual(new Set([...process, ...Object.values(printer.inks)]));
    // Knife on the cut line of the right side and the hem, on no seam line, and the other way round.
    expect(most("Knife", 87.8, 60, 88.2, 60)).toBeGreaterThan(150);
    expect(most("Knife", 20, 141.8, 20, 142.2)).toBeGreaterThan(150);
    expect(most("Knife", -86, 2, 86, 138)).toBe(0);
    // Laser round the hole alone.
    expect(most("Laser", 51.3, 90, 51.7, 90)).toBeGreaterThan(150);
    expect(most("Laser", 49.3, 89.3, 50.7, 90.7)).toBe(0);
    expect(most("Laser", -88, -8, 48, 148)).toBe(0);
    expect(most("Needle", 79.8, 60, 80.2, 60)).toBeGreaterThan(150);
    expect(most("Needle", 20, 119.8, 20, 120.2)).toBeGreaterThan(150);
    expect(most("Needle", -78, 2, 78, 118)).toBe(0);
    expect(most("Patch", -30.2, 50, -29.8, 50)).toBeGreaterThan(150);
    expect(most("Thread", -0.2, 60, 0.2, 60)).toBeGreaterThan(150);
  });

  test("A7.3 notches are cut from the cut line inwards and end before the seam", async () => {
    const { most } = await plain();
    // One at half the left side; two, 4 mm apart, at a quarter of the right side from above.
    expect(most("Snip", -87.5, 59.8, -84.5, 60.2)).toBeGreaterThan(150);
    expect(most("Snip", -83.5, 40, -60, 80)).toBe(0);
    expect(most("Snip", 85, 27.8, 87, 28.2)).toBeGreaterThan(150);
    expect(most("Snip", 85, 31.8, 87, 32.2)).toBeGreaterThan(150);
    expect(most("Snip", 80, 29, 90, 31)).toBe(0);
  });

  test("A7.4 marks overprint: the artwork below them is whole", async () => {
    const { plate } = await teal();
    const cyan = plate("Cyan");
    const ground = cyan.at(origin.x + 20, origin.y + 60);
    expect(ground).toBeGreaterThan(200);
    for (const x of [-88, -80, 0, 80, 88]) {
      for (const dx of [-0.1, 0, 0.1]) {
        expect(cyan.at(origin.x + x + dx, origin.y + 60)).toBe(ground);
      }
    }
  });

  test("A7.5 ink reaches the bleed round the cut line, round hems as well", async () => {
    const { most } = await teal();
    expect(most("Cyan", 93.5, 60, 93.5, 60)).toBeGreaterThan(200);
    expect(most("Cyan", 94.5, 60, 94.5, 60)).toBe(0);
    expect(most("Cyan", 60, 147.5, 60, 147.5)).toBeGreaterThan(200);
    expect(most("Cyan", 60, 148.5, 60, 148.5)).toBe(0);
  });

  test("A7.6 a printed piece's label vanishes in the making: in the hem, or in an allowance", async () => {
    const { most } = await plain();
    expect(most("Ticket", -80, 0, 80, 120)).toBe(0);
    expect(most("Ticket", -60, 121, 60, 141)).toBe(255);
    const hemless = sewnPiece();
    const edges = hemless.edges.map((edge) => ({ ...edge, allowance: 8, hem: 0 }));
    const piece = { ...hemless, edges };
    const strip = await readPlates(printJob(undefined, { piece }));
    expect(strip.most("Ticket", -80, 0, 80, 120)).toBe(0);
    expect(strip.most("Ticket", -88, -8, 88, 128)).toBe(255);
  });

  test("A7.7 the tag's code says order, line, garment, piece and rider", async () => {
    const { plate } = await plain();
    const { at } = plate("Ticket");
    // The tag is 26 mm high, its upper left corner below the bleed's; four light modules all round.
    const modules = 29;
    const unit = 26 / (modules + 8);
    const [left, top] = [origin.x - 94, origin.y + 148 + 5];
    const dark = (row: number, column: number) =>
      at(left + (column + 4.5) * unit, top + (row + 4.5) * unit) > 128;
    expect(readQr(modules, dark)).toBe("HS-1|2|jersey|L|front|ØST|38");
  });

  test("A7.8 cloth that is not printed has marks and a label in its middle, and no ink", async () => {
    const piece = sewnPiece({ material: "rib" });
    const { most } = await readPlates(printJob(undefined, { piece }));
    for (const ink of ["Cyan", "Magenta", "Yellow", "Black"]) {
      expect(most(ink, -94, -14, 94, 148)).toBe(0);
    }
    expect(most("Knife", 87.8, 60, 88.2, 60)).toBeGreaterThan(150);
    expect(most("Ticket", -60, 40, 60, 80)).toBe(255);
  });
});

const busy = [
  colourLayer({ gradient: { secondary: "#163f8c", direction: "top_to_bottom" } }),
  textLayer({ y: 40, size: 20, opacity: 0.7 }),
  imageLayer({ y: 80, width: 60 }),
  imageLayer({ id: "i2", y: 80, x: -50, width: 30, source: { type: "image", id: "photo" } }),
];

/** The part of a picture that begins `margin` pixels from its corner and is as large as another. */
function cutOut(from: Pixels, margin: number, { width, height }: Pixels): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = ((row + margin) * from.width + margin) * 4;
    data.set(from.data.subarray(start, start + width * 4), row * width * 4);
  }
  return { width, height, data };
}

describe("files", () => {
  test("A7.9 the same job gives the same bytes", async () => {
    const job = printJob(busy, { picture: () => photoFile() });
    const [one, other] = [await printPiece(job), await printPiece(job)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  test.skipIf(!hasProgram("pdffonts"))("A7.10 holds no live font", async () => {
    const fonts = await told("pdffonts", [], await printPiece(printJob(busy)));
    expect(fonts.trim().split("\n")).toHaveLength(2);
  });

  test.skipIf(!hasProgram("qpdf"))(
    "A7.10 is sound, and its pictures keep their pixels",
    async () => {
      const pdf = await printPiece(printJob(busy, { picture: () => photoFile() }));
      expect(await told("qpdf", ["--check"], pdf)).toContain("No syntax or stream encoding errors");
      expect(Buffer.from(pdf).toString("latin1")).toMatch(/\/Width 300\n\/Height 200/);
    },
  );

  test.skipIf(!hasProgram("qpdf"))(
    "A7.11 has a layer for the artwork and one for each mark",
    async () => {
      const json = await told("qpdf", ["--json"], await printPiece(printJob(busy)));
      const layers = [...json.matchAll(/"\/Name": "(?:u:)?(\w+)"/g)].map((match) => match[1]);
      const names = ["Artwork", "Cut", "Seam", "Notch", "Grain", "Placement", "Label"];
      expect(new Set(layers)).toEqual(new Set(names));
      expect(layers).toHaveLength(names.length);
    },
  );

  test("A7.12 in process colours nothing is left in RGB, and gradients follow the screen's", async () => {
    const job = printJob(busy.slice(0, 3));
    const cmyk = { ...job, printer: { ...printer, colour: "cmyk" as const } };
    const written = await words(cmyk);
    expect(written).not.toContain("/DeviceRGB");
    expect(written).toContain("/DeviceCMYK");
    const text = Buffer.from(await printPiece(cmyk)).toString("latin1");
    expect(text).not.toContain("/ColorSpace /DeviceRGB");
    expect(text).toContain("/ColorSpace /DeviceCMYK");
  });

  test.skipIf(!hasProgram("pdftocairo"))("A7.13 shows what the canvas shows", async () => {
    const photo = photoFile();
    const job = printJob(busy, { picture: () => photo });
    const scale = 3;
    const canvas = await pixelsWithPhoto(job.scene as PieceScene, photo, scale);
    const page = { width: 208 * scale, height: 213 * scale, data: new Uint8Array() };
    const whole = await pdfPixels(await printPiece(job), page, scale);
    // The label in the hem lies below.
    const window = { x: 100, y: 40, size: 336 };
    const shifted = { ...canvas, ...cutOut(whole, 10 * scale, canvas) };
    expect(worstColour(canvas, shifted, window)).toBeLessThanOrEqual(1);
    // Lines of seam and grain cross the window.
    const alike = similarities(canvas, shifted, window);
    expect(alike.reduce((sum, value) => sum + value, 0) / alike.length).toBeGreaterThan(0.94);
  });

  test("A7.12 black is black ink alone, white is none", async () => {
    const ink = async (primary: string) => {
      const job = printJob([colourLayer({ primary })]);
      const written = await words({ ...job, printer: { ...printer, colour: "cmyk" } });
      return written.join(" ");
    };
    expect(await ink("#000000")).toContain("/DeviceCMYK cs 0 0 0 1 scn");
    expect(await ink("#ffffff")).toContain("/DeviceCMYK cs 0 0 0 0 scn");
  });
});
