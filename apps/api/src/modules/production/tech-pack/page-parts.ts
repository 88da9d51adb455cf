import { INK, nextPage, PAGE, SOFT, type TicketPdf, write } from "../ticket-page.ts";

/** A heading; answers where the next thing may stand. */
export function title(pdf: TicketPdf, text: string, top: number): number {
  const y = top + 60 > PAGE.bottom ? nextPage(pdf) : top;
  write(pdf, "strong", 13, INK).text(text, PAGE.left, y, { width: PAGE.right - PAGE.left });
  return pdf.y + 6;
}

/** A remark in small letters; answers where the next thing may stand. */
export function note(pdf: TicketPdf, text: string, top: number): number {
  write(pdf, "regular", 8, SOFT).text(text, PAGE.left, top, { width: PAGE.right - PAGE.left });
  return pdf.y + 3;
}
