import type { refundOrder as refundOrderRoute, RequestOf } from "@holeshot/contract";
import { creditFor, type ParcelGarment, type PiecesCredit } from "@holeshot/domain";
import { isDeepStrictEqual } from "node:util";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import {
  type AskedCredit,
  beingMadeAgain,
  type CreditedLine,
  creditedSoFar,
  creditPart,
  type CreditNoteRow,
  findCreditNotes,
  findInvoice,
  findLines,
  findParcels,
  invoicedOf,
  isShippingBack,
  lockOrder,
  noteGivenBack,
  type OrderLineRow,
  type OrderRow,
  restLine,
} from "../../orders/index.ts";
import { creditLines } from "../credit-lines.ts";
import { takeFromPayments } from "./take-from-payments.ts";

type Wish = RequestOf<typeof refundOrderRoute>["body"];

/** What is credited, and how the credit note says it. */
interface Credit {
  readonly amount: number;
  readonly lines: readonly CreditedLine[];
  /** What of it changes of each line cost; nothing of an amount that was named. */
  readonly changes?: PiecesCredit["changes"];
}

/**
 * Gives a part of an order's money back, or all that is left, with a credit note; of an invoice that is not paid it lowers
 * what is owed. Never more than was paid, each piece and the shipping once, and once for each key.
 * @throws Problem `not_found`, `illegal_transition` for an order without invoice, `refund_too_large`,
 *   `idempotency_conflict`, `validation_failed`
 */
export async function refundOrder(
  platform: Platform,
  request: {
    readonly staffId: string;
    readonly orderId: string;
    readonly key: string;
    readonly wish: Wish;
  },
): Promise<void> {
  const { orderId, key, wish, staffId } = request;
  const asked = askedOf(wish);
  await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Problem("not_found");
    if (order.status === "cancelled" || !(await findInvoice(tx, orderId))) {
      throw new Problem("illegal_transition");
    }
    const notes = await findCreditNotes(tx, orderId);
    const earlier = notes.find((note) => note.request_key === key);
    if (earlier && !isSameWish(earlier, asked)) throw new Problem("idempotency_conflict");
    if (earlier) return;
    const lines = await findLines(tx, orderId);
    refuseMadeAgain(lines, asked, beingMadeAgain(await findParcels(tx, orderId)));
    const credit = creditOf(order, lines, notes, asked);
    const before = await creditedSoFar(tx, orderId);
    const invoiced = await invoicedOf(tx, order);
    if (before.amount + credit.amount > invoiced.total) throw new Problem("refund_too_large");
    const { amount, lines: credited, changes } = credit;
    for (const { id, quantity } of asked.lines) {
      await noteGivenBack(tx, id, { quantity, changesPaid: changes?.get(id) ?? 0 });
    }
    await takeFromPayments(platform, tx, order, { amount, reason: wish.reason });
    await recordStaffAct(platform, tx, {
      staffId,
      act: "order.refunded",
      subjectKind: "order",
      subjectId: orderId,
      facts: { amount },
    });
    // Last, because the row of numbers is what other orders wait for.
    await creditPart(platform, tx, order, { amount, lines: credited, key, asked });
  });
}

/** What is made again is not given back until it has left; who means to do both names an amount. */
function refuseMadeAgain(
  lines: readonly OrderLineRow[],
  asked: AskedCredit,
  again: readonly ParcelGarment[],
): void {
  for (const { id, quantity } of asked.lines) {
    const line = lines.find((each) => each.id === id);
    const made = again.filter(({ lineId }) => lineId === id).length;
    if (line && made > 0 && line.refunded + quantity + made > line.quantity) {
      throw new Problem("refund_too_large");
    }
  }
}

/** What is wished for, in one way of saying it. */
function askedOf({ amount, lines, shipping = false }: Wish): AskedCredit {
  const byPiece = lines !== undefined || shipping;
  if (amount !== undefined) {
    if (byPiece) throw invalidField("amount", "unknown_key");
    return { amount, lines: [], shipping };
  }
  if (!byPiece) throw invalidField("amount", "required");
  const sums = new Map<string, number>();
  for (const { line_id: id, quantity } of lines ?? []) sums.set(id, (sums.get(id) ?? 0) + quantity);
  const sorted = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { lines: sorted.map(([id, quantity]) => ({ id, quantity })), shipping };
}

/** Of a program that did not keep what was asked, only the amount is known. */
function isSameWish({ amount, asked }: CreditNoteRow, again: AskedCredit): boolean {
  if (asked === null) return again.amount === undefined || again.amount === amount;
  return isDeepStrictEqual(asked, again);
}

function creditOf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  notes: readonly CreditNoteRow[],
  asked: AskedCredit,
): Credit {
  if (asked.amount !== undefined) {
    return { amount: asked.amount, lines: [restLine(order, asked.amount)] };
  }
  const priced = {
    subtotal: order.subtotal,
    discount: order.discount,
    shipping: order.shipping,
    shippingBack: isShippingBack(notes),
    lines: lines.map(({ id, quantity, unit_price, refunded, changes_paid }) => ({
      id,
      quantity,
      unitPrice: unit_price,
      refunded,
      changesPaid: changes_paid,
    })),
  };
  const credit = creditFor(priced, asked);
  if (credit === "unknown") throw invalidField("lines", "unknown_reference");
  if (credit === "given_back") throw new Problem("refund_too_large");
  const { amount, changes } = credit;
  if (amount <= 0) throw invalidField("lines", "too_small");
  return { amount, lines: creditLines(order, lines, asked, credit), changes };
}
