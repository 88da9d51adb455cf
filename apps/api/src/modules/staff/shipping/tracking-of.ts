import { languageTags, trackingLink } from "@holeshot/domain";
import { invalidField } from "../../../platform/problem.ts";
import { openCatalogue } from "../../catalogue/index.ts";
import type { OrderRow, Tracking } from "../../orders/index.ts";

/** How somebody said that a parcel is followed. */
export interface SaidTracking {
  readonly carrier: string | null;
  readonly tracking_number?: string | undefined;
  readonly tracking_url?: string | undefined;
}

/**
 * How a parcel is followed: by the address that was given, else by the carrier's own for its number.
 * @throws Problem `validation_failed` for a carrier that the catalogue does not have.
 */
export function trackingOf(
  order: Pick<OrderRow, "language">,
  said: SaidTracking,
  { postcode, country }: Pick<OrderRow["shipping_address"], "postcode" | "country">,
): Tracking {
  const carrier = openCatalogue().shipping.carriers.find(({ id }) => id === said.carrier);
  if (said.carrier !== null && !carrier) throw invalidField("carrier", "unknown_reference");
  const number = said.tracking_number ?? null;
  const own =
    number === null || !carrier?.tracking
      ? null
      : trackingLink(carrier.tracking, {
          number,
          postcode,
          country,
          language: languageTags[order.language],
        });
  return {
    carrier: carrier ? { id: carrier.id, name: carrier.name } : null,
    number,
    url: said.tracking_url ?? own,
  };
}
