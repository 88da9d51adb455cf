import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import {
  amount,
  cents,
  ids,
  orderNumber,
  orderStatus,
  pageOf,
  pageQuery,
  rule,
  searchText,
  time,
  uuid,
} from "../scalars.ts";
import { staffCustomer } from "./staff.ts";

/** A day of the calendar, `2027-03-31`. */
const day = z.string().check(
  rule((text: string) => {
    const at = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${text}T`);
  }, "invalid_format"),
  z.meta({ format: "date" }),
);

const uses = z.int().check(z.minimum(1), z.maximum(limits.discountUsesMax));
const worthAmount = amount.check(z.minimum(1), z.maximum(limits.discountAmountMax));

/** How a code stands now; one is listed as `open` while it may be used or will be. */
export const discountStates = ["open", "coming", "used_up", "ended"] as const;

/** A discount code with its limits; null where there is none. */
export const discountCode = z.strictObject({
  id: uuid,
  code: z.string(),
  /** One of the two: percent off the goods, or cents. */
  percent: z.nullable(z.int()),
  amount: z.nullable(amount),
  /** Orders it may be used for, and was; a cancelled order gives its use back. */
  max_uses: z.nullable(z.int()),
  used: z.int(),
  /** Orders of one customer. */
  per_customer: z.nullable(z.int()),
  /** Goods at the shop's prices, VAT of home included, from which it takes something off. */
  minimum: z.nullable(amount),
  valid_from: z.nullable(time),
  /** The first moment at which it is no longer taken. */
  valid_until: z.nullable(time),
  state: z.enum(discountStates),
  created_at: time,
  /** Counts every change by staff. */
  version: z.int(),
});

/** One thing that was done with a code. */
export const discountEvent = z.strictObject({
  id: uuid,
  event: z.enum(["made", "changed", "ended"]),
  /** Who did it; null for the shop's owner at the command line. */
  by: z.nullable(z.string()),
  happened_at: time,
  /** What the limits became; of a changed code also what they were. */
  facts: z.record(z.string(), z.unknown()),
});

/** A code with everything that was done with it, the latest last. */
export const discountCodeHistory = z.extend(discountCode, { history: z.array(discountEvent) });

const changeable = {
  max_uses: z.optional(z.nullable(uses)),
  per_customer: z.optional(z.nullable(uses)),
  minimum: z.optional(z.nullable(worthAmount)),
  /** From the beginning of that day, where the shop is. */
  first_day: z.optional(z.nullable(day)),
  /** Through that day, where the shop is. */
  last_day: z.optional(z.nullable(day)),
};

/** A code to be handed out, worth `percent` or `amount`, never both. */
export const newDiscountBody = z.strictObject({
  code: z.string().check(
    z.trim(),
    z.maxLength(limits.discountCodeMax),
    rule((text: string) => /^[\p{L}\p{N}_-]{2,}$/u.test(text), "invalid_format"),
  ),
  percent: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  amount: z.optional(worthAmount),
  ...changeable,
});

/** Other limits: what is absent stays, null lifts it. What a code is worth does not change: customers were told. */
export const changeDiscountBody = z.strictObject({
  ...changeable,
  /** The version that was looked at: another one since answers `stale_version`. */
  version: z.int().check(z.minimum(1)),
});

/** `GET /api/staff/discount-codes` */
export const listDiscounts = defineRoute({
  id: "listDiscounts",
  auth: "staff",
  may: "discounts.read",
  summary: "Discount codes, the newest first",
  query: z.object({
    state: z.optional(z.enum(discountStates)),
    /** How a code begins. */
    search: z.optional(searchText),
    ...pageQuery,
  }),
  answers: { 200: pageOf(discountCode) },
  errors: [],
});

/** `POST /api/staff/discount-codes` */
export const makeDiscount = defineRoute({
  id: "makeDiscount",
  auth: "staff",
  may: "discounts.change",
  summary:
    "Make a discount code; one that is there already, whatever its case, answers 422 at `code`",
  body: newDiscountBody,
  answers: { 201: discountCodeHistory },
  errors: [],
});

/** `GET /api/staff/discount-codes/{id}` */
export const getDiscount = defineRoute({
  id: "getDiscount",
  auth: "staff",
  may: "discounts.read",
  summary: "A discount code with its history",
  params: ids("id"),
  answers: { 200: discountCodeHistory },
  errors: [],
});

/** `PATCH /api/staff/discount-codes/{id}` */
export const changeDiscount = defineRoute({
  id: "changeDiscount",
  auth: "staff",
  may: "discounts.change",
  summary: "Change the limits of a discount code; orders that used it stay as they are",
  params: ids("id"),
  body: changeDiscountBody,
  answers: { 200: discountCodeHistory },
  errors: ["stale_version"],
});

/** `POST /api/staff/discount-codes/{id}/end` */
export const endDiscount = defineRoute({
  id: "endDiscount",
  auth: "staff",
  may: "discounts.change",
  summary: "End a discount code now; one that has ended answers `illegal_transition`",
  params: ids("id"),
  body: z.strictObject({ version: z.int().check(z.minimum(1)) }),
  answers: { 200: discountCodeHistory },
  errors: ["stale_version", "illegal_transition"],
});

/** `GET /api/staff/discount-codes/{id}/orders` */
export const listDiscountOrders = defineRoute({
  id: "listDiscountOrders",
  auth: "staff",
  may: "discounts.read",
  summary:
    "The orders a discount code was used in, the newest first; cancelled ones gave their use back",
  params: ids("id"),
  query: z.object(pageQuery),
  answers: {
    200: pageOf(
      z.strictObject({
        uuid,
        order_number: orderNumber,
        created_at: time,
        status: orderStatus,
        discount: cents,
        total: cents,
        /** Null once they are erased. */
        customer: z.nullable(staffCustomer),
      }),
    ),
  },
  errors: [],
});
