import { execFileSync } from "node:child_process";
import type { Language } from "@holeshot/domain";
import sharp from "sharp";
import { expect, it } from "vitest";
import { hasPoppler } from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import type { OrderRow } from "../orders/index.ts";
import type { OrderUnit } from "./order-units.ts";
import { pieceWords } from "./piece-words.ts";
import { writeTicket } from "./write-ticket.ts";

const designName = "Motorsportvereniging De Peelrand-Oosterhout & Łódź 2026 raci";
const order = {
  order_number: "HS-2026-000001",
  confirmed_at: new Date(0),
  contact: { first_name: "Kim", last_name: "de Vries" },
  shipping_address: {
    street: "Dorp",
    house_number: "1",
    postcode: "1000",
    city: "Lier",
    country: "be",
  },
} as unknown as OrderRow;

/** Four pairs of gloves of 22 pieces: tables that end on other pages than they began. */
async function ticket(language: Language = "en"): Promise<Uint8Array> {
  const words = pieceWords(openCatalogue(), language);
  const lines = ["KIM", "SCHOUWENAARS-DE WIT", "VOS", "BOS"].map((name, index) => ({
    unit: {
      position: index + 1,
      product: "gloves",
      size: "M",
      quantity: 1,
      properties: {},
      rider: { name, number: "7" },
      designName,
      setId: openCatalogue().sets[0]?.uuid ?? "",
      revision: "7f6cb564",
    } as unknown as OrderUnit,
    pieces: Array.from({ length: 22 }, (_, at) => ({
      name: `Side middle and index finger, ${at}`,
      material: "stretch",
      colour: null,
      copies: 1,
      area: 1000,
      file: "X_C9E93EB4.pdf",
    })),
    remarks: index === 0 ? ["said of the left", "said of the left"] : [],
  }));
  const bytes = await sharp({
    create: { width: 8, height: 8, channels: 3, background: "#ffffff" },
  })
    .jpeg()
    .toBuffer();
  const picture = {
    name: designName,
    revision: "7f6cb564",
    product: "gloves",
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
