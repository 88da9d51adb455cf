import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import {
  addNewDesign,
  choose,
  newCart,
  order,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { type PackManifest, printOrder } from "./index.ts";

let shop: TestPlatform;
let manifest: PackManifest;
const files = new Map<string, Uint8Array>();
const folder = mkdtempSync(join(tmpdir(), "holeshot-marks-"));

beforeAll(async () => {
  const wasm = readFileSync(new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(wasm).buffer },
    fireImmediately: true,
  });
  shop = await testPlatform();
  const rider = await shop.customer();
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { name: "Łódź MX" });
  await choose(rider, cart, design, {
    jersey: [{ quantity: 2, rider: { name: "Kowalski", number: "7" } }],
    pants: [{}],
    gloves: [{}],
  });
  const number = (await order(rider, cart)).json.order_number as string;
  manifest = await printOrder(shop, { number, language: "en" }, async (path, bytes) => {
    files.set(path, bytes);
  });
}, 120_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page as a printer's own reader draws it, on white. */
function page(path: string, dpi: number, number = 1): Buffer {
  const [pdf, out] = [join(folder, "page.pdf"), join(folder, "page")];
  writeFileSync(pdf, files.get(path) ?? new Uint8Array());
  const which = ["-f", `${number}`, "-l", `${number}`];
  execFileSync("pdftocairo", ["-png", "-r", `${dpi}`, ...which, "-singlefile", pdf, out]);
  return readFileSync(`${out}.png`);
}

/** Pixels, red, green, blue and cover. */
interface Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Codes found in a picture by a library that shares nothing with the one that wrote them. */
async function codes(seen: Buffer | Picture): Promise<string[]> {
  const picture = Buffer.isBuffer(seen) ? new Uint8Array(seen) : seen;
  const found = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], {
    formats: ["DataMatrix", "QRCode"],
    tryHarder: true,
    tryRotate: true,
    maxNumberOfSymbols: 8,
  });
  return found.map(({ text }) => text);
}

/** What is left of a page when its piece is cut out along the trim, without the tag beside it; grey, as a reader sees it. */
async function cutOut(path: string, dpi: number): Promise<Picture> {
  const [pdf, out] = [join(folder, "page.pdf"), join(folder, "page")];
  writeFileSync(pdf, files.get(path) ?? new Uint8Array());
  const box = execFileSync("pdfinfo", ["-box", pdf], { encoding: "utf8" });
  const height = Number(/Page size:\s+[\d.]+ x ([\d.]+)/.exec(box)?.[1]);
  const [left = 0, bottom = 0, right = 0, top = 0] = (/TrimBox:\s+(.*)/.exec(box)?.[1] ?? "")
    .trim()
    .split(/\s+/)
    .map((points) => (Number(points) * dpi) / 72);
  const [x, y] = [Math.ceil(left), Math.ceil((height * dpi) / 72 - top)];
  const [wide, high] = [Math.floor(right - left), Math.floor(top - bottom)];
  const cut = ["-x", `${x}`, "-y", `${y}`, "-W", `${wide}`, "-H", `${high}`];
  execFileSync("pdftocairo", ["-tiff", "-gray", "-r", `${dpi}`, ...cut, "-singlefile", pdf, out]);
  const picture = sharp(`${out}.tif`).flatten({ background: "#fff" }).toColourspace("srgb");
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

const drawn = spawnSync("pdftocairo", ["-v"]).status === 0;

describe.skipIf(!drawn)("a piece that was cut out", () => {
  it("still says whose it is: a code of its own on every piece of jersey, pants and gloves", async () => {
    const pieces = manifest.lines.flatMap(({ pieces: own }) => own);
    expect(pieces.length).toBeGreaterThan(40);
    for (const { path, mark, piece } of pieces) {
      const isIt = (text: string) => text === mark || text.includes(`|${piece}|`);
      let read: string[] = [];
      // Who does not catch it from afar comes nearer.
      for (const dpi of [120, 200, 300]) {
        read = await codes(await cutOut(path, dpi));
        if (read.some(isIt)) break;
      }
      expect(read.some(isIt), `${piece}: ${read.join(", ")}`).toBe(true);
    }
    expect(new Set(pieces.map(({ mark }) => mark)).size).toBe(pieces.length);
  }, 180_000);

  it("has a code of a garment on every bag, and of its order on the carton", async () => {
    const [bags, carton] = manifest.labels;
    const { order: number } = manifest;
    expect(await codes(page(bags?.path ?? "", 200))).toEqual([
      `${number}|1|jersey|L|Kowalski|7|1/2`,
    ]);
    expect(await codes(page(bags?.path ?? "", 200, 2))).toEqual([
      `${number}|1|jersey|L|Kowalski|7|2/2`,
    ]);
    expect(await codes(page(carton?.path ?? "", 200))).toEqual([`${number}|carton`]);
  });
});
