import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Scene } from "@holeshot/artwork";
import { languages, languageTags } from "@holeshot/domain";
import { draftGarment, finishedMeasures, type Garment, measuringPoints } from "@holeshot/garments";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addNewDesign, choose, newCart, order, shopWithRider } from "../../../testing/index.ts";
import { openCatalogue } from "../../catalogue/index.ts";
import { printTechPacks } from "../index.ts";
import type { OrderUnit } from "../order-units.ts";
import { unitToPrint } from "../testing/order-to-print.ts";
import { millimetres } from "./tech-pack.ts";
import { type BilledGarment, clothNeeds, threadNeeds, trimNeeds } from "./bill.ts";
import { nearestShade } from "./colour-names.ts";
import { isccNbs } from "./iscc-nbs.data.ts";
import { placedParts } from "./placed-parts.ts";
import { shelved, shelvedAt } from "./shelves.ts";
import { innerTexts, innerWords } from "./inner-words.data.ts";
import { lineRanges } from "./making-pages.ts";
import { techTexts } from "./tech-texts.ts";
import { stepWords } from "./tech-words.data.ts";

const house = shopWithRider();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "holeshot-tech-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A made-up unit of a drafted garment, so many times. */
function unitOf({ product, size }: Garment, quantity = 1, layers: unknown[] = []): OrderUnit {
  return unitToPrint({ product, size, quantity, layers, designName: "x", setId: "x" });
}

function billed(garment: Garment, quantity: number): BilledGarment {
  return {
    unit: unitOf(garment, quantity),
    garment,
    material: ({ material }) => material,
    colour: () => null,
  };
}

describe("a tech pack's figures", () => {
  it("measure print against the seam as a ruler would", () => {
    // A piece of 400 × 300 with print of 100 × 40, 30 from its left and 50 from its upper edge.
    const square = (x: number, y: number, w: number, h: number) =>
      [["M", x, y], ["L", x + w, y], ["L", x + w, y + h], ["L", x, y + h], ["Z"]] as const;
    const real = draftGarment({ product: "jersey", size: "L" });
    const [front] = real.pieces;
    if (!front) throw new Error("no piece");
    const piece = { ...front, outline: square(-200, 0, 400, 300) };
    const ink = { kind: "fill", paint: "#000000", rule: "nonzero", opacity: 1 } as const;
    const scene = {
      product: "jersey",
      problems: [],
      shrinks: [{ layer: "b", text: "B", from: 60, to: 45, condensed: 1 }],
      pieces: [
        {
          piece: piece.id,
          ground: "#ffffff",
          cloth: piece.outline,
          layers: [
            { layer: "a", items: [{ ...ink, path: square(-170, 50, 100, 40) }] },
            { layer: "b", items: [{ ...ink, path: square(100, 150, 60, 45) }] },
            // 600 pixels on 100 mm are 152.4 to the inch.
            {
              layer: "c",
              items: [
                { kind: "image", asset: "photo", matrix: [100, 0, 0, 50, 0, 100], opacity: 1 },
              ],
            },
            { layer: "empty", items: [] },
          ],
        },
      ],
    } as unknown as Scene;
    const text = { kind: "text", piece: piece.id, text: "A", size: 60, rotation: 0, hidden: false };
    const layers = [
      { ...text, id: "a" },
      { ...text, id: "b" },
      {
        kind: "image",
        id: "c",
        piece: piece.id,
        rotation: 0,
        source: { type: "image", id: "photo" },
      },
      { ...text, id: "empty" },
    ];
    const drawn = { garment: { ...real, pieces: [piece] }, scene, remarks: [] };
    const pixels = new Map([["photo", { asset: "photo", width: 600, height: 300 }]]);
    const parts = placedParts(unitOf(real, 1, layers), drawn, { pixels });
    expect(parts.map(({ code }) => code)).toEqual(["T1", "T2", "P1"]);
    expect(parts[0]).toMatchObject({ facts: { capHeight: 60 }, pixels: null });
    expect(parts[0]?.clearance).toEqual({ left: 30, right: 270, above: 50, below: 210, least: 30 });
    // Shrunk to its room: the capitals as they are drawn.
    expect(parts[1]?.facts.capHeight).toBe(45);
    expect(parts[2]?.pixels?.dpi).toBeCloseTo(152.4, 6);
  });

  it("find each of the 267 shades as its own, and the nearest of a colour nobody named", () => {
    expect(isccNbs).toHaveLength(267);
    isccNbs.forEach(([hex, name], index) => {
      const found = nearestShade(hex);
      expect(found.distance).toBe(0);
      // Two pairs of centroids fall on one screen colour.
      expect(isccNbs[found.number - 1]?.[0]).toBe(hex);
      if (found.name === name) expect(found.number).toBe(index + 1);
    });
    expect(nearestShade("#fe0100")).toMatchObject({ name: expect.stringMatching(/Red|Orange/) });
    expect(nearestShade("#0a0a0a").number).toBe(267);
    expect(nearestShade("#fdfdfd")).toMatchObject({ number: 263, name: "White" });
  });

  it("count cloth by its area, trims by the garment, thread by its seams", () => {
    const jersey = draftGarment({ product: "jersey", size: "L" });
    const pants = draftGarment({ product: "pants", size: "W32" });
    const garments = [billed(jersey, 3), billed(pants, 2)];
    const needs = clothNeeds(garments, { width: 1600, gap: 12 });
    const printed = needs.find(({ material }) => material === "printed");
    const count = (garment: Garment) =>
      garment.pieces.filter(({ material }) => material === "printed").length;
    expect(printed?.pieces).toBe(3 * count(jersey) + 2 * count(pants));
    for (const { squareMetres, metres, loss } of needs) {
      expect(metres).toBeGreaterThan(squareMetres / 1.6);
      expect(1 - squareMetres / ((metres ?? 0) * 1.6)).toBeCloseTo(loss ?? 0, 6);
    }
    // A jersey with allowances is about 1.4 m², which nobody cuts from less.
    const alone = clothNeeds([billed(jersey, 1)], { width: 1600, gap: 12 });
    expect(alone[0]?.squareMetres).toBeGreaterThan(1.1);
    expect(alone[0]?.squareMetres).toBeLessThan(1.5);
    expect(clothNeeds([billed(jersey, 1)], { width: 400, gap: 12 })[0]?.metres).toBeNull();
    const trims = trimNeeds(garments);
    expect(trims.find(({ id }) => id === "flyZip")).toMatchObject({ count: 2 });
    expect(trims.find(({ id }) => id === "sizeLabel")?.count).toBe(5);
    const wider = draftGarment({ product: "pants", size: "W38" });
    const kinds = trimNeeds([...garments, billed(wider, 1)])
      .map(({ id }) => id)
      .filter((id, i, ids) => id !== ids[i - 1]);
    expect(new Set(kinds).size, "alike stand beside alike").toBe(kinds.length);
    for (const { stitch, seam, thread } of threadNeeds([billed(jersey, 3)])) {
      const one = threadNeeds([billed(jersey, 1)]).find((own) => own.stitch === stitch);
      expect(seam).toBeCloseTo(3 * (one?.seam ?? 0), 6);
      expect(thread / seam).toBeCloseTo({ 301: 2.5, 406: 18, 504: 14 }[stitch], 6);
    }
  });

  it("writes no minus before nothing", () => {
    expect(millimetres(-0.04, "nl", 1)).toBe("0,0");
    expect(millimetres(-0.06, "nl", 1)).toBe("-0,1");
  });

  it("lays drawings side by side, none over another and all inside, left beside right", () => {
    const box = fc.record({
      width: fc.integer({ min: 5, max: 700 }),
      height: fc.integer({ min: 5, max: 900 }),
      twice: fc.boolean(),
    });
    const rules = { gap: 14, below: 22, least: 40 };
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 6 }), (some) => {
        const boxes = some.flatMap(
          ({ twice, ...one }, i): { width: number; height: number; pair?: string }[] =>
            twice
              ? [
                  { ...one, pair: `${i}` },
                  { ...one, pair: `${i}` },
                ]
              : [one],
        );
        const room = { width: 511, height: 600 };
        const { scale, height, places } = shelved(boxes, room, rules);
        const laid = boxes.map((one, i) => ({
          left: places[i]?.x ?? Number.NaN,
          top: places[i]?.y ?? Number.NaN,
          right: (places[i]?.x ?? 0) + Math.max(one.width * scale, rules.least),
          bottom: (places[i]?.y ?? 0) + one.height * scale + 22,
        }));
        boxes.forEach(({ pair }, i) => {
          if (pair === undefined || pair !== boxes[i + 1]?.pair) return;
          expect(laid[i + 1]?.top).toBe(laid[i]?.top);
          expect(laid[i + 1]?.left).toBeCloseTo((laid[i]?.right ?? 0) + 14, 6);
        });
        expect(Math.max(...laid.map(({ bottom }) => bottom))).toBeCloseTo(height, 6);
        expect(scale).toBeGreaterThan(0);
        laid.forEach((a, i) => {
          expect(a.right).toBeLessThanOrEqual(room.width + 1e-6);
          expect(a.bottom).toBeLessThanOrEqual(room.height + 1e-6);
          for (const b of laid.slice(i + 1))
            expect(
              a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top,
            ).toBe(true);
        });
      }),
    );
  });

  it("lays low drawings under a low neighbour, beside a high one", () => {
    const boxes = [
      { width: 100, height: 300 },
      { width: 100, height: 100 },
      { width: 100, height: 120 },
    ];
    const laid = shelvedAt(boxes, 214, 1, { gap: 14, below: 10 });
    expect(laid?.places).toEqual([
      { x: 0, y: 0 },
      { x: 114, y: 0 },
      { x: 114, y: 124 },
    ]);
    expect(laid?.height).toBe(310);
    expect(shelvedAt(boxes, 99, 1, { gap: 14, below: 10 })).toBeNull();
  });
});

/** Its grid is half a metre each way, as poppler draws it: the first and last dark column and row. */
async function expectStrikeOff(bytes: Uint8Array): Promise<void> {
  const file = join(folder, "strike-off.pdf");
  await writeFile(file, bytes);
  const args = [
    "-png",
    "-r",
    "127",
    "-f",
    "1",
    "-l",
    "1",
    "-singlefile",
    file,
    join(folder, "grid"),
  ];
  execFileSync("pdftoppm", args);
  const { data, info } = await sharp(join(folder, "grid.png"))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 128;
  // 5 pixels a millimetre; a quarter into the sheet no text is in the way.
  const row = Math.round(info.width * 0.27);
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) => dark(x, row));
  const rows = Array.from({ length: info.height }, (_, y) => y).filter((y) => dark(row, y));
  for (const places of [columns, rows.filter((y) => y < 516 * 5)])
    expect(((places.at(-1) ?? 0) - (places[0] ?? 0)) / 5).toBeCloseTo(500, 0);
}

it("a tech pack says what was ordered, drawn and measured, in its language", async () => {
  const cart = await newCart(house.rider);
  const design = await addNewDesign(house.rider, cart, { name: "Team Lierop" });
  await choose(house.rider, cart, design, {
    jersey: [
      { properties: { size: "M" } },
      { properties: { size: "XL" }, quantity: 2, rider: { name: "DE VRIES", number: "38" } },
    ],
    pants: [{}],
    gloves: [{ properties: { size: "S" } }],
  });
  const placed = await order(house.rider, cart);
  expect(placed.status, placed.text).toBe(201);
  for (const language of process.env["LONG"] === "1" ? languages : (["de"] as const)) {
    const files = new Map<string, Uint8Array>();
    const request = { number: placed.json.order_number as string, language };
    await printTechPacks(house.shop, request, async (path, bytes) => {
      files.set(path, bytes);
    });
    expect([...files.keys()]).toEqual([
      expect.stringMatching(/^tech-packs\/team-lierop-\w{8}\.pdf$/),
      expect.stringMatching(/^tech-packs\/team-lierop-\w{8}-strike-off\.pdf$/),
    ]);
    await expectStrikeOff([...files.values()][1] ?? new Uint8Array());
    const file = join(folder, `${language}.pdf`);
    await writeFile(file, [...files.values()][0] ?? new Uint8Array());
    const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
    const pages = text.split("\f").slice(0, -1);
    expect(pages.length).toBeGreaterThanOrEqual(8);
    expect(pages.length).toBeLessThanOrEqual(11);
    const say = techTexts[language];
    // A page may begin with the end of another table.
    const page = (head: string) =>
      pages
        .filter((one) => one.split("\n").some((line) => line.trimStart().startsWith(head)))
        .join();
    // The size that most are made of is drawn, with its rider.
    expect(page(say.artwork)).toContain("DE VRIES 38");
    expect(page(say.colours)).toMatch(/1\s+#[0-9a-f]{6}/);
    const measures = page(say.measures);
    const told = finishedMeasures(draftGarment({ product: "jersey", size: "XL" }));
    for (const mm of [told.halfChest, told.centreBack, told.neckSeam])
      expect(measures).toContain(String(Math.round(mm ?? 0)));
    const letters = measuringPoints(draftGarment({ product: "pants", size: "W32" })).length;
    expect(measures).toMatch(new RegExp(`^\\s*${String.fromCharCode(64 + letters)}\\s`, "m"));
    expect(page(say.bill)).toContain("× 12");
    expect(page(say.construction)).toMatch(/504/);
    // Pads, dots and rows that pictures show, with their measures as this language writes them.
    const decimal = new Intl.NumberFormat(languageTags[language]);
    const within = page(innerTexts[language].title);
    for (const [work, mm] of [
      ["palmPads", [1.1, 4.2, 1.2]],
      ["gripDots", [0.8, 5.6, 3.2]],
      ["quilting", [1.7, 17]],
      ["stretchRibs", [2.1, 9.5]],
    ] as const) {
      const [word = ""] = innerWords[work][language].split(" ");
      const rows = within.split("\n").filter((line) => line.includes(word));
      expect(
        rows.some((line) => mm.every((value) => line.includes(` ${decimal.format(value)}`))),
        `${language} ${work}: ${rows.join()}`,
      ).toBe(true);
    }
  }
}, 120_000);

it("a kit of four products takes eleven pages at most, and each garment is sewn from one", async () => {
  const cart = await newCart(house.rider);
  const design = await addNewDesign(house.rider, cart, { name: "Team Lierop" });
  const rows = (sizes: readonly string[]) =>
    sizes.map((size, at) => ({
      properties: { size },
      rider: { name: ["DE VRIES", "VAN DER HEIJDEN"][at % 2] ?? "", number: String(190 + at) },
    }));
  const tops = ["S", "L", "2XL", "4XL", "W-S", "W-L"];
  const chosen = await choose(house.rider, cart, design, {
    jersey: rows(tops),
    pants: rows(["W28", "W30", "W32", "W34", "W38", "W42"]),
    gloves: rows(["S", "L", "2XL", "XS", "W-S", "W-L"]),
    "pit-shirt": rows(tops),
  });
  expect(chosen.status, chosen.text).toBe(200);
  const placed = await order(house.rider, cart);
  expect(placed.status, placed.text).toBe(201);
  for (const language of process.env["LONG"] === "1" ? languages : (["fr"] as const)) {
    const request = { number: placed.json.order_number as string, language };
    const files: Uint8Array[] = [];
    await printTechPacks(house.shop, request, async (_path, bytes) => void files.push(bytes));
    const input = files[0] ?? new Uint8Array();
    const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" });
    const pages = text.split("\f").slice(0, -1);
    expect(pages.length, language).toBeLessThanOrEqual(11);
    // Whoever sews a garment has its measures and its steps before them at once.
    const say = techTexts[language];
    const making = pages.filter((page) => page.trimStart().startsWith(say.measures));
    expect(making).toHaveLength(4);
    for (const page of making) expect(page).toContain(say.construction);
  }
}, 180_000);

it("each way of sewing has its steps, with the lines that are sewn so", async () => {
  const cart = await newCart(house.rider);
  const youth = openCatalogue().sets.findIndex(({ lettering }) => lettering < 1);
  const design = await addNewDesign(house.rider, cart, { name: "Jeugd", set: youth });
  const row = (size: string, more: Readonly<Record<string, string>> = {}) => ({
    properties: { size, ...more },
  });
  const chosen = await choose(house.rider, cart, design, {
    jersey: [row("Y8"), row("Y10", { collar: "zip", cuff: "open" }), row("Y12"), row("Y14")],
    pants: [row("Y8")],
    gloves: [row("Y-S"), row("Y-M", { touch: "yes" })],
    "pit-shirt": [row("Y8")],
  });
  expect(chosen.status, chosen.text).toBe(200);
  const placed = await order(house.rider, cart);
  expect(placed.status, placed.text).toBe(201);
  const files: Uint8Array[] = [];
  const request = { number: placed.json.order_number as string, language: "fr" } as const;
  await printTechPacks(house.shop, request, async (_path, bytes) => void files.push(bytes));
  const input = files[0] ?? new Uint8Array();
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" });
  const says = text.replaceAll("\u00a0", " ");
  const { construction } = techTexts.fr;
  // From one heading to the next: the steps of one way of sewing.
  const ways = says.split(`${construction} : `).slice(1);
  expect(ways).toHaveLength(6);
  const [crew, zip, pants, plain, touch] = ways;
  expect(pants?.split("\f")[0]).not.toContain("Lignes");
  expect(crew).toMatch(/Lignes : 1, 3–4\n/);
  expect(crew).not.toContain(stepWords.placket.fr);
  expect(zip).toMatch(/Lignes : 2\n/);
  expect(zip).toContain(stepWords.placket.fr);
  expect(zip).not.toContain(stepWords.closeCuffs.fr);
  expect(plain).not.toContain(stepWords.touch.fr);
  expect(touch).toContain(stepWords.touch.fr);
  // Numbers as they are written there.
  expect(plain).toContain("2,5");
  for (const way of ways) expect(way.split("\f")[0]).not.toMatch(/\d\.\d/);
}, 120_000);

it("lines in a row are told as one", () => {
  const units = [5, 1, 2, 9, 3].map((position) => ({ unit: { position } }) as never);
  expect(lineRanges(units)).toBe("1–3, 5, 9");
});
