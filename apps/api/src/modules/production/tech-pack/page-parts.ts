import { INK, nextPage, PAGE, SOFT, type TicketPdf, write } from "../ticket-page.ts";

/** Width of what stands on a page, points. */
export const WIDE = PAGE.right - PAGE.left;
/** What a table with its heading begins on at least, points: less would leave the heading alone. */
export const LEAST = 140;
/** Between the rows of a tech pack's tables, points, and height of a row of one line. */
export const DENSE = 1.5;
export const ROW = 14.9;

/** A heading with the first row of a table below it, points. */
const HEADED = 95;

/** A heading; answers where the next thing may stand. */
export function title(pdf: TicketPdf, text: string, top: number): number {
  const y = top + HEADED > PAGE.bottom ? nextPage(pdf) : top;
  write(pdf, "strong", 13, INK).text(text, PAGE.left, y, { width: WIDE });
  return pdf.y + 6;
}

/** A remark in small letters; answers where the next thing may stand. */
export function note(pdf: TicketPdf, text: string, top: number): number {
  const y = top + 12 > PAGE.bottom ? nextPage(pdf) : top;
  write(pdf, "regular", 8, SOFT).text(text, PAGE.left, y, { width: WIDE });
  return pdf.y + 3;
}
