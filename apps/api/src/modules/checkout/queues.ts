/** Has waiting refunds asked of the provider. */
export const ASK_REFUNDS = "ask-refunds";
/** Asks how one payment stands, a moment after its buyer came back. */
export const ASK_PAYMENT = "ask-payment";
/** Asks how all payments stand of which an end is due to be known. */
export const ASK_PAYMENTS = "ask-payments";
/** Has an order cancelled whose last page was left, once nobody can pay on an older one. */
export const CANCEL_UNPAID = "cancel-unpaid";
