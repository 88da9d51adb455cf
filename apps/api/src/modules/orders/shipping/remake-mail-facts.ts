import type { ParcelGarment } from "@holeshot/domain";
import * as z from "zod/mini";
import type { BodyOf } from "../../../platform/declared.ts";
import { defineMail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openCatalogue } from "../../catalogue/index.ts";
import { mailedKit, mailedKits } from "../mails/mailed-kits.ts";
import { orderLinkUrl } from "../order-link.ts";
import type { OrderLineRow, OrderRow } from "../reader.ts";
import { countedGarments, isPickup, mailedGarments } from "./parcel-mail-facts.ts";

/** What the mail about garments that are made again says; never the workshop's own words. Kept with the ordered mail. */
export const REMAKE_MAIL = defineMail(
  "order-remake",
  z.object({
    firstName: z.string(),
    orderNumber: z.string(),
    link: z.string(),
    pickup: z.boolean(),
    productionDays: z.number(),
    garments: mailedGarments,
    kits: z.optional(z.readonly(z.array(mailedKit))),
  }),
);
export type RemakeFacts = Readonly<BodyOf<typeof REMAKE_MAIL>>;

export function remakeFacts(
  platform: Platform,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  again: readonly ParcelGarment[],
): RemakeFacts {
  const count = (id: string) => again.filter(({ lineId }) => lineId === id).length;
  return {
    firstName: order.contact.first_name,
    orderNumber: order.order_number,
    link: orderLinkUrl(platform, order),
    pickup: isPickup(order),
    productionDays:
      order.labels.delivery?.production_working_days ?? openCatalogue().productionWorkingDays,
    garments: countedGarments(order, lines, count),
    kits: mailedKits(
      platform,
      order,
      lines.filter(({ id }) => count(id) > 0),
    ),
  };
}
