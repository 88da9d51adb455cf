import { isProblem } from "../../lib/api/api-problem.ts";
import type { StaffOrder } from "../mending/mended.ts";
import type { Decision } from "./decided-on.ts";

/** Whether an order shows that what was sent came to it, though no answer came back; beside it the order as it was before. */
export type TookPlace = (now: StaffOrder, before: StaffOrder) => boolean;

/** Acts after which an order says by itself that they were done. Of the others whoever acts says how it is told. */
export const tookPlace: Partial<Record<Decision, TookPlace>> = {
  make: ({ status }) => status === "processing",
  complete: ({ status }) => status === "completed",
  cancel: ({ status }) => status === "cancelled",
  hold: ({ hold }, before) => hold !== null && before.hold === null,
  release: ({ hold }, before) => hold === null && before.hold !== null,
};

/** No answer of the shop's own: what was sent may have been done, or not. */
export function isUnanswered(error: unknown): boolean {
  return isProblem(error, "network", "unknown");
}

/** These words were proposed to the customer. */
export function isSentProof(message: string): TookPlace {
  return ({ proof }, before) =>
    proof !== null && proof.id !== before.proof?.id && proof.message === message;
}

/** A parcel with just these garments has left since. */
export function isSentParcel(
  lines: readonly { readonly line_id: string; readonly copies: readonly number[] }[],
): TookPlace {
  const inside = (of: typeof lines) =>
    of
      .map(({ line_id: id, copies }) => `${id} ${copies.toSorted((a, b) => a - b).join(" ")}`)
      .sort((a, b) => a.localeCompare(b))
      .join();
  return ({ parcels }, before) =>
    parcels.some(
      (parcel) =>
        before.parcels.every(({ id }) => id !== parcel.id) &&
        inside(parcel.lines) === inside(lines),
    );
}
