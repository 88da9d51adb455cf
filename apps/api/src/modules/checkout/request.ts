import { hash } from "node:crypto";
import type { checkout, RequestOf } from "@holeshot/contract";

export type CheckoutBody = RequestOf<typeof checkout>["body"];

/** A checkout as it was asked for. */
export interface CheckoutRequest {
  readonly customerId: string;
  readonly cartId: string;
  readonly key: string;
  readonly body: CheckoutBody;
  /** Where the buyer has the shop open. */
  readonly shopUrl: string;
  /** The fingerprint of the cart that the buyer was shown; whoever says none is held to the total alone. */
  readonly seen?: string | undefined;
}

/** What a checkout answers. */
export interface CheckoutResult {
  readonly order_uuid: string;
  readonly order_number: string;
  readonly outcome: "complete" | "redirect";
  readonly payment_url?: string;
}

/** It is asked for three times a checkout. */
const hashes = new WeakMap<CheckoutRequest, string>();

/** Equal for equal requests, in whatever order the members of the body stand. */
export function requestHash(request: CheckoutRequest): string {
  const { cartId, body } = request;
  const made =
    hashes.get(request) ?? hash("sha256", JSON.stringify([cartId, body], sortMembers), "hex");
  hashes.set(request, made);
  return made;
}

function sortMembers(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
