import type { ProductionStage } from "@holeshot/domain";
import { cancelOrder } from "../../modules/checkout/index.ts";
import { lockOrder } from "../../modules/orders/index.ts";
import { holdOrder, moveStaffOrder, moveUnits } from "../../modules/staff/index.ts";
import type { OpenPlatform } from "../../platform/open-platform.ts";
import { Refusal } from "../command.ts";

/** How far the shop's people have come with an order. */
export interface Progress {
  readonly states: readonly ("processing" | "completed" | "cancelled")[];
  /** Where its garments stand. */
  readonly station?: ProductionStage | undefined;
  /** Why it was put aside. */
  readonly hold?: string | undefined;
}

/** Takes an order on as the shop's people would at the desk, or gives it up as whoever ordered would. */
export async function takeOrderTo(
  platform: OpenPlatform,
  { orderId, staffId }: { readonly orderId: string; readonly staffId: string },
  { states, station, hold }: Progress,
): Promise<void> {
  for (const to of states) {
    if (to === "cancelled") await leave(platform, orderId);
    else await moveStaffOrder(platform, { staffId, role: "workshop", orderId, to });
  }
  if (station !== undefined && station !== "print") {
    await moveAll(platform, { orderId, staffId }, station);
  }
  if (hold !== undefined) await holdOrder(platform, { staffId, orderId, reason: hold });
}

async function leave(platform: OpenPlatform, orderId: string): Promise<void> {
  const left = await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    return order !== undefined && (await cancelOrder(platform, tx, order, "cancelled"));
  });
  if (!left) throw new Refusal(`order ${orderId} cannot be cancelled`);
}

async function moveAll(
  platform: OpenPlatform,
  { orderId, staffId }: { readonly orderId: string; readonly staffId: string },
  to: ProductionStage,
): Promise<void> {
  const units = await platform.db
    .selectFrom("production_units")
    .select(["id", "stage as from"])
    .where("order_id", "=", orderId)
    .execute();
  await moveUnits(platform, { staffId, units, to });
}
