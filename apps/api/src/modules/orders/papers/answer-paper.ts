import type { Db } from "../../../platform/database/database.ts";
import { answer } from "../../../platform/http/serve.ts";
import { Problem } from "../../../platform/problem.ts";
import { findInvoice, type OrderRow } from "../reader.ts";
import { type Beside, readPaper } from "./keep-papers.ts";

/** The order's invoice as PDF, that of a paid change, or a credit note; of an amended invoice the version that is asked for, else as it stands. */
export async function answerPaper(db: Db, order: OrderRow, beside: Beside = {}, version?: number) {
  const invoice = await findInvoice(db, order.id);
  if (!invoice) throw new Problem("not_found");
  const meant = version === undefined ? invoice : { ...invoice, version };
  const bytes = await readPaper(db, order, meant, beside);
  const { creditNote, supplement } = beside;
  const number =
    creditNote?.credit_note_number ?? supplement?.invoice_number ?? invoice.invoice_number;
  return answer(200, bytes, {
    "content-disposition": `inline; filename="${number}${version === undefined ? "" : `-${version}`}.pdf"`,
    "cache-control": "private, no-store",
  });
}
