import type { AnswerOf, getPaymentLink } from "@holeshot/contract";
import type { Language } from "@holeshot/domain";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import {
  findLines,
  findOrder,
  findSurcharge,
  type OrderLineRow,
  type OrderRow,
  payUntil,
  type SurchargeRow,
} from "../orders/index.ts";
import { findPayments, type PaymentRow } from "../payments/index.ts";

type PaymentLink = AnswerOf<typeof getPaymentLink>["body"];
type State = PaymentLink["state"];
type Row = PaymentLink["rows"][number];

/** What whoever has an order's link sees: no person, no address, no design, and no amounts once nothing is due. */
export async function showPaymentLink(
  platform: Platform,
  orderId: string,
  language: Language,
): Promise<PaymentLink> {
  const surcharge = await findSurcharge(platform.db, orderId);
  if (surcharge) return showSurcharge(platform, surcharge, language);
  const order = await findOrder(platform.db, orderId);
  if (!order) throw new Problem("not_found");
  const payments = await findPayments(platform.db, orderId);
  const state = stateOf(order, payments, platform.clock());
  const due = state === "open" || state === "waiting";
  return {
    order_number: order.order_number,
    state,
    failed: state === "open" && hasFailed(payments),
    amount: due ? order.total : null,
    pay_until: due ? payUntil(order).toISOString() : null,
    rows: due ? rowsOf(order, await findLines(platform.db, orderId), language) : [],
  };
}

async function showSurcharge(
  platform: Platform,
  surcharge: SurchargeRow,
  language: Language,
): Promise<PaymentLink> {
  const order = await findOrder(platform.db, surcharge.order_id);
  if (!order) throw new Problem("not_found");
  const payments = await findPayments(platform.db, order.id);
  const own = payments.filter((payment) => payment.surcharge_id === surcharge.id);
  const state = surchargeState(surcharge, own, platform.clock());
  const due = state === "open" || state === "waiting";
  const lines = due ? await findLines(platform.db, order.id) : [];
  const line = lines.filter(({ id }) => id === surcharge.line_id);
  return {
    order_number: order.order_number,
    state,
    failed: state === "open" && hasFailed(own),
    amount: due ? surcharge.amount : null,
    pay_until: due ? payUntil(surcharge).toISOString() : null,
    // What the difference is of; how much of the line it is nobody needs to know.
    rows: goodsOf(order, line, language).map((row) => ({
      ...row,
      quantity: 1,
      amount: surcharge.amount,
    })),
  };
}

function surchargeState(
  surcharge: SurchargeRow,
  payments: readonly PaymentRow[],
  now: Date,
): State {
  if (surcharge.state === "paid" || surcharge.state === "applied") return "paid";
  if (surcharge.state !== "open") return "closed";
  return waitingState(payments, now < payUntil(surcharge));
}

function stateOf(order: OrderRow, payments: readonly PaymentRow[], now: Date): State {
  if (order.status === "cancelled") return "closed";
  if (order.status !== "draft") return "paid";
  return waitingState(payments, now < payUntil(order));
}

function waitingState(payments: readonly PaymentRow[], inTime: boolean): State {
  if (payments.some(({ received }) => received !== null)) return "looking";
  const atBank = payments
    .map(({ status }) => status)
    .some((status) => status === "pending" || status === "authorized");
  if (atBank) return "waiting";
  return inTime ? "open" : "closed";
}

/** The last attempt ended without money, and nobody has begun another. */
function hasFailed(attempts: readonly PaymentRow[]): boolean {
  const last = attempts.at(-1)?.status;
  return last === "failed" || last === "cancelled" || last === "expired";
}

function goodsOf(order: OrderRow, lines: readonly OrderLineRow[], language: Language): Row[] {
  const { labels } = order;
  const goods = new Map<string, Row>();
  for (const { product, quantity, unit_price: price } of lines) {
    const names = labels.products[product] ?? {};
    const name = names[language] ?? names[order.language] ?? product;
    const before = goods.get(product) ?? { kind: "goods", name, quantity: 0, amount: 0 };
    const amount = before.amount + quantity * price;
    goods.set(product, { ...before, quantity: before.quantity + quantity, amount });
  }
  return [...goods.values()];
}

function rowsOf(order: OrderRow, lines: readonly OrderLineRow[], language: Language): Row[] {
  const { labels } = order;
  const one = (kind: Row["kind"], name: string, amount: number): Row[] =>
    amount === 0 ? [] : [{ kind, name, quantity: 1, amount }];
  return [
    ...goodsOf(order, lines, language),
    ...one("discount", "", -order.discount),
    ...one("manual_check", "", order.manual_check_amount),
    ...one("shipping", labels.shipping[language] ?? order.shipping_method, order.shipping),
  ];
}
