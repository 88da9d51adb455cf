import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { productIds } from "@holeshot/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addNewDesign,
  choose,
  newCart,
  order,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { catalogueFolder } from "../catalogue/index.ts";
import { type PackManifest, printOrder } from "./index.ts";

/** What the press and the cutter of each printer of the catalogue find in the files of a whole kit. */
interface Printer {
  readonly id: string;
  readonly colour: "rgb" | "cmyk";
  readonly inks: Readonly<Record<string, string>>;
}

const list = await readFile(join(catalogueFolder, "printers.json"), "utf8");
const { printers } = JSON.parse(list) as { printers: Printer[] };
const run = promisify(execFile);

let shop: TestPlatform;
let folder: string;
let number: string;

beforeAll(async () => {
  shop = await testPlatform();
  folder = await mkdtemp(join(tmpdir(), "holeshot-separations-"));
  const rider = await shop.customer();
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { name: "Zwarte Cross" });
  await choose(rider, cart, design, {
    jersey: [{}],
    pants: [{}],
    gloves: [{}],
    "pit-shirt": [{}],
  });
  number = (await order(rider, cart)).json.order_number as string;
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await shop.close();
});

/** Names of the plates Ghostscript makes of a file, each only when there is ink on it. */
async function plates(pdf: string): Promise<{ named: Set<string>; inked: Set<string> }> {
  const into = await mkdtemp(join(folder, "plates-"));
  const options = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", "-r18"];
  await run("gs", [...options, "-sCompression=none", `-sOutputFile=${join(into, "p.tif")}`, pdf]);
  const [named, inked] = [new Set<string>(), new Set<string>()];
  for (const file of await readdir(into)) {
    const ink = /^p\((.*)\)\.tif$/.exec(file)?.[1];
    if (ink === undefined) continue;
    named.add(ink);
    // A plate is a film: white where no ink goes.
    const film = await readFile(join(into, file));
    if (film.subarray(1000, -1000).some((grey) => grey < 128)) inked.add(ink);
  }
  return { named, inked };
}

/** All content of a file in plain words, as qpdf unpacks it. */
async function unpacked(pdf: string): Promise<string> {
  const plain = `${pdf}.plain`;
  await run("qpdf", ["--qdf", "--object-streams=disable", pdf, plain]);
  return (await readFile(plain)).toString("latin1");
}

/** Printed pieces of each printer's pack; the right ones are made as the left ones are. */
const printed: Record<string, { path: string; product: string; piece: string }[]> = {};

async function filesFor(printer: Printer) {
  printed[printer.id] ??= await (async () => {
    const kept = new Map<string, string>();
    const request = { number, language: "en" as const, printer: printer.id };
    const manifest: PackManifest = await printOrder(shop, request, async (path, bytes) => {
      const file = join(folder, `${printer.id}-${path.replaceAll("/", "-")}`);
      await writeFile(file, bytes);
      kept.set(path, file);
    });
    return manifest.lines.flatMap((line) =>
      line.pieces.flatMap(({ path, piece, printed: art }) =>
        art && !piece.endsWith("_right")
          ? [{ path: kept.get(path) ?? "", product: line.product, piece }]
          : [],
      ),
    );
  })();
  return printed[printer.id] ?? [];
}

/** In a short run the printers take turns at a product's pieces; LONG looks at all of them for each. */
async function someFiles(printer: Printer, product: string) {
  const own = (await filesFor(printer)).filter((file) => file.product === product);
  const turn = printers.indexOf(printer);
  return process.env["LONG"] === "1" ? own : own.filter((_, at) => at % printers.length === turn);
}

const press = ["Cyan", "Magenta", "Yellow", "Black"];

const missing = ["gs", "qpdf"].filter(
  (name) => spawnSync(name, ["--version"], { stdio: "ignore" }).error !== undefined,
);
if (missing.length > 0) console.warn(`\nSKIPPED: ${missing.join(", ")} not installed.\n`);

describe.skipIf(missing.length > 0 && process.env["CI"] !== "true")("files of a whole kit", () => {
  for (const printer of printers) {
    for (const product of productIds) {
      it(`${product} for ${printer.id}: process inks and the named ones, nothing else`, async () => {
        const files = await someFiles(printer, product);
        expect(files.length).toBeGreaterThan(0);
        const spots = Object.values(printer.inks);
        for (const { path, piece } of files) {
          const { named, inked } = await plates(path);
          const strays = [...named].filter((ink) => ![...press, ...spots].includes(ink));
          expect(strays, piece).toEqual([]);
          // Every piece is cut, snipped and labelled; what only the sewers look at is on the pattern.
          for (const mark of ["cut", "notch", "label"]) {
            expect([...named], `${piece}, ${mark}`).toContain(printer.inks[mark]);
          }
          for (const mark of ["seam", "grain", "placement"]) {
            expect([...named], `${piece}, ${mark}`).not.toContain(printer.inks[mark]);
          }
          expect(inked.has(printer.inks["cut"] ?? ""), piece).toBe(true);
          expect(
            press.some((ink) => inked.has(ink)),
            piece,
          ).toBe(true);
        }
      }, 180_000);

      it(`${product} for ${printer.id}: written in its colours alone`, async () => {
        for (const { path, piece } of await someFiles(printer, product)) {
          const text = await unpacked(path);
          const rgb = /\/DeviceRGB|\/CalRGB|\/ICCBased|(?:^|\s)(?:[\d.]+ ){3}(?:rg|RG)\s/m.exec(
            text,
          );
          const cmyk = /\/DeviceCMYK cs|(?:^|\s)(?:[\d.]+ ){4}(?:k|K)\s/m.exec(text);
          if (printer.colour === "cmyk") {
            expect(rgb?.[0], piece).toBeUndefined();
            expect(cmyk, piece).not.toBeNull();
          } else {
            expect(rgb, piece).not.toBeNull();
            expect(cmyk?.[0], piece).toBeUndefined();
          }
        }
      }, 180_000);
    }
  }
});
