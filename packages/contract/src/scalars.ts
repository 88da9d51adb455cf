import type { Cents, FieldErrorCode } from "@holeshot/domain";
import {
  isCents,
  isCountryCode,
  isUuidV7,
  languages,
  limits,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  productIds,
  proofStatuses,
  roles,
  sides,
} from "@holeshot/domain";
import * as z from "zod/mini";

/** A rule of our own, whose failure carries a field code of ours. */
export function rule<T>(
  holds: (value: T) => boolean,
  code: FieldErrorCode,
  params: Readonly<Record<string, string | number>> = {},
): z.core.$ZodCheck<T> {
  return z.refine<T>(holds, { params: { code, ...params } });
}

const uuidPattern = "^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$";

/** An id made by the server. */
export const uuid = z
  .string()
  .check(rule(isUuidV7, "invalid_value"), z.meta({ format: "uuid", pattern: uuidPattern }));

/** Euro cents. */
export const cents = z.int().check(rule<Cents>(isCents, "invalid_type"));

/** Euro cents that are never owed the other way round. */
export const amount = z.int().check(rule<Cents>(isCents, "invalid_type"), z.minimum(0));

/** `HS-2026-000123` */
export const orderNumber = z.string().check(z.regex(/^HS-\d{4}-\d{6,9}$/));

/** `HI-2026-000123` of an invoice, `HC-2026-000123` of a credit note. */
export const paperNumber = z.string().check(z.regex(/^H[IC]-\d{4}-\d{6,9}$/));

/** Where the shop has a file or a picture: a path from its root. */
export const apiPath = z.string().check(z.regex(/^\/api\//));

/** A page of somebody else's, such as a payment provider's. */
export const webUrl = z.string().check(z.regex(/^https?:\/\//));

/** RFC 3339, UTC. */
export const time = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/),
    z.meta({ format: "date-time" }),
  );

/** `#rrggbb` */
export const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

export const language = z.enum(languages);
export const role = z.enum(roles);
export const productId = z.enum(productIds);
export const side = z.enum(sides);
export const orderStatus = z.enum(orderStatuses);
export const paymentMethod = z.enum(paymentMethods);
export const paymentStatus = z.enum(paymentStatuses);
export const proofStatus = z.enum(proofStatuses);

// PostgreSQL stores neither NUL nor half a surrogate pair.
const storable = rule(
  (text: string) => !text.includes("\u0000") && text.isWellFormed(),
  "invalid_value",
);

// A line break or an escape in a name breaks mails, labels, headers and PDF lines; what turns the direction of reading
// makes an invoice say something else than is stored.
const oneLine = rule(
  (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text),
  "invalid_value",
);

const filled = rule((text: string) => text.length > 0, "required");

/** One line of text, trimmed, of 1 to `max` characters. */
export function line(max: number): z.ZodMiniString {
  return z.string().check(z.trim(), filled, z.maxLength(max), oneLine, storable);
}

/** One line of text, trimmed, that may be empty. */
export function optionalLine(max: number): z.ZodMiniString {
  return z.string().check(z.trim(), z.maxLength(max), oneLine, storable);
}

/** Text of several lines, trimmed, not empty. */
export function paragraph(max: number): z.ZodMiniString {
  return z.string().check(z.trim(), filled, z.maxLength(max), storable);
}

/** A secret or a name to look something up by: as it came, but never more than could be stored. */
export function key(max: number): z.ZodMiniString {
  return z.string().check(z.minLength(1), z.maxLength(max), storable);
}

/** What is searched for, trimmed; may be empty. */
export const searchText = z.string().check(z.trim(), z.maxLength(limits.searchMax), storable);

// The form that browsers accept in <input type=email> (WHATWG HTML), with a dot in the domain.
const emailForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** An address to send to, trimmed, otherwise as typed. Compare with {@link emailKey}. */
export const email = z.string().check(
  z.trim(),
  filled,
  z.maxLength(limits.emailMax),
  rule((text: string) => text.length === 0 || emailForm.test(text), "invalid_email"),
  z.meta({ format: "email" }),
);

/** How e-mail addresses and discount codes are compared: trimmed, without case. */
export function comparable(text: string): string {
  return text.trim().toLowerCase();
}

/** Digits with the signs people write between them. */
export const phone = z.string().check(
  z.trim(),
  filled,
  z.maxLength(limits.phoneMax),
  rule(
    (text: string) => text.length === 0 || /^\+?[\d \u00a0()./-]*\d[\d \u00a0()./-]*$/.test(text),
    "invalid_phone",
  ),
);

/** Two letters, lower case. */
export const country = z.string().check(rule(isCountryCode, "invalid_country"));

/** A true list of pages. */
export function pageOf<S extends z.ZodMiniType>(
  entry: S,
): z.ZodMiniObject<
  { data: z.ZodMiniArray<S>; next_cursor: z.ZodMiniNullable<z.ZodMiniString> },
  z.core.$strict
> {
  return z.strictObject({ data: z.array(entry), next_cursor: z.nullable(z.string()) });
}

/** `limit` and `cursor`, for lists. */
export const pageQuery = {
  limit: z.optional(
    z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(limits.pageSizeMax)),
  ),
  cursor: z.optional(key(500)),
};

/** A secret in an address: an edit hash or a share hash. Only compared, so whatever else stands there opens nothing and is no mistake. */
export const hash = z.string();

/** Path parameters that are ids. */
export function ids<const K extends string>(
  ...names: readonly K[]
): z.ZodMiniObject<Record<K, typeof uuid>, z.core.$strip> {
  const shape = Object.fromEntries(names.map((name) => [name, uuid]));
  return z.object(shape) as z.ZodMiniObject<Record<K, typeof uuid>, z.core.$strip>;
}
