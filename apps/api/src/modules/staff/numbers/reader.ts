import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** What came in between two moments. */
export interface CameIn {
  readonly orders: number;
  /** Totals without VAT, cents. */
  readonly revenue: number;
}

/** What came in from one day on, until the next. */
export interface CameInOn extends CameIn {
  readonly from: string;
}

const ZONE = sql.lit("Europe/Amsterdam");
/** Cancelled orders are no revenue, whenever they were cancelled; drafts are not confirmed. */
const counts = sql`o.status <> 'cancelled'`;

interface Stretch {
  readonly by: "day" | "week";
  /** `YYYY-MM-DD`, where the shop is. */
  readonly today: string;
  /** Days or weeks, today's with them. */
  readonly steps: number;
}

/** What came in on each day or in each week, the earliest first; one in which nothing came stands with nought. */
export async function cameInBy(
  db: Db,
  { by, today, steps }: Stretch,
): Promise<readonly CameInOn[]> {
  const unit = sql.lit(by);
  const { rows } = await sql<CameInOn>`
    with steps as (
      select (date_trunc(${unit}, ${today}::date::timestamp) - n * ${sql.lit(`1 ${by}`)}::interval)::date as day
      from generate_series(0, ${steps - 1}::integer) n
    ), came as (
      select date_trunc(${unit}, o.confirmed_at at time zone ${ZONE})::date as day,
        count(*)::int as orders, sum(o.total - o.vat)::bigint as revenue
      from orders o
      where o.confirmed_at >= (select min(day) from steps)::timestamp at time zone ${ZONE} and ${counts}
      group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as "from", coalesce(orders, 0) as orders,
      coalesce(revenue, 0)::bigint as revenue
    from steps left join came using (day) order by day`.execute(db);
  return rows;
}

/** What came in so far in the day or week before this one: until the same moment of it. */
export async function cameInBefore(
  db: Db,
  { by, today }: Pick<Stretch, "by" | "today">,
  now: Date,
): Promise<CameInOn> {
  const step = sql`${sql.lit(`1 ${by}`)}::interval`;
  const start = sql`(date_trunc(${sql.lit(by)}, ${today}::date::timestamp) - ${step})`;
  const { rows } = await sql<CameInOn>`
    select to_char(${start}, 'YYYY-MM-DD') as "from", count(*)::int as orders,
      coalesce(sum(o.total - o.vat), 0)::bigint as revenue
    from orders o
    where o.confirmed_at >= ${start} at time zone ${ZONE}
      and o.confirmed_at <= ((${now}::timestamptz at time zone ${ZONE}) - ${step}) at time zone ${ZONE}
      and ${counts}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A sum without a row.");
  return row;
}

/** Orders and garments that are still to leave. */
export interface DueRow {
  readonly day: string;
  readonly orders: number;
  readonly units: number;
}

// Written out as the index orders_due has it, or PostgreSQL would not take it.
const isDue = sql`o.status in ('confirmed', 'processing') and o.due_on is not null`;
// What was given back and is still here does not leave; what is made again does.
const units = sql`(select coalesce(sum(quantity), 0) from order_lines where order_id = o.id) - (
  select count(*) from parcel_garments gone join order_lines line on line.id = gone.line_id
  where line.order_id = o.id) - (
  select coalesce(sum(least(line.refunded, line.quantity - (
    select count(*) from (
      select copy from parcel_garments where line_id = line.id
      union select copy from parcel_remakes where line_id = line.id
    ) owed))), 0)
  from order_lines line where line.order_id = o.id and line.refunded > 0)`;

/** What should have left before today. */
export async function countLate(db: Db, today: string): Promise<Omit<DueRow, "day">> {
  const { rows } = await sql<Omit<DueRow, "day">>`
    select count(*)::int as orders, coalesce(sum(${units}), 0)::int as units
    from orders o where ${isDue} and o.due_on < ${today}::date`.execute(db);
  return rows[0] ?? { orders: 0, units: 0 };
}

/** What is to leave from today on, by day. */
export async function countDue(db: Db, today: string, days: number): Promise<readonly DueRow[]> {
  const { rows } = await sql<DueRow>`
    select to_char(o.due_on, 'YYYY-MM-DD') as day, count(*)::int as orders, sum(${units})::int as units
    from orders o
    where ${isDue} and o.due_on between ${today}::date and ${today}::date + ${days - 1}::integer
    group by o.due_on order by o.due_on`.execute(db);
  return rows;
}
