import { type Language, type ParcelGarment, packParcel, type RemakeCause } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import {
  beingMadeAgain,
  creditedSoFar,
  findLines,
  findParcels,
  invoicedOf,
  mailRemake,
  type OrderLineRow,
  type OrderRow,
  recordEvent,
  reopenOrder,
  takeBack,
  touchOrder,
} from "../../orders/index.ts";
import { takeOrder } from "../actions/take-order.ts";
import { isBlocked, waits } from "../policy.ts";
import { makeAgain, takeGarments } from "../production/remake-units.ts";

interface Asked {
  readonly staffId: string;
  readonly orderId: string;
  readonly parcelId: string;
  /** Of the packs' labels. */
  readonly language: Language;
  readonly remake: {
    readonly garments: readonly { readonly line_id: string; readonly copies: readonly number[] }[];
    readonly cause: RemakeCause;
    readonly words?: string | undefined;
    readonly version?: number | undefined;
  };
}

type Parcels = Awaited<ReturnType<typeof findParcels>>;

/**
 * Has garments of a parcel made again at no charge: they count as sent no more, begin at print with a pack of their own, and
 * their customer is told. An order that was complete is made on until they leave. Money is not touched.
 * @throws Problem `not_found`, `stale_version`, `order_blocked`, `surcharge_open`, `illegal_transition` when the order is not
 *   made or complete, was completed with garments that never left, is nobody's any more, or was given back whole;
 *   `validation_failed` for what is not in the parcel, more of a line than was not given back, or another cause without words.
 */
export async function remakeSent(
  platform: Platform,
  { staffId, orderId, parcelId, language, remake }: Asked,
): Promise<void> {
  const { cause, words = "" } = remake;
  if (cause === "other" && words === "") throw invalidField("words", "required");
  await platform.transaction(async (tx) => {
    const order = await takeOrder(tx, { orderId, version: remake.version });
    const [lines, parcels] = await Promise.all([findLines(tx, orderId), findParcels(tx, orderId)]);
    const parcel = parcels.find(({ id }) => id === parcelId);
    if (!parcel) throw new Problem("not_found");
    await refuseUnready(tx, order, lines, parcels);
    const chosen = chosenOf(parcel.garments, remake.garments);
    refuseGivenBack(lines, chosen, beingMadeAgain(parcels));
    const units = await unitsOf(tx, orderId, chosen);
    const now = platform.clock();
    if (order.status === "completed" && !(await reopenOrder(tx, order, now))) {
      throw new Problem("illegal_transition");
    }
    const remakes = await makeAgain(platform, tx, { staffId, reason: words, language }, units);
    const garments = units.map(({ id, line_id: lineId, copy }) => {
      const remakeId = remakes.get(id);
      if (remakeId === undefined) throw new Error(`No remake of garment ${id}.`);
      return { lineId, copy, remakeId };
    });
    await takeBack(tx, { parcelId, cause, garments });
    const id = platform.newId();
    await recordEvent(tx, orderId, { id, event: "made_again", status: "processing", now });
    await mailRemake(platform, tx, order, garments);
    await touchOrder(tx, orderId);
  });
}

async function refuseUnready(
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  parcels: Parcels,
): Promise<void> {
  if (isBlocked(order)) throw new Problem("order_blocked");
  if (waits(order)) throw new Problem("surcharge_open");
  const isOver = order.status === "completed";
  if (!isOver && order.status !== "processing") throw new Problem("illegal_transition");
  // Of whoever left the shop, the names that stood on it are forgotten.
  if (order.contact.email === "") throw new Problem("illegal_transition");
  // Completed by hand with some that never left: they would stand in the workshop as if they were to be made.
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const sent = parcels.reduce((sum, { garments }) => sum + garments.length, 0);
  if (isOver && sent < pieces) throw new Problem("illegal_transition");
  const { amount } = await creditedSoFar(tx, order.id);
  if (amount > 0 && amount >= (await invoicedOf(tx, order)).total) {
    throw new Problem("illegal_transition");
  }
}

/** What is to be made again of a parcel, all of it or nothing. */
function chosenOf(
  inside: readonly ParcelGarment[],
  asked: Asked["remake"]["garments"],
): readonly ParcelGarment[] {
  const copies = Map.groupBy(inside, ({ lineId }) => lineId);
  const there = new Map(
    [...copies].map(([id, garments]) => [id, garments.map(({ copy }) => copy)] as const),
  );
  const chosen = packParcel(
    there,
    asked.map((wish) => ({
      lineId: wish.line_id,
      quantity: wish.copies.length,
      copies: wish.copies,
    })),
  );
  if (!("fault" in chosen)) return chosen;
  const field = chosen.fault === "unknown_line" ? "line_id" : "copies";
  throw invalidField(`garments.${chosen.at}.${field}`, "unknown_reference");
}

/** A garment is given back or made again, not both: of a line no more are made again than were not given back. */
function refuseGivenBack(
  lines: readonly OrderLineRow[],
  chosen: readonly ParcelGarment[],
  before: readonly ParcelGarment[],
): void {
  const all = [...before, ...chosen];
  for (const { id, quantity, refunded } of lines) {
    const again = all.filter(({ lineId }) => lineId === id).length;
    const isAsked = chosen.some(({ lineId }) => lineId === id);
    if (isAsked && again + refunded > quantity) throw invalidField("garments", "too_big");
  }
}

async function unitsOf(tx: Tx, orderId: string, chosen: readonly ParcelGarment[]) {
  const known = await tx
    .selectFrom("production_units")
    .select(["id", "line_id", "copy"])
    .where("order_id", "=", orderId)
    .execute();
  const wanted = new Set(chosen.map(({ lineId, copy }) => `${lineId} ${copy}`));
  const ids = known.flatMap(({ id, line_id, copy }) =>
    wanted.has(`${line_id} ${copy}`) ? [id] : [],
  );
  if (ids.length < chosen.length) throw new Problem("illegal_transition");
  return takeGarments(tx, ids);
}
