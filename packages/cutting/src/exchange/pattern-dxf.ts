import {
  distance,
  flattenPath,
  pointsBounds,
  unionBoxes,
  type Box,
  type Circle,
  type Point,
} from "@holeshot/geometry";
import {
  innerLines,
  notchTicks,
  type Garment,
  type InnerLine,
  type Piece,
} from "@holeshot/garments";
import {
  closedLine,
  type DxfGroup,
  type DxfLayer,
  dxfText,
  layers,
  mark,
  openLine,
  place,
  straightLine,
  text,
} from "./dxf-groups.ts";
import { fitTexts } from "./fit-texts.ts";
import { gradedLines, type LinePoint } from "./graded-lines.ts";
import { type PatternSheet, type SizedPiece, sizedPieces, stamp } from "./pattern-sheet.ts";
import { cutEdges, seamEdges } from "./piece-lines.ts";

/** Between the pieces of a sheet as it is plotted, mm. */
const between = 60;
/** Below each other, mm. */
const lineOfText = 12;
/** How far inside a patch's corner its place is drilled, mm: the patch must cover the hole. */
const coveredBy = 5;
/** Corners of a hole: the format knows lines of straight steps alone. Of 3 mm it is 0.03 mm narrower between them. */
const holeCorners = 16;

/**
 * A pattern as DXF for pattern programs (AAMA-292, ASTM D6673; release 12, ASCII, millimetres, y up, seen from
 * outside). One BLOCK a piece and size: cut line on layer 1, its turn and curve points on 2 and 3, notches on 4 with
 * depth and angle, grain on 7, places of patches on 8 and 13, lines of padding, quilting and grip on 8, holes on 11,
 * seam line on 14, notes on 15. Of several sizes it is a
 * graded nest: points answer each other, and the sample's carry the numbers of their rules (`gradeRules`).
 * Throws `RangeError` when the sizes cannot be graded into each other, or on a text that is not plain ASCII.
 */
export function patternDxf(sheet: PatternSheet): string {
  const pieces = sizedPieces(sheet);
  const nested = sheet.garments.length > 1;
  let rule = 0;
  const blocks = pieces.map((piece) => {
    const lines = linesOf(piece);
    const from = rule;
    rule += lines.cut[0]?.length ?? 0;
    return piece.sizes.map(({ size, piece: one, garment }, i): Block => {
      const cut = lines.cut[i] ?? [];
      const seam = lines.seam[i] ?? [];
      const numbered = nested && size === sheet.sample ? from : null;
      return {
        name: blockName(piece.id, size),
        box: pointsBounds(cut.map(flip)),
        holes: (sheet.holes?.(one) ?? []).length > 0,
        groups: blockGroups({
          sheet,
          piece: one,
          garment,
          cut,
          seam,
          numbered,
        }),
      };
    });
  });
  const places = inRow(blocks);
  const all = blocks.flat();
  const box = places.map(({ box: own }) => own).reduce(unionBoxes, places[0]?.box ?? noBox);
  return dxfText([
    ...header(box),
    ...tables(all.some(({ holes }) => holes)),
    ...section("BLOCKS", all.flatMap(wrapped)),
    ...section("ENTITIES", [...places.flatMap(({ insert }) => insert), ...styleTexts(sheet, box)]),
    [0, "EOF"],
  ]);
}

/** Cut lines of a piece in the sheet's order of sizes, point by point as rules grade them. */
export function cutLines(piece: SizedPiece): LinePoint[][] {
  return gradedLines(piece.sizes.map(({ piece: one }) => cutEdges(one)));
}

interface Block {
  readonly name: string;
  readonly box: Box;
  /** Whether anything is cut out of it. */
  readonly holes: boolean;
  readonly groups: readonly DxfGroup[];
}

const noBox: Box = { left: 0, top: 0, right: 0, bottom: 0 };

function linesOf(piece: SizedPiece) {
  return {
    cut: cutLines(piece),
    seam: gradedLines(piece.sizes.map(({ piece: one }) => seamEdges(one))),
  };
}

interface BlockInput {
  readonly sheet: PatternSheet;
  readonly piece: Piece;
  readonly garment: Garment;
  readonly cut: readonly LinePoint[];
  readonly seam: readonly LinePoint[];
  /** Number before the first rule of this block's points; null when they carry none. */
  readonly numbered: number | null;
}

function blockGroups({ sheet, piece, garment, cut, seam, numbered }: BlockInput): DxfGroup[] {
  const { name, material, notes = [] } = sheet.words(piece);
  const label = flip(piece.label);
  const [from, to] = piece.grain.map(flip) as [Point, Point];
  const line = cut.map(flip);
  const facts = [
    `PIECE NAME: ${name}`,
    `SIZE: ${garment.size}`,
    "QUANTITY: 1",
    `CATEGORY: ${piece.id.toUpperCase()}`,
    `MATERIAL: ${material}`,
  ];
  const fitted = fitTexts(line, label, [...facts, ...notes]);
  return [
    ...closedLine(layers.boundary, line),
    ...linePoints(cut, numbered, fitted.height),
    ...notchTicks(piece).flatMap(({ from: a, to: b }) => notchMark(flip(a), flip(b))),
    ...(numbered === null ? [] : straightLine(layers.gradeReference, from, to)),
    ...straightLine(layers.grain, from, to),
    ...garment.pieces
      .filter(({ appliedTo }) => appliedTo === piece.id)
      .flatMap((patch) => patchMarks(patch)),
    ...innerLines(garment)
      .filter((line) => line.piece === piece.id)
      .flatMap(innerMark),
    ...(sheet.holes?.(piece) ?? []).flatMap(cutout),
    ...closedLine(layers.sew, seam.map(flip)),
    ...linePoints(seam, null, fitted.height),
    ...fitted.texts.flatMap(({ words, at }, i) =>
      text(i < facts.length ? layers.boundary : layers.annotation, at, words, fitted),
    ),
  ];
}

/** Turn and curve points; those of the sample's cut line name the rule that grades them. */
function linePoints(
  points: readonly LinePoint[],
  numbered: number | null,
  height: number,
): DxfGroup[] {
  return points.flatMap((point, i) => {
    const layer = point.kind === "turn" ? layers.turn : layers.curve;
    const at = flip(point);
    return [
      ...mark(layer, at),
      ...(numbered === null ? [] : text(layer, at, `# ${numbered + i + 1}`, { height })),
    ];
  });
}

function notchMark(from: Point, to: Point): DxfGroup[] {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return mark(layers.notch, from, { depth: distance(from, to), angle: (angle + 360) % 360 });
}

/** A hole, its corners on the circle itself. */
function cutout({ x, y, radius }: Circle): DxfGroup[] {
  const corners = Array.from({ length: holeCorners }, (_, i) => {
    const turn = (2 * Math.PI * i) / holeCorners;
    return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) };
  });
  return closedLine(layers.cutout, corners.map(flip));
}

/** A line to sew, print or mould along within a piece. */
function innerMark({ points, closed }: InnerLine): DxfGroup[] {
  const line = points.map(flip);
  return closed ? closedLine(layers.internal, line) : openLine(layers.internal, line);
}

/** Where a patch lies: its line, and a hole inside each of its corners. */
function patchMarks(patch: Piece): DxfGroup[] {
  const outline = flattenPath(patch.outline, 0.05)[0]?.points ?? [];
  const middle = {
    x: (patch.bounds.left + patch.bounds.right) / 2,
    y: (patch.bounds.top + patch.bounds.bottom) / 2,
  };
  const corners = patch.edges.flatMap(({ path }) => {
    const [first] = path;
    return first && first[0] === "M" ? [{ x: first[1], y: first[2] }] : [];
  });
  return [
    ...closedLine(layers.internal, outline.map(flip)),
    ...corners.flatMap((corner) => {
      const away = distance(corner, middle);
      const share = away === 0 ? 0 : Math.min(1, coveredBy / away);
      const hole = {
        x: corner.x + (middle.x - corner.x) * share,
        y: corner.y + (middle.y - corner.y) * share,
      };
      return mark(layers.drill, flip(hole));
    }),
  ];
}

function column(layer: DxfLayer, top: Point, words: readonly string[]): DxfGroup[] {
  return words.flatMap((line, i) => text(layer, { x: top.x, y: top.y - i * lineOfText }, line));
}

/** Our y runs down, the format's up. */
function flip({ x, y }: Point): Point {
  return { x, y: -y };
}

function blockName(piece: string, size: string): string {
  return `${piece}-${size}`.toUpperCase().replaceAll(/[^A-Z0-9_-]/g, "_");
}

/** One piece beside the other, its sizes on top of each other, bottoms on one line. */
function inRow(pieces: readonly (readonly Block[])[]) {
  let x = 0;
  return pieces.flatMap((blocks) => {
    const all = blocks.map(({ box }) => box).reduce(unionBoxes, blocks[0]?.box ?? noBox);
    const at = { x: x - all.left, y: -all.top };
    x += all.right - all.left + between;
    return blocks.map(({ name, box }) => ({
      insert: [[0, "INSERT"], [8, layers.boundary], [2, name], ...place(at)] satisfies DxfGroup[],
      box: {
        left: box.left + at.x,
        right: box.right + at.x,
        top: box.top + at.y,
        bottom: box.bottom + at.y,
      },
    }));
  });
}

function styleTexts(
  { style, author, created, sample, garments }: PatternSheet,
  box: Box,
): DxfGroup[] {
  const { date, time } = stamp(created);
  const lines = [
    "ANSI/AAMA VERSION: 292",
    `STYLE NAME: ${style}`,
    `CREATION DATE: ${date}`,
    `CREATION TIME: ${time}`,
    `AUTHOR: ${author}`,
    `SAMPLE SIZE: ${sample}`,
    ...(garments.length > 1 ? [`GRADE RULE TABLE: ${style}`] : []),
    "UNITS: METRIC",
  ];
  return column(layers.boundary, { x: box.left, y: box.top - 3 * lineOfText }, lines);
}

function wrapped({ name, groups }: Block): DxfGroup[] {
  return [
    [0, "BLOCK"],
    [8, layers.boundary],
    [2, name],
    [70, 0],
    ...place({ x: 0, y: 0 }),
    [3, name],
    ...groups,
    [0, "ENDBLK"],
    [8, layers.boundary],
  ];
}

function section(name: string, groups: readonly DxfGroup[]): DxfGroup[] {
  return [[0, "SECTION"], [2, name], ...groups, [0, "ENDSEC"]];
}

function header({ left, top, right, bottom }: Box): DxfGroup[] {
  return section("HEADER", [
    [9, "$ACADVER"],
    [1, "AC1009"],
    [9, "$EXTMIN"],
    ...place({ x: left, y: top }),
    [9, "$EXTMAX"],
    ...place({ x: right, y: bottom }),
  ]);
}

/** A line type and the layers we write: some readers take nothing that no table names. */
function tables(holes: boolean): DxfGroup[] {
  const all = Object.values(layers).filter((layer) => holes || layer !== layers.cutout);
  return section("TABLES", [
    [0, "TABLE"],
    [2, "LTYPE"],
    [70, 1],
    ...([
      [0, "LTYPE"],
      [2, "CONTINUOUS"],
      [70, 0],
      [3, "Solid line"],
      [72, 65],
      [73, 0],
      [40, "0.0"],
    ] satisfies DxfGroup[]),
    [0, "ENDTAB"],
    [0, "TABLE"],
    [2, "LAYER"],
    [70, all.length],
    ...all.flatMap((layer): DxfGroup[] => [
      [0, "LAYER"],
      [2, layer],
      [70, 0],
      [62, 7],
      [6, "CONTINUOUS"],
    ]),
    [0, "ENDTAB"],
  ]);
}
