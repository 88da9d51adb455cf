import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { OrderTables } from "../tables.ts";

/** The addresses of an order until a moment. */
export type AddressChangeRow = Selectable<OrderTables["order_address_changes"]>;

/** A line of an order as it was until a moment; `copies` says how many of its garments became another, null where it was not kept. */
export interface LineChangeRow {
  readonly line_id: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly rider_name: string | null;
  readonly rider_number: string | null;
  readonly copies: number | null;
  readonly changed_at: Date;
}

/** How an order's addresses were before each change of them, the earliest first. */
export async function findAddressChanges(
  db: Db,
  orderId: string,
): Promise<readonly AddressChangeRow[]> {
  return db
    .selectFrom("order_address_changes")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

/** How its lines were before each change of them, the earliest first. */
export async function findLineChanges(db: Db, orderId: string): Promise<readonly LineChangeRow[]> {
  const { rows } = await sql<LineChangeRow>`
    select line_id, properties, rider_name, rider_number, copies, changed_at
    from order_line_changes where order_id = ${orderId} order by id`.execute(db);
  return rows;
}
