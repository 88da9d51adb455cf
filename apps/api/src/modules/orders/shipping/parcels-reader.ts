import type { Selectable } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { OrderTables } from "../tables.ts";

/** A parcel with the garments in it. */
export interface ParcelRow extends Selectable<OrderTables["parcels"]> {
  readonly garments: readonly { readonly lineId: string; readonly copy: number }[];
}

/** What has left of an order, the first parcel first. */
export async function findParcels(db: Db, orderId: string): Promise<readonly ParcelRow[]> {
  const parcels = await db
    .selectFrom("parcels")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("number")
    .execute();
  if (parcels.length === 0) return [];
  const ids = parcels.map(({ id }) => id);
  const garments = await db
    .selectFrom("parcel_garments")
    .selectAll()
    .where("parcel_id", "in", ids)
    .orderBy("line_id")
    .orderBy("copy")
    .execute();
  const inside = Map.groupBy(garments, ({ parcel_id }) => parcel_id);
  return parcels.map((parcel) => ({
    ...parcel,
    garments: (inside.get(parcel.id) ?? []).map(({ line_id, copy }) => ({ lineId: line_id, copy })),
  }));
}
