import { garmentsLeft, type ParcelGarment } from "@holeshot/domain";
import * as z from "zod/mini";
import type { BodyOf } from "../../../platform/declared.ts";
import { defineMail } from "../../../platform/mail/mail.ts";
import { openCatalogue } from "../../catalogue/index.ts";
import { addressLines } from "../address-lines.ts";
import { describeLine } from "../describe-line.ts";
import { type MailedKit, mailedKit } from "../mails/mailed-kits.ts";
import type { OrderLineRow, OrderRow } from "../reader.ts";
import type { StoredAddress } from "../tables.ts";
import type { Tracking } from "./parcels-writer.ts";
import { type StayingGarments, surelyStaying } from "./staying.ts";

/** Garments as a mail names them. */
export const mailedGarments = z.readonly(
  z.array(z.object({ label: z.string(), note: z.string() })),
);

/** What the mail about a parcel says; kept with the ordered mail. */
export const PARCEL_MAIL = defineMail(
  "order-parcel",
  z.object({
    /** Some of it left, all of it has left now, or it is followed otherwise than was said. */
    news: z.enum(["part", "last", "tracking"]),
    firstName: z.string(),
    orderNumber: z.string(),
    link: z.string(),
    pickup: z.boolean(),
    address: z.string(),
    carrier: z.nullable(z.string()),
    trackingNumber: z.nullable(z.string()),
    trackingUrl: z.nullable(z.string()),
    inside: mailedGarments,
    /** What is still to leave. */
    follows: mailedGarments,
    kits: z.optional(z.readonly(z.array(mailedKit))),
  }),
);
export type ParcelFacts = Readonly<BodyOf<typeof PARCEL_MAIL>>;

interface Told {
  readonly to: StoredAddress;
  readonly tracking: Tracking;
  readonly inside: readonly ParcelGarment[];
  /** All that has left of the order, this parcel included. */
  readonly gone: readonly ParcelGarment[];
  /** What was given back and follows in no parcel. */
  readonly staying: readonly StayingGarments[];
  readonly corrected: boolean;
  readonly link: string;
  readonly kits: readonly MailedKit[];
}

export function parcelFacts(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { to, tracking, inside, gone, staying, corrected, link, kits }: Told,
): ParcelFacts {
  const { language, contact } = order;
  const pickup = isPickup(order);
  const { maker } = openCatalogue();
  const left = garmentsLeft(lines, gone);
  const counted = (count: (lineId: string) => number) => countedGarments(order, lines, count);
  const place = pickup
    ? [maker.name, ...addressLines(maker, language)]
    : addressLines(to, language);
  const follows = counted((id) => (left.get(id)?.length ?? 0) - surelyStaying(staying, id));
  return {
    news: corrected ? "tracking" : follows.length === 0 ? "last" : "part",
    firstName: contact.first_name,
    orderNumber: order.order_number,
    link,
    pickup,
    address: place.join(", "),
    carrier: tracking.carrier?.name ?? null,
    trackingNumber: tracking.number,
    trackingUrl: tracking.url,
    inside: counted((id) => inside.filter(({ lineId }) => lineId === id).length),
    follows,
    kits,
  };
}

/** It is fetched, not sent; orders of before it was kept went by the name of the method alone. */
export function isPickup({ labels, shipping_method: method }: OrderRow): boolean {
  return labels.delivery ? labels.delivery.pickup !== null : method === "pickup";
}

/** The lines of which there are any, each with how many. */
export function countedGarments(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  count: (lineId: string) => number,
) {
  return lines.flatMap((line) => {
    const quantity = count(line.id);
    return quantity === 0 ? [] : [garmentRow(order, line, quantity)];
  });
}

function garmentRow(order: OrderRow, line: OrderLineRow, quantity: number) {
  const { product, design, choices, rider } = describeLine(order, line);
  return {
    label: `${quantity} × ${product}, ${design}`,
    note: [...(rider === null ? [] : [rider]), ...choices].join(", "),
  };
}
