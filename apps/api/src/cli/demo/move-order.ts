import type { ProductionStage } from "@holeshot/domain";
import { cancelOrder } from "../../modules/checkout/index.ts";
import { holdOrder, lockOrder, moveOrder, recordEvent } from "../../modules/orders/index.ts";
import { beginUnits } from "../../modules/staff/index.ts";
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

/** Takes an order on, along the table of states, as the shop's people would. */
export async function takeOrderTo(
  platform: OpenPlatform,
  orderId: string,
  { states, station, hold }: Progress,
): Promise<void> {
  for (const status of states) {
    await platform.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const now = platform.clock();
      if (order && status === "cancelled" && (await cancelOrder(platform, tx, order, "cancelled")))
        return;
      if (!order || !(await moveOrder(tx, order, status, { settled: true, now }))) {
        throw new Refusal(`order ${orderId} cannot become ${status}`);
      }
      if (status === "processing") await beginUnits(platform, tx, orderId, station);
      await recordEvent(tx, orderId, { id: platform.newId(), event: status, status, now });
    });
  }
  if (hold === undefined) return;
  await platform.transaction((tx) => holdOrder(tx, orderId, hold, platform.clock()));
}
