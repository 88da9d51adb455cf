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

type Refunded = Pick<DeskOrder, "lines" | "ledger">;

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
export function wishedOf(order: Refunded, wish: RefundWish): Wished | null {
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
