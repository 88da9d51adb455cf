import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import { findParcels, mailParcel, touchOrder, updateTracking } from "../../orders/index.ts";
import { takeOrder } from "../actions/take-order.ts";
import { type SaidTracking, trackingOf } from "./tracking-of.ts";

interface Asked {
  readonly staffId: string;
  readonly orderId: string;
  readonly parcelId: string;
  readonly tracking: SaidTracking & { readonly version?: number | undefined };
}

/**
 * Puts right how a parcel is followed, and tells the customer; what changes nothing tells nobody.
 * @throws Problem `not_found` for a parcel that is not this order's, `stale_version`, `validation_failed`.
 */
export async function changeTracking(
  platform: Platform,
  { staffId, orderId, parcelId, tracking: said }: Asked,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const order = await takeOrder(tx, { orderId, version: said.version });
    const parcel = (await findParcels(tx, orderId)).find(({ id }) => id === parcelId);
    if (!parcel) throw new Problem("not_found");
    const went = parcel.shipping_address;
    const tracking = trackingOf(order, said, went ?? order.shipping_address);
    const isSame =
      tracking.carrier?.id === (parcel.carrier ?? undefined) &&
      tracking.number === parcel.tracking_number &&
      tracking.url === parcel.tracking_url;
    if (isSame) return;
    await updateTracking(tx, parcelId, tracking);
    await mailParcel(platform, tx, order, {
      tracking,
      garments: [...parcel.garments, ...parcel.madeAgain],
      corrected: true,
      went,
    });
    await touchOrder(tx, orderId);
    await recordStaffAct(platform, tx, {
      staffId,
      act: "parcel.changed",
      subjectKind: "order",
      subjectId: orderId,
      facts: { parcel: parcel.number },
    });
  });
}
