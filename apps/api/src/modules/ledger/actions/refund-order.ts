import type { refundOrder as refundOrderRoute, RequestOf } from "@holeshot/contract";
import { creditFor } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import { refundable, requestRefund } from "../../checkout/index.ts";
import {
  type CreditedLine,
  creditedSoFar,
  creditPart,
  describeLine,
  discountName,
  findCreditNotes,
  findInvoice,
  findLines,
  invoicedOf,
  lockOrder,
  mailPartRefund,
  type OrderLineRow,
  type OrderRow,
  restLine,
} from "../../orders/index.ts";
import { findPayments, movePayment, notePayment, type PaymentRow } from "../../payments/index.ts";

type Wish = RequestOf<typeof refundOrderRoute>["body"];

/** What is credited, and how the credit note says it. */
interface Credit {
  readonly amount: number;
  readonly lines: readonly CreditedLine[];
}

/**
 * Gives a part of an order's money back, or all that is left, with a credit note; of an invoice that is not paid it lowers
 * what is owed. Never more than was paid, and once for each key.
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
  await platform.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Problem("not_found");
    if (order.status === "cancelled" || !(await findInvoice(tx, orderId))) {
      throw new Problem("illegal_transition");
    }
    const credit = creditOf(order, await findLines(tx, orderId), wish);
    const notes = await findCreditNotes(tx, orderId);
    const earlier = notes.find((note) => note.request_key === key);
    if (earlier && earlier.amount !== credit.amount) throw new Problem("idempotency_conflict");
    if (earlier) return;
    const before = await creditedSoFar(tx, orderId);
    const invoiced = await invoicedOf(tx, order);
    if (before.amount + credit.amount > invoiced.total) throw new Problem("refund_too_large");

    const news = await takeFromPayments(platform, tx, order, credit.amount);
    const { amount } = credit;
    await mailPartRefund(platform, tx, order, { news, amount, reason: wish.reason });
    await recordStaffAct(platform, tx, {
      staffId,
      act: "order.refunded",
      subjectKind: "order",
      subjectId: orderId,
      facts: { amount },
    });
    // Last, because the row of numbers is what other orders wait for.
    await creditPart(platform, tx, order, { ...credit, key });
  });
}

function creditOf(order: OrderRow, lines: readonly OrderLineRow[], wish: Wish): Credit {
  const byPiece = wish.lines !== undefined || wish.shipping === true;
  if (wish.amount !== undefined) {
    if (byPiece) throw invalidField("amount", "unknown_key");
    return { amount: wish.amount, lines: [restLine(order, wish.amount)] };
  }
  if (!byPiece) throw invalidField("amount", "required");
  const asked = (wish.lines ?? []).map(({ line_id: id, quantity }) => ({ id, quantity }));
  const priced = {
    subtotal: order.subtotal,
    discount: order.discount,
    shipping: order.shipping,
    manualCheck: order.manual_check_amount,
    lines: lines.map(({ id, quantity, unit_price }) => ({ id, quantity, unitPrice: unit_price })),
  };
  const shipping = wish.shipping === true;
  const amount = creditFor(priced, { lines: asked, shipping });
  if (amount === null) throw invalidField("lines", "unknown_reference");
  if (amount <= 0) throw invalidField("lines", "too_small");
  return { amount, lines: creditLines(order, lines, { asked, shipping, amount }) };
}

function creditLines(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  what: {
    readonly asked: readonly { readonly id: string; readonly quantity: number }[];
    readonly shipping: boolean;
    readonly amount: number;
  },
): CreditedLine[] {
  const goods = what.asked.flatMap(({ id, quantity }): CreditedLine[] => {
    const line = lines.find((each) => each.id === id);
    if (!line) return [];
    const { product, design, choices, rider } = describeLine(order, line);
    return [
      {
        title: `${product}, ${design}`,
        note: [...choices, ...(rider ? [rider] : [])].join(" · "),
        quantity,
        unit_price: line.unit_price,
        amount: quantity * line.unit_price,
      },
    ];
  });
  const one = (title: string, amount: number): CreditedLine[] =>
    amount === 0 ? [] : [{ title, note: "", quantity: 1, unit_price: amount, amount }];
  const shipping = what.shipping ? order.shipping : 0;
  const gross = goods.reduce((sum, line) => sum + line.amount, 0);
  const name = order.labels.shipping[order.language] ?? order.shipping_method;
  return [
    ...goods,
    ...one(
      discountName(discountTitles[order.language], order.labels.discount),
      what.amount - gross - shipping,
    ),
    ...one(name, shipping),
  ];
}

const discountTitles = {
  nl: "Korting",
  en: "Discount",
  de: "Rabatt",
  dk: "Rabat",
  fr: "Remise",
} as const satisfies Record<OrderRow["language"], string>;

/** Takes the amount off what is owed, or has it given back out of what came, the latest payment first. */
export async function takeFromPayments(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  amount: number,
): Promise<"refund" | "credit"> {
  const payments = await findPayments(tx, order.id);
  const owed = payments.find(({ method, status }) => method === "invoice" && status === "open");
  if (owed) {
    await lower(platform, tx, owed, amount);
    return "credit";
  }
  let left = amount;
  for (const payment of payments.toReversed()) {
    const part = Math.min(left, await refundable(tx, payment));
    if (part <= 0) continue;
    await requestRefund(platform, tx, order, payment, { amount: part });
    left -= part;
  }
  if (left > 0) throw new Problem("refund_too_large");
  return "refund";
}

async function lower(platform: Platform, tx: Tx, owed: PaymentRow, amount: number): Promise<void> {
  if (amount > owed.amount) throw new Problem("refund_too_large");
  await notePayment(tx, owed.id, { amount: owed.amount - amount });
  if (amount === owed.amount) await movePayment(tx, owed, "cancelled", platform.clock());
}
