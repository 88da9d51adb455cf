import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { isPickup, type OrderRow } from "../../orders/index.ts";

/** Where an order was to go, and until when. */
export interface FormerDelivery {
  readonly address: OrderRow["shipping_address"];
  readonly until: Date;
}

/**
 * Other addresses than that of now which labels of an order that is still here may bear, the latest first, each once.
 * Labels are printed from when it was confirmed, and not all leave a trace: packs are swept, the command line makes none.
 */
export async function formerDeliveries(
  db: Db,
  order: OrderRow,
): Promise<readonly FormerDelivery[]> {
  const isHere = order.status === "confirmed" || order.status === "processing";
  if (!isHere || isPickup(order)) return [];
  const printable = order.confirmed_at ?? order.created_at;
  const { rows } = await sql<FormerDelivery>`
    select shipping_address as address, max(changed_at) as until
    from order_address_changes
    where order_id = ${order.id} and changed_at >= ${printable}
      and shipping_address <> ${JSON.stringify(order.shipping_address)}::jsonb
    group by shipping_address
    order by until desc`.execute(db);
  return rows;
}
