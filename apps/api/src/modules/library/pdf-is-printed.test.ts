import type { DesignDocument, ImageLayer } from "@holeshot/design";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  hasPoppler,
  newCart,
  order,
  printedPixels,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { type PackManifest, printOrder } from "../production/index.ts";
import { multipartBody } from "./test-files.ts";

/**
 * A designer's way: a logo that came as a PDF is laid over the armhole, ordered, and looked for in the files that go to
 * the printer, by another program.
 */
const PIXELS_PER_MM = 1;
/** Of the logo on the cloth: its page is 3 by 2. */
const WIDTH_MM = 150;

/** A page of 300 by 200 points, its left half in one colour and its right in another that no kit has. */
const page = `1 0 0.8 rg 0 0 150 200 re f
0 1 0.6 rg 150 0 150 200 re f`;

let shop: TestPlatform;
let designer: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  designer = await shop.customer();
});
afterAll(() => shop.close());

/** A PDF of one page, as the standard's own example has it. */
function pdf(content: string): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${places.join("")}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** The document with the logo over the left armhole of its jersey. */
function overArmhole(document: DesignDocument, image: string, across: boolean): DesignDocument {
  const { jersey } = document.products;
  if (!jersey) throw new Error("The set has no jersey.");
  const layer: ImageLayer = {
    ...({ id: "logo-1", kind: "image", hidden: false, locked: false, piece: "front" } as const),
    ...{ x: 205, y: 130, rotation: 0, width: WIDTH_MM, mirrored: false, across_seams: across },
    source: { type: "image", id: image },
  };
  const layers = [...jersey.layers, layer];
  return { ...document, products: { ...document.products, jersey: { ...jersey, layers } } };
}

async function uploaded(): Promise<string> {
  const { body, headers } = multipartBody(pdf(page), "logo.pdf");
  const reply = await designer.post("/api/images", body, headers);
  expect(reply.status, reply.text).toBe(201);
  expect(reply.json.kind).toBe("vector");
  return reply.json.id as string;
}

/** Square millimetres of the logo's two colours on each printed piece of one ordered jersey. */
async function printedArea(across: boolean): Promise<Map<string, readonly [number, number]>> {
  const image = await uploaded();
  const cart = await newCart(designer);
  const design = await addNewDesign(designer, cart, {
    change: (document) => overArmhole(document, image, across),
  });
  await choose(designer, cart, design, { jersey: [{}], pants: [{}], gloves: [{}] });
  const placed = await order(designer, cart);
  expect(placed.status, placed.text).toBe(201);
  const files = new Map<string, Uint8Array>();
  const manifest: PackManifest = await printOrder(
    shop,
    { number: placed.json.order_number as string, language: "en", printer: "sublimation" },
    async (path, bytes) => void files.set(path, bytes),
  );
  const areas = new Map<string, readonly [number, number]>();
  for (const { product, pieces } of manifest.lines) {
    if (product !== "jersey") continue;
    for (const { piece, printed, path } of pieces) {
      if (!printed) continue;
      const { data } = await printedPixels(files.get(path) ?? new Uint8Array(), PIXELS_PER_MM);
      const counted: [number, number] = [0, 0];
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        if (red > 225 && green < 30 && blue > 170 && blue < 235) counted[0] += 1;
        if (red < 30 && green > 225 && blue > 120 && blue < 185) counted[1] += 1;
      }
      areas.set(piece, counted);
    }
  }
  return areas;
}

describe.skipIf(!hasPoppler)("a logo of a PDF", () => {
  it("is printed on both sides of the seam that it was laid over, whole and in its colours", async () => {
    const areas = await printedArea(true);
    const [front, sleeve] = [areas.get("front") ?? [0, 0], areas.get("sleeve_left") ?? [0, 0]];
    // Towards the arm lies the half that the sleeve carries.
    expect(front[0]).toBeGreaterThan(2000);
    expect(sleeve[1]).toBeGreaterThan(2000);
    const whole = (WIDTH_MM * WIDTH_MM * 2) / 3;
    const sum = front[0] + front[1] + sleeve[0] + sleeve[1];
    // Both pieces have it in their allowances: some of it is there twice.
    expect(sum / whole).toBeGreaterThan(0.97);
    expect(sum / whole).toBeLessThan(1.35);
    const others = [...areas].filter(([piece]) => piece !== "front" && piece !== "sleeve_left");
    expect(others.filter(([, [one, other]]) => one + other > 0)).toEqual([]);
  }, 300_000);

  it("ends at the seam when it was not asked to go on", async () => {
    const areas = await printedArea(false);
    expect(areas.get("front")?.[0]).toBeGreaterThan(2000);
    expect(
      [...areas].filter(([piece, [one, other]]) => piece !== "front" && one + other > 0),
    ).toEqual([]);
  }, 300_000);
});
