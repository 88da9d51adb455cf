import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { isPickup, type OrderRow } from "../orders/index.ts";
import { addressHash } from "./address-hash.ts";
import type { PackRow } from "./packs.ts";

/** Tells of packs of an order whether the papers in them name another delivery address than it has now. */
export async function formerAddress(db: Db, order: OrderRow): Promise<(pack: PackRow) => boolean> {
  if (isPickup(order)) return () => false;
  const now = addressHash(order);
  const change = await db
    .selectFrom("order_address_changes")
    .select((eb) => eb.fn.max("changed_at").as("last"))
    .where("order_id", "=", order.id)
    .where(sql<boolean>`shipping_address <> ${JSON.stringify(order.shipping_address)}::jsonb`)
    .executeTakeFirst();
  const last = change?.last ?? null;
  return ({ state, address_sha256: named, asked_at: asked }) => {
    if (state !== "ready") return false;
    // Packs of before this was kept are judged by when they were asked for.
    return named === null ? last !== null && asked < last : named !== now;
  };
}
