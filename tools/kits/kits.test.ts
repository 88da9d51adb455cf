import { productIds } from "@holeshot/domain";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { baseSize, draftGarment, type Piece, type ProductId } from "@holeshot/garments";
import { parsePath } from "@holeshot/geometry";
import { expect, test } from "vitest";
import { blankOf, piecesOfBlank } from "./blank.ts";
import { movePath, shortData } from "./path-data.ts";
import { refitDrawing, sameEdges } from "./refit.ts";

const catalogue = join(import.meta.dirname, "..", "..", "catalogue");
const products: readonly ProductId[] = productIds;

function drafted(product: ProductId) {
  return draftGarment({ product, size: baseSize(product) });
}

test.each(products)("the kits stand on the %s as it is drafted now", (product) => {
  const garment = drafted(product);
  const drawn = piecesOfBlank(
    readFileSync(join(catalogue, "outlines", `${product}.svg`), "utf8"),
    garment,
  );
  const moved = garment.pieces
    .filter((piece) => !sameEdges(piece, drawn.get(piece.id) ?? { ...piece, edges: [] }))
    .map(({ id }) => id);
  expect(moved, "an outline has changed: run npm run kits").toEqual([]);
});

test("a blank holds the edges it was written from, and notices one that moved", () => {
  const garment = drafted("pants");
  const read = piecesOfBlank(blankOf(garment), garment);
  for (const piece of garment.pieces) {
    const own = read.get(piece.id) as Piece;
    expect(sameEdges(piece, own), piece.id).toBe(true);
    const edges = own.edges.map((edge) => ({ ...edge, path: movePath(edge.path, down) }));
    expect(sameEdges(piece, { ...own, edges })).toBe(false);
  }
});

const down = ({ x, y }: { x: number; y: number }) => ({ x, y: y + 1 });

test("outlines that stay leave every kit as it is, to what it is rounded to", () => {
  const garment = drafted("jersey");
  const pieces = piecesOfBlank(blankOf(garment), garment);
  for (const kit of readdirSync(join(catalogue, "templates"))) {
    const file = join(catalogue, "templates", kit, "jersey.svg");
    if (!existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    const again = refitDrawing(text, pieces, garment);
    expect(numbersOf(again).length, kit).toBe(numbersOf(text).length);
  }
});

/** Ids and places of slots: what must not be lost. */
function numbersOf(text: string): string[] {
  return text.match(/ id="[^"]+"/g) ?? [];
}

test("a pattern that moves down takes shapes, slots and grounds with it", () => {
  const garment = drafted("gloves");
  const up = garment.pieces.map((piece) => ({
    ...piece,
    edges: piece.edges.map((edge) => ({
      ...edge,
      path: movePath(edge.path, ({ x, y }) => ({ x, y: y - 5 })),
    })),
    landmarks: {},
  }));
  const text = [
    '  <g id="p-back-left" transform="translate(60.2 225.3)">',
    '    <path id="z-block--back-left" fill="#17181b" d="M-20-30l40 0 0 10-40 0Z"/>',
    '    <rect id="s-number" x="-5" y="-5" width="10" height="10" transform="translate(-10 -17) rotate(4)"/>',
  ].join("\n");
  const moved = refitDrawing(text, new Map(up.map((piece) => [piece.id, piece])), garment);
  expect(moved).toContain("translate(-10 -12) rotate(4)");
  const [, d = ""] = / d="([^"]+)"/.exec(moved) ?? [];
  expect(parsePath(d)[0]).toEqual(["M", -20, -25]);
});

test("lines bend where the way bends and stay lines where it does not", () => {
  const line = parsePath("M0 0L100 0L100 50L0 50Z");
  expect(movePath(line, ({ x, y }) => ({ x: 2 * x + y, y }))).toHaveLength(5);
  const bent = movePath(line, ({ x, y }) => ({ x, y: y + Math.sin(x / 20) * 8 }));
  for (const command of bent) {
    const [x, y] = [command.at(-2), command.at(-1)] as [number, number];
    if (command[0] !== "L" || y > 25) continue;
    expect(Math.abs(y - Math.sin(x / 20) * 8)).toBeLessThan(0.1);
  }
  expect(bent.length).toBeGreaterThan(10);
});

test("short path data reads as what it was written from, without adding up what it rounds", () => {
  const steps = Array.from({ length: 400 }, (_, i) => ["L", i * 0.333, i * 0.777] as const);
  const path = parsePath(shortData([["M", 0.04, -0.26], ...steps, ["Z"]], 1));
  expect(path.at(-2)?.[1]).toBeCloseTo(399 * 0.333, 1);
  expect(path.at(-2)?.[2]).toBeCloseTo(399 * 0.777, 1);
});

test("every kit is found by a style, and every style is of kits that there are", () => {
  const { styles } = JSON.parse(readFileSync(join(catalogue, "styles.json"), "utf8")) as {
    styles: readonly { readonly kits: readonly string[] }[];
  };
  const found = new Set(styles.flatMap(({ kits }) => kits));
  expect([...found].toSorted()).toEqual(readdirSync(join(catalogue, "templates")).toSorted());
});
