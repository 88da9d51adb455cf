import type { orderSorts, orderViews } from "@holeshot/contract";
import type { OrderStatus, ProofStatus } from "@holeshot/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { beginning, phonedAlike, spelledAlike, trackedAlike } from "./search-keys.ts";

export type OrderView = (typeof orderViews)[number];
export type OrderSort = (typeof orderSorts)[number];

/** An order in the staff's list, with whose it is. */
export interface StaffOrderRow {
  readonly id: string;
  readonly order_number: string;
  readonly created_at: Date;
  readonly status: OrderStatus;
  readonly proof_status: ProofStatus;
  readonly total: number;
  readonly version: number;
  readonly due_on: string | null;
  readonly blocked: boolean;
  readonly to_pay: boolean;
  readonly pieces: number;
  readonly city: string;
  readonly country: string;
  readonly customer_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly erased_at: Date | null;
}

export interface StaffOrderFilter {
  readonly status: OrderStatus | undefined;
  readonly proof: ProofStatus | undefined;
  readonly view: OrderView | undefined;
  readonly search: string | undefined;
  /** Only this customer's. */
  readonly customer?: string;
  readonly sort: OrderSort;
  /** What the page before ended with: an id, or a value and an id where the order is by a value. */
  readonly after: readonly string[] | undefined;
  /** `YYYY-MM-DD`, where the shop is. */
  readonly today: string;
  readonly limit: number;
}

type Condition = RawBuilder<unknown>;

/**
 * What each view holds. Written out, without parameters but for the day: PostgreSQL takes a partial index only where it
 * can see that the condition is the index's own (migration 1200).
 */
function inView(view: OrderView, today: string): Condition {
  switch (view) {
    case "to_check":
      return sql`o.status = 'confirmed' and o.proof_status in ('awaiting_designer', 'changes_requested')`;
    case "waiting":
      return sql`o.status = 'confirmed' and o.proof_status = 'awaiting_customer'`;
    case "ready":
      return sql`o.status = 'confirmed' and o.blocked_at is null and o.held_at is null
        and o.proof_status in ('not_requested', 'approved')`;
    case "late":
      return sql`o.status in ('confirmed', 'processing') and o.due_on is not null and o.due_on < ${today}::date`;
    case "blocked":
      return sql`(o.blocked_at is not null or o.held_at is not null)
        and o.status in ('draft', 'confirmed', 'processing')`;
    case "to_pay":
      return sql`o.status <> 'cancelled' and o.id in (
        select order_id from payments where method = 'invoice' and status = 'open'
        union all select id from orders where status = 'draft')`;
  }
}

/** How each order is read, with what a page ended with. */
const sorts: Readonly<
  Record<
    OrderSort,
    {
      readonly by: Condition;
      readonly after: (after: readonly string[]) => Condition;
      readonly keyOf: (row: StaffOrderRow) => readonly string[];
      readonly only?: Condition;
    }
  >
> = {
  newest: {
    by: sql`o.id desc`,
    after: ([id]) => sql`o.id < ${id}::uuid`,
    keyOf: (row) => [row.id],
  },
  oldest: { by: sql`o.id`, after: ([id]) => sql`o.id > ${id}::uuid`, keyOf: (row) => [row.id] },
  due: {
    by: sql`o.due_on, o.id`,
    after: ([day, id]) => sql`(o.due_on, o.id) > (${day}::date, ${id}::uuid)`,
    keyOf: (row) => [row.due_on ?? "", row.id],
    only: sql`o.status in ('confirmed', 'processing') and o.due_on is not null`,
  },
  total: {
    by: sql`o.total desc, o.id desc`,
    after: ([total, id]) => sql`(o.total, o.id) < (${total}::integer, ${id}::uuid)`,
    keyOf: (row) => [String(row.total), row.id],
  },
};

/** What the cursor after this row holds. */
export function keyOf(sort: OrderSort, row: StaffOrderRow): readonly string[] {
  return sorts[sort].keyOf(row);
}

/** A page of all orders, one more than asked for when there are more. */
export async function listStaffOrders(
  db: Db,
  filter: StaffOrderFilter,
): Promise<readonly StaffOrderRow[]> {
  const { status, proof, view, search, after } = filter;
  const sort = sorts[filter.sort];
  const conditions = [
    // Late ones are such; said twice, PostgreSQL would take them to be few and sort them all.
    view === "late" ? undefined : sort.only,
    view && inView(view, filter.today),
    status && sql`o.status = ${status}`,
    proof && sql`o.proof_status = ${proof}`,
    filter.customer && sql`o.customer_id = ${filter.customer}`,
    after && sort.after(after),
    // As an array: PostgreSQL guesses that a search finds thousands, and would walk all orders to meet them.
    search === undefined ? undefined : sql`o.id = any (array(select id from found))`,
  ].filter((each): each is Condition => each !== undefined);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  // The page first: what stands in its rows is read for them alone. Its length is written out: of an unknown one PostgreSQL
  // supposes a tenth of all, and plans anew each time because that comes out cheaper.
  const { rows } = await sql<StaffOrderRow>`
    with ${search === undefined ? sql`` : sql`found as materialized (${found(search)}),`}
    page as materialized (
      select o.* from orders o where ${where} order by ${sort.by} limit ${sql.lit(filter.limit + 1)}
    )
    select o.id, o.order_number, o.created_at, o.status, o.proof_status, o.total, o.version,
      to_char(o.due_on, 'YYYY-MM-DD') as due_on,
      o.blocked_at is not null or o.held_at is not null as blocked,
      o.status = 'draft' or (o.status <> 'cancelled' and exists (
        select from payments where order_id = o.id and method = 'invoice' and status = 'open')) as to_pay,
      (select coalesce(sum(quantity), 0)::int from order_lines where order_id = o.id) as pieces,
      coalesce(o.shipping_address ->> 'city', '') as city,
      coalesce(o.shipping_address ->> 'country', '') as country,
      o.customer_id, c.first_name, c.last_name, c.email, c.erased_at
    from page o join customers c on c.id = o.customer_id
    order by ${sort.by}`.execute(db);
  return rows;
}

const LAST_DIGITS = 6;
/** Of each way: whoever finds more has typed too little. */
const FOUND_AT_MOST = sql.lit(1000);

/** Orders by what staff remember of them; each way by an index of its own. */
function found(search: string): Condition {
  const lower = search.toLowerCase();
  const prefix = beginning(lower);
  const ways = [
    // The latest numbers, in the order of the index (migration 0801).
    sql`(select id from orders where order_number like ${prefix.toUpperCase()}
      order by order_number using ~>~ limit ${FOUND_AT_MOST})`,
    ...[
      sql`p.email_key like ${prefix}`,
      ...spelledAlike(sql`p.last_name`, search),
      ...spelledAlike(sql`p.first_name || ' ' || p.last_name`, search),
      ...phonedAlike(sql`p.phone`, search),
    ].map(
      (is) => sql`(select o.id from customers p join orders o on o.customer_id = p.id
        where ${is} limit ${FOUND_AT_MOST})`,
    ),
    ...phonedAlike(sql`contact ->> 'phone'`, search).map(
      (is) => sql`(select id from orders where ${is} limit ${FOUND_AT_MOST})`,
    ),
    ...trackedAlike(sql`tracking_number`, search).map(
      (is) => sql`(select order_id from parcels where ${is} limit ${FOUND_AT_MOST})`,
    ),
  ];
  if (/^\d{1,6}$/.test(lower)) {
    const digits = lower.padStart(LAST_DIGITS, "0");
    ways.push(sql`select id from orders where right(order_number, 6) = ${digits}`);
  }
  // What a statement of the bank names, or a customer who asks for a paper once more.
  if (/^h[ic]-\d{4}-\d{6,9}$/.test(lower)) {
    const number = lower.toUpperCase();
    ways.push(
      sql`select order_id from invoices where invoice_number = ${number}`,
      sql`select order_id from surcharges where invoice_number = ${number}`,
      sql`select order_id from credit_notes where credit_note_number = ${number}`,
    );
  }
  // Towns and riders begin with every letter there is; two of them tell something.
  if (lower.length > 1) {
    ways.push(
      ...spelledAlike(sql`shipping_address ->> 'city'`, search).map(
        (is) => sql`(select id from orders where ${is} limit ${FOUND_AT_MOST})`,
      ),
      ...spelledAlike(sql`rider_name`, search).map(
        (is) => sql`(select order_id from order_lines where rider_name is not null and ${is}
          limit ${FOUND_AT_MOST})`,
      ),
    );
  }
  return sql.join(ways, sql` union `);
}

/** Nobody counts further by eye. */
const COUNTED = 1000;

/** How many orders each view holds. */
export async function countViews(
  db: Db,
  today: string,
): Promise<Readonly<Record<OrderView, number>>> {
  const count = (view: OrderView) =>
    sql`(select count(*)::int from (select from orders o where ${inView(view, today)} limit ${COUNTED}) counted)`;
  const { rows } = await sql<Readonly<Record<OrderView, number>>>`
    select ${count("to_check")} as to_check, ${count("waiting")} as waiting,
      ${count("ready")} as ready, ${count("late")} as late, ${count("blocked")} as blocked,
      ${count("to_pay")} as to_pay`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("A count without a row.");
  return counts;
}

export interface NoteRow {
  readonly id: string;
  readonly text: string;
  readonly written_at: Date;
  readonly first_name: string;
  readonly last_name: string;
}

/** What staff told one another of an order, the latest last. */
export async function findNotes(db: Db, orderId: string): Promise<readonly NoteRow[]> {
  return db
    .selectFrom("order_notes as note")
    .innerJoin("customers as writer", "writer.id", "note.staff_id")
    .select(["note.id", "note.text", "note.written_at", "writer.first_name", "writer.last_name"])
    .where("note.order_id", "=", orderId)
    .orderBy("note.id")
    .execute();
}

export interface OrderMailRow {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly given_up_at: Date | null;
}

/** The mails about an order, the latest last. Those to an erased customer are gone with them. */
export async function findOrderMails(db: Db, orderId: string): Promise<readonly OrderMailRow[]> {
  return db
    .selectFrom("mails")
    .select(["id", "kind", "recipient", "created_at", "sent_at", "given_up_at"])
    .where("about", "=", orderId)
    .orderBy("id")
    .execute();
}
