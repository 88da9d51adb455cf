import { ledgerDifference, type OrderLedger } from "@holeshot/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** An order's books, with what they fail to close by. */
export interface OrderBooks extends OrderLedger {
  readonly orderId: string;
  /** Cents; 0 when the books close. */
  readonly difference: number;
}

interface BooksRow {
  readonly id: string;
  readonly invoiced: number;
  readonly credited: number;
  readonly received: number;
  readonly refunded: number;
  readonly charged_back: number;
  readonly receivable: number;
}

/** The books of one order. */
export async function findBooks(db: Db, orderId: string): Promise<OrderBooks> {
  const [books] = await readBooks(db, sql`orders.id = ${orderId}`, 1);
  if (!books) throw new Error(`Order ${orderId} is gone.`);
  return books;
}

/** The books of all orders, by id, a page at a time. */
export function listBooks(
  db: Db,
  after: string | null,
  limit: number,
): Promise<readonly OrderBooks[]> {
  return readBooks(db, after === null ? sql`true` : sql`orders.id > ${after}::uuid`, limit);
}

async function readBooks(
  db: Db,
  which: ReturnType<typeof sql>,
  limit: number,
): Promise<readonly OrderBooks[]> {
  const { rows } = await sql<BooksRow>`
    select orders.id,
      case when invoices.order_id is null then 0 else orders.total + coalesce((select sum(amount)
        from surcharges where order_id = orders.id and state = 'applied'), 0)::int end as invoiced,
      coalesce((select sum(amount) from credit_notes where order_id = orders.id), 0)::int as credited,
      coalesce(money.received, 0)::int as received,
      coalesce((select sum(refunds.amount) from refunds join payments on payments.id = refunds.payment_id
        where payments.order_id = orders.id and refunds.status <> 'failed'), 0)::int as refunded,
      coalesce(money.charged_back, 0)::int as charged_back,
      coalesce(money.receivable, 0)::int as receivable
    from orders
    left join invoices on invoices.order_id = orders.id
    left join lateral (
      select sum(received) as received, sum(charged_back) as charged_back,
        coalesce(sum(amount) filter (where method = 'invoice' and status = 'open'), 0) + sum(charged_back) as receivable
      from payments where payments.order_id = orders.id
    ) money on true
    where ${which} order by orders.id limit ${limit}`.execute(db);
  return rows.map((row) => {
    const ledger: OrderLedger = {
      invoiced: row.invoiced,
      credited: row.credited,
      received: row.received,
      refunded: row.refunded,
      chargedBack: row.charged_back,
      receivable: row.receivable,
    };
    return { ...ledger, orderId: row.id, difference: ledgerDifference(ledger) };
  });
}
