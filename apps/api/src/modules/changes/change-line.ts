import type { DesignDocument } from "@holeshot/design";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { invalidField, notYours, Problem } from "../../platform/problem.ts";
import { recordStaffAct } from "../accounts/index.ts";
import type { CommerceServices } from "../cart/index.ts";
import { creditDifference } from "../ledger/index.ts";
import {
  describeLine,
  findLines,
  findMadeVersions,
  insertSurcharge,
  lockOrder,
  mailSurcharge,
  type OrderLineRow,
  type OrderRow,
  recordEvent,
} from "../orders/index.ts";
import { keepChange } from "./keep-change.ts";
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

/** A change that is asked for, or only asked about. */
export interface LineAsked {
  readonly by: Changer;
  readonly orderId: string;
  readonly lineId: string;
  readonly version: number | undefined;
  /** How many of the line's garments; all where it is not said. */
  readonly copies: number | undefined;
  readonly wish: LineWish;
}

interface Looked {
  readonly order: OrderRow;
  readonly line: OrderLineRow;
  readonly wanted: LineFacts;
  readonly copies: number;
  /** What it costs more; below nothing, less. */
  readonly difference: number;
}

/**
 * Changes size, choices, name or number of a line, or of some of its garments, until it is made. What it costs less is given back, or taken off what is
 * owed; the proof of the line is open again. The whole of it or nothing. What costs more waits until it is paid, if who asks
 * knows how much that is.
 * @throws Problem `not_found`, `stale_version` when somebody changed the order since it was looked at,
 *   `order_not_changeable` once it is made, `order_blocked`, `surcharge_open` while another change waits to be paid,
 *   `validation_failed` (with `changes_price` for what costs more than was named), `lettering_missing_characters`,
 *   `lettering_too_long`.
 */
export async function changeLine(
  platform: Platform,
  services: CommerceServices,
  asked: LineAsked & {
    /** What who asks knows that it costs more. */
    readonly surcharge: number | undefined;
  },
): Promise<void> {
  await platform.transaction(async (tx) => {
    const looked = await look(tx, services, asked);
    if (sameLine(looked.line, looked.wanted)) return;
    const { order, line, wanted, copies, difference } = looked;
    const { by } = asked;
    if (difference > 0) {
      if (asked.surcharge !== difference) throw invalidField("properties", "changes_price");
      return askSurcharge(platform, tx, looked, by);
    }
    const credited = -difference;
    const { renamed, before } = await keepChange(platform, tx, services, {
      order,
      line,
      wanted,
      copies,
      staffId: staffOf(by),
      credited,
      charged: 0,
    });
    // Last, because the row of numbers is what other orders wait for.
    if (credited > 0)
      await creditDifference(platform, tx, renamed, { amount: credited, line: before });
  });
}

/** What a change would cost more, in cents; below nothing, what would be given back. @throws Problem as {@link changeLine}. */
export async function differenceOf(
  platform: Platform,
  services: CommerceServices,
  asked: LineAsked,
): Promise<number> {
  return platform.transaction(async (tx) => (await look(tx, services, asked)).difference);
}

async function look(tx: Tx, services: CommerceServices, asked: LineAsked): Promise<Looked> {
  const { orderId, lineId } = asked;
  const order = await takeConfirmed(tx, asked);
  const lines = await findLines(tx, orderId);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new Problem("not_found");
  const copies = asked.copies ?? line.quantity;
  if (copies > line.quantity) throw invalidField("copies", "too_big");
  const wanted = wantedLine(line, asked.wish);
  const looked = { order, line, wanted, copies };
  if (sameLine(line, wanted)) return { ...looked, difference: 0 };
  await requireSound(services, line, wanted, await documentOf(tx, orderId, lineId));
  const difference = priceDifference(services.catalogue, order, lines, { line, wanted, copies });
  return { ...looked, difference };
}

async function takeConfirmed(tx: Tx, { by, orderId, version }: LineAsked): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem("not_found");
  if ("customerId" in by && order.customer_id !== by.customerId) throw notYours("order", orderId);
  if (version !== undefined && version !== order.version) throw new Problem("stale_version");
  // A draft is being paid for as it stands; what is being made stays.
  if (order.status !== "confirmed") throw new Problem("order_not_changeable");
  if (order.blocked_at !== null || order.held_at !== null) throw new Problem("order_blocked");
  // What it costs was reckoned with the other lines as they are.
  if (order.surcharge_id !== null) throw new Problem("surcharge_open");
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

/** The change is kept for later: its customer is told what it costs, and where it is paid. */
async function askSurcharge(
  platform: Platform,
  tx: Tx,
  { order, line, wanted, copies, difference: amount }: Looked,
  by: Changer,
): Promise<void> {
  const now = platform.clock();
  const surcharge = { id: platform.newId(), amount, created_at: now };
  const staffId = staffOf(by);
  await insertSurcharge(tx, {
    ...surcharge,
    ...wanted,
    order_id: order.id,
    line_id: line.id,
    copies,
    staff_id: staffId,
  });
  const id = platform.newId();
  await recordEvent(tx, order.id, { id, event: "surcharge_asked", status: order.status, now });
  const { product, design, rider } = describeLine(order, line);
  const what = [product, design, ...(rider === null ? [] : [rider])].join(", ");
  await mailSurcharge(platform, tx, order, surcharge, what);
  if (staffId === null) return;
  await recordStaffAct(platform, tx, {
    staffId,
    act: "surcharge.asked",
    subjectKind: "order",
    subjectId: order.id,
    facts: { amount },
  });
}

function staffOf(by: Changer): string | null {
  return "staffId" in by ? by.staffId : null;
}
