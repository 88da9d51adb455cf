import { cancelOrder } from "../../modules/checkout/index.ts";
import { lockOrder, moveOrder, recordEvent } from "../../modules/orders/index.ts";
import type { OpenPlatform } from "../../platform/open-platform.ts";
import { Refusal } from "../command.ts";

/** Takes an order on, along the table of states, as the shop's people would. */
export async function takeOrderTo(
  platform: OpenPlatform,
  orderId: string,
  ...states: readonly ("processing" | "completed" | "cancelled")[]
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
      await recordEvent(tx, orderId, { id: platform.newId(), event: status, status, now });
    });
  }
}
