import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { isPickup, type OrderRow } from "../../orders/index.ts";

/** Where an order was to go, and until when. */
export interface FormerDelivery {
  readonly address: OrderRow["shipping_address"];
  readonly until: Date;
}

/** When the first label may have been printed: with a pack, or once it was being made. */
function firstLabel(orderId: string): RawBuilder<Date | null> {
  return sql`least(
    (select min(asked_at) from packs where order_id = ${orderId}),
    (select min(happened_at) from order_events where order_id = ${orderId} and event = 'processing'))`;
}

/** Other addresses than that of now which labels of an order that is still here may bear, the latest first, each once. */
export async function formerDeliveries(
  db: Db,
  order: OrderRow,
): Promise<readonly FormerDelivery[]> {
  const isHere = order.status === "confirmed" || order.status === "processing";
  if (!isHere || isPickup(order)) return [];
  const { rows } = await sql<FormerDelivery>`
    select shipping_address as address, max(changed_at) as until
    from order_address_changes
    where order_id = ${order.id} and changed_at >= ${firstLabel(order.id)}
      and shipping_address <> ${JSON.stringify(order.shipping_address)}::jsonb
    group by shipping_address
    order by until desc`.execute(db);
  return rows;
}
