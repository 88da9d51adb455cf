import type { AnswerBodyOf, getOrderLink } from "@holeshot/contract";
import type { ParcelGarment } from "@holeshot/domain";
import type { ParcelRow } from "./parcels-reader.ts";

type ParcelAnswer = AnswerBodyOf<typeof getOrderLink, 200>["parcels"][number];

/** What left in a parcel, and how it is followed; where it went is not for everybody who may see this. */
export function presentParcel(parcel: ParcelRow): ParcelAnswer {
  const { carrier, carrier_name: name } = parcel;
  return {
    id: parcel.id,
    number: parcel.number,
    carrier: carrier === null ? null : { id: carrier, name: name ?? carrier },
    tracking_number: parcel.tracking_number,
    tracking_url: parcel.tracking_url,
    sent_at: parcel.sent_at.toISOString(),
    lines: byLine(parcel.garments),
    made_again: byLine(parcel.madeAgain),
  };
}

function byLine(garments: readonly ParcelGarment[]): ParcelAnswer["lines"] {
  return [...Map.groupBy(garments, ({ lineId }) => lineId)].map(([line_id, all]) => ({
    line_id,
    quantity: all.length,
    copies: all.map(({ copy }) => copy),
  }));
}
