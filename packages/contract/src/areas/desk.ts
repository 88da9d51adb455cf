import { limits, productIds, staffRoles } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { orElse } from "../or-else.ts";
import { email, ids, line, pageOf, pageQuery, paragraph, role, time, uuid } from "../scalars.ts";
import { staffOrder, toldMark, versionSeen } from "./staff.ts";

const staffRole = z.enum(staffRoles);

/** `GET /api/staff/order-views` */
export const countStaffOrders = defineRoute({
  id: "countStaffOrders",
  auth: "staff",
  may: "orders.read_any",
  summary: "How many orders each view of the list holds, counted to 1000",
  query: z.object({ told: z.optional(toldMark) }),
  answers: {
    200: z.strictObject({
      to_check: z.int(),
      waiting: z.int(),
      ready: z.int(),
      late: z.int(),
      blocked: z.int(),
      to_pay: z.int(),
    }),
  },
  errors: [],
});

/** Why an order is put aside, for those who work on it. */
export const holdOrderBody = z.strictObject({
  reason: paragraph(limits.messageMax),
  version: versionSeen,
});

/** `POST /api/staff/orders/{orderUuid}/hold` */
export const holdOrder = defineRoute({
  id: "holdOrder",
  auth: "staff",
  may: "orders.hold",
  summary: "Put an order aside with a reason: it is not moved on until it is released",
  params: ids("orderUuid"),
  body: holdOrderBody,
  answers: { 200: staffOrder },
  errors: ["illegal_transition", "stale_version"],
});

/** Which state of the order was looked at. */
export const releaseOrderBody = z.strictObject({ version: versionSeen });

/** `POST /api/staff/orders/{orderUuid}/release` */
export const releaseOrder = defineRoute({
  id: "releaseOrder",
  auth: "staff",
  may: "orders.hold",
  summary: "Let an order go on that was put aside",
  params: ids("orderUuid"),
  body: releaseOrderBody,
  answers: { 200: staffOrder },
  errors: ["illegal_transition", "stale_version"],
});

/** A note among staff. */
export const noteOrderBody = z.strictObject({ text: paragraph(limits.messageMax) });

/** `POST /api/staff/orders/{orderUuid}/notes` */
export const noteOrder = defineRoute({
  id: "noteOrder",
  auth: "staff",
  may: "orders.note",
  summary: "Add a note among staff to an order; the customer never sees it",
  params: ids("orderUuid"),
  body: noteOrderBody,
  answers: { 201: staffOrder },
  errors: [],
});

/** Somebody who works here, or did. */
export const staffPerson = z.strictObject({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role,
  /** What they were before they were taken off the desk; null for whoever works here. */
  former_role: z.nullable(staffRole),
  second_factor: z.boolean(),
  /** Sessions that are open now. */
  sessions: z.int(),
  last_used_at: z.nullable(time),
});

/** `GET /api/staff/people` */
export const listStaffPeople = defineRoute({
  id: "listStaffPeople",
  auth: "staff",
  may: "people.change",
  summary: "Everybody who works here or did, by name",
  answers: { 200: z.strictObject({ data: z.array(staffPerson) }) },
  errors: [],
});

/** Whom to make staff: an account that exists gets the role, otherwise one is made and its password asked for by mail. */
export const addStaffPersonBody = z.strictObject({
  email,
  first_name: line(limits.personNameMax),
  last_name: line(limits.personNameMax),
  role: staffRole,
});

/** `POST /api/staff/people` */
export const addStaffPerson = defineRoute({
  id: "addStaffPerson",
  auth: "staff",
  may: "people.change",
  summary: "Make somebody staff; their sessions of before end",
  body: addStaffPersonBody,
  answers: { 201: staffPerson },
  errors: ["illegal_transition"],
});

/** Another role, or off the desk and back. */
export const changeStaffPersonBody = z.strictObject({
  role: z.optional(staffRole),
  disabled: z.optional(z.boolean()),
});

/** `PATCH /api/staff/people/{id}` */
export const changeStaffPerson = defineRoute({
  id: "changeStaffPerson",
  auth: "staff",
  may: "people.change",
  summary: "Change somebody's role, or take them off the desk; never one's own",
  params: ids("id"),
  body: changeStaffPersonBody,
  answers: { 200: staffPerson },
  errors: ["illegal_transition"],
});

/** `POST /api/staff/people/{id}/end-sessions` */
export const endStaffSessions = defineRoute({
  id: "endStaffSessions",
  auth: "staff",
  may: "people.change",
  summary: "End every session of somebody who works here",
  params: ids("id"),
  answers: { 200: staffPerson },
  errors: [],
});

/** What people call the things that a line of the log is about. */
const loggedThings = z.strictObject({
  /** An order's number, somebody's name, a code, the name of a design; null when it is gone. */
  name: z.nullable(z.string()),
  /** What was written with the act: a note, why an order was put aside, why a garment is made once more. */
  words: z.nullable(z.string()),
  /** The garment of an act that was done to one. */
  garment: z.nullable(
    z.strictObject({
      product: z.enum(productIds),
      size: z.string(),
      size_name: orElse(z.string(), ""),
      position: z.int(),
      copy: z.int(),
      of: z.int(),
    }),
  ),
});

/** A line of the log: what staff did, or who looked, was refused or failed to sign in. */
export const logEntry = z.strictObject({
  id: uuid,
  happened_at: time,
  event: z.string(),
  actor_id: z.nullable(z.string()),
  /** The name of who did it, where it is known still. */
  actor: z.nullable(z.string()),
  subject_kind: z.nullable(z.string()),
  subject_id: z.nullable(z.string()),
  facts: z.record(z.string(), z.unknown()),
  /** What its words are made of, as far as it is there still. */
  about: orElse(z.nullable(loggedThings), null),
});

/** `GET /api/staff/log` */
export const readStaffLog = defineRoute({
  id: "readStaffLog",
  auth: "staff",
  may: "log.read",
  summary: "What staff did and who looked, latest first; nothing in it can be changed",
  query: z.object({
    /** An event, or the beginning of several: `order.` */
    event: z.optional(line(80)),
    ...pageQuery,
  }),
  answers: { 200: pageOf(logEntry) },
  errors: [],
});

/**
 * `GET /api/staff/live`: server-sent events, `event: order` with the id of an order that changed or came. To whoever accepts
 * `text/event-stream` it stays open for a minute at most, so that the session is looked at again; to others it ends at once.
 * A desk that gets none asks the lists again now and then.
 */
export const watchStaffOrders = defineRoute({
  id: "watchStaffOrders",
  auth: "staff",
  may: "orders.read_any",
  summary: "Ids of orders as they change, as server-sent events",
  answers: { 200: { file: ["text/event-stream"] } },
  errors: [],
});
