import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** A paper that was issued in a month, with what a table says of it; cents. */
export interface MonthPaper {
  readonly kind: "invoice" | "supplement" | "credit_note";
  readonly number: string;
  readonly order_id: string;
  readonly order_number: string;
  /** `YYYY-MM-DD`, where the shop is. */
  readonly day: string;
  /** The company, else whoever ordered. */
  readonly customer: string;
  readonly vat_id: string | null;
  readonly country: string;
  readonly tax: "contained" | "reverse_charge" | "export";
  readonly percent: number | null;
  /** Below nothing on a credit note. */
  readonly gross: number;
  readonly vat: number;
}

/** Papers issued from a month's first moment until its last, or until now. */
export interface Stretch {
  readonly month: string;
  readonly until: Date;
}

const ZONE = sql.lit("Europe/Amsterdam");

/** Some of them by their numbers, after one of these; each kind by an index (migration 1383). */
export async function monthPapers(
  db: Db,
  { month, until }: Stretch,
  after: string,
  limit: number,
): Promise<readonly MonthPaper[]> {
  const first = sql`${`${month}-01`}::timestamp`;
  const within = (column: string) => sql`${sql.ref(column)} >= ${first} at time zone ${ZONE}
    and ${sql.ref(column)} < (${first} + interval '1 month') at time zone ${ZONE}
    and ${sql.ref(column)} <= ${until}`;
  const { rows } = await sql<MonthPaper>`
    select paper.kind, paper.number, paper.order_id, o.order_number,
      to_char(paper.issued_at at time zone ${ZONE}, 'YYYY-MM-DD') as day,
      coalesce(nullif(o.billing_address ->> 'company', ''),
        concat_ws(' ', o.contact ->> 'first_name', o.contact ->> 'last_name')) as customer,
      o.billing_address ->> 'vat_id' as vat_id, o.tax ->> 'country' as country, o.tax ->> 'kind' as tax,
      (o.tax ->> 'percent')::float8 as percent,
      coalesce(paper.amount, o.total) as gross, coalesce(paper.vat, o.vat) as vat
    from (
      select 'invoice' as kind, invoice_number as number, order_id, issued_at, null::integer as amount, null::integer as vat
      from invoices where ${within("issued_at")}
      union all
      select 'supplement', invoice_number, order_id, issued_at, amount, vat
      from surcharges where state = 'applied' and ${within("issued_at")}
      union all
      select 'credit_note', credit_note_number, order_id, issued_at, -amount, -vat
      from credit_notes where ${within("issued_at")}
    ) paper join orders o on o.id = paper.order_id
    where paper.number > ${after}
    order by paper.number limit ${limit}`.execute(db);
  return rows;
}
