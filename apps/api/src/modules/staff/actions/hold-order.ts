import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import { holdOrder as hold, insertNote, releaseOrder as release } from "../../orders/index.ts";
import { type SeenOrder, takeOrder } from "./take-order.ts";

type Asked = SeenOrder & { readonly staffId: string };

/**
 * Puts an order aside with a reason.
 * @throws Problem `not_found`, `stale_version`, `illegal_transition` when it is put aside already, or over.
 */
export async function holdOrder(
  platform: Platform,
  asked: Asked & { readonly reason: string },
): Promise<void> {
  await platform.transaction(async (tx) => {
    const order = await takeOrder(tx, asked);
    const isOver = order.status === "completed" || order.status === "cancelled";
    if (isOver || order.held_at !== null) throw new Problem("illegal_transition");
    const now = platform.clock();
    await hold(tx, order.id, asked.reason, now);
    // Kept with the order also when it goes on.
    const note = platform.newId();
    await insertNote(tx, { id: note, ...asked, text: asked.reason, now });
    await recordStaffAct(platform, tx, {
      staffId: asked.staffId,
      act: "order.held",
      subjectKind: "order",
      subjectId: order.id,
      facts: { note },
    });
  });
}

/**
 * Lets an order go on that was put aside.
 * @throws Problem `not_found`, `stale_version`, `illegal_transition` when nobody put it aside.
 */
export async function releaseOrder(platform: Platform, asked: Asked): Promise<void> {
  await platform.transaction(async (tx) => {
    const order = await takeOrder(tx, asked);
    if (order.held_at === null) throw new Problem("illegal_transition");
    await release(tx, order.id);
    await recordStaffAct(platform, tx, {
      staffId: asked.staffId,
      act: "order.released",
      subjectKind: "order",
      subjectId: order.id,
    });
  });
}
