/** The states of an order (specification §4). */
export const orderStatuses = [
  "draft",
  "confirmed",
  "processing",
  "completed",
  "cancelled",
] as const;

/** One of {@link orderStatuses}. */
export type OrderStatus = (typeof orderStatuses)[number];

/** What must be known of an order before it may move. */
export interface OrderFacts {
  /** Paid in full, or to be paid on invoice. */
  readonly settled: boolean;
  /** The customer asked for a manual check, so production waits for an approved proof. */
  readonly manualCheck: boolean;
  readonly proofApproved: boolean;
  /** Garments of it that had left are made again. */
  readonly madeAgain?: boolean;
}

/** What a move needs; null when nothing. */
export type OrderCondition = "settled" | "proof_approved" | "made_again" | null;

/** One arrow of the table. */
export interface OrderMove {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly needs: OrderCondition;
}

/**
 * Every allowed move; what is not here is refused. `cancelled` is final, and so is `completed` unless garments of the order
 * are made again.
 */
export const orderMoves: readonly OrderMove[] = [
  { from: "draft", to: "confirmed", needs: "settled" },
  { from: "draft", to: "cancelled", needs: null },
  { from: "confirmed", to: "processing", needs: "proof_approved" },
  { from: "confirmed", to: "cancelled", needs: null },
  { from: "processing", to: "completed", needs: null },
  { from: "completed", to: "processing", needs: "made_again" },
];

function holds(condition: OrderCondition, facts: OrderFacts): boolean {
  switch (condition) {
    case null:
      return true;
    case "settled":
      return facts.settled;
    case "proof_approved":
      return !facts.manualCheck || facts.proofApproved;
    case "made_again":
      return facts.madeAgain === true;
  }
}

/** Whether an order may go from one state to another, given what is known of it. */
export function canMove(from: OrderStatus, to: OrderStatus, facts: OrderFacts): boolean {
  const move = orderMoves.find((each) => each.from === from && each.to === to);
  return move !== undefined && holds(move.needs, facts);
}

/** The states an order may go to now. */
export function movesFrom(from: OrderStatus, facts: OrderFacts): readonly OrderStatus[] {
  return orderStatuses.filter((to) => canMove(from, to, facts));
}

/**
 * How much of an order's addresses may change: both until it is made, the delivery address until its last parcel has left,
 * which completes it. One that is fetched goes nowhere.
 */
export function changeableAddresses(
  status: OrderStatus,
  isFetched: boolean,
): "both" | "delivery" | "none" {
  if (status === "draft" || status === "confirmed") return "both";
  return status === "processing" && !isFetched ? "delivery" : "none";
}

/** The states of the proof that a manual check makes. */
export const proofStatuses = [
  "not_requested",
  "awaiting_designer",
  "awaiting_customer",
  "changes_requested",
  "approved",
] as const;

/** One of {@link proofStatuses}. */
export type ProofStatus = (typeof proofStatuses)[number];

/** Where a proof may go: the designer sends, the customer approves or asks for changes; a line that changes opens it again. */
export const proofMoves: Readonly<Record<ProofStatus, readonly ProofStatus[]>> = {
  not_requested: [],
  awaiting_designer: ["awaiting_customer"],
  awaiting_customer: ["awaiting_designer", "awaiting_customer", "changes_requested", "approved"],
  changes_requested: ["awaiting_customer"],
  approved: ["awaiting_designer"],
};

/** Whether a proof may go from one state to another. */
export function canMoveProof(from: ProofStatus, to: ProofStatus): boolean {
  return proofMoves[from].includes(to);
}

/** `HS-2026-000123`, from a year and its gapless sequence. */
export function formatOrderNumber(year: number, sequence: number): string {
  return `HS-${year}-${String(sequence).padStart(6, "0")}`;
}
