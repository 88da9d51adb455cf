import { createHash } from "node:crypto";
import type { OrderRow } from "../orders/index.ts";

/** A delivery address in 64 letters: whether papers name the one of now is told without keeping it once more. */
export function addressHash({ shipping_address: to }: Pick<OrderRow, "shipping_address">): string {
  const { street, house_number, postcode, city, country } = to;
  const parts = JSON.stringify([street, house_number, postcode, city, country]);
  return createHash("sha256").update(parts).digest("hex");
}
