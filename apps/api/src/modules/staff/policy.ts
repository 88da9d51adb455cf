import type { orderActs } from "@holeshot/contract";
import { canMoveProof, may, movesFrom, type OrderStatus, type Role } from "@holeshot/domain";
import type { OrderRow } from "../orders/index.ts";
import type { OrderBooks } from "../ledger/index.ts";

export type OrderAct = (typeof orderActs)[number];

/** Nothing is made of such an order: staff have put it aside, or a payment was charged back. */
export function isBlocked(order: Pick<OrderRow, "blocked_at" | "held_at">): boolean {
  return order.blocked_at !== null || order.held_at !== null;
}

/** A change of one of its lines is to be paid first. */
export function waits(order: Pick<OrderRow, "surcharge_id">): boolean {
  return order.surcharge_id !== null;
}

/** Whether this role may take an order to that state: who makes is not who gives money back. */
export function mayMove(role: Role, to: OrderStatus): boolean {
  return may(role, to === "cancelled" ? "orders.cancel" : "orders.make");
}

/** What is known of an order before it moves; a draft is one that is not settled. */
export function factsOf(order: OrderRow) {
  return {
    settled: order.status !== "draft",
    manualCheck: order.manual_check,
    proofApproved: order.proof_status === "approved",
  };
}

/** The states that this role may take an order to now. */
export function movesOf(role: Role, order: OrderRow): OrderStatus[] {
  return movesFrom(order.status, factsOf(order)).filter(
    (to) => mayMove(role, to) && (to === "cancelled" || !(isBlocked(order) || waits(order))),
  );
}

/** What else this role may do with an order now. */
export function actsOf(role: Role, order: OrderRow, books: OrderBooks): OrderAct[] {
  const isOver = order.status === "completed" || order.status === "cancelled";
  const isHeld = order.held_at !== null;
  const left = books.invoiced - books.credited;
  const can: Readonly<Record<OrderAct, boolean>> = {
    send_proof:
      may(role, "proofs.send") &&
      order.status === "confirmed" &&
      !isBlocked(order) &&
      canMoveProof(order.proof_status, "awaiting_customer"),
    hold: may(role, "orders.hold") && !isOver && !isHeld,
    release: may(role, "orders.hold") && isHeld,
    refund: may(role, "payments.act") && order.status !== "draft" && left > 0,
    settle_invoice:
      may(role, "payments.act") &&
      order.status !== "cancelled" &&
      order.payment_method === "invoice" &&
      books.receivable > 0,
    note: may(role, "orders.note"),
    // What production itself asks before it prints anything.
    make_pack:
      may(role, "packs.make") &&
      order.status !== "draft" &&
      order.status !== "cancelled" &&
      !isBlocked(order) &&
      !waits(order) &&
      (!order.manual_check || order.proof_status === "approved"),
    change_line:
      may(role, "orders.change") &&
      order.status === "confirmed" &&
      !isBlocked(order) &&
      !waits(order),
    send_parcel: may(role, "parcels.send") && order.status === "processing" && !isBlocked(order),
  };
  return (Object.keys(can) as OrderAct[]).filter((act) => can[act]);
}
