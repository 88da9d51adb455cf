import { execFileSync } from "node:child_process";
import type { Scene } from "@holeshot/artwork";
import { languages, type ProductId } from "@holeshot/domain";
import { draftGarment, type Garment, type Piece } from "@holeshot/garments";
import { expect, it } from "vitest";
import { hasPoppler } from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import type { OrderUnit } from "./order-units.ts";
import { pieceWords } from "./piece-words.ts";
import { remarkWords } from "./remark-words.ts";
import { clothNeeds } from "./tech-pack/bill.ts";
import { coverPage } from "./tech-pack/design-pages.ts";
import { waysOfSewing } from "./tech-pack/making-pages.ts";
import { measuresPage } from "./tech-pack/measures-page.ts";
import { title } from "./tech-pack/page-parts.ts";
import { placedParts } from "./tech-pack/placed-parts.ts";
import type { TechPage, TechProduct, TechUnit } from "./tech-pack/tech-pack.ts";
import { techTexts } from "./tech-pack/tech-texts.ts";
import { labelsToPrint, unitToPrint } from "./testing/order-to-print.ts";
import { collect, nextPage, openTicket, PAGE, table } from "./ticket-page.ts";
import type { UnitRemark } from "./unit-scene.ts";
import { wornLine, wornName } from "./worn-name.ts";

/** What a printer, a cutter, a sewer and a packer stumbled over in a pack of twelve riders, one test each. */
const catalogue = openCatalogue();

const lettering = [
  { id: "a", kind: "text", role: "name", text: "LINDHOLM", sample: "LINDHOLM", hidden: false },
  { id: "b", kind: "text", role: "name", text: "OLD", hidden: true },
  { id: "c", kind: "text", role: "number", text: "42", sample: "86", hidden: false },
  { id: "d", kind: "image", name: "roost-racing.svg", hidden: false },
];

function unitOf(
  product: ProductId,
  rider: OrderUnit["rider"],
  layers: readonly unknown[] = lettering,
  properties: Readonly<Record<string, string>> = {},
): OrderUnit {
  return unitToPrint({
    position: 5,
    product,
    properties,
    rider,
    layers,
    designName: "MC Ysselsteyn",
    setId: catalogue.sets.find(({ products }) => products.length === 4)?.uuid ?? "",
  });
}

it("a garment is named by what can be read on it, not by what its row left open", () => {
  const kim = { name: "KIM", number: "" };
  expect(wornName(unitOf("jersey", kim))).toEqual({
    name: "KIM",
    number: "42",
    filled: ["number"],
  });
  // Samples and hidden layers are not made.
  const seven = unitOf("jersey", { name: " ", number: "7" });
  expect(wornLine(seven, "en")).toBe("No.\u00a07");
  expect(pieceWords(catalogue, "nl").worn(seven)).toBe("nr.\u00a07");
  expect(wornName(unitOf("jersey", { name: "KIM", number: "7" })).filled).toEqual([]);
  // Without a rider the design's own is meant, and nothing was left open.
  expect(wornName(unitOf("jersey", null))).toEqual({ name: "", number: "42", filled: [] });
  expect(wornLine(unitOf("jersey", null, []), "en")).toBe("");
});

it("the workshop is told of a number that nobody gave, and of a picture by its name", () => {
  const shrunk = { kind: "shrunk", layer: "d", text: "", from: 200, to: 190, condensed: 1 };
  for (const language of languages) {
    const words = pieceWords(catalogue, language);
    const unit = unitOf("jersey", { name: "KIM", number: "" });
    const [open, picture, ...more] = remarkWords(unit, [shrunk as UnitRemark], words, language);
    expect(open).toContain("KIM 42");
    expect(open).toMatch(/[“„”«]\s?42\s?[”“»]/);
    expect(picture).toContain("roost-racing.svg");
    expect(more).toEqual([]);
  }
});

/** A garment whose kit has one colour for what it knows, and none for what a choice adds. */
function coloursOf(product: ProductId, options: Readonly<Record<string, string>>, kit: string) {
  const known = new Set(draftGarment({ product, size: "L" }).pieces.map(({ id }) => id));
  const { pieces } = draftGarment({ product, size: "L", options });
  const grounds = pieces.map(({ id }) => ({ piece: id, ground: known.has(id) ? kit : "#ffffff" }));
  const scene = { pieces: grounds } as unknown as Scene;
  const words = pieceWords(catalogue, "en");
  const added = pieces.filter(({ id }) => !known.has(id) && id.includes("left"));
  return Object.fromEntries(added.map((piece) => [piece.id, words.colour(piece, scene)]));
}

it("what a choice adds is cut in the colour that pictures show, and is nobody's design", () => {
  const elbow = coloursOf("jersey", { elbow: "foam" }, "#163f8c");
  expect(elbow["elbow_left"]?.name).toBe("Graphite");
  expect(elbow["elbow_pad_left"]?.name).toBe("Graphite");
  const hand = coloursOf("gloves", { palm: "patched", touch: "yes" }, "#22252c");
  // Set off from the palm it lies on, as drawn.
  expect(hand["palm_patch_left"]?.name).toBe("Slate grey");
  expect(hand["touch_thumb_left"]?.name).toBe("Light grey");
  for (const colour of [...Object.values(elbow), ...Object.values(hand)])
    expect(colour?.hex).toBe(colour?.stock);
});

it("the facing of a zip is cut from the collar's rib", () => {
  const { pieces } = draftGarment({ product: "jersey", size: "L", options: { collar: "zip" } });
  const grounds = pieces.map(({ id }) => ({
    piece: id,
    ground: id === "collar" ? "#163f8c" : "#ffffff",
  }));
  const scene = { pieces: grounds } as unknown as Scene;
  const placket = pieces.find(({ id }) => id === "placket") as Piece;
  expect(pieceWords(catalogue, "en").colour(placket, scene)?.hex).toBe("#163f8c");
});

it("silicone tape is bought by its own length", () => {
  const garment = draftGarment({ product: "jersey", size: "L", options: { hem: "silicone" } });
  const [tape] = clothNeeds(
    [
      {
        unit: unitOf("jersey", null),
        garment,
        material: ({ material }) => material,
        colour: () => null,
      },
    ],
    { width: 1600, gap: 12 },
  ).filter(({ material }) => material === "grip");
  const lengths = garment.pieces
    .filter(({ material }) => material === "grip")
    .map(({ bounds }) => bounds.right - bounds.left);
  expect(lengths).toHaveLength(2);
  expect(tape?.metres).toBeCloseTo((lengths[0] ?? 0) / 1000 + (lengths[1] ?? 0) / 1000, 6);
  expect(tape?.loss).toBeNull();
});

it("sleeves that end in elastic are sewn otherwise than open ones", () => {
  const unit = (cuff: string): TechUnit => ({
    unit: unitOf("jersey", null, [], { cuff }),
    drawn: {
      garment: draftGarment({ product: "jersey", size: "L", options: { cuff } }),
    } as unknown as TechUnit["drawn"],
  });
  const units = [unit("open"), unit("elastic"), unit("open")];
  const [sample] = units as [TechUnit];
  const ways = waysOfSewing({ product: "jersey", units, sample, parts: [] });
  expect(ways.map((way) => way.units.length)).toEqual([2, 1]);
});

it("print that is turned is measured from its own edge, not from the box round it", () => {
  // A bar of 200 × 20, turned by 30 degrees, 60 below the upper seam at its middle.
  const real: Garment = draftGarment({ product: "jersey", size: "L" });
  const [front] = real.pieces as [Piece];
  const outline = [["M", -200, 0], ["L", 200, 0], ["L", 200, 300], ["L", -200, 300], ["Z"]];
  const piece = { ...front, outline } as unknown as Piece;
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
  const corner = (x: number, y: number) => [x * cos - y * sin, 60 + 10 / cos + x * sin + y * cos];
  const bar = [corner(-100, -10), corner(100, -10), corner(100, 10), corner(-100, 10)];
  const path = [...bar.map((point, i) => [i === 0 ? "M" : "L", ...point]), ["Z"]];
  const item = { kind: "fill", paint: "#000000", rule: "nonzero", opacity: 1, path };
  const drawn = { piece: piece.id, layers: [{ layer: "a", items: [item] }] };
  const scene = { shrinks: [], pieces: [drawn] } as unknown as Scene;
  const layer = { id: "a", kind: "text", piece: piece.id, text: "A", size: 20, rotation: 30 };
  const garment = { ...real, pieces: [piece] };
  const [part] = placedParts(
    unitOf("jersey", null, [layer]),
    { garment, scene, remarks: [] },
    { pixels: new Map() },
  );
  expect(part?.clearance.above).toBeCloseTo(60, 6);
});

/** A tech pack's page for garments of one product, and what it is about. */
function techPage(
  pdf: ReturnType<typeof openTicket>,
  units: readonly TechUnit[],
): { readonly page: TechPage; readonly own: TechProduct } {
  const [sample] = units as [TechUnit];
  const own = { product: sample.unit.product, units, sample, parts: [] };
  const pack = {
    words: pieceWords(catalogue, "nl"),
    language: "nl",
    products: [own],
    name: "x",
    order: "x",
    revision: "x",
    created: new Date(0),
    pictures: [],
  } as unknown as TechPage["pack"];
  return { page: { pdf, pack, say: techTexts.nl }, own };
}

function techUnit(size: string, properties: Readonly<Record<string, string>>): TechUnit {
  const product = "fabric" in properties ? "jersey" : "pants";
  const garment = draftGarment({ product, size, options: properties });
  return {
    unit: { ...unitOf(product, null, [], properties), size },
    drawn: { garment } as unknown as TechUnit["drawn"],
  };
}

/** All that somebody may choose for a jersey but its size. */
const chosen = {
  fit: "regular",
  length: "regular",
  collar: "crew",
  cuff: "rib",
  fabric: "vented-mesh",
  elbow: "none",
  hem: "plain",
};

/** The words of each page. */
async function pagesOf(draw: (pdf: ReturnType<typeof openTicket>) => void): Promise<string[]> {
  const pdf = openTicket("x", "en", new Date(0));
  const bytes = collect(pdf);
  draw(pdf);
  pdf.end();
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: await bytes });
  return text.toString().split("\f").slice(0, -1);
}

if (!hasPoppler) console.warn("\nSKIPPED: pdftotext not installed.\n");

it.skipIf(!hasPoppler)(
  "no heading is left alone at the foot of a page, and no row at the head of one",
  async () => {
    const columns = [{ head: "Part", width: 300 }];
    const all = Array.from({ length: 90 }, (_, at) => 40 + at);
    const pages = await pagesOf((pdf) => {
      for (const up of all) {
        const y = title(pdf, `Trims ${up}`, PAGE.bottom - up);
        table(pdf, columns, [[`one ${up}`], [`two ${up}`], [`three ${up}`]], y, 1.5);
        nextPage(pdf);
      }
    });
    const has = (page: string | undefined, words: string) =>
      expect(page, words).toMatch(new RegExp(`\\b${words}\\b`));
    for (const up of all) {
      const having = (word: string) =>
        pages.find((page) => new RegExp(`\\b${word} ${up}\\b`).test(page));
      has(having("Trims"), `one ${up}`);
      has(having("three"), `two ${up}`);
    }
  },
);

it.skipIf(!hasPoppler)(
  "what was ordered takes as few lines as its columns can make of it",
  async () => {
    const ways = ["rib", "open", "elastic"].flatMap((cuff) =>
      ["crew", "zip", "v-overlap"].map((collar) => techUnit("L", { ...chosen, cuff, collar })),
    );
    const alike = ["S", "M", "L", "XL", "2XL", "3XL"].map((size) => techUnit(size, chosen));
    const rowsOf = async (units: readonly TechUnit[]) => {
      const [cover = ""] = await pagesOf((pdf) => void coverPage(techPage(pdf, units).page));
      return cover.split("\n").filter((line) => /Pasvorm|[:·]|× 1/.test(line)).length;
    };
    // Its heading counts, too. A column of sizes as wide as six need made three lines of each way.
    expect(await rowsOf(ways)).toBeLessThanOrEqual(9 * 2 + 2);
    expect(await rowsOf(alike)).toBeLessThanOrEqual(3 + 2);
  },
);

it("measures are drawn as large as the page leaves room, where their steps have none", () => {
  const pdf = openTicket("x", "nl", new Date(0));
  // Two ways of sewing: with the first one's steps the measures fill more than a page.
  const units = [techUnit("W28", {}), techUnit("W32", { pockets: "two-zip" })];
  const { page, own } = techPage(pdf, units);
  expect(measuresPage(page, own, 250)).toBeGreaterThan(705);
  pdf.end();
});

it.skipIf(!hasPoppler)(
  "a bag says its size in letters that are read from a step away",
  async () => {
    const units = [{ ...unitOf("jersey", { name: "KIM", number: "5" }), size: "W-2XL" }];
    const files = await labelsToPrint(units, "nl");
    const input = files.get("labels/bags.pdf");
    const boxes = execFileSync("pdftotext", ["-bbox", "-", "-"], { input }).toString();
    const heights = [...boxes.matchAll(/yMin="([\d.]+)".* yMax="([\d.]+)">2XL</g)].map(
      ([, top, bottom]) => Number(bottom) - Number(top),
    );
    // A line of the face is 1.6 of its size: letters of 18 points at least.
    expect(Math.max(...heights)).toBeGreaterThan(18 * 1.5);
  },
);
