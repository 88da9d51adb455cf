import type { DesignDocument } from "@holeshot/design";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { invalidField, notYours, Problem } from "../../platform/problem.ts";
import { recordStaffAct } from "../accounts/index.ts";
import { type CommerceServices, soldProduct } from "../cart/index.ts";
import { creditDifference } from "../ledger/index.ts";
import {
  amendInvoice,
  describeLine,
  findLines,
  findMadeVersions,
  lockOrder,
  mailChange,
  type OrderLineRow,
  type OrderRow,
  recordEvent,
  reopenProof,
  rewriteLine,
} from "../orders/index.ts";
import { withdrawPacks } from "../production/index.ts";
import { priceDifference } from "./price-difference.ts";
import {
  type LineFacts,
  type LineWish,
  requireSound,
  sameLine,
  wantedLine,
} from "./wanted-line.ts";

/** Who changes it: its customer, or somebody of the staff. */
export type Changer = { readonly customerId: string } | { readonly staffId: string };

interface Asked {
  readonly by: Changer;
  readonly orderId: string;
  readonly lineId: string;
  readonly version: number | undefined;
  readonly wish: LineWish;
}

/**
 * Changes size, choices, name or number of a line until it is made. What it costs less is given back, or taken off what is
 * owed; the proof of the line is open again. The whole of it or nothing.
 * @throws Problem `not_found`, `stale_version` when somebody changed the order since it was looked at,
 *   `order_not_changeable` once it is made, `order_blocked`, `validation_failed` (with `changes_price` for what would cost
 *   more), `lettering_too_long`.
 */
export async function changeLine(
  platform: Platform,
  services: CommerceServices,
  asked: Asked,
): Promise<void> {
  const { orderId, lineId, by } = asked;
  await platform.transaction(async (tx) => {
    const order = await takeConfirmed(tx, asked);
    const lines = await findLines(tx, orderId);
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Problem("not_found");
    const wanted = wantedLine(line, asked.wish);
    if (sameLine(line, wanted)) return;
    await requireSound(services, line, wanted, await documentOf(tx, orderId, lineId));
    const { catalogue } = services;
    const difference = priceDifference(catalogue, order, lines, { line, wanted });
    if (difference > 0) throw invalidField("properties", "changes_price");
    await keep(platform, tx, services, { order, line, wanted, by, credited: -difference });
  });
}

async function takeConfirmed(tx: Tx, { by, orderId, version }: Asked): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem("not_found");
  if ("customerId" in by && order.customer_id !== by.customerId) throw notYours("order", orderId);
  if (version !== undefined && version !== order.version) throw new Problem("stale_version");
  // A draft is being paid for as it stands; what is being made stays.
  if (order.status !== "confirmed") throw new Problem("order_not_changeable");
  if (order.blocked_at !== null || order.held_at !== null) throw new Problem("order_blocked");
  return order;
}

/** What the line is made to, approved or as ordered. */
async function documentOf(tx: Tx, orderId: string, lineId: string): Promise<DesignDocument> {
  const { versions } = await findMadeVersions(tx, orderId);
  const made = versions.find(({ lineIds }) => lineIds.includes(lineId));
  if (!made) throw new Problem("not_found");
  // Only checked documents are ever stored.
  return JSON.parse(made.document) as DesignDocument;
}

interface Change {
  readonly order: OrderRow;
  readonly line: OrderLineRow;
  readonly wanted: LineFacts;
  readonly by: Changer;
  readonly credited: number;
}

async function keep(
  platform: Platform,
  tx: Tx,
  services: CommerceServices,
  { order, line, wanted, by, credited }: Change,
): Promise<void> {
  const now = platform.clock();
  await tx
    .insertInto("order_line_changes")
    .values({
      id: platform.newId(),
      order_id: order.id,
      line_id: line.id,
      staff_id: "staffId" in by ? by.staffId : null,
      properties: JSON.stringify(line.properties),
      rider_name: line.rider_name,
      rider_number: line.rider_number,
      credited,
      changed_at: now,
    })
    .execute();
  // What was issued is kept as it was before anything it is drawn from changes.
  await amendInvoice(platform, tx, order);
  const product = soldProduct(services.catalogue, line.set_id, line.product);
  await rewriteLine(tx, order, line, { ...wanted, product });
  await reopenProof(tx, order, line.id);
  await withdrawPacks(tx, order.id, now);
  const id = platform.newId();
  await recordEvent(tx, order.id, { id, event: "line_changed", status: order.status, now });
  const renamed = await lockOrder(tx, order.id);
  if (!renamed) throw new Problem("not_found");
  const before = describeLine(renamed, line);
  const after = describeLine(renamed, { ...line, ...wanted });
  await mailChange(platform, tx, renamed, { before, after });
  if ("staffId" in by) {
    await recordStaffAct(tx, {
      id: platform.newId(),
      staffId: by.staffId,
      act: "line.changed",
      subjectKind: "order",
      subjectId: order.id,
      facts: { credited },
    });
  }
  // Last, because the row of numbers is what other orders wait for.
  if (credited > 0)
    await creditDifference(platform, tx, renamed, { amount: credited, line: before });
}
