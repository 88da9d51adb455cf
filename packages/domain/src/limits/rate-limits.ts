// How often an act may be tried. The first word names what is counted by.
// Constants one by one, so that a page carries those that it reads.

const minute = 60;
const hour = 60 * minute;

/** A number of acts allowed in a span of seconds. */
export interface RateLimit {
  readonly acts: number;
  readonly seconds: number;
}

export const signInFailuresPerAddressAndOrigin: RateLimit = { acts: 10, seconds: 15 * minute };
export const signInFailuresPerOrigin: RateLimit = { acts: 100, seconds: 15 * minute };
export const registrationPerOrigin: RateLimit = { acts: 20, seconds: hour };
export const registrationPerAddress: RateLimit = { acts: 5, seconds: hour };
export const resetPerOrigin: RateLimit = { acts: 20, seconds: hour };
export const resetPerAddress: RateLimit = { acts: 5, seconds: hour };
export const resetTokenFailuresPerOrigin: RateLimit = { acts: 20, seconds: hour };
export const emailPerAccount: RateLimit = { acts: 5, seconds: hour };
export const emailPerAddress: RateLimit = { acts: 5, seconds: hour };
export const emailTokenFailuresPerOrigin: RateLimit = { acts: 20, seconds: hour };
export const discountCodeFailuresPerCart: RateLimit = { acts: 20, seconds: hour };
export const discountCodeFailuresPerOrigin: RateLimit = { acts: 60, seconds: hour };
export const secondFactorFailuresPerAccount: RateLimit = { acts: 20, seconds: hour };
export const uploadPerAccount: RateLimit = { acts: 120, seconds: hour };
export const checkoutPerAccount: RateLimit = { acts: 60, seconds: hour };
export const paymentChecksPerOrder: RateLimit = { acts: 30, seconds: 5 * minute };
/** Each sends a mail and amends an invoice. */
export const addressChangesPerOrder: RateLimit = { acts: 30, seconds: hour };
export const paymentPagesPerLink: RateLimit = { acts: 20, seconds: hour };
export const paymentLinkFailuresPerOrigin: RateLimit = { acts: 30, seconds: hour };
export const orderLinkFailuresPerOrigin: RateLimit = { acts: 30, seconds: hour };
/** Of all who edit one design from one place, such as a club's house. */
export const actsPerDesignAndOrigin: RateLimit = { acts: 6000, seconds: minute };
export const commentsPerDesignAndOrigin: RateLimit = { acts: 120, seconds: 10 * minute };
/** Models for the round and turns of pictures that have to be made: each takes a worker seconds. */
export const roundFilesPerOrigin: RateLimit = { acts: 40, seconds: hour };
export const unknownPaymentsPerOrigin: RateLimit = { acts: 60, seconds: hour };
