import * as z from "zod/mini";
import { orElse } from "../or-else.ts";
import { orderStatus, time, uuid } from "../scalars.ts";

/** What of an order became what, in the reader's language; null where there was nothing, or where the reader may not know it. */
export const orderChange = z.strictObject({
  what: z.enum(["shipping_address", "billing_address", "choice", "rider"]),
  /** The line, and how many of its garments became another; null of changes from before that was kept. */
  line: z.nullable(
    z.strictObject({ line_id: uuid, name: z.string(), quantity: z.nullable(z.int()) }),
  ),
  /** The name of what was chosen otherwise, such as the size; of a choice only. */
  property: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** What happened, oldest first; `event` names it, `status` is the order's state after it. */
export const orderEvent = z.strictObject({
  at: time,
  event: z.string(),
  status: orderStatus,
  /** What became what, of a change of lines or addresses. */
  changes: orElse(z.array(orderChange), []),
});

/** Garments of a line that were given back before they left: they leave in no parcel unless staff pack them. */
export const stayingGarments = z.strictObject({
  line_id: uuid,
  quantity: z.int(),
  /** Nothing of the line had left by then. Otherwise nobody said whether it was one of those. */
  sure: z.boolean(),
});
