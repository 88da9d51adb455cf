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

/** Codes found in a picture by a library that shares nothing with the one that wrote them. */
async function codes(png: Buffer): Promise<string[]> {
  const found = await readBarcodes(new Uint8Array(png), {
    formats: ["DataMatrix", "QRCode"],
    tryHarder: true,
    tryRotate: true,
    maxNumberOfSymbols: 8,
  });
  return found.map(({ text }) => text);
}

/** What is left of a page when its piece is cut out along the trim, without the tag beside it. */
async function cutOut(path: string, dpi: number): Promise<Buffer> {
  const png = page(path, dpi);
  const box = execFileSync("pdfinfo", ["-box", join(folder, "page.pdf")], { encoding: "utf8" });
  const height = Number(/Page size:\s+[\d.]+ x ([\d.]+)/.exec(box)?.[1]);
  const [left = 0, bottom = 0, right = 0, top = 0] = (/TrimBox:\s+(.*)/.exec(box)?.[1] ?? "")
    .trim()
    .split(/\s+/)
    .map((points) => (Number(points) * dpi) / 72);
  const size = { width: Math.floor(right - left), height: Math.floor(top - bottom) };
  const from = { left: Math.ceil(left), top: Math.ceil((height * dpi) / 72 - top) };
  return sharp(png)
    .extract({ ...from, ...size })
    .png()
    .toBuffer();
}

const drawn = spawnSync("pdftocairo", ["-v"]).status === 0;

describe.skipIf(!drawn)("a piece that was cut out", () => {
  it("still says whose it is: a code of its own on every piece of jersey, pants and gloves", async () => {
    const pieces = manifest.lines.flatMap(({ pieces: own }) => own);
    expect(pieces.length).toBeGreaterThan(40);
    for (const { path, mark, piece } of pieces) {
      const isIt = (text: string) => text === mark || text.includes(`|${piece}|`);
      let read = await codes(await cutOut(path, 200));
      // Who does not catch it at once comes nearer.
      if (!read.some(isIt)) read = await codes(await cutOut(path, 300));
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
