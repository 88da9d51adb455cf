import { createHash } from "node:crypto";
import { compileLaterOnce, compileOnce } from "../../../platform/database/compile-once.ts";
import type { Db } from "../../../platform/database/database.ts";
import * as z from "zod/mini";
import type { Tx } from "../../../platform/database/transaction.ts";
import { defineQueue } from "../../../platform/jobs/job-queue.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  type CreditNoteRow,
  findCreditNotes,
  findInvoice,
  findLines,
  type InvoiceRow,
  lockOrder,
  type OrderRow,
} from "../reader.ts";
import { findSupplements, type SupplementRow } from "../surcharges.ts";

/** Has the papers of an order drawn once and kept as they were issued. */
export const KEEP_PAPERS = defineQueue("keep-papers", z.object({ order: z.string() }));
/** Has those drawn that are missing. */
export const KEEP_MISSING_PAPERS = defineQueue("keep-missing-papers");
const MOST = 100;

/** An invoice, one of a paid change, or a credit note: its number, and which of its versions; an invoice has another with each amendment. */
interface PaperName {
  readonly number: string;
  readonly version: number;
}

/** Which paper of an order is meant, where it is not its invoice. */
export interface Beside {
  readonly creditNote?: CreditNoteRow;
  readonly supplement?: SupplementRow;
}

/**
 * Draws what of an order's papers is not kept yet and keeps it with its hash. What is kept is never drawn again: a year
 * later, by another version of this program, it is the same bytes.
 */
export async function keepPapers(platform: Platform, orderId: string): Promise<void> {
  await platform.transaction(async (tx) => {
    // Whoever changes an order holds it: a version of its invoice is drawn from the addresses of that version.
    const order = await lockOrder(tx, orderId);
    const invoice = order && (await findInvoice(tx, orderId));
    if (order && invoice) await keepPapersOf(platform, tx, order, invoice);
  });
}

/** Has an order's papers kept once the transaction that issues one is committed. */
export function keepPapersLater(tx: Tx, orderId: string): Promise<void> {
  return tx.enqueue(KEEP_PAPERS, { order: orderId });
}

/** The same inside a transaction that is about to change what they are drawn from. */
export async function keepPapersOf(
  platform: Pick<Platform, "clock">,
  tx: Tx,
  order: OrderRow,
  invoice: InvoiceRow,
): Promise<void> {
  const notes = await findCreditNotes(tx, order.id);
  const supplements = await findSupplements(tx, order.id);
  const papers: readonly Beside[] = [
    {},
    ...notes.map((creditNote) => ({ creditNote })),
    ...supplements.map((supplement) => ({ supplement })),
  ];
  for (const paper of papers) {
    const name = nameOf(invoice, paper);
    if (await findHash(tx, name)) continue;
    const bytes = await drawPaper(tx, order, invoice, paper);
    const { number, version } = name;
    const [whole, at] = [Buffer.from(bytes), platform.clock()];
    await keeping(tx, number, version, order.id, sha256(bytes), whole, at);
  }
}

const keeping = compileLaterOnce(
  (
    tx,
    ...[number, version, orderId, hash, bytes, at]: [string, number, string, string, Buffer, Date]
  ) =>
    tx
      .insertInto("issued_papers")
      .values({ number, version, order_id: orderId, sha256: hash, bytes, kept_at: at })
      // Drawn twice at once: the first one is the paper.
      .onConflict((conflict) => conflict.doNothing()),
);

/** Keeps the papers whose own job was lost, and those from before papers were kept. */
export async function keepMissingPapers(platform: Platform): Promise<void> {
  const missing = await platform.db
    .selectFrom("invoices")
    .leftJoin("issued_papers", (join) =>
      join
        .onRef("issued_papers.number", "=", "invoices.invoice_number")
        .onRef("issued_papers.version", "=", "invoices.version"),
    )
    .select("invoices.order_id")
    .where("issued_papers.number", "is", null)
    .union(
      platform.db
        .selectFrom("credit_notes")
        .leftJoin("issued_papers", "issued_papers.number", "credit_notes.credit_note_number")
        .select("credit_notes.order_id")
        .where("issued_papers.number", "is", null),
    )
    .union(
      platform.db
        .selectFrom("surcharges")
        .leftJoin("issued_papers", "issued_papers.number", "surcharges.invoice_number")
        .select("surcharges.order_id")
        .where("surcharges.state", "=", "applied")
        .where("issued_papers.number", "is", null),
    )
    // Of all together.
    .limit(MOST)
    .execute();
  for (const { order_id: id } of missing) await keepPapers(platform, id);
}

/**
 * A paper as it was issued; in the moment before it is kept, drawn from the same facts.
 * @throws Error when what is kept is not what was kept then: nobody is given a paper that was tampered with.
 */
export async function readPaper(
  db: Db,
  order: OrderRow,
  invoice: InvoiceRow,
  beside: Beside = {},
): Promise<Uint8Array> {
  const name = nameOf(invoice, beside);
  const kept = await db
    .selectFrom("issued_papers")
    .select(["bytes", "sha256"])
    .where("number", "=", name.number)
    .where("version", "=", name.version)
    .executeTakeFirst();
  if (!kept) return drawPaper(db, order, invoice, beside);
  if (sha256(kept.bytes) !== kept.sha256) throw new Error(`Paper ${name.number} was changed.`);
  return kept.bytes;
}

function nameOf(invoice: InvoiceRow, { creditNote, supplement }: Beside): PaperName {
  if (supplement) return { number: supplement.invoice_number, version: 1 };
  if (creditNote) return { number: creditNote.credit_note_number, version: 1 };
  return { number: invoice.invoice_number, version: invoice.version };
}

async function findHash(db: Db, { number, version }: PaperName): Promise<string | undefined> {
  return (await selectHash(db, number, version))[0]?.sha256;
}

const selectHash = compileOnce((db, number: string, version: number) =>
  db
    .selectFrom("issued_papers")
    .select("sha256")
    .where("number", "=", number)
    .where("version", "=", version),
);

async function drawPaper(
  db: Db,
  order: OrderRow,
  invoice: InvoiceRow,
  beside: Beside,
): Promise<Uint8Array> {
  const lines = await findLines(db, order.id);
  // The PDF writer is loaded with the first paper, not with the server.
  const { writeInvoice } = await import("../invoice/write-invoice.ts");
  return writeInvoice({ order, lines, invoice, ...beside });
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
