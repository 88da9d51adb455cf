import type { StaffOrder } from "../mending/mended.ts";

type What = (order: StaffOrder) => unknown;

/** What is made of it; not the pictures, which the shop draws in its own time. */
const made: What = ({ lines }) =>
  lines.map(({ id, product, quantity, properties, rider, document_hash: hash }) => [
    id,
    product.id,
    quantity,
    properties,
    rider,
    hash,
  ]);

/** What was proposed and what its customer said. */
const checked: What = ({ proof }) =>
  proof && [proof.status, proof.id, proof.message, proof.answer, proof.answered_at];

const goesTo: What = ({ shipping_address: to, contact }) => [to, contact];
const gone: What = ({ parcels }) => parcels;
const waiting: What = ({ surcharge }) => surcharge;
const books: What = ({ ledger, payments }) => [ledger, payments];

/** What somebody must have had before them to decide on an act, beside what holds for every one of them. */
const decidedOn = {
  make: [made, checked, waiting],
  complete: [made, gone, goesTo],
  cancel: [made, checked, waiting, gone, books],
  hold: [],
  release: [],
  proof: [made, checked],
  line: [made, checked, waiting],
  addresses: [goesTo, ({ billing_address: to }) => to],
  parcel: [made, gone, goesTo],
  tracking: [gone],
  remake: [made, gone, goesTo, waiting],
} as const satisfies Readonly<Record<string, readonly What[]>>;

export type Decision = keyof typeof decidedOn;

/** How it stands, and all that colleagues said of it: who acts is always told of these. */
const always: readonly What[] = [
  ({ status }) => status,
  ({ hold, blocked }) => [hold, blocked],
  ({ notes }) => notes,
];

/**
 * Whether nothing that this was decided on is another by now. An order changes all the time without anybody at it: a
 * garment goes on to the next machine, a customer answers, money arrives.
 */
export function isDecidedAlike(decision: Decision, seen: StaffOrder, now: StaffOrder): boolean {
  return [...always, ...decidedOn[decision]].every(
    (what) => JSON.stringify(what(seen)) === JSON.stringify(what(now)),
  );
}
