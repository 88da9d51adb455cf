import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";

export type TicketPdf = InstanceType<typeof PDFDocument>;

const FACES = {
  regular: "@expo-google-fonts/saira/400Regular/Saira_400Regular.ttf",
  strong: "@expo-google-fonts/saira/600SemiBold/Saira_600SemiBold.ttf",
};

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
    lang: tag,
    displayTitle: true,
    info: { Title: title, CreationDate: created, ModDate: created },
  });
  return pdf
    .registerFont("regular", face(FACES.regular))
    .registerFont("strong", face(FACES.strong));
}

/** A file of pages of any size, none of them opened yet. */
export function openSheets(title: string, tag: string, created: Date): TicketPdf {
  const info = { Title: title, CreationDate: created, ModDate: created };
  return new PDFDocument({ autoFirstPage: false, lang: tag, displayTitle: true, info })
    .registerFont("regular", face(FACES.regular))
    .registerFont("strong", face(FACES.strong));
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

/** A cell: text, text after a patch of colour, or boxes to tick. */
export type Cell =
  | string
  | { readonly swatch: string; readonly text: string }
  | { readonly boxes: number };

/** Writes a table from `top`, over pages where it must, its head again on each; returns where the next thing may stand. */
export function table(
  pdf: TicketPdf,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  top: number,
): number {
  let y = top;
  const head = () => {
    let x = PAGE.left;
    for (const column of columns) {
      const heads = typeof column.head === "string" ? [column.head] : column.head;
      const each = column.width / heads.length;
      heads.forEach((text, i) => fitted(pdf, text, each - 4).text(text, x + i * each, y, oneLine));
      x += column.width;
    }
    y += 12;
    rule(pdf, y - 1);
    y += 4;
  };
  if (y + 50 > PAGE.bottom) y = nextPage(pdf);
  head();
  for (const row of rows) {
    const height = Math.max(
      ...row.map((cell, index) => cellHeight(pdf, cell, columns[index]?.width ?? 0)),
    );
    if (y + height > PAGE.bottom) {
      y = nextPage(pdf);
      head();
    }
    let x = PAGE.left;
    row.forEach((cell, index) => {
      drawCell(pdf, cell, x, y, columns[index]?.width ?? 0);
      x += columns[index]?.width ?? 0;
    });
    y += height + 4;
    rule(pdf, y - 2);
    y += 3;
  }
  return y + 8;
}

const oneLine = { lineBreak: false };

/** A head is set smaller before it would run into its neighbour or on to a second line. */
function fitted(pdf: TicketPdf, text: string, room: number): TicketPdf {
  const size = 7.5;
  const width = write(pdf, "strong", size, SOFT).widthOfString(text);
  return pdf.fontSize(Math.max(4.5, size * Math.min(1, room / width)));
}

/** A new page; returns where its first line stands. */
export function nextPage(pdf: TicketPdf): number {
  pdf.addPage();
  return PAGE.top;
}

function cellHeight(pdf: TicketPdf, cell: Cell, width: number): number {
  if (typeof cell !== "string" && "boxes" in cell) return 10;
  const text = typeof cell === "string" ? cell : cell.text;
  const inset = typeof cell === "string" ? 6 : 20;
  return write(pdf, "regular", 8.5, INK).heightOfString(text || " ", { width: width - inset });
}

function drawCell(pdf: TicketPdf, cell: Cell, x: number, y: number, width: number): void {
  if (typeof cell === "string") {
    write(pdf, "regular", 8.5, INK).text(cell, x, y, { width: width - 6 });
    return;
  }
  if ("boxes" in cell) {
    for (let i = 0; i < cell.boxes; i += 1) {
      pdf
        .rect(x + i * (width / cell.boxes), y + 1, 9, 9)
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
  write(pdf, "regular", 8.5, INK).text(cell.text, x + 14, y, { width: width - 20 });
}
