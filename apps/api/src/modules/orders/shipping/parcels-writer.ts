import type { ParcelGarment, RemakeCause } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { StoredAddress } from "../tables.ts";

/** How a parcel travels. */
export interface Tracking {
  readonly carrier: { readonly id: string; readonly name: string } | null;
  readonly number: string | null;
  readonly url: string | null;
}

interface NewParcel {
  readonly id: string;
  readonly orderId: string;
  readonly number: number;
  readonly now: Date;
  readonly tracking: Tracking;
  readonly garments: readonly ParcelGarment[];
}

/** Keeps what left of a locked order. The database lets no garment leave twice. */
export async function insertParcel(tx: Tx, parcel: NewParcel): Promise<void> {
  await tx
    .insertInto("parcels")
    .values({
      id: parcel.id,
      order_id: parcel.orderId,
      number: parcel.number,
      sent_at: parcel.now,
      ...columns(parcel.tracking),
    })
    .execute();
  const rows = parcel.garments.map(({ lineId, copy }) => ({
    line_id: lineId,
    copy,
    parcel_id: parcel.id,
  }));
  for (let from = 0; from < rows.length; from += 1000) {
    await tx
      .insertInto("parcel_garments")
      .values(rows.slice(from, from + 1000))
      .execute();
  }
}

interface AgainMade {
  readonly parcelId: string;
  readonly cause: RemakeCause;
  readonly garments: readonly (ParcelGarment & { readonly remakeId: string })[];
}

/** Garments of a locked order's parcel count as sent no more: they are made again, and leave once more. */
export async function takeBack(tx: Tx, { parcelId, cause, garments }: AgainMade): Promise<void> {
  for (const [lineId, ofLine] of Map.groupBy(garments, (garment) => garment.lineId)) {
    const copies = ofLine.map(({ copy }) => copy);
    await tx
      .deleteFrom("parcel_garments")
      .where("parcel_id", "=", parcelId)
      .where("line_id", "=", lineId)
      .where("copy", "in", copies)
      .execute();
  }
  const rows = garments.map(({ lineId, copy, remakeId }) => ({
    remake_id: remakeId,
    parcel_id: parcelId,
    line_id: lineId,
    copy,
    cause,
  }));
  await tx.insertInto("parcel_remakes").values(rows).execute();
}

/** What has left of a locked order went where the order went until now. */
export async function keepDeliveries(tx: Tx, orderId: string, went: StoredAddress): Promise<void> {
  await tx
    .updateTable("parcels")
    .set({ shipping_address: JSON.stringify(went) })
    .where("order_id", "=", orderId)
    .where("shipping_address", "is", null)
    .execute();
}

/** How a parcel is followed from now on. */
export async function updateTracking(tx: Tx, id: string, tracking: Tracking): Promise<void> {
  await tx.updateTable("parcels").set(columns(tracking)).where("id", "=", id).execute();
}

function columns({ carrier, number, url }: Tracking) {
  return {
    carrier: carrier?.id ?? null,
    carrier_name: carrier?.name ?? null,
    tracking_number: number,
    tracking_url: url,
  };
}
