import { limits, productionStages, remakeCauses } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { orElse } from "../or-else.ts";
import { ids, key, pageQuery, paragraph, productId, time, uuid } from "../scalars.ts";

const stage = z.enum(productionStages);

/** What garments can be put in order by. */
export const unitSorts = ["due", "waiting"] as const;

/** A garment on its way through the workshop. */
export const productionUnit = z.strictObject({
  id: uuid,
  order_uuid: uuid,
  order_number: z.string(),
  /** The place of its line in the order, and the first, second … of that line. */
  position: z.int(),
  copy: z.int(),
  of: z.int(),
  product: productId,
  size: z.string(),
  /** The size as labels and orders say it, in the reader's language; pages of an older answer say its id. */
  size_name: orElse(z.string(), ""),
  rider: z.nullable(z.string()),
  design: z.string(),
  stage,
  since: time,
  due_on: z.nullable(z.string()),
  late: z.boolean(),
  /** Why it does not go on: its own reason, or its order's. */
  blocked: z.nullable(z.string()),
  /** Its own reason alone: what staff who block it or let it go change. */
  blocked_here: z.nullable(z.string()),
  /** That it is made once more: which time, as its labels say (R1, R2 …), and why; `cause` of one that had left. */
  remade: orElse(
    z.nullable(
      z.strictObject({
        number: z.int(),
        reason: z.string(),
        cause: orElse(z.nullable(z.enum(remakeCauses)), null),
      }),
    ),
    null,
  ),
  /** It was given back: it leaves in no parcel unless somebody packs it. */
  given_back: orElse(z.boolean(), false),
});

/** `GET /api/staff/production` */
export const listProduction = defineRoute({
  id: "listProduction",
  auth: "staff",
  may: "orders.read_any",
  summary:
    "Garments of orders that are being made, at one station or all, the earliest due first unless another order is asked for",
  query: z.object({
    stage: z.optional(stage),
    /** `waiting`: who has stood longest where it stands comes first. */
    sort: z.optional(z.enum(unitSorts)),
    ...pageQuery,
  }),
  answers: {
    200: z.strictObject({
      data: z.array(productionUnit),
      next_cursor: z.nullable(z.string()),
      /** Garments at each station. */
      counts: z.record(stage, z.int()),
    }),
  },
  errors: [],
});

/** Garments, each with the station it was seen at. */
const seenUnits = z
  .array(z.strictObject({ id: uuid, from: stage }))
  .check(z.minLength(1), z.maxLength(limits.unitsPerMove));

/** Garments, and where they go. */
export const moveUnitsBody = z.strictObject({
  units: seenUnits,
  to: stage,
});

/** `POST /api/staff/production/moves` */
export const moveUnits = defineRoute({
  id: "moveUnits",
  auth: "staff",
  may: "production.move",
  summary: "Move garments to a station, all or none; one that is elsewhere by now answers 409",
  body: moveUnitsBody,
  answers: { 200: z.strictObject({ data: z.array(productionUnit) }) },
  errors: ["stale_version", "order_blocked", "illegal_transition"],
});

/** `GET /api/staff/production/units?code=`: what a label's code says. */
export const findUnit = defineRoute({
  id: "findUnit",
  auth: "staff",
  may: "orders.read_any",
  summary: "The garment that a label's code names, `ORDER|LINE|…|COPY/OF`",
  query: z.object({ code: key(300) }),
  answers: { 200: productionUnit },
  errors: ["not_found"],
});

/** Why a garment does not go on; null lets it. */
export const blockUnitBody = z.strictObject({
  reason: z.nullable(paragraph(limits.messageMax)),
  /** The garment's own reason as it was seen: another one since answers `stale_version`. Without it nothing is compared. */
  seen: z.optional(z.nullable(z.string())),
});

/** `PUT /api/staff/production/units/{id}/block` */
export const blockUnit = defineRoute({
  id: "blockUnit",
  auth: "staff",
  may: "production.move",
  summary: "Keep a garment where it is, with a reason, or let it go on",
  params: ids("id"),
  body: blockUnitBody,
  answers: { 200: productionUnit },
  errors: ["stale_version"],
});

/** Garments, and why they are made once more. */
export const remakeUnitsBody = z.strictObject({
  units: seenUnits,
  reason: paragraph(limits.messageMax),
});

/** `POST /api/staff/production/remakes` */
export const remakeUnits = defineRoute({
  id: "remakeUnits",
  auth: "staff",
  may: "packs.make",
  summary:
    "Make garments once more for one reason, all or none; one that is elsewhere by now answers 409",
  body: remakeUnitsBody,
  answers: { 201: z.strictObject({ data: z.array(productionUnit) }) },
  errors: ["stale_version", "order_blocked", "illegal_transition", "surcharge_open"],
});

export const remakeUnitBody = z.strictObject({
  reason: paragraph(limits.messageMax),
  /** The station it was seen at: at another one by now it answers `stale_version`. */
  from: stage,
});

/** `POST /api/staff/production/units/{id}/remakes` */
export const remakeUnit = defineRoute({
  id: "remakeUnit",
  auth: "staff",
  may: "packs.make",
  summary:
    "Make a garment once more: it goes back to print, keeps why, and its print pack is asked for as a reprint",
  params: ids("id"),
  body: remakeUnitBody,
  answers: { 201: productionUnit },
  errors: ["stale_version", "order_blocked", "illegal_transition", "surcharge_open"],
});
