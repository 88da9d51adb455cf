import { execFileSync } from "node:child_process";
import type { Language, ProductId } from "@holeshot/domain";
import sharp from "sharp";
import { expect, it } from "vitest";
import { hasPoppler } from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { pieceWords } from "./piece-words.ts";
import { orderToPrint, unitToPrint } from "./testing/order-to-print.ts";
import { writeTicket } from "./write-ticket.ts";

const designName = "Motorsportvereniging De Peelrand-Oosterhout & Łódź 2026 raci";
const order = orderToPrint("be");

/** Four pairs of gloves of 22 pieces: tables that end on other pages than they began. */
async function ticket(
  language: Language = "en",
  product: ProductId = "gloves",
  remarks: readonly string[] = ["said of the left", "said of the left"],
): Promise<Uint8Array> {
  const words = pieceWords(openCatalogue(), language);
  const lines = ["KIM", "SCHOUWENAARS-DE WIT", "VOS", "BOS"].map((name, index) => ({
    unit: unitToPrint({
      position: index + 1,
      product,
      size: "M",
      rider: { name, number: "7" },
      designName,
      revision: "7f6cb564",
    }),
    pieces: Array.from({ length: 22 }, (_, at) => ({
      name: `Side middle and index finger, ${at}`,
      material: "stretch",
      colour: null,
      copies: 1,
      area: 1000,
      file: "X_C9E93EB4.pdf",
    })),
    remarks: index === 0 ? remarks : [],
  }));
  const bytes = await sharp({
    create: { width: 8, height: 8, channels: 3, background: "#ffffff" },
  })
    .jpeg()
    .toBuffer();
  const picture = {
    name: designName,
    revision: "7f6cb564",
    product,
    side: "front",
    bytes,
  } as const;
  return writeTicket({
    order,
    printer: "sublimation",
    language,
    words,
    lines,
    reprint: 0,
    pictures: [picture],
  });
}

/** A word with where its line begins and ends. */
const wordBox = /yMin="([\d.]+)".* yMax="([\d.]+)">([^<]+)</g;

function read(pdf: Uint8Array, ...how: readonly string[]): string {
  return execFileSync("pdftotext", [...how, "-", "-"], { input: pdf, encoding: "utf8" });
}

if (!hasPoppler) console.warn("\nSKIPPED: pdftotext not installed.\n");

it.skipIf(!hasPoppler)(
  "a page that is lost says which order and which garment it is of",
  async () => {
    const pages = read(await ticket(), "-layout")
      .split("\f")
      .slice(0, -1);
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page).toContain("HS-2026-000001 · Cut ticket");
    for (const page of pages.slice(2)) {
      expect(page.trimStart()).toMatch(
        /^Pieces: \d · Gloves M · [A-Z -]+ 7 · ×\s*1( \(continued\))?\n/,
      );
    }
    expect(pages.join("")).toContain("(continued)");
  },
);

it.skipIf(!hasPoppler)(
  "a name of sixty letters can be read, and a file's stands on its line",
  async () => {
    const bytes = await ticket();
    const heights = [...read(bytes, "-bbox").matchAll(/yMin="([\d.]+)".* yMax="([\d.]+)"/g)].map(
      ([, top, bottom]) => Number(bottom) - Number(top),
    );
    expect(heights.length).toBeGreaterThan(100);
    // A face of 5.6 points, four fifths of the smallest, takes 8.8 of line.
    expect(Math.min(...heights)).toBeGreaterThan(6);
    const text = read(bytes, "-layout");
    expect(text.match(/…C9E93EB4\.pdf/g)).toHaveLength(88);
    expect(text.match(/said of the left/g)).toHaveLength(1);
  },
);

it.skipIf(!hasPoppler)(
  "what a customer chose stands below its row, and heads keep their size",
  async () => {
    const bytes = await ticket("de");
    const text = read(bytes, "-layout");
    // One line of choices for gloves, not a column of them.
    expect(text.match(/Verschluss:\s\S+ · Handfläche:\s\S+ · Touchscreen:\s\S+\n/g)).toHaveLength(
      4,
    );
    const heads = [...read(bytes, "-bbox").matchAll(wordBox)].filter(([, , , word]) =>
      ["Zuschnitt", "Nähen", "Packen"].includes(word ?? ""),
    );
    const high = heads.map(([, top, bottom]) => (Number(bottom) - Number(top)).toFixed(1));
    expect(heads.length).toBeGreaterThan(3);
    expect(new Set(high).size, high.join()).toBe(1);
  },
);

it.skipIf(!hasPoppler)("what to take note of says so on its next page, too", async () => {
  const many = Array.from({ length: 60 }, (_, at) => `“${at}” has letters 80 % wide`);
  const pages = read(await ticket("en", "gloves", many), "-layout").split("\f");
  const noted = pages.filter((page) => page.includes("has letters"));
  expect(noted.length).toBeGreaterThan(1);
  for (const page of noted.slice(1)) expect(page.trimStart()).toMatch(/^Take note \(continued\)\n/);
});

it.skipIf(!hasPoppler)("a long product's name can be read below its picture", async () => {
  const bytes = await ticket("de", "pit-shirt");
  const words = [...read(bytes, "-bbox").matchAll(wordBox)].map(([, top, bottom, word]) => ({
    word,
    high: Number(bottom) - Number(top),
  }));
  // The first of its kind on the page is the picture's; letters of 6.4 points take 10 of a line.
  for (const wanted of ["Fahrerlager-Shirt", "7f6cb564"])
    expect(words.find(({ word }) => word === wanted)?.high, wanted).toBeGreaterThan(10);
});
