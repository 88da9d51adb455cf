import type { Language } from "@holeshot/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { beginning, phonedAlike, spelledAlike } from "../search-keys.ts";

/** A customer in the desk's list. */
export interface ListedCustomer {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
  readonly created_at: Date;
  readonly orders: number;
  readonly last_order_at: Date | null;
}

interface CustomerFilter {
  readonly search: string;
  /** The id that the page before ended with. */
  readonly after: string | undefined;
  readonly limit: number;
}

const row = sql`c.id, c.first_name, c.last_name, c.email, c.phone, c.language, c.created_at,
  (select count(*)::int from orders where customer_id = c.id) as orders,
  (select created_at from orders where customer_id = c.id order by id desc limit 1) as last_order_at`;

const isCustomer = sql`c.role = 'customer' and c.erased_at is null`;

/** A page of customers, the latest registered first, one more than asked for when there are more. */
export async function listCustomers(
  db: Db,
  { search, after, limit }: CustomerFilter,
): Promise<readonly ListedCustomer[]> {
  const found = search === "" ? sql`` : sql`with found as materialized (${ways(search)})`;
  const isFound = search === "" ? sql`true` : sql`c.id = any (array(select id from found))`;
  const isAfter = after === undefined ? sql`true` : sql`c.id < ${after}::uuid`;
  const { rows } = await sql<ListedCustomer>`
    ${found} select ${row} from customers c
    where ${isCustomer} and ${isFound} and ${isAfter}
    order by c.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

const LAST_DIGITS = 6;
/** Whoever finds more has typed too little; the list is to be read, not counted. */
const FOUND_AT_MOST = sql.lit(1000);

/** Customers by what staff remember of them; each way by an index of its own (migrations 0801, 1200 and 1381). */
function ways(search: string): RawBuilder<unknown> {
  const lower = search.toLowerCase();
  const prefix = beginning(lower);
  const all = [
    ...[
      sql`email_key like ${prefix}`,
      ...spelledAlike(sql`last_name`, search),
      ...spelledAlike(sql`first_name || ' ' || last_name`, search),
      ...phonedAlike(sql`phone`, search),
    ].map((is) => sql`(select id from customers where ${is} limit ${FOUND_AT_MOST})`),
    ...phonedAlike(sql`contact ->> 'phone'`, search).map(
      (is) => sql`(select customer_id from orders where ${is} limit ${FOUND_AT_MOST})`,
    ),
    sql`(select customer_id from orders where order_number like ${prefix.toUpperCase()}
      order by order_number using ~>~ limit ${FOUND_AT_MOST})`,
  ];
  if (/^\d{1,6}$/.test(lower)) {
    const digits = lower.padStart(LAST_DIGITS, "0");
    all.push(sql`(select customer_id from orders where right(order_number, 6) = ${digits}
      limit ${FOUND_AT_MOST})`);
  }
  // Towns begin with every letter there is; two of them tell something.
  if (lower.length > 1) {
    all.push(
      ...spelledAlike(sql`shipping_address ->> 'city'`, search).map(
        (is) => sql`(select customer_id from orders where ${is} limit ${FOUND_AT_MOST})`,
      ),
    );
  }
  return sql.join(all, sql` union `);
}

/** What is counted of one customer beside the list's row. */
export interface CustomerFile extends ListedCustomer {
  readonly designs: number;
  readonly staff_made: number;
}

/** One customer; nobody who is erased or works here. */
export async function findCustomerFile(db: Db, id: string): Promise<CustomerFile | undefined> {
  const { rows } = await sql<CustomerFile>`
    select ${row},
      (select count(*)::int from designs where owner_id = c.id) as designs,
      (select count(*)::int from designs where owner_id = c.id and made_by = 'staff') as staff_made
    from customers c where c.id = ${id} and ${isCustomer}`.execute(db);
  return rows[0];
}

/** A wording that somebody agreed to, with the first order that says so. */
export interface ConsentRow {
  readonly kind: string;
  readonly version: string;
  readonly language: string;
  readonly text: string;
  readonly accepted_at: string;
  readonly order_id: string;
  readonly order_number: string;
}

/** What a customer agreed to, each wording once. */
export async function findConsents(db: Db, customerId: string): Promise<readonly ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select distinct on (given ->> 'kind', given ->> 'version', given ->> 'language')
      given ->> 'kind' as kind, given ->> 'version' as version, given ->> 'language' as language,
      given ->> 'text' as text, given ->> 'accepted_at' as accepted_at, o.id as order_id, o.order_number
    from orders o, jsonb_array_elements(o.consents) given
    where o.customer_id = ${customerId}
    order by 1, 2, 3, o.id`.execute(db);
  return rows;
}
