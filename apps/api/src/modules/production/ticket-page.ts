import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { withSpareFace } from "../../platform/spare-face.ts";
import { wordShare, wrappedLines } from "./ticket-lines.ts";

export type TicketPdf = InstanceType<typeof PDFDocument>;

const FACES = {
  regular: "@expo-google-fonts/saira/400Regular/Saira_400Regular.ttf",
  strong: "@expo-google-fonts/saira/600SemiBold/Saira_600SemiBold.ttf",
};

/** Not the writer's own face, which it would read for each paper and never use. */
const OWN_FACES = "";

/** A4 in points. */
export const PAGE = { left: 42, right: 553, top: 42, bottom: 780 };
export const INK = "#16181d";
export const SOFT = "#59606c";
const LINE = "#d5d9e0";

export function openTicket(title: string, tag: string, created: Date): TicketPdf {
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    font: OWN_FACES,
    lang: tag,
    displayTitle: true,
    info: { Title: title, CreationDate: created, ModDate: created },
  });
  return withFaces(pdf);
}

/** A file of pages of any size, none of them opened yet. */
export function openSheets(title: string, tag: string, created: Date): TicketPdf {
  const info = { Title: title, CreationDate: created, ModDate: created };
  const has = { autoFirstPage: false, font: OWN_FACES, lang: tag, displayTitle: true };
  return withFaces(new PDFDocument({ ...has, info }));
}

function withFaces(pdf: TicketPdf): TicketPdf {
  pdf.registerFont("regular", face(FACES.regular)).registerFont("strong", face(FACES.strong));
  return withSpareFace(pdf);
}

/** One line, set smaller where it would be wider than its room. */
export function fittedText(
  pdf: TicketPdf,
  font: keyof typeof FACES,
  size: number,
  text: string,
  x: number,
  y: number,
  room: number,
): void {
  const width = write(pdf, font, size, INK).widthOfString(text);
  const fitted = size * Math.min(1, room / width);
  pdf.fontSize(fitted).text(text, x, y + (size - fitted) / 2, oneLine);
}

/** A text of as many lines as it takes, at most `most`: what is beyond is left out behind "…"; answers their height. */
export function wrappedText(
  pdf: TicketPdf,
  font: keyof typeof FACES,
  size: number,
  text: string,
  { x, y, room, most = Infinity, ink = INK }: Room,
): number {
  const wide = (part: string) => pdf.widthOfString(part);
  write(pdf, font, size, ink);
  pdf.fontSize(size * wordShare(text, room, wide));
  const lines = wrappedLines(text, room, wide);
  const shown = lines.slice(0, most);
  const high = pdf.currentLineHeight(true);
  shown.forEach((line, row) => {
    const cut = row === shown.length - 1 && lines.length > shown.length;
    pdf.text(cut ? `${line.slice(0, -1).trimEnd()}…` : line, x, y + row * high, oneLine);
  });
  return shown.length * high;
}

/** Where lines of text stand. */
interface Room {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly most?: number;
  readonly ink?: string;
}

/** The file of the face that labels are set in, too. */
export const LABEL_FACE = face(FACES.strong);

function face(name: string): string {
  return fileURLToPath(import.meta.resolve(name));
}

export function collect(pdf: TicketPdf): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}

export function write(
  pdf: TicketPdf,
  font: keyof typeof FACES,
  size: number,
  colour: string,
): TicketPdf {
  return pdf.font(font).fontSize(size).fillColor(colour);
}

export function rule(pdf: TicketPdf, y: number): void {
  pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(LINE).stroke();
}

/** One column of a table: its head, or one for each of its boxes, and its width in points. */
export interface Column {
  readonly head: string | readonly string[];
  readonly width: number;
}

/** A cell: text, text after a patch of colour, boxes to tick, words above the rows below it, or below its own row, as wide as the table. */
export type Cell =
  | string
  | { readonly swatch: string; readonly text: string }
  | { readonly boxes: number }
  | { readonly above: string }
  | { readonly below: string };

/** Between the rows of a table, points. */
const AIR = 7;
/** Letters of a cell, and of what stands below a row, points. */
export const CELL = 8.5;
const UNDER = 8;
const HEAD = { size: 7.5, least: 4.5, line: 9 } as const;

/**
 * Writes a table from `top`, over pages where it must, its head again on each, and above it what is `again` said there;
 * returns where the next thing may stand. A table without heads has none. Heads that are wider than their column go on below themselves; a single word is set smaller.
 */
export function table(
  pdf: TicketPdf,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  top: number,
  air = AIR,
  again?: string,
): number {
  let y = top;
  const headless = columns.every(({ head }) => head === "");
  const head = () => {
    if (headless) rule(pdf, y);
    y = (headless ? y : drawHeads(pdf, columns, y)) + 4;
  };
  const heights = rows.map((row) => rowHeight(pdf, columns, row));
  // Heads do not stand alone at the foot.
  if (y + Math.max(50, 28 + (heights[0] ?? 0)) > PAGE.bottom) y = nextPage(pdf);
  head();
  for (const [at, row] of rows.entries()) {
    const height = heights[at] ?? 0;
    // Nor do words above rows, nor the last row at the head of a page.
    const isLastButOne = at > 0 && at === rows.length - 2;
    const next = isLastButOne || row.some(isAbove) ? (heights[at + 1] ?? 0) + air : 0;
    const below = height + next;
    if (y + below > PAGE.bottom) {
      y = nextPage(pdf);
      if (again !== undefined) {
        fittedText(pdf, "strong", 8.5, again, PAGE.left, y, PAGE.right - PAGE.left);
        y += 18;
      }
      head();
    }
    let x = PAGE.left;
    row.forEach((cell, index) => {
      const column = columns[index];
      if (!column) return;
      drawCell(pdf, cell, { x, y, column });
      x += column.width;
    });
    const under = underRow(row);
    if (under !== undefined) {
      const at = indent(columns);
      const low = height - underHeight(pdf, columns, under);
      wrappedText(pdf, "regular", UNDER, under, { ...at, y: y + low, ink: SOFT });
    }
    y += height + air / 2 + 0.5;
    rule(pdf, y - 2);
    y += air / 2 - 0.5;
  }
  return y + 8;
}

/** Height of a table's rows, points: of columns that share a width otherwise, those are taken whose table is the shortest. */
export function rowsHeight(
  pdf: TicketPdf,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): number {
  return rows.reduce((sum, row) => sum + rowHeight(pdf, columns, row), 0);
}

function isAbove(cell: Cell): cell is { readonly above: string } {
  return typeof cell !== "string" && "above" in cell;
}

function rowHeight(pdf: TicketPdf, columns: readonly Column[], row: readonly Cell[]): number {
  const under = underRow(row);
  const cells = row.slice(0, columns.length);
  const high = cells.map((cell, index) => cellHeight(pdf, cell, columns[index]?.width ?? 0));
  return Math.max(...high) + (under === undefined ? 0 : underHeight(pdf, columns, under));
}

/** What stands below a row, behind all of its cells. */
function underRow(row: readonly Cell[]): string | undefined {
  const last = row.at(-1);
  return typeof last === "object" && "below" in last ? last.below : undefined;
}

/** It begins where the second column does. */
function indent(columns: readonly Column[]): { readonly x: number; readonly room: number } {
  const x = PAGE.left + (columns[0]?.width ?? 0);
  return { x, room: PAGE.right - x };
}

function underHeight(pdf: TicketPdf, columns: readonly Column[], text: string): number {
  const wide = (part: string) => pdf.widthOfString(part);
  write(pdf, "regular", UNDER, SOFT);
  return wrappedLines(text, indent(columns).room, wide).length * pdf.currentLineHeight(true);
}

/** Several heads of a column stand as far apart as their words want, and what lies under them as well. */
function headPlaces(pdf: TicketPdf, { head, width }: Column): readonly HeadPlace[] {
  if (typeof head === "string") return [{ text: head, left: 0, width }];
  write(pdf, "strong", HEAD.size, SOFT);
  const wanted = head.map((text) => pdf.widthOfString(text) + 4);
  const spare = width - wanted.reduce((sum, one) => sum + one, 0);
  let left = 0;
  return head.map((text, index) => {
    const place = { text, left, width: (wanted[index] ?? 0) + spare / head.length };
    left += place.width;
    return place;
  });
}

interface HeadPlace {
  readonly text: string;
  readonly left: number;
  readonly width: number;
}

/** Draws the heads on their rule and answers where it lies. */
function drawHeads(pdf: TicketPdf, columns: readonly Column[], top: number): number {
  let x = PAGE.left;
  const heads = columns.flatMap((column) => {
    const from = x;
    x += column.width;
    return headPlaces(pdf, column).map(({ text, left, width }) => ({
      left: from + left,
      lines: inLines(pdf, text, width),
      room: width - 4,
    }));
  });
  const most = Math.max(...heads.map(({ lines }) => lines.length));
  for (const { left, room, lines } of heads) {
    lines.forEach((line, i) => {
      const y = top + (most - lines.length + i) * HEAD.line;
      fitted(pdf, line, room).text(line, left, y, oneLine);
    });
  }
  const low = top + most * HEAD.line + 2;
  rule(pdf, low);
  return low + 1;
}

/** A head as it stands in its column: on one line, or broken at the space that makes its longer line the shortest. */
function inLines(pdf: TicketPdf, text: string, width: number): readonly string[] {
  const wide = (part: string) => write(pdf, "strong", HEAD.size, SOFT).widthOfString(part);
  const words = text.split(" ");
  if (words.length === 1 || wide(text) <= width - 4) return [text];
  const breaks = words.slice(1).map((_, at) => {
    const lines = [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")];
    return { lines, widest: Math.max(...lines.map(wide)) };
  });
  return breaks.reduce((best, one) => (one.widest < best.widest ? one : best)).lines;
}

const oneLine = { lineBreak: false };

/** A head is set smaller before it would run into its neighbour. */
function fitted(pdf: TicketPdf, text: string, room: number): TicketPdf {
  const width = write(pdf, "strong", HEAD.size, SOFT).widthOfString(text);
  return pdf.fontSize(Math.max(HEAD.least, HEAD.size * Math.min(1, room / width)));
}

/** A new page; returns where its first line stands. */
export function nextPage(pdf: TicketPdf): number {
  pdf.addPage();
  return PAGE.top;
}

function cellHeight(pdf: TicketPdf, cell: Cell, width: number): number {
  if (typeof cell !== "string" && "boxes" in cell) return 10;
  if (isAbove(cell)) return 17;
  if (typeof cell !== "string" && "below" in cell) return 0;
  const text = typeof cell === "string" ? cell : cell.text;
  const inset = typeof cell === "string" ? 6 : 20;
  const room = width - inset;
  const wide = (part: string) => pdf.widthOfString(part);
  write(pdf, "regular", CELL, INK).fontSize(CELL * wordShare(text, room, wide));
  return wrappedLines(text, room, wide).length * pdf.currentLineHeight(true);
}

function drawCell(
  pdf: TicketPdf,
  cell: Cell,
  { x, y, column }: { readonly x: number; readonly y: number; readonly column: Column },
): void {
  const { width } = column;
  if (typeof cell === "string") {
    wrappedText(pdf, "regular", CELL, cell, { x, y, room: width - 6 });
    return;
  }
  if ("above" in cell) {
    write(pdf, "strong", 8.5, INK).text(cell.above, x, y + 3, oneLine);
    return;
  }
  if ("below" in cell) return;
  if ("boxes" in cell) {
    for (const { left } of headPlaces(pdf, column)) {
      pdf
        .rect(x + left, y + 1, 9, 9)
        .lineWidth(0.7)
        .strokeColor(SOFT)
        .stroke();
    }
    return;
  }
  pdf
    .rect(x, y + 1.5, 10, 8)
    .fillColor(cell.swatch)
    .fill();
  pdf
    .rect(x, y + 1.5, 10, 8)
    .lineWidth(0.4)
    .strokeColor(SOFT)
    .stroke();
  wrappedText(pdf, "regular", CELL, cell.text, { x: x + 14, y, room: width - 20 });
}
