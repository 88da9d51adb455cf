// The print files of one garment in one size: scene and a PDF a piece, from a document with a team's usual layers. Time is
// the processor's, so that other programs on the machine do not count.
import { productIds } from "@holeshot/domain";
import {
  buildScene,
  colourwayOf,
  createFontShaper,
  loadHarfBuzz,
  printCloth,
  printPiece,
  sceneInput,
  startDocument,
  type FontShaper,
  type Printer,
} from "@holeshot/artwork";
import { baseSize, draftGarment, type ProductId } from "@holeshot/garments";
import { readFileSync } from "node:fs";
import { fontBytes, openCatalogue } from "../apps/api/src/modules/catalogue/index.ts";
import { median } from "./support/measure.ts";

/** Milliseconds of the processor for a garment, all its pieces. */
const bound = 500;
const other: Readonly<Record<ProductId, string>> = {
  jersey: "XL",
  pants: "W36",
  gloves: "XL",
  "pit-shirt": "XL",
};

const harfbuzz = await loadHarfBuzz();
const faces = new URL("../node_modules/@expo-google-fonts/", import.meta.url);
const face = new URL("saira/600SemiBold/Saira_600SemiBold.ttf", faces);
const label = createFontShaper(harfbuzz, readFileSync(face));
const fonts = new Map<string, FontShaper>();
for (const { id } of openCatalogue().fonts)
  fonts.set(id, createFontShaper(harfbuzz, await fontBytes(id)));

/** Processor time of making every file of a garment in a size, drafted and drawn anew. */
async function garmentMs(kit: string, product: ProductId, size: string, printer: Printer) {
  const template = openCatalogue().template(kit);
  const art = template?.art[product];
  if (!template || !art) throw new Error(`${kit} draws no ${product}`);
  const document = startDocument(template, [product]);
  const base = draftGarment({ product, size: baseSize(product) });
  const before = process.cpuUsage();
  const garment = size === baseSize(product) ? base : draftGarment({ product, size });
  const inks = { art, colours: colourwayOf(template, undefined)?.zones ?? {} };
  const nothing = () => undefined;
  const drawables = { fonts: (id: string) => fonts.get(id), vectors: nothing, images: nothing };
  const roster = { name: "VAN DEN BERG", number: "386" };
  const scene = buildScene(
    sceneInput(
      { document, garment, base, kit: inks, drawables },
      { roster, cloth: printCloth(printer.bleed) },
    ),
  );
  for (const piece of garment.pieces) {
    const drawn = scene.pieces.find((one) => one.piece === piece.id);
    await printPiece({
      piece,
      ...(piece.material === "printed" && drawn ? { scene: drawn } : {}),
      patches: garment.pieces.filter(({ appliedTo }) => appliedTo === piece.id),
      label: {
        code: `HS-2026-000123|1|${product}|${size}|${piece.id}|VAN DEN BERG|386`,
        lines: ["HS-2026-000123 / 1", `${product} ${size} · ${piece.id}`, "VAN DEN BERG 386"],
        short: `HS-2026-000123/1 · ${product} ${size} · ${piece.id} · VAN DEN BERG 386`,
      },
      font: label,
      printer,
      picture: () => undefined,
      created: new Date(0),
    });
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

let broken = false;
for (const printer of openCatalogue().printers) {
  for (const product of productIds) {
    for (const size of [baseSize(product), other[product]]) {
      const kits = openCatalogue().templates.map(({ id }) => id);
      const taken: number[] = [];
      for (const kit of kits) {
        taken.push(await garmentMs(kit, product, size, printer));
      }
      const worst = Math.max(...taken);
      if (worst > bound) broken = true;
      console.log(
        `${printer.id.padEnd(12)} ${product.padEnd(7)} ${size.padEnd(4)} median ${median(taken).toFixed(0).padStart(5)} ms, worst kit ${worst.toFixed(0).padStart(5)} ms, at most ${bound}`,
      );
    }
  }
}
if (broken) {
  console.error(`A garment takes more than ${bound} ms of the processor.`);
  process.exitCode = 1;
}
