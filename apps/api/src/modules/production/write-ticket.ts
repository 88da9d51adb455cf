import { compareSizes, type Language, languageTags } from "@holeshot/domain";
import { writeDay } from "../../platform/write-day.ts";
import type { OrderRow } from "../orders/index.ts";
import { clothSums } from "./cloth-sums.ts";
import type { DesignPicture } from "./design-pictures.ts";
import type { PackLine } from "./manifest.ts";
import type { OrderUnit } from "./order-units.ts";
import type { PieceWords } from "./piece-words.ts";
import { productionTexts, type ProductionTexts } from "./texts.ts";
import { wordShare, wrappedLines } from "./ticket-lines.ts";
import type { TicketPiece } from "./ticket-piece.ts";
import {
  CELL,
  type Cell,
  collect,
  fittedText,
  INK,
  nextPage,
  openTicket,
  PAGE,
  SOFT,
  table,
  type TicketPdf,
  wrappedText,
  write,
} from "./ticket-page.ts";
import { whereTo } from "./where-to.ts";

/** Between rows that are read and not ticked, points. */
const DENSE = 2;
/** A table that is lower than this is not parted by the end of a page, points. */
const TOGETHER = 200;
/** Height of a piece's row of one line, points, and of what stands below it. */
const PIECE_ROW = 15.5;
const BELOW_ROW = 11;
/** The same of a product's sums. */
const TOTAL_ROW = 21;

export interface TicketLine {
  readonly unit: OrderUnit;
  readonly pieces: readonly TicketPiece[];
  readonly remarks: PackLine["remarks"];
}

export interface Ticket {
  readonly order: OrderRow;
  readonly printer: string;
  readonly language: Language;
  readonly words: PieceWords;
  readonly lines: readonly TicketLine[];
  /** 0 for the first print. */
  readonly reprint: number;
  readonly pictures: readonly DesignPicture[];
}

/** What the workshop works from and packs by, as A4 pages of text. The same order gives the same bytes. */
export function writeTicket(ticket: Ticket): Promise<Uint8Array> {
  const { order, language, lines } = ticket;
  const say = productionTexts[language];
  const made = order.confirmed_at ?? order.created_at;
  const pdf = openTicket(`${say.ticket} ${order.order_number}`, languageTags[language], made);
  const bytes = collect(pdf);
  let y = drawHead(pdf, ticket, say);
  y = drawDesigns(pdf, ticket, say, y);
  y = heading(pdf, say.garments, y);
  y = table(
    pdf,
    garmentColumns(say),
    lines.map((line) => garmentRow(ticket, line)),
    y,
  );
  const totals = totalRows(ticket);
  y = heading(pdf, say.inTotal, y, totals.length * TOTAL_ROW);
  y = table(pdf, totalColumns(say), totals, y);
  y = heading(pdf, say.perCloth, y);
  y = table(pdf, clothColumns(say), clothRows(ticket, say), y, DENSE);
  // Two hands are told once.
  const remarks = [...new Set(lines.flatMap((line) => line.remarks))];
  if (remarks.length > 0) {
    y = heading(pdf, say.remarks, y);
    y = table(
      pdf,
      [{ head: "", width: 511 }],
      remarks.map((remark) => [remark.replaceAll(/ (?=(?:mm|%)(?:[ ,.]|$))/g, "\u00a0")]),
      y,
      DENSE,
      `${say.remarks} (${say.continued})`,
    );
  }
  for (const line of lines) y = drawPieces(pdf, ticket, line, y);
  drawFeet(pdf, ticket, say);
  pdf.end();
  return bytes;
}

function drawHead(pdf: TicketPdf, ticket: Ticket, say: ProductionTexts): number {
  const { order, printer } = ticket;
  write(pdf, "strong", 18, INK).text("HOLESHOT", PAGE.left, PAGE.top);
  write(pdf, "strong", 13, INK).text(say.ticket, PAGE.left, PAGE.top + 30);
  const date = writeDay(order.confirmed_at ?? order.created_at, ticket.language);
  const facts: readonly (readonly [string, string])[] = [
    [say.order, order.order_number],
    [say.confirmed, date],
    [say.printer, printer],
    ...(ticket.reprint > 0 ? [[say.reprint, `R${ticket.reprint}`] as const] : []),
  ];
  let y = PAGE.top + 54;
  for (const [label, value] of facts) {
    write(pdf, "regular", 9, SOFT).text(label, PAGE.left, y);
    write(pdf, "strong", 9, INK).text(value, PAGE.left + 90, y);
    y += 14;
  }
  const { heading: how, lines } = whereTo(order, ticket.language);
  write(pdf, "strong", 9, SOFT).text(how, 340, PAGE.top);
  write(pdf, "regular", 9, INK).text(lines.join("\n"), 340, PAGE.top + 14, { width: 210 });
  return y + 14;
}

const PICTURE = { side: 72, across: 7, gap: 1 } as const;
/** What stands below a picture, points. */
const NAME = { size: 7, line: 11 } as const;

/** Each design by its pictures: a name alone has been given twice before. */
function drawDesigns(
  pdf: TicketPdf,
  { pictures: all, words, lines }: Ticket,
  say: ProductionTexts,
  top: number,
): number {
  const pictures = all.filter(({ product, side }) => product !== "kit" && side === "front");
  if (pictures.length === 0) return top;
  let y = heading(pdf, say.designs, top);
  const { side, across, gap } = PICTURE;
  const room = side - 4;
  for (let from = 0; from < pictures.length; from += across) {
    const row = pictures.slice(from, from + across);
    const most = Math.max(...row.map(({ name }) => nameLines(pdf, name, room)));
    const high = side + 26 + most * NAME.line;
    if (y + high > PAGE.bottom) y = nextPage(pdf);
    row.forEach(({ bytes, name, revision, product }, column) => {
      const x = PAGE.left + column * (side + gap);
      pdf.image(Buffer.from(bytes), x, y, { fit: [side, side] });
      const unit = lines.find((line) => line.unit.product === product)?.unit;
      const what = unit ? words.product(unit) : product;
      // Beside each other they were set as small as five points where a product's name is long.
      fittedText(pdf, "regular", NAME.size, what, x, y + side + 2, room);
      fittedText(pdf, "regular", NAME.size, revision, x, y + side + 12, room);
      wrappedText(pdf, "strong", NAME.size, name, { x, y: y + side + 22, room });
    });
    y += high;
  }
  return y + 4;
}

function nameLines(pdf: TicketPdf, name: string, room: number): number {
  const wide = (part: string) => pdf.widthOfString(part);
  write(pdf, "strong", NAME.size, INK).fontSize(NAME.size * wordShare(name, room, wide));
  return wrappedLines(name, room, wide).length;
}

function heading(pdf: TicketPdf, text: string, top: number, below = 0): number {
  // A heading never stands alone at the foot: what it is about begins 20 lower and wants 50, or all of what is `below`.
  const wanted = below > TOGETHER ? 72 : Math.max(72, 40 + below);
  const y = top + wanted > PAGE.bottom ? nextPage(pdf) : top;
  write(pdf, "strong", 11, INK).text(text, PAGE.left, y);
  return y + 20;
}

function garmentColumns(say: ProductionTexts) {
  return [
    { head: say.line, width: 28 },
    { head: say.product, width: 172 },
    { head: say.size, width: 58 },
    { head: say.rider, width: 100 },
    { head: say.count, width: 38 },
    { head: say.done, width: 115 },
  ];
}

function garmentRow({ words }: Ticket, { unit }: TicketLine): Cell[] {
  const rider = words.worn(unit) || "—";
  return [
    String(unit.position),
    `${words.product(unit)}\n${unit.designName} · ${unit.revision}`,
    words.size(unit),
    rider,
    `× ${unit.quantity}`,
    { boxes: 3 },
    // As long as a product has choices: in a column they would take five lines. A choice is not parted from its name.
    {
      below: words
        .choices(unit)
        .map((choice) => choice.replace(": ", ":\u00a0"))
        .join(" · "),
    },
  ];
}

function totalColumns(say: ProductionTexts) {
  return [
    { head: say.product, width: 110 },
    { head: say.count, width: 50 },
    { head: `${say.size} × ${say.count}`, width: 351 },
  ];
}

/** A row for each product: its count, and how many of each size, smallest first. */
function totalRows({ lines, words }: Ticket): Cell[][] {
  const countOf = (own: readonly TicketLine[]) =>
    own.reduce((sum, { unit }) => sum + unit.quantity, 0);
  const byProduct = Map.groupBy(lines, ({ unit }) => unit.product);
  return [...byProduct.values()].map((ofProduct) => {
    const [{ unit: first }] = ofProduct as [TicketLine];
    const sizes = [...Map.groupBy(ofProduct, ({ unit }) => unit.size)]
      .toSorted(([a], [b]) => compareSizes(a, b))
      .map(([, alike]) => {
        const [{ unit }] = alike as [TicketLine];
        // A size and its count are not parted at the end of a line.
        return `${words.size(unit)} × ${countOf(alike)}`.replaceAll(" ", "\u00a0");
      });
    return [words.product(first), `× ${countOf(ofProduct)}`, sizes.join(" · ")];
  });
}

function clothColumns(say: ProductionTexts) {
  return [
    { head: say.cutFrom, width: 156 },
    { head: say.colour, width: 190 },
    { head: say.pieces, width: 80 },
    { head: say.netArea, width: 85 },
  ];
}

function clothRows({ lines, language }: Ticket, say: ProductionTexts): Cell[][] {
  const metres = new Intl.NumberFormat(languageTags[language], { minimumFractionDigits: 2 });
  return clothSums(lines.flatMap(({ pieces }) => pieces)).map((sum): Cell[] => [
    sum.material,
    sum.colour
      ? { swatch: sum.colour.stock, text: `${sum.colour.name} ${sum.colour.stock}` }
      : say.printed,
    `× ${sum.pieces}`,
    metres.format(sum.squareMetres),
  ]);
}

/** The colour on the roll; where that is another than the designed one, its number stands with the sums. */
function colourCell(colour: TicketPiece["colour"], say: ProductionTexts): Cell {
  if (!colour) return say.printed;
  const { hex, stock, name } = colour;
  const text = hex === stock || name === "" ? `${name} ${stock}`.trim() : name;
  return { swatch: stock, text: hex === stock ? text : `${text} (${say.designed} ${hex})` };
}

function drawPieces(
  pdf: TicketPdf,
  { language, words, lines }: Ticket,
  line: TicketLine,
  top: number,
) {
  const say = productionTexts[language];
  const { unit } = line;
  const worn = words.worn(unit);
  const rider = worn && ` · ${worn}`;
  const what = `${say.pieces}${say.colon}${unit.position} · ${words.product(unit)} ${words.size(unit)}${rider} · × ${unit.quantity}`;
  const rows = line.pieces.map(({ name, material, colour, copies, file, holes }): Cell[] => [
    name,
    material,
    colourCell(colour, say),
    `× ${copies}`,
    // A file's name is long, and everything in it but its last letters stands on this page.
    `…${file.slice(-12)}`,
    ...(holes ? [{ below: holes }] : []),
  ]);
  const below = line.pieces.filter(({ holes }) => holes).length;
  const y = heading(pdf, what, top, rows.length * PIECE_ROW + below * BELOW_ROW);
  return table(pdf, pieceColumns(pdf, lines, say), rows, y, DENSE, `${what} (${say.continued})`);
}

/** Names of parts are long in one language, those of colours in another: the parts have what the ticket's colours leave. */
function pieceColumns(pdf: TicketPdf, lines: readonly TicketLine[], say: ProductionTexts) {
  write(pdf, "regular", CELL, INK);
  const wanted = lines
    .flatMap(({ pieces }) => pieces.map(({ colour }) => colourCell(colour, say)))
    .map((cell) => (typeof cell === "object" && "text" in cell ? pdf.widthOfString(cell.text) : 0));
  const colour = Math.min(Math.max(100, ...wanted) + 21, 160);
  return [
    { head: say.piece, width: 315 - colour },
    { head: say.cutFrom, width: 82 },
    { head: say.colour, width: colour },
    { head: say.perGarment, width: 37 },
    { head: say.file, width: 77 },
  ];
}

/** Pages are parted at the tables: each says which order it is of. */
function drawFeet(pdf: TicketPdf, { order, reprint }: Ticket, say: ProductionTexts): void {
  const again = reprint > 0 ? ` · R${reprint}` : "";
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const text = say.page(page + 1, count);
    write(pdf, "regular", 8, SOFT).text(
      `${order.order_number}${again} · ${say.ticket}`,
      PAGE.left,
      804,
      { lineBreak: false },
    );
    pdf.text(text, PAGE.right - pdf.widthOfString(text), 804, { lineBreak: false });
  }
}
