import { hash } from "node:crypto";
import type { PricedCart } from "@holeshot/domain";
import type { Catalogue } from "../catalogue/index.ts";
import { homeDelivery, priceContents } from "./pricing.ts";
import type { CartContents } from "./reader.ts";

/**
 * Equal for carts of which the same would be ordered: the same designs as saved, rosters, choices, prices, code and check.
 * Not its version, which a change that was taken back counts too and a save of a design does not; nor the ids of items,
 * which are new with each save of a roster.
 */
export function fingerprintOf({ cart, items }: CartContents, priced: PricedCart): string {
  const lines = items.map((item, at) => [
    item.design_id,
    item.name,
    item.document_hash,
    item.product,
    Object.entries(item.properties).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    item.quantity,
    item.rider_name,
    item.rider_number,
    priced.lines[at]?.unitPrice ?? 0,
  ]);
  const { total, vat } = priced.totals;
  const whole = [lines, cart.manual_check, cart.discount_code_id, total, vat];
  return hash("sha256", JSON.stringify(whole), "base64url").slice(0, 22);
}

/** The same of a cart that nobody has priced yet, as `getCart` tells it. */
export function fingerprint(catalogue: Catalogue, contents: CartContents, now: Date): string {
  return fingerprintOf(contents, priceContents(catalogue, contents, homeDelivery(catalogue, now)));
}
