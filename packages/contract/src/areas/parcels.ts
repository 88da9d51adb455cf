import { limits, remakeCauses } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { ids, key, line, paragraph, uuid } from "../scalars.ts";
import { staffOrder, versionSeen } from "./staff.ts";

/** `GET /api/staff/carriers` */
export const listCarriers = defineRoute({
  id: "listCarriers",
  auth: "staff",
  may: "orders.read_any",
  summary: "Who may carry a parcel, from the catalogue",
  answers: {
    200: z.strictObject({
      data: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          /** A parcel of theirs can be followed by its number alone. */
          follows: z.boolean(),
        }),
      ),
    }),
  },
  errors: [],
});

/** Where a parcel can be followed: the carrier's own address is made of the number where none is given. */
const tracking = {
  /** An id of the carriers; null when the customer fetches it, or nobody of the list carries it. */
  carrier: z.nullable(key(40)),
  tracking_number: z.optional(line(limits.trackingMax)),
  tracking_url: z.optional(
    z.string().check(z.trim(), z.maxLength(limits.trackingUrlMax), z.regex(/^https:\/\/[^\s/]+/)),
  ),
};

/** A parcel to be sent: so many garments of each line, or certain ones by the number on their labels. */
export const sendParcelBody = z.strictObject({
  ...tracking,
  lines: z
    .array(
      z.strictObject({
        line_id: uuid,
        quantity: z.int().check(z.minimum(1)),
        copies: z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(500))),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.itemsPerCart)),
  version: versionSeen,
});

/** `POST /api/staff/orders/{orderUuid}/parcels` */
export const sendParcel = defineRoute({
  id: "sendParcel",
  auth: "staff",
  may: "parcels.send",
  summary:
    "Send a parcel of an order that is being made: its customer is told by mail; with the last garment the order is completed",
  params: ids("orderUuid"),
  body: sendParcelBody,
  answers: { 201: staffOrder },
  errors: ["illegal_transition", "order_blocked", "stale_version"],
});

/** `GET /api/staff/orders/{orderUuid}/carton-label.pdf` */
export const getCartonLabel = defineRoute({
  id: "getCartonLabel",
  auth: "staff",
  may: "parcels.send",
  summary: "A label (A6) for the carton of what has not left yet, with the delivery address of now",
  params: ids("orderUuid"),
  answers: { 200: { file: ["application/pdf"] } },
  errors: ["illegal_transition"],
});

/** How a parcel that was sent is followed instead. */
export const changeTrackingBody = z.strictObject({ ...tracking, version: versionSeen });

/** `PUT /api/staff/orders/{orderUuid}/parcels/{id}/tracking` */
export const changeTracking = defineRoute({
  id: "changeTracking",
  auth: "staff",
  may: "parcels.send",
  summary: "Put right how a parcel is followed; the customer is told by mail when it changes",
  params: ids("orderUuid", "id"),
  body: changeTrackingBody,
  answers: { 200: staffOrder },
  errors: ["stale_version"],
});

/** Garments of a parcel that has left, and why they are made again; a cause that is none of the named ones says so in words. */
export const remakeSentBody = z.strictObject({
  garments: z
    .array(
      z.strictObject({
        line_id: uuid,
        copies: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(500)),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.itemsPerCart)),
  cause: z.enum(remakeCauses),
  words: z.optional(paragraph(limits.messageMax)),
  version: versionSeen,
});

/** `POST /api/staff/orders/{orderUuid}/parcels/{id}/remakes` */
export const remakeSent = defineRoute({
  id: "remakeSent",
  auth: "staff",
  may: "packs.make",
  summary:
    "Make garments of a parcel again at no charge: they begin at print, their customer is told by mail, and they leave in another parcel",
  params: ids("orderUuid", "id"),
  body: remakeSentBody,
  answers: { 201: staffOrder },
  errors: ["illegal_transition", "order_blocked", "stale_version", "surcharge_open"],
});
