import type { Platform } from "../../../platform/platform.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import { insertNote, touchOrder } from "../../orders/index.ts";
import { takeOrder } from "./take-order.ts";

/**
 * Adds a note among staff. It overwrites nothing, so it is never refused for coming second.
 * @throws Problem `not_found`
 */
export async function noteOrder(
  platform: Platform,
  {
    staffId,
    orderId,
    text,
  }: { readonly staffId: string; readonly orderId: string; readonly text: string },
): Promise<void> {
  await platform.transaction(async (tx) => {
    const order = await takeOrder(tx, { orderId });
    const note = platform.newId();
    await insertNote(tx, { id: note, staffId, orderId, text, now: platform.clock() });
    await touchOrder(tx, order.id);
    await recordStaffAct(platform, tx, {
      staffId,
      act: "order.noted",
      subjectKind: "order",
      subjectId: order.id,
      facts: { note },
    });
  });
}
