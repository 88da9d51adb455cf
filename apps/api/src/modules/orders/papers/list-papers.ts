import type { Db } from "../../../platform/database/database.ts";
import { findCreditNotes, findInvoice, type InvoiceRow, type OrderRow } from "../reader.ts";
import { findSupplements } from "../surcharges.ts";
import type { Beside } from "./keep-papers.ts";

/** A paper of an order as the books name it. */
export interface ListedPaper {
  readonly kind: "invoice" | "supplement" | "credit_note";
  readonly number: string;
  readonly issuedAt: Date;
  /** Cents; of a credit note what it takes back. */
  readonly amount: number;
  /** Which of the order's papers it is, to read it by. */
  readonly beside: Beside;
  /** That of its order. */
  readonly invoice: InvoiceRow;
  /** As it was before it was amended, the first first. */
  readonly earlier: readonly { readonly version: number; readonly keptAt: Date }[];
}

/** All papers of an order: its invoice, those of paid changes, credit notes; none before it is confirmed. */
export async function listPapers(db: Db, order: OrderRow): Promise<readonly ListedPaper[]> {
  const [invoice, supplements, creditNotes] = await Promise.all([
    findInvoice(db, order.id),
    findSupplements(db, order.id),
    findCreditNotes(db, order.id),
  ]);
  if (!invoice) return [];
  const earlier = await findEarlier(db, invoice);
  return [
    {
      kind: "invoice",
      number: invoice.invoice_number,
      issuedAt: invoice.issued_at,
      amount: order.total,
      beside: {},
      invoice,
      earlier,
    },
    ...supplements.map((supplement) => ({
      kind: "supplement" as const,
      number: supplement.invoice_number,
      issuedAt: supplement.issued_at,
      amount: supplement.amount,
      beside: { supplement },
      invoice,
      earlier: [],
    })),
    ...creditNotes.map((creditNote) => ({
      kind: "credit_note" as const,
      number: creditNote.credit_note_number,
      issuedAt: creditNote.issued_at,
      amount: creditNote.amount,
      beside: { creditNote },
      invoice,
      earlier: [],
    })),
  ];
}

/** An invoice is kept before each change of what it is drawn from. */
async function findEarlier(
  db: Db,
  { invoice_number: number, version }: InvoiceRow,
): Promise<ListedPaper["earlier"]> {
  if (version === 1) return [];
  return db
    .selectFrom("issued_papers")
    .select(["version", "kept_at as keptAt"])
    .where("number", "=", number)
    .where("version", "<", version)
    .orderBy("version")
    .execute();
}
