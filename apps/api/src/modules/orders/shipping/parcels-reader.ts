import type { ParcelGarment } from "@holeshot/domain";
import type { Selectable } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { OrderTables } from "../tables.ts";

/** A parcel with the garments in it. */
export interface ParcelRow extends Selectable<OrderTables["parcels"]> {
  readonly garments: readonly ParcelGarment[];
  /** What left in it, too, and is made again or was. */
  readonly madeAgain: readonly ParcelGarment[];
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
  const inside = (table: "parcel_garments" | "parcel_remakes") =>
    db
      .selectFrom(table)
      .select(["parcel_id", "line_id as lineId", "copy"])
      .where("parcel_id", "in", ids)
      .orderBy("line_id")
      .orderBy("copy")
      .execute();
  const [garments, again] = await Promise.all([
    inside("parcel_garments"),
    inside("parcel_remakes"),
  ]);
  const of = (rows: typeof garments, id: string): readonly ParcelGarment[] =>
    rows.filter(({ parcel_id }) => parcel_id === id).map(({ lineId, copy }) => ({ lineId, copy }));
  return parcels.map((parcel) => ({
    ...parcel,
    garments: of(garments, parcel.id),
    madeAgain: of(again, parcel.id),
  }));
}

/** Garments that had left and are being made again: they are in no parcel now. Each once, however often it is. */
export function beingMadeAgain(parcels: readonly ParcelRow[]): readonly ParcelGarment[] {
  const name = ({ lineId, copy }: ParcelGarment) => `${lineId} ${copy}`;
  const sent = new Set(parcels.flatMap(({ garments }) => garments.map(name)));
  const again = parcels.flatMap(({ madeAgain }) => madeAgain);
  return [...new Map(again.map((garment) => [name(garment), garment])).values()].filter(
    (garment) => !sent.has(name(garment)),
  );
}
