const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text is an id as the server makes them: a UUID, version 7, lower case (RFC 9562). */
export function isUuidV7(text: unknown): text is string {
  return typeof text === "string" && uuidV7.test(text);
}

/** The products of the shop. */
export const productIds = ["jersey", "pants", "gloves", "pit-shirt"] as const;

/** One of {@link productIds}. */
export type ProductId = (typeof productIds)[number];

/** Whether a text names a product. */
export function isProductId(text: unknown): text is ProductId {
  return productIds.includes(text as ProductId);
}

/** The sides of a product's pictures. */
export const sides = ["front", "back", "left", "right"] as const;

/** One of {@link sides}. */
export type Side = (typeof sides)[number];
