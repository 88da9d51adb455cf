import { isProblem } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import type { AddressChange } from "../../parts/address/address-values.ts";
import type { Order } from "./order.ts";

/** More changes than that between two answers are no coincidence. */
const TRIES = 4;

/**
 * Changes the addresses of an order that was seen. It may change meanwhile without touching them: a garment goes on to the next
 * machine. Where it is to go, or what has left of it, is told once; to say it again is to mean it.
 * @throws ApiProblem `stale_version` where it was decided on something else, and whatever the call throws.
 */
export function changeAddresses(seen: Order, known: () => Promise<Order>) {
  let before = seen;
  return async (change: AddressChange): Promise<Order> => {
    const params = { orderUuid: seen.uuid };
    // A server of the version before takes no version of an order here.
    if (!seen.delivery_changeable) return call("changeOrderAddresses", { params, body: change });
    for (let left = TRIES; ; left -= 1) {
      try {
        const body = { ...change, version: before.version };
        return await call("changeOrderAddresses", { params, body });
      } catch (error) {
        if (!isProblem(error, "stale_version") || left <= 1) throw error;
        const now = await known();
        const isAlike = decidedOn(before) === decidedOn(now);
        before = now;
        if (!isAlike) throw error;
      }
    }
  };
}

function decidedOn({ status, shipping_address, billing_address, parcels }: Order): string {
  return JSON.stringify([status, shipping_address, billing_address, parcels]);
}
