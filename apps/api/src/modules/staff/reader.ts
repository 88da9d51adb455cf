import type { OrderStatus, ProofStatus } from "@holeshot/domain";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { Schema } from "../../schema.ts";

/** An order in the staff's list, with whose it is. */
export interface StaffOrderRow {
  readonly id: string;
  readonly order_number: string;
  readonly created_at: Date;
  readonly status: OrderStatus;
  readonly proof_status: ProofStatus;
  readonly total: number;
  readonly customer_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly erased_at: Date | null;
}

export interface StaffOrderFilter {
  readonly status: OrderStatus | undefined;
  readonly proof: ProofStatus | undefined;
  /** The beginning of an order number, an address or a name. */
  readonly search: string | undefined;
  /** Id of the last order already shown. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** A page of all orders, newest first, one more than asked for when there are more. */
export async function listStaffOrders(
  db: Db,
  filter: StaffOrderFilter,
): Promise<readonly StaffOrderRow[]> {
  const { status, proof, search, before } = filter;
  let query = db
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select([
      "orders.id",
      "orders.order_number",
      "orders.created_at",
      "orders.status",
      "orders.proof_status",
      "orders.total",
      "orders.customer_id",
      "customers.first_name",
      "customers.last_name",
      "customers.email",
      "customers.erased_at",
    ])
    .orderBy("orders.id", "desc")
    .limit(filter.limit + 1);
  if (status !== undefined) query = query.where("orders.status", "=", status);
  if (proof !== undefined) query = query.where("orders.proof_status", "=", proof);
  if (before !== undefined) query = query.where("orders.id", "<", before);
  if (search !== undefined) query = query.where((eb) => found(eb, search));
  return query.execute();
}

function found(eb: ExpressionBuilder<Schema, "orders" | "customers">, search: string) {
  const prefix = `${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const people = eb
    .selectFrom("customers as person")
    .select("person.id")
    .where((person) =>
      person.or([
        person("person.email_key", "like", prefix),
        person(sql<string>`lower(person.last_name)`, "like", prefix),
        person(sql<string>`lower(person.first_name || ' ' || person.last_name)`, "like", prefix),
      ]),
    );
  return eb.or([
    eb("orders.order_number", "like", prefix.toUpperCase()),
    eb("orders.customer_id", "in", people),
  ]);
}
