/** How a discount code stands: taken now, from a later day, as often as it may be, or over. */
export const discountStates = ["open", "coming", "used_up", "ended"] as const;
/** One of `discountStates`. */
export type DiscountState = (typeof discountStates)[number];
