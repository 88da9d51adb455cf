import { multiply, pointsBounds, transformPoint, translation } from "@holeshot/geometry";
import type { Matrix, Point } from "@holeshot/geometry";
import type { TextLayer } from "@holeshot/design";
import { bendLine } from "./bend-line.ts";
import type { Bend } from "./bend-line.ts";
import type { FontShaper, ShapedGlyph } from "./font-shaper.ts";

/** From baseline to baseline, in cap heights. */
const lineHeight = 1.5;

/** The fields of a text layer that decide its letters' outlines. */
export type TextShape = Pick<TextLayer, "text" | "size" | "letter_spacing" | "align" | "curve">;

/** One letter and where it stands: `matrix` maps cap-height units onto the layer's millimetres. */
export interface PlacedLetter {
  readonly glyph: ShapedGlyph;
  readonly matrix: Matrix;
}

/** Letters round the layer's centre, before the layer's rotation, mm, y down. */
export interface TextLayout {
  readonly letters: readonly PlacedLetter[];
  /** Width and height of the editor's frame, centred on the layer's centre. */
  readonly width: number;
  readonly height: number;
  readonly missing: readonly string[];
}

interface PlacedGlyph {
  readonly glyph: ShapedGlyph;
  /** Pen position, mm, on the straight line. */
  readonly x: number;
  readonly y: number;
}

/** Shapes, spaces, aligns and bends. The centre is that of the letters' cells: ink wide, cap height high. */
export function layOutText(shape: TextShape, shaper: FontShaper): TextLayout {
  const { placed, width, missing } = placeGlyphs(shape, shaper);
  const bend = bendLine(shape.curve, width);
  const { size } = shape;
  const corners: Point[] = [];
  const letters = placed.flatMap((one): PlacedLetter[] => {
    const { glyph, x, y } = one;
    if (!glyph.ink) return [];
    const turn = bend(x + (glyph.advance * size) / 2);
    corners.push(...cellCorners(one, size, turn));
    return [{ glyph, matrix: multiply(turn, [size, 0, 0, size, x, y + glyph.y * size]) }];
  });
  const cells = pointsBounds(corners);
  const centre = translation(-(cells.left + cells.right) / 2, -(cells.top + cells.bottom) / 2);
  return {
    letters: letters.map(({ glyph, matrix }) => ({ glyph, matrix: multiply(centre, matrix) })),
    width: cells.right - cells.left,
    height: cells.bottom - cells.top,
    missing,
  };
}

function placeGlyphs(
  shape: TextShape,
  shaper: FontShaper,
): { placed: PlacedGlyph[]; width: number; missing: string[] } {
  const { size, letter_spacing: spacing } = shape;
  const lines = shape.text.split("\n").map((line) => shaper.shape(line, spacing === 0));
  const widths = lines.map(
    (line) => line.advance * size + spacing * Math.max(0, line.glyphs.length - 1),
  );
  const width = Math.max(0, ...widths);
  const first = -((lines.length - 1) * lineHeight * size) / 2 + size / 2;
  const placed = lines.flatMap((line, row) => {
    const start = lineStart(shape.align, width, widths[row] ?? 0);
    return line.glyphs.map((glyph, index) => ({
      glyph,
      x: start + glyph.x * size + index * spacing,
      y: first + row * lineHeight * size,
    }));
  });
  return { placed, width, missing: [...new Set(lines.flatMap((line) => line.missing))] };
}

function lineStart(align: TextShape["align"], width: number, own: number): number {
  if (align === "left") return -width / 2;
  if (align === "right") return width / 2 - own;
  return -own / 2;
}

/** Corners of a glyph's cell on the bent line. */
function cellCorners({ glyph, x, y }: PlacedGlyph, size: number, turn: ReturnType<Bend>): Point[] {
  if (!glyph.ink) return [];
  const left = x + glyph.ink.left * size;
  const right = x + glyph.ink.right * size;
  const cell = [
    { x: left, y },
    { x: right, y },
    { x: left, y: y - size },
    { x: right, y: y - size },
  ];
  return cell.map((corner) => transformPoint(turn, corner));
}
