import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { orElse } from "../or-else.ts";
import {
  amount,
  apiPath,
  country,
  hash,
  ids,
  key,
  line,
  optionalLine,
  productId,
  time,
  uuid,
} from "../scalars.ts";

const propertyChoices = z.record(key(60), key(60));

/** Whose piece it is: fills the layers of role name and number. */
export const rider = z.strictObject({ name: z.string(), number: z.string() });

/** What a cart and an order cost. All amounts positive; `vat` is contained in `total`. */
export const totals = z.strictObject({
  subtotal: amount,
  vat: amount,
  shipping: amount,
  discount: amount,
  manual_check: amount,
  /** Always empty: the shop charges nothing besides. Kept for those who read the wire. */
  extras: z.array(z.strictObject({ code: z.string(), amount })),
  total: amount,
});

/** A product by id and translated name. */
export const namedProduct = z.strictObject({ id: productId, name: z.string() });

/** A version of a design that is no longer what the design is. */
export const olderDesign = z.strictObject({
  /** Null when it is there no more. */
  design: z.nullable(uuid),
  /** As `listVersions` names it. */
  version: z.string(),
  /** Null when it is not among the design's versions. */
  made_at: z.nullable(time),
});

/** A save of a design that the line would be made of. */
export const savedDesign = z.strictObject({
  /** As `listVersions` names it. */
  version: z.string(),
  at: time,
});

/** A line of the cart. */
export const cartItem = z.strictObject({
  id: uuid,
  configuredSetUuid: uuid,
  /** What it was designed in; the version before says nothing of it. */
  configuratorSetUuid: z.optional(uuid),
  /** Of a design that stays as it is, whatever is saved: which version it is, and of what; absent for one as it is today. */
  older: z.optional(olderDesign),
  /** Of a design as it is today: which save of it that is; absent for others, and where the design is there no more. */
  saved: z.optional(savedDesign),
  name: z.string(),
  product: namedProduct,
  /** null until chosen. */
  quantity: z.nullable(z.int().check(z.positive())),
  /** Unit price after the quantity break. */
  ppuInclVat: amount,
  properties: propertyChoices,
  rider: z.nullable(rider),
  hasThumbnail: z.nullable(z.boolean()),
  preview_url: z.nullable(apiPath),
});

/** Why the cart cannot be ordered yet. */
export const cartProblem = z.strictObject({
  code: z.enum([
    "cart_empty",
    "missing_quantities",
    "missing_properties",
    "lettering_missing_characters",
    "lettering_too_long",
  ]),
  item_ids: z.array(uuid),
});

/** A cart as the shop shows it. */
export const cart = z.strictObject({
  uuid,
  version: z.int().check(z.positive()),
  /** Equal while the same would be ordered: lines, saves of their designs, riders, prices, code. For `checkout`; empty where the server knows none. */
  fingerprint: orElse(z.string(), ""),
  manual_check: z.boolean(),
  items: z.array(cartItem),
  discount_code: z.nullable(
    z.strictObject({
      code: z.string(),
      /** Goods from which the code takes something off; absent when it always does. */
      minimum: z.optional(amount),
    }),
  ),
  totals,
  problems: z.array(cartProblem),
  currency: z.literal("EUR"),
});

/** The flag of the manual design check. */
export const updateCartBody = z.strictObject({ manual_check: z.boolean() });

/** One line of a roster: how many of one size, for whom. */
export const quantityRow = z.strictObject({
  properties: propertyChoices,
  quantity: z.int().check(z.minimum(limits.quantityMin), z.maximum(limits.quantityMax)),
  rider: z.optional(
    z.nullable(
      z.strictObject({
        name: optionalLine(limits.riderNameMax),
        number: optionalLine(limits.riderNumberMax),
      }),
    ),
  ),
});

/**
 * Rows of size, quantity and rider for products of designs. No rows take the product out. With
 * `add`, a design that is not in the cart is added; `hash` is the key of one without an account.
 */
export const quantitiesBody = z.strictObject({
  selections: z
    .array(
      z.strictObject({
        configuredSetUuid: uuid,
        product: productId,
        rows: z.array(quantityRow).check(z.maxLength(limits.rowsPerProduct)),
        add: z.optional(z.boolean()),
        hash: z.optional(hash),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.selectionsPerRequest)),
});

/** A discount code as typed. */
export const discountCodeBody = z.strictObject({ code: line(limits.discountCodeMax) });

/** A way to send the cart, at its present amount. */
export const shippingMethod = z.strictObject({
  id: z.string(),
  name: z.string(),
  price: amount,
  available: z.boolean(),
  /** The amount from which this method is offered or free; null without a threshold. */
  available_from: z.nullable(amount),
  /** The customer fetches the goods: nothing is sent. */
  pickup: z.boolean(),
  /** From the end of production to the customer. */
  working_days: z.int(),
});

/** `POST /api/cart` */
export const createCart = defineRoute({
  id: "createCart",
  auth: "optional",
  summary: "Create an empty cart",
  answers: { 201: z.strictObject({ uuid }) },
  errors: ["rate_limited"],
});

/** `GET /api/cart/{uuid}` */
export const getCart = defineRoute({
  id: "getCart",
  auth: "none",
  summary: "A cart; whoever holds its uuid may read it",
  params: ids("uuid"),
  headers: z.object({ "if-none-match": z.optional(z.string()) }),
  answers: { 200: cart, 304: null },
  errors: [],
});

/** `PATCH /api/cart/{uuid}` */
export const updateCart = defineRoute({
  id: "updateCart",
  auth: "none",
  summary: "Ask for a manual design check, or not",
  params: ids("uuid"),
  body: updateCartBody,
  answers: { 200: cart },
  errors: [],
});

/** `POST /api/cart/{uuid}/add/{configuredSetUuid}` */
export const addToCart = defineRoute({
  id: "addToCart",
  auth: "optional",
  summary: "Put a design in the cart: one item per product of its set",
  params: ids("uuid", "configuredSetUuid"),
  query: z.object({ hash: z.optional(hash) }),
  answers: { 201: cart },
  errors: ["already_in_cart"],
});

/** `PUT /api/cart/{uuid}/quantities` */
export const setQuantities = defineRoute({
  id: "setQuantities",
  auth: "optional",
  summary:
    "Replace the items of the named products by rows of size, quantity and rider, all or nothing; on request adds a design that is not in the cart",
  params: ids("uuid"),
  query: z.object({
    /** Of the cart that the rows were made from: another one since answers `stale_version`. Without it nothing is compared. In the query, where a server of before passes it over. */
    version: z.optional(z.coerce.number<number | string>().check(z.int(), z.positive())),
  }),
  body: quantitiesBody,
  answers: { 200: cart },
  errors: ["duplicate_configuration", "stale_version"],
});

/** `DELETE /api/cart/{uuid}/items/{cartItemId}` */
export const removeCartItem = defineRoute({
  id: "removeCartItem",
  auth: "none",
  summary: "Remove an item",
  params: ids("uuid", "cartItemId"),
  answers: { 204: null },
  errors: [],
});

/** `POST /api/cart/{uuid}/claim` */
export const claimCart = defineRoute({
  id: "claimCart",
  auth: "customer",
  summary: "At sign-in: make the cart the customer's, with the lines of their earlier one",
  params: ids("uuid"),
  answers: { 200: cart },
  errors: [],
});

/** `PUT /api/cart/{uuid}/discount-code` */
export const setDiscountCode = defineRoute({
  id: "setDiscountCode",
  auth: "none",
  summary: "Use a discount code",
  params: ids("uuid"),
  body: discountCodeBody,
  answers: { 200: cart },
  errors: ["invalid_discount_code", "discount_code_used", "rate_limited"],
});

/** `DELETE /api/cart/{uuid}/discount-code` */
export const removeDiscountCode = defineRoute({
  id: "removeDiscountCode",
  auth: "none",
  summary: "Use no discount code",
  params: ids("uuid"),
  answers: { 200: cart },
  errors: [],
});

/** `GET /api/cart/{uuid}/shipping-methods` */
export const listShippingMethods = defineRoute({
  id: "listShippingMethods",
  auth: "none",
  summary: "How the cart can be sent to a country, at its present amount",
  params: ids("uuid"),
  query: z.object({ country }),
  answers: { 200: z.strictObject({ data: z.array(shippingMethod) }) },
  errors: ["shipping_unavailable"],
});

/** `GET /api/cart/{uuid}/quote` */
export const getQuote = defineRoute({
  id: "getQuote",
  auth: "none",
  summary: "The totals as they will be charged",
  params: ids("uuid"),
  query: z.object({
    country,
    shipping_method: key(60),
    vat_id: z.optional(optionalLine(limits.vatIdMax)),
  }),
  answers: { 200: z.strictObject({ totals }) },
  errors: ["shipping_unavailable"],
});
