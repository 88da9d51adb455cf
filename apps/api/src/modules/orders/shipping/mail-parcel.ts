import type { ParcelGarment } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mailCustomer } from "../actions/mail-customer.ts";
import { mailedKits } from "../mails/mailed-kits.ts";
import { orderLinkUrl } from "../order-link.ts";
import { findLines, type OrderRow } from "../reader.ts";
import { PARCEL_MAIL, parcelFacts } from "./parcel-mail-facts.ts";
import { findParcels } from "./parcels-reader.ts";
import type { StoredAddress } from "../tables.ts";
import type { Tracking } from "./parcels-writer.ts";
import { findStaying } from "./staying.ts";

/** Tells the customer what is in a parcel, how it is followed and what is still to come; in the transaction that sends it. */
export async function mailParcel(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  parcel: {
    readonly tracking: Tracking;
    readonly garments: readonly ParcelGarment[];
    readonly corrected: boolean;
    /** Where it went, of one that left before its order was sent elsewhere. */
    readonly went?: StoredAddress | null;
  },
): Promise<void> {
  const [lines, parcels, staying] = await Promise.all([
    findLines(tx, order.id),
    findParcels(tx, order.id),
    findStaying(tx, order.id),
  ]);
  const inside = lines.filter(({ id }) => parcel.garments.some(({ lineId }) => lineId === id));
  const facts = parcelFacts(order, lines, {
    to: parcel.went ?? order.shipping_address,
    tracking: parcel.tracking,
    inside: parcel.garments,
    gone: parcels.flatMap(({ garments }) => garments),
    staying,
    corrected: parcel.corrected,
    link: orderLinkUrl(platform, order),
    kits: mailedKits(platform, order, inside),
  });
  await mailCustomer(platform, tx, order, { kind: PARCEL_MAIL, facts });
}
