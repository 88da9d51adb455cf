import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import {
  amount,
  cents,
  email,
  ids,
  language,
  orderNumber,
  pageOf,
  pageQuery,
  searchText,
  time,
  uuid,
} from "../scalars.ts";
import { designSummary } from "./configured-sets.ts";
import { exportedCustomer } from "./customers.ts";
import { staffCustomer, staffOrderSummary } from "./staff.ts";

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A customer in the desk's list. */
export const listedCustomer = z.extend(staffCustomer, {
  language,
  registered_at: time,
  /** Orders of theirs, cancelled ones too. */
  orders: z.int(),
  last_order_at: z.nullable(time),
});

/** What staff may do with a customer; the server asks again when it is done. */
export const customerActs = ["read_designs", "make_design", "export", "erase"] as const;

/** What somebody agreed to, each wording once: the first order with it. */
export const givenConsent = z.strictObject({
  kind: z.string(),
  version: z.string(),
  language: z.string(),
  text: z.string(),
  accepted_at: time,
  order_uuid: uuid,
  order_number: orderNumber,
});

/** A customer as the desk shows them. */
export const customerFile = z.extend(listedCustomer, {
  phone: z.string(),
  /** Designs that are theirs, and how many of them staff made. */
  designs: z.int(),
  staff_made: z.int(),
  consents: z.array(givenConsent),
  acts: z.array(z.enum(customerActs)),
});

/** `GET /api/staff/customers` */
export const listCustomers = defineRoute({
  id: "listCustomers",
  auth: "staff",
  may: "customers.read",
  summary:
    "Customers, the latest registered first; erased ones and those who work here are not among them",
  query: z.object({
    /** The beginning of a name, an address or a town they had sent to, or the number of an order. */
    search: z.optional(searchText),
    ...pageQuery,
  }),
  answers: { 200: pageOf(listedCustomer) },
  errors: [],
});

/** `GET /api/staff/customers/{id}` */
export const getStaffCustomer = defineRoute({
  id: "getStaffCustomer",
  auth: "staff",
  may: "customers.read",
  summary: "A customer with what they agreed to; the look is written down",
  params: ids("id"),
  answers: { 200: customerFile },
  errors: [],
});

/** `GET /api/staff/customers/{id}/orders` */
export const listCustomerOrders = defineRoute({
  id: "listCustomerOrders",
  auth: "staff",
  may: "customers.read",
  summary: "A customer's orders, the newest first",
  params: ids("id"),
  query: z.object(pageQuery),
  answers: { 200: pageOf(staffOrderSummary) },
  errors: [],
});

/** `GET /api/staff/customers/{id}/configured-sets` */
export const listCustomerDesigns = defineRoute({
  id: "listCustomerDesigns",
  auth: "staff",
  may: "designs.read_any",
  summary: "A customer's designs, the latest change first; the look is written down",
  params: ids("id"),
  query: z.object(pageQuery),
  answers: { 200: pageOf(designSummary) },
  errors: [],
});

/** `GET /api/staff/customers/{id}/export` */
export const exportStaffCustomer = defineRoute({
  id: "exportStaffCustomer",
  auth: "staff",
  may: "customers.export",
  summary: "Everything held about a customer, as they would download it themselves; written down",
  params: ids("id"),
  answers: { 200: exportedCustomer },
  errors: [],
});

/** Whom to erase, typed: the address must be theirs. */
export const eraseCustomerBody = z.strictObject({ email });

/** `POST /api/staff/customers/{id}/erase` */
export const eraseStaffCustomer = defineRoute({
  id: "eraseStaffCustomer",
  auth: "staff",
  may: "customers.erase",
  summary:
    "Erase a customer as they could themselves: what the law keeps stays, without a name in the account. Who works here is no customer",
  params: ids("id"),
  body: eraseCustomerBody,
  answers: { 204: null },
  errors: [],
});

/** What came in between two days. */
export const numbersOf = z.strictObject({
  /** The first day of it, where the shop is. */
  from: day,
  /** Orders confirmed in it that were not cancelled since. */
  orders: z.int(),
  /** Of those orders the totals without VAT, cents. */
  revenue: cents,
});

/** Orders and garments that are to leave on a day. */
export const dueDay = z.strictObject({ day, orders: z.int(), units: z.int() });

/** `GET /api/staff/numbers` */
export const getNumbers = defineRoute({
  id: "getNumbers",
  auth: "staff",
  may: "numbers.read",
  summary: "The numbers of the day: what came in by day or week, and what is due",
  query: z.object({ by: z.optional(z.enum(["day", "week"])) }),
  answers: {
    200: z.strictObject({
      today: day,
      /** The day or the week so far, and the same stretch of the one before. */
      now: numbersOf,
      before: numbersOf,
      /** Thirty days or thirteen weeks, the earliest first; each has a row. */
      series: z.array(numbersOf),
      /** What should have left before today. */
      late: z.strictObject({ orders: z.int(), units: z.int() }),
      /** Days of the next four weeks on which something is to leave, today first; days without are left out. */
      due: z.array(dueDay),
    }),
  },
  errors: [],
});

/** `GET /api/staff/catalogue` */
export const getStaffCatalogue = defineRoute({
  id: "getStaffCatalogue",
  auth: "staff",
  may: "catalogue.read",
  summary:
    "What the shop sells and by whom it is printed, and every mistake in its files as they are now",
  answers: {
    200: z.strictObject({
      sets: z.array(
        z.strictObject({
          uuid,
          name: z.string(),
          products: z.array(z.strictObject({ id: z.string(), name: z.string(), price: amount })),
          templates: z.int(),
        }),
      ),
      printers: z.array(
        z.strictObject({
          id: z.string(),
          colour: z.string(),
          /** mm beyond the cut line. */
          bleed: z.number(),
          inks: z.record(z.string(), z.string()),
        }),
      ),
      /** When somebody answers the telephone, in words. */
      hours: z.string(),
      production_working_days: z.int(),
      /** On which day an order leaves whose production may begin today. */
      due_if_today: day,
      /** What the check of the files says now; the shop goes on with those it was started with. */
      mistakes: z.array(
        z.strictObject({
          code: z.string(),
          file: z.string(),
          line: z.int(),
          column: z.int(),
          message: z.string(),
          remedy: z.string(),
        }),
      ),
      checked_at: time,
    }),
  },
  errors: [],
});
