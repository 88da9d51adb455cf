import { garmentsLeft, packParcel, type ParcelFault, type ParcelGarment } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import {
  findLines,
  findParcels,
  findStaying,
  insertParcel,
  mailParcel,
  moveOrder,
  type OrderLineRow,
  type OrderRow,
  recordEvent,
  type StayingGarments,
  touchOrder,
} from "../../orders/index.ts";
import { takeOrder } from "../actions/take-order.ts";
import { isBlocked } from "../policy.ts";
import { keptGarments } from "./kept-garments.ts";
import { type SaidTracking, trackingOf } from "./tracking-of.ts";

interface SaidLine {
  readonly line_id: string;
  readonly quantity: number;
  readonly copies?: readonly number[] | undefined;
}

interface Asked {
  readonly staffId: string;
  readonly orderId: string;
  readonly parcel: SaidTracking & {
    readonly version?: number | undefined;
    readonly lines: readonly SaidLine[];
  };
}

/**
 * Sends garments of an order that is being made. The last of them that were not given back complete it.
 * @throws Problem `not_found`, `stale_version`, `order_blocked`, `illegal_transition` when it is not being made,
 *   `validation_failed` for a line of another order, more than is left, or a garment that has left, is blocked,
 *   or is made once more and not printed yet.
 */
export async function sendParcel(
  platform: Platform,
  { staffId, orderId, parcel }: Asked,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const order = await takeOrder(tx, { orderId, version: parcel.version });
    if (isBlocked(order)) throw new Problem("order_blocked");
    if (order.status !== "processing") throw new Problem("illegal_transition");
    const tracking = trackingOf(order, parcel, order.shipping_address);
    const [lines, before] = await Promise.all([findLines(tx, orderId), findParcels(tx, orderId)]);
    const gone = before.flatMap(({ garments }) => garments);
    const [kept, staying] = await Promise.all([
      keptGarments(tx, orderId),
      findStaying(tx, orderId),
    ]);
    const garments = pack(lines, [...gone, ...kept], parcel.lines);
    const id = platform.newId();
    const number = before.length + 1;
    const now = platform.clock();
    await insertParcel(tx, { id, orderId, number, now, tracking, garments });
    await mailParcel(platform, tx, order, { tracking, garments, corrected: false });
    const left = garmentsLeft(lines, [...gone, ...garments]);
    await follow(platform, tx, order, isAll(left, staying));
    await recordStaffAct(platform, tx, {
      staffId,
      act: "parcel.sent",
      subjectKind: "order",
      subjectId: orderId,
      facts: { parcel: number, garments: garments.length },
    });
  });
}

/** Nothing is left but what surely was given back. Where some had left by then, somebody has to say that it is all. */
function isAll(
  left: ReadonlyMap<string, readonly number[]>,
  staying: readonly StayingGarments[],
): boolean {
  const stays = new Map(staying.filter(({ sure }) => sure).map((each) => [each.lineId, each]));
  return [...left].every(([id, copies]) => copies.length <= (stays.get(id)?.copies.length ?? 0));
}

async function follow(platform: Platform, tx: Tx, order: OrderRow, isLast: boolean): Promise<void> {
  const now = platform.clock();
  await recordEvent(tx, order.id, {
    id: platform.newId(),
    event: "parcel_sent",
    status: order.status,
    now,
  });
  if (!isLast) return touchOrder(tx, order.id);
  if (!(await moveOrder(tx, order, "completed", { settled: true, now }))) {
    throw new Problem("illegal_transition");
  }
  const id = platform.newId();
  await recordEvent(tx, order.id, { id, event: "completed", status: "completed", now });
}

const codes = {
  unknown_line: ["line_id", "unknown_reference"],
  twice: ["line_id", "invalid_value"],
  too_many: ["quantity", "too_big"],
  not_there: ["copies", "unknown_reference"],
} as const satisfies Record<ParcelFault["fault"], readonly [string, string]>;

function pack(
  lines: readonly OrderLineRow[],
  away: readonly ParcelGarment[],
  wishes: readonly SaidLine[],
): readonly ParcelGarment[] {
  const left = garmentsLeft(lines, away);
  const packed = packParcel(
    left,
    wishes.map(({ line_id: lineId, quantity, copies }) => ({ lineId, quantity, copies })),
  );
  if (!("fault" in packed)) return packed;
  const [field, code] = codes[packed.fault];
  throw invalidField(`lines.${packed.at}.${field}`, code);
}
