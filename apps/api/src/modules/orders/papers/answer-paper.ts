import type { Db } from "../../../platform/database/database.ts";
import { answer } from "../../../platform/http/serve.ts";
import { Problem } from "../../../platform/problem.ts";
import { findInvoice, type OrderRow } from "../reader.ts";
import { type Beside, readPaper } from "./keep-papers.ts";

/** The order's invoice as PDF, that of a paid change, or a credit note. */
export async function answerPaper(db: Db, order: OrderRow, beside: Beside = {}) {
  const invoice = await findInvoice(db, order.id);
  if (!invoice) throw new Problem("not_found");
  const bytes = await readPaper(db, order, invoice, beside);
  const { creditNote, supplement } = beside;
  const number =
    creditNote?.credit_note_number ?? supplement?.invoice_number ?? invoice.invoice_number;
  return answer(200, bytes, {
    "content-disposition": `inline; filename="${number}.pdf"`,
    "cache-control": "private, no-store",
  });
}
