import { creditFor } from "@holeshot/domain";
import { centsOf } from "../parts/cents-of.ts";
import type { DeskOrder } from "./desk-order.ts";

/** What is filled in of a refund. */
export interface RefundWish {
  /** Garments and shipping go back once and for what was paid for them; an amount is just that. */
  readonly by: "pieces" | "amount";
  readonly amount: string;
  /** Line id → how many of its garments. */
  readonly pieces: Readonly<Record<string, number>>;
  readonly shipping: boolean;
}

type Wished =
  | { readonly amount: number }
  | { readonly lines: { line_id: string; quantity: number }[]; readonly shipping: boolean };

type Refunded = Pick<DeskOrder, "lines" | "ledger" | "totals" | "shipping_refunded">;

/** Whether there is shipping that was paid and not given back. */
export function shippingLeft(order: Pick<Refunded, "totals" | "shipping_refunded">): boolean {
  return order.totals.shipping > 0 && !order.shipping_refunded;
}

/** What the garments and the shipping that are chosen come to, as they were paid, cents; null where nothing is chosen. */
export function wishedAmount(order: Refunded, wish: RefundWish): number | null {
  const wished = wishedOf(order, { ...wish, by: "pieces" });
  if (wished === null || !("lines" in wished)) return null;
  const { subtotal, discount, shipping } = order.totals;
  const credit = creditFor(
    {
      ...{ subtotal, discount, shipping, shippingBack: order.shipping_refunded },
      lines: order.lines.map(({ id, quantity, ppuInclVat, refunded = 0, changes_paid = 0 }) => ({
        ...{ id, quantity, refunded },
        ...{ unitPrice: ppuInclVat, changesPaid: changes_paid },
      })),
    },
    {
      lines: wished.lines.map(({ line_id: id, quantity }) => ({ id, quantity })),
      shipping: wished.shipping,
    },
  );
  return typeof credit === "string" ? null : credit.amount;
}

/** How many garments of each line were not given back by line. */
export function piecesLeft({ lines }: Pick<Refunded, "lines">): ReadonlyMap<string, number> {
  return new Map(
    lines
      .map(({ id, quantity, refunded = 0 }) => [id, quantity - refunded] as const)
      .filter(([, left]) => left > 0),
  );
}

/** What is left of what was invoiced, cents. */
export function leftOf({ ledger }: Pick<Refunded, "ledger">): number {
  return ledger.invoiced - ledger.credited;
}

/** What is asked of the shop; null where nothing that can be asked for is filled in. */
export function wishedOf(
  order: Pick<Refunded, "lines" | "ledger">,
  wish: RefundWish,
): Wished | null {
  if (wish.by === "amount") {
    const amount = centsOf(wish.amount);
    return amount === null || amount === 0 || amount > leftOf(order) ? null : { amount };
  }
  const left = piecesLeft(order);
  const lines = Object.entries(wish.pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([line_id, quantity]) => ({ line_id, quantity }));
  if (lines.some(({ line_id: id, quantity }) => quantity > (left.get(id) ?? 0))) return null;
  return lines.length === 0 && !wish.shipping ? null : { lines, shipping: wish.shipping };
}
