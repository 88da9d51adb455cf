/** Everything that staff do and that the log keeps for good; each has a sentence at the desk, in every language. */
export const staffActs = [
  "order.moved",
  "order.held",
  "order.released",
  "order.noted",
  "order.refunded",
  "addresses.changed",
  "line.changed",
  "surcharge.asked",
  "surcharge.withdrawn",
  "invoice.settled",
  "payment_case.closed",
  "proof.sent",
  "pack.asked",
  "lot.measured",
  "units.moved",
  "unit.blocked",
  "unit.released",
  "unit.remade",
  "parcel.sent",
  "parcel.changed",
  "design.made",
  "discount.made",
  "discount.changed",
  "discount.ended",
  "customer.exported",
  "customer.erased",
  "person.added",
  "person.role_given",
  "person.disabled",
  "person.sessions_ended",
  "person.email_changed",
  "second_factor.set_up",
  "second_factor.removed",
] as const;

/** One of {@link staffActs}. */
export type StaffActName = (typeof staffActs)[number];

/** Everything that the log of access keeps for a year: who looked, was refused, or came in. */
export const accessEvents = [
  "sign_in.done",
  "sign_in.failed",
  "order.read",
  "orders.listed",
  "customer.read",
  "customers.listed",
  "design.read",
  "designs.listed",
  "pack.downloaded",
  "label.taken",
  "paper.opened",
  "papers.taken",
  "log.read",
  "order.refused",
  "design.refused",
  "staff_call.refused",
] as const;

/** One of {@link accessEvents}. */
export type AccessEventName = (typeof accessEvents)[number];

/** What somebody may ask for though it is not theirs. */
export type RefusedKind = "order" | "design";
