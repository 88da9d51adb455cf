// Waiting times of the interface, in milliseconds (specification §9).
// Constants one by one, so that a page carries those that it reads.

export const toast = 3500;
export const tooltipDelay = 350;
export const tooltipSkipDelay = 300;
export const cartPoll = 2000;
/** Pictures of a design that are being made are looked for this often. */
export const picturePoll = 2000;
/** The page after a payment looks this often for its outcome, */
export const outcomePoll = 2000;
/** and has the provider asked this often. */
export const outcomeAsk = 10_000;
/** The desk looks this often where it is not told of changes. */
export const deskPoll = 20_000;
/** Changes that follow each other are shown together: a desk asks no oftener than this. */
export const deskSettle = 2_000;
/** And waits up to so much longer, by chance: desks that once asked in the same moment would do so ever after. */
export const deskSpread = 2_000;
/** An order's page at the desk looks so often whether a mail that waits has left. */
export const deskMails = 5000;
/** Staff who touched nothing for so long are no longer told: an hour without use ends their session. */
export const deskIdle = 3_300_000;
/** The page of an order whose money is at a bank looks this often. */
export const orderPoll = 5000;
/** So long an order, or a payment page, is waited for: after that its buyer is told to press again. */
export const orderAnswer = 30_000;
