import { containsPoint, flattenPath, parsePath, type Path, type Point } from "@holeshot/geometry";
import type { Garment, Piece } from "@holeshot/garments";
import { cutShort } from "./cut-short.ts";
import { shortData } from "./path-data.ts";
import { refitDrawing } from "./refit.ts";

const dashed = (name: string) => name.replaceAll("_", "-");
/** Drawings reach this far beyond the outline, mm; what lies further out than twice that is cut off. */
const margin = 25;

/**
 * One kit's drawing of a garment carried onto another that has pieces of the same names: shapes by shares of the
 * seams, so that they meet where they met; slots with the cloth they lie on, but for those that a piece cut short has no room for. What the other garment does not have is
 * left out.
 */
export function carryOver(text: string, from: Garment, to: Garment): string {
  const shared = to.pieces.flatMap((piece) => {
    const own = from.pieces.find(({ id }) => id === piece.id);
    return own ? [[piece.id, cutShort(own, piece)] as const] : [];
  });
  const was = new Map<string, Piece>(shared);
  const isWhole = ({ id }: Piece) => from.pieces.some((own) => own === was.get(id));
  const places = laidOut(to);
  const groups = to.pieces.flatMap((piece) => {
    const group = groupOf(text, piece.id);
    const source = was.get(piece.id);
    if (!group || !source) return [];
    const kept = group
      .split("\n")
      .filter((line) => !line.includes('<rect id="s-') || isWhole(piece) || hasRoom(line, source))
      .flatMap((line) => clipped(line, source));
    kept[0] = `  <g id="p-${dashed(piece.id)}" transform="translate(${places.get(piece.id)})">`;
    return [kept.join("\n")];
  });
  const [, title = ""] = /<title>([^:]*):/.exec(text) ?? [];
  const { width, height } = sheet(to);
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    `  <title>${title}: ${to.product}, pattern ${to.pattern}</title>`,
    ...groups,
    "</svg>",
    "",
  ].join("\n");
  return refitDrawing(drawing, was, to);
}

function groupOf(text: string, piece: string): string | null {
  const start = text.indexOf(`  <g id="p-${dashed(piece)}"`);
  if (start < 0) return null;
  return text.slice(start, text.indexOf("\n  </g>", start) + "\n  </g>".length);
}

/** Pieces side by side, as the outlines' sheet has them. */
function laidOut({ pieces }: Garment): ReadonlyMap<string, string> {
  let x = 0;
  return new Map(
    pieces.map(({ id, bounds: { left, right, top } }) => {
      const place = `${print(x - left + 40)} ${print(40 - top)}`;
      x += right - left + 60;
      return [id, place] as const;
    }),
  );
}

function sheet({ pieces }: Garment): { width: number; height: number } {
  const wide = pieces.reduce((sum, { bounds }) => sum + bounds.right - bounds.left + 60, 40);
  const high = Math.max(...pieces.map(({ bounds }) => bounds.bottom - bounds.top)) + 80;
  return { width: Math.ceil(wide), height: Math.ceil(high) };
}

function outlineOf(piece: Piece): Point[] {
  return piece.edges.flatMap(({ path }) => flattenPath(path, 0.2)[0]?.points.slice(1) ?? []);
}

/** Whether a slot lies on the piece with all its width and height, clear of hems. */
function hasRoom(line: string, piece: Piece): boolean {
  const number = (name: string) => Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(line)?.[1]);
  const [, x, y] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(line) ?? [];
  const turn = (Number(/rotate\((-?[\d.]+)\)/.exec(line)?.[1] ?? 0) * Math.PI) / 180;
  const [half, tall] = [number("width") / 2 + margin, number("height") / 2];
  const outline = outlineOf(piece);
  return [-1, 1].every((i) =>
    [-1, 1].every((j) => {
      const [u, v] = [i * half, j * tall];
      return containsPoint(outline, {
        x: Number(x) + u * Math.cos(turn) - v * Math.sin(turn),
        y: Number(y) + u * Math.sin(turn) + v * Math.cos(turn),
      });
    }),
  );
}

/** A shape without what lies below the piece and its margin; nothing when all of it does. */
function clipped(line: string, piece: Piece): string[] {
  const [, data] = / d="([^"]+)"/.exec(line) ?? [];
  if (data === undefined) return [line];
  const low = Math.max(...outlineOf(piece).map(({ y }) => y)) + 2 * margin;
  const path = parsePath(data);
  const rings = flattenPath(path, 0.05).map(({ points }) => points);
  if (rings.every((ring) => ring.every(({ y }) => y <= low))) return [line];
  const kept = rings.map((ring) => above(ring, low)).filter((ring) => ring.length > 2);
  if (kept.length === 0) return [];
  const whole: Path = kept.flatMap((ring): Path => [
    ...ring.map(({ x, y }, i) => [i === 0 ? "M" : "L", x, y] as const),
    ["Z"],
  ]);
  return [line.replace(data, shortData(whole, 1))];
}

/** A closed line's part above a level (Sutherland and Hodgman, 1974). */
function above(ring: readonly Point[], low: number): Point[] {
  return ring.flatMap((b, i) => {
    const a = ring.at(i - 1) as Point;
    if (a.y <= low === b.y <= low) return b.y <= low ? [b] : [];
    const share = (low - a.y) / (b.y - a.y);
    const crossing = { x: a.x + (b.x - a.x) * share, y: low };
    return b.y <= low ? [crossing, b] : [crossing];
  });
}

function print(value: number): string {
  return String(Math.round(value * 10) / 10);
}
