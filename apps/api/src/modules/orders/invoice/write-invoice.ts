import PDFDocument from "pdfkit";
import { withSpareFace } from "../../../platform/spare-face.ts";
import {
  type InvoiceContent,
  invoiceContent,
  type InvoiceSource,
  type InvoiceTableRow,
} from "./invoice-content.ts";
import { paperFace } from "./paper-faces.ts";

type Pdf = InstanceType<typeof PDFDocument>;

/** A4 in points, with margins wide enough for a window envelope and a binder. */
const PAGE = { left: 56, right: 539, top: 56, bottom: 770 };
/** Right edges of the figures; the description takes what is left of them. */
const COLUMN = { description: 250, quantity: 300, unitNet: 380, unit: 460, amount: PAGE.right };
/** Where a roster's choices begin, and how wide they may be. */
const ROSTER = { choices: 270, width: 210 };
const INK = "#16181d";
const SOFT = "#59606c";
const LINE = "#d5d9e0";

/** Sets an invoice or its credit note as PDF: text as text, in an embedded face. The same order gives the same page. */
export async function writeInvoice(source: InvoiceSource): Promise<Uint8Array> {
  const content = invoiceContent(source);
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    // Not the writer's own, which it would read for each paper and never use.
    font: "",
    lang: content.tag,
    displayTitle: true,
    info: {
      Title: `${content.title} ${content.number}`,
      Author: content.seller[0] ?? "",
      CreationDate: content.issuedAt,
      ModDate: content.issuedAt,
    },
  });
  pdf.registerFont("regular", paperFace("regular")).registerFont("strong", paperFace("strong"));
  withSpareFace(pdf);
  const bytes = collect(pdf);
  const y = drawHead(pdf, content);
  drawSums(pdf, content, drawTable(pdf, content, y));
  if (content.roster.length > 0) drawRoster(pdf, content);
  drawPageNumbers(pdf, content);
  pdf.end();
  return bytes;
}

function collect(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}

function drawHead(pdf: Pdf, content: InvoiceContent): number {
  write(pdf, "strong", 22, INK).text("HOLESHOT", PAGE.left, PAGE.top);
  const seller = block(pdf, content.seller, 340, PAGE.top);
  write(pdf, "strong", 16, INK).text(content.title, PAGE.left, seller + 28);
  let y = pdf.y + 6;
  for (const [label, value] of content.facts) {
    write(pdf, "regular", 9, SOFT).text(label, PAGE.left, y, { width: 110 });
    write(pdf, "regular", 9, INK).text(value, PAGE.left + 115, y);
    y += 14;
  }
  const top = y + 14;
  write(pdf, "strong", 9, SOFT).text(content.say.billTo, PAGE.left, top);
  write(pdf, "strong", 9, SOFT).text(content.goesTo.heading, 340, top);
  const left = block(pdf, content.billTo, PAGE.left, top + 14);
  return Math.max(left, block(pdf, content.goesTo.lines, 340, top + 14)) + 26;
}

/** Lines one below the other; returns where the next would stand. */
function block(pdf: Pdf, lines: readonly string[], x: number, y: number): number {
  let at = y;
  for (const line of lines) {
    write(pdf, "regular", 9, INK).text(line, x, at, { width: 200 });
    at = pdf.y + 1;
  }
  return at;
}

function drawTable(pdf: Pdf, content: InvoiceContent, top: number): number {
  let y = drawTableHead(pdf, content, top);
  for (const row of content.rows) {
    const height = rowHeight(pdf, row);
    if (y + height > PAGE.bottom) {
      pdf.addPage();
      y = drawTableHead(pdf, content, PAGE.top);
    }
    drawRow(pdf, row, y);
    y += height;
    rule(pdf, y - 5);
  }
  return y;
}

function drawTableHead(pdf: Pdf, { say }: InvoiceContent, y: number): number {
  write(pdf, "strong", 8, SOFT).text(say.description, PAGE.left, y);
  figure(pdf, say.quantity, COLUMN.quantity, y);
  figure(pdf, say.unitNet, COLUMN.unitNet, y);
  figure(pdf, say.unit, COLUMN.unit, y);
  figure(pdf, say.amount, COLUMN.amount, y);
  rule(pdf, y + 14);
  return y + 22;
}

function rowHeight(pdf: Pdf, row: InvoiceTableRow): number {
  const width = COLUMN.description - PAGE.left;
  const title = write(pdf, "regular", 9, INK).heightOfString(row.title, { width });
  if (row.note === "") return title + 12;
  return title + write(pdf, "regular", 8, SOFT).heightOfString(row.note, { width }) + 13;
}

function drawRow(pdf: Pdf, row: InvoiceTableRow, y: number): void {
  const width = COLUMN.description - PAGE.left;
  write(pdf, "regular", 9, INK).text(row.title, PAGE.left, y, { width });
  if (row.note !== "") {
    write(pdf, "regular", 8, SOFT).text(row.note, PAGE.left, pdf.y + 1, { width });
  }
  write(pdf, "regular", 9, INK);
  figure(pdf, row.quantity, COLUMN.quantity, y);
  figure(pdf, row.unitNet, COLUMN.unitNet, y);
  figure(pdf, row.unit, COLUMN.unit, y);
  figure(pdf, row.amount, COLUMN.amount, y);
}

function drawSums(pdf: Pdf, content: InvoiceContent, top: number): void {
  const height = content.sums.length * 16 + content.remarks.length * 30 + 30;
  if (top + height > PAGE.bottom) pdf.addPage();
  let y = top + height > PAGE.bottom ? PAGE.top : top + 10;
  for (const sum of content.sums) {
    const size = sum.strong ? 11 : 9;
    if (sum.strong) rule(pdf, y - 3, 300);
    write(pdf, sum.strong ? "strong" : "regular", size, INK);
    pdf.text(sum.label, 300, y + (sum.strong ? 3 : 0));
    figure(pdf, sum.amount, COLUMN.amount, y + (sum.strong ? 3 : 0));
    y += 16;
  }
  y += 24;
  for (const remark of content.remarks) {
    write(pdf, "regular", 9, INK).text(remark, PAGE.left, y, { width: PAGE.right - PAGE.left });
    y = pdf.y + 6;
  }
}

/** On a page of its own, so that it can be handed on without the amounts. */
function drawRoster(pdf: Pdf, { roster, say }: InvoiceContent): void {
  pdf.addPage();
  write(pdf, "strong", 16, INK).text(say.roster, PAGE.left, PAGE.top);
  let y = pdf.y + 14;
  for (const { title, rows } of roster) {
    // A heading is never left alone at the foot of a page.
    if (y + 60 > PAGE.bottom) y = nextPage(pdf);
    y = drawRosterHead(pdf, title, say, y);
    for (const row of rows) {
      const height = rosterHeight(pdf, row);
      if (y + height > PAGE.bottom) y = drawRosterHead(pdf, title, say, nextPage(pdf));
      write(pdf, "regular", 9, INK).text(row.rider, PAGE.left, y, { width: ROSTER.choices - 70 });
      pdf.text(row.choices, ROSTER.choices, y, { width: ROSTER.width });
      figure(pdf, row.quantity, PAGE.right, y);
      y += height;
      rule(pdf, y - 4);
    }
    y += 18;
  }
}

function nextPage(pdf: Pdf): number {
  pdf.addPage();
  return PAGE.top;
}

function drawRosterHead(pdf: Pdf, title: string, say: InvoiceContent["say"], y: number): number {
  write(pdf, "strong", 10, INK).text(title, PAGE.left, y, { width: PAGE.right - PAGE.left });
  const top = pdf.y + 4;
  write(pdf, "strong", 8, SOFT).text(say.rider, PAGE.left, top);
  pdf.text(say.choices, ROSTER.choices, top);
  figure(pdf, say.quantity, PAGE.right, top);
  rule(pdf, top + 14);
  return top + 19;
}

function rosterHeight(pdf: Pdf, row: InvoiceContent["roster"][number]["rows"][number]): number {
  write(pdf, "regular", 9, INK);
  const rider = pdf.heightOfString(row.rider, { width: ROSTER.choices - 70 });
  return Math.max(rider, pdf.heightOfString(row.choices, { width: ROSTER.width })) + 7;
}

function drawPageNumbers(pdf: Pdf, { say }: InvoiceContent): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    write(pdf, "regular", 8, SOFT);
    figure(pdf, say.page(page + 1, count), PAGE.right, 800);
  }
}

function write(pdf: Pdf, font: "regular" | "strong", size: number, colour: string): Pdf {
  return pdf.font(font).fontSize(size).fillColor(colour);
}

/** Text that ends at `right`. */
function figure(pdf: Pdf, text: string, right: number, y: number): void {
  pdf.text(text, right - pdf.widthOfString(text), y, { lineBreak: false });
}

function rule(pdf: Pdf, y: number, from = PAGE.left): void {
  pdf.moveTo(from, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(LINE).stroke();
}
