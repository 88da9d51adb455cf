import { productFacts, type Garment, type Piece, type ProductId } from "@holeshot/garments";
import type { FontShaper } from "@holeshot/artwork";
import { shortData } from "../path-data.ts";
import type { Board, Sheet } from "./board.ts";
import type { Field } from "./field.ts";
import type { Kit, Lettering, Nudge, Part } from "./kit.ts";
import { inSleeveRoom } from "./sleeve-rooms.ts";
import type { Spot } from "./spot.ts";
import { area, thin, trace } from "./trace.ts";

const margin = 25;
const parts = { top: "top", legs: "legs", hands: "hands" } as const satisfies Record<string, Part>;

export type Faces = (font: string) => FontShaper | undefined;

export function partOf(product: ProductId): Part {
  return parts[productFacts(product).wear];
}

/** A kit's drawing of one product as the file that the catalogue holds. */
export function drawingOf(
  kit: Kit,
  board: Board,
  faces: Faces,
  close: number,
  nudges: readonly Nudge[] = [],
): string {
  const { garment, product } = board;
  const part = partOf(product);
  const layers = new Map(
    board.sheets.map((sheet) => [sheet.piece.id, layersOf(kit, part, sheet, close, nudges)]),
  );
  let x = 0;
  let tallest = 0;
  const groups = garment.pieces.map((piece) => {
    const { left, right, top, bottom } = piece.bounds;
    const place = `translate(${num(x - left + 40)} ${num(40 - top)})`;
    x += right - left + 60;
    tallest = Math.max(tallest, bottom - top);
    const drawn = layers.get(piece.id) ?? cloth(kit, piece, garment);
    const slots = lettersOf(kit, part, product)
      .filter((text) => text.piece === piece.id)
      .map((text) => slotOf(text, faces));
    return [
      `  <g id="p-${dashed(piece.id)}" transform="${place}">`,
      ...drawn,
      ...slots,
      "  </g>",
    ].join("\n");
  });
  const [width, height] = [Math.ceil(x + 40), Math.ceil(tallest + 80)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `  <title>${kit.name}: ${product}, pattern 1</title>`,
    ...groups,
    "</svg>",
    "",
  ].join("\n");
}

/** A pit shirt wears the jersey's lettering where it has cloth for it: its body is a little smaller, its sleeves are short. */
export function lettersOf(kit: Kit, part: Part, product: ProductId): Lettering[] {
  const all = kit.lettering[part];
  if (productFacts(product).kit !== null) return [...all];
  return all
    .filter(({ piece }) => !piece.startsWith("sleeve"))
    .map((text) => ({ ...text, x: text.x * 0.99, y: text.y * 0.976 }));
}

function colourOf(kit: Kit, zone: string): string {
  return kit.ways[0]?.zones[zone] ?? "#000000";
}

function layersOf(
  kit: Kit,
  part: Part,
  sheet: Sheet,
  close: number,
  nudges: readonly Nudge[],
): string[] {
  const id = dashed(sheet.piece.id);
  const ground = kit.zones[0] ?? "base";
  const seen = new Map<string, number>([[`z-${ground}--${id}`, 1]]);
  const lines = [rect(`z-${ground}--${id}`, sheet.piece, margin, colourOf(kit, ground))];
  for (const { zone, field, emblem = false } of kit.shapes[part]) {
    const pushed = nudges.filter((nudge) => nudge.zone === zone);
    const d = pathOf(sheet, pushed.length === 0 ? field : pushedAway(field, pushed), close, part);
    if (d === "") continue;
    const name = `${emblem ? "e" : "z"}-${zone}--${id}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    const own = `${name}${nth === 1 ? "" : `-${nth}`}`;
    lines.push(`    <path id="${own}" fill="${colourOf(kit, zone)}" d="${d}"/>`);
  }
  return lines;
}

/** The field lowered round places where its line only just touches a seam. */
function pushedAway(field: Field, nudges: readonly Nudge[]): Field {
  return (s) => {
    let d = field(s);
    for (const { x, y } of nudges) {
      const far = (s.x - x) ** 2 + (s.y - y) ** 2;
      if (far < 900) d -= 4 * (1 - far / 900) ** 2;
    }
    return d;
  };
}

function pathOf(sheet: Sheet, field: Field, close: number, part: Part): string {
  const { spots, within, columns, rows, left, top, step } = sheet;
  const values = new Float64Array(columns * rows);
  spots.forEach((spot, n) => {
    values[n] = nonzero(Math.min(within[n] ?? -1, (within[n] ?? -1) > -4 ? field(spot) : -9));
  });
  const between = (one: number, other: number, t: number) => {
    const [a, b] = [spots[one] as Spot, spots[other] as Spot];
    const depth = (within[one] ?? 0) + ((within[other] ?? 0) - (within[one] ?? 0)) * t;
    const mix = (p: number, q: number) => p + (q - p) * t;
    const nearer = t < 0.5 ? a : b;
    const spot = { ...nearer, x: mix(a.x, b.x), y: mix(a.y, b.y), arm: mix(a.arm, b.arm) };
    return nonzero(Math.min(depth, field(spot)));
  };
  const loops = trace({ left, top, step, columns, rows, values, between });
  const decimals = part === "hands" ? 2 : 1;
  const least = part === "hands" ? 0.8 : 7;
  const fine = part === "hands" ? close / 3 : close;
  return loops
    .filter((loop) => area(loop) > least)
    .map((loop) => thin(loop, fine))
    .filter((loop) => loop.length > 2)
    .map((loop) => {
      const line = loop.map(([x, y], i) => [i === 0 ? "M" : "L", x, y] as const);
      return shortData([...line, ["Z"]] as never, decimals);
    })
    .join("");
}

function nonzero(value: number): number {
  return value === 0 ? 1e-9 : value;
}

const clothZones: readonly (readonly [RegExp, string])[] = [
  [/knee_stretch/, "stretch"],
  [/back_stretch/, "seat"],
  [/knee_guard|calf|palm|fourchette|tab/, "guard"],
  [/./, "rib"],
];

/** An unprinted piece in the colour of its cloth. */
function cloth(kit: Kit, piece: Piece, garment: Garment): string[] {
  if (!garment.pieces.includes(piece)) return [];
  const zone = clothZones.find(([name]) => name.test(piece.id))?.[1] ?? "rib";
  return [rect(`f-${zone}--${dashed(piece.id)}`, piece, margin, colourOf(kit, zone))];
}

function rect(id: string, { bounds }: Piece, by: number, fill: string): string {
  const { left, top, right, bottom } = bounds;
  const [w, h] = [right - left + 2 * by, bottom - top + 2 * by];
  return `    <rect id="${id}" x="${num(left - by)}" y="${num(top - by)}" width="${num(w)}" height="${num(h)}" fill="${fill}"/>`;
}

function slotOf(text: Lettering, faces: Faces): string {
  const rim = (text.outlines ?? []).reduce((sum, { width }) => sum + width, 0);
  const shadow = Math.abs(text.shadow?.dx ?? 0);
  const advance = faces(text.font)?.shape(text.text, true).advance ?? text.text.length * 0.8;
  const gaps = (text.text.length - 1) * (text.spacing ?? 0);
  const size = text.place ?? text.size;
  const w = advance * size + gaps + 2 * rim + shadow;
  const h = size + 2 * rim + shadow;
  const turn = text.turn ? ` rotate(${num(text.turn)})` : "";
  const { x, y } = inSleeveRoom(text, w);
  return `    <rect id="s-${text.slot}" x="${num(-w / 2)}" y="${num(-h / 2)}" width="${num(w)}" height="${num(h)}" fill="none" transform="translate(${num(x)} ${num(y)})${turn}"/>`;
}

function num(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

function dashed(name: string): string {
  return name.replaceAll("_", "-");
}
