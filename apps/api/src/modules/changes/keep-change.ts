import type { Tx } from "../../platform/database/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { recordStaffAct } from "../accounts/index.ts";
import { type CommerceServices, soldProduct } from "../cart/index.ts";
import {
  amendInvoice,
  describeLine,
  lockOrder,
  mailChange,
  type OrderLineRow,
  type OrderRow,
  recordEvent,
  reopenProof,
  rewriteLine,
  splitLine,
} from "../orders/index.ts";
import { withdrawPacks } from "../production/index.ts";
import type { LineFacts } from "./wanted-line.ts";

/** A change of a line that is agreed in all respects. */
export interface AgreedChange {
  readonly order: OrderRow;
  readonly line: OrderLineRow;
  readonly wanted: LineFacts;
  /** How many of the line's garments: fewer than it has become a line of their own. */
  readonly copies: number;
  /** Null when its customer asked for it. */
  readonly staffId: string | null;
  /** Cents that go back, and that were paid. */
  readonly credited: number;
  readonly charged: number;
}

/** Makes the line another, with all that follows but the money: what was issued, proofed and printed of it, and who is told. */
export async function keepChange(
  platform: Platform,
  tx: Tx,
  services: CommerceServices,
  { order, line: whole, wanted, copies, staffId, credited, charged }: AgreedChange,
) {
  const now = platform.clock();
  // What was issued is kept as it was before anything it is drawn from changes.
  await amendInvoice(platform, tx, order);
  const line = copies < whole.quantity ? await splitLine(platform, tx, whole, copies) : whole;
  await tx
    .insertInto("order_line_changes")
    .values({
      id: platform.newId(),
      order_id: order.id,
      line_id: line.id,
      staff_id: staffId,
      properties: JSON.stringify(line.properties),
      rider_name: line.rider_name,
      rider_number: line.rider_number,
      credited,
      charged,
      copies,
      changed_at: now,
    })
    .execute();
  const product = soldProduct(services.catalogue, line.set_id, line.product);
  await rewriteLine(tx, order, line, { ...wanted, product, paid: charged - credited });
  await reopenProof(tx, order, line.id);
  await withdrawPacks(tx, order.id, now);
  const id = platform.newId();
  await recordEvent(tx, order.id, { id, event: "line_changed", status: order.status, now });
  const renamed = await lockOrder(tx, order.id);
  if (!renamed) throw new Problem("not_found");
  const before = describeLine(renamed, line);
  const after = describeLine(renamed, { ...line, ...wanted });
  await mailChange(platform, tx, renamed, { before, after });
  if (staffId !== null) {
    await recordStaffAct(platform, tx, {
      staffId,
      act: "line.changed",
      subjectKind: "order",
      subjectId: order.id,
      facts: charged > 0 ? { charged } : { credited },
    });
  }
  return { renamed, before, after };
}
