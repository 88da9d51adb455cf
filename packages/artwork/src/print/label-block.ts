import type { Path } from "@holeshot/geometry";
import type { FontShaper } from "../text/font-shaper.ts";
import type { LabelGroup, LabelShape } from "./label-shapes.ts";
import { markText } from "./mark-text.ts";
import { type QrPath, qrPath, quietModules } from "./qr-path.ts";

/** What a piece's label says. */
export interface PieceLabel {
  /** What the QR code holds. */
  readonly code: string;
  /** The most important first: it is set largest. */
  readonly lines: readonly string[];
  /** All of it in one short line, for a seam allowance. */
  readonly short: string;
  /** A small code that says which piece this is, for an allowance where the large one has no room. */
  readonly mark?: CodeMark;
}

/** A small code as dark squares from (0, 0), one unit a module, without the quiet zone round it. */
export interface CodeMark {
  readonly columns: number;
  readonly rows: number;
  readonly path: Path;
}

/** Filled shapes (non-zero) within (0, 0) to (width, height), mm. */
export interface LabelDrawing {
  readonly groups: readonly LabelGroup[];
  readonly width: number;
  readonly height: number;
}

/** Finest square of a code that cloth and paper show well, mm. */
export const finestModule = 0.45;

const lead = 1.55;

/** A label's code is laid out for each height that is tried, and for the tag: it is worked out once. */
const codes = new WeakMap<PieceLabel, QrPath>();

function codeOf(label: PieceLabel): QrPath {
  const known = codes.get(label) ?? qrPath(label.code);
  codes.set(label, known);
  return known;
}

/**
 * A code with lines of text beside it, `height` mm high. Null where the code would be finer than can
 * be read.
 */
export function labelBlock(
  label: PieceLabel,
  font: FontShaper,
  height: number,
): LabelDrawing | null {
  const code = codeOf(label);
  const unit = height / (code.modules + 2 * quietModules);
  if (unit < finestModule) return null;
  const quiet = unit * quietModules;
  const groups: LabelGroup[] = [
    { shapes: [codeShape(code.path)], matrix: [unit, 0, 0, unit, quiet, quiet] },
  ];
  // The first line counts one and a half.
  const count = label.lines.length + 0.5;
  const cap = Math.min(4, (height - 2 * quiet) / (count * lead - (lead - 1)));
  let baseline = quiet;
  let width = 0;
  label.lines.forEach((line, index) => {
    const size = index === 0 ? cap * 1.5 : cap;
    baseline += index === 0 ? size : cap * lead;
    const text = markText(font, line);
    groups.push({ shapes: text.shapes, matrix: [size, 0, 0, size, height, baseline] });
    width = Math.max(width, text.width * size);
  });
  return { groups, width: height + width + quiet, height };
}

/** Squares lie on whole numbers. */
function codeShape(path: Path): LabelShape {
  return { path, parts: 1, x: 0, y: 0 };
}

/** Side of a small code's modules, and the light rim round them, mm. */
const markModule = 0.5;

/** A small code with its light rim. */
export function markBlock({ columns, rows, path }: CodeMark): LabelDrawing {
  return {
    groups: [
      {
        shapes: [codeShape(path)],
        matrix: [markModule, 0, 0, markModule, markModule, markModule],
      },
    ],
    width: (columns + 2) * markModule,
    height: (rows + 2) * markModule,
  };
}

/** One line of text with a little room round it. */
export function labelStrip(label: PieceLabel, font: FontShaper, cap: number): LabelDrawing {
  const { shapes, width } = markText(font, label.short);
  const room = 0.3 * cap;
  return {
    groups: [{ shapes, matrix: [cap, 0, 0, cap, room, room + cap] }],
    width: width * cap + 2 * room,
    height: cap + 2 * room,
  };
}
