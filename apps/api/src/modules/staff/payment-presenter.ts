import type { AnswerBodyOf, getStaffOrder, listPaymentCases } from "@holeshot/contract";
import type { OrderBooks } from "../ledger/index.ts";
import type { ListedPaper } from "../orders/index.ts";
import type { CaseRow, ListedCase, RefundRow } from "../payments/index.ts";

type StaffOrder = AnswerBodyOf<typeof getStaffOrder, 200>;
type ListedCaseAnswer = AnswerBodyOf<typeof listPaymentCases, 200>["data"][number];

const refundStates = ["requested", "accepted", "done", "failed"] as const;

/** Money on its way back, or gone. */
export function presentRefund(row: RefundRow): StaffOrder["refunds"][number] {
  return {
    id: row.id,
    payment_id: row.payment_id,
    amount: row.amount,
    status: refundStates.find((each) => each === row.status) ?? "requested",
    requested_at: row.requested_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

/** What does not fit. */
export function presentCase(row: CaseRow): StaffOrder["cases"][number] {
  return {
    id: row.id,
    order_uuid: row.order_id,
    payment_id: row.payment_id,
    kind: row.kind,
    facts: { ...row.facts },
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    note: row.note,
  };
}

/** A case in the list. */
export function presentListedCase(row: ListedCase): ListedCaseAnswer {
  return { ...presentCase(row), order_number: row.order_number };
}

/** An order's papers and money. */
export function presentBooks(books: OrderBooks): StaffOrder["ledger"] {
  return {
    invoiced: books.invoiced,
    credited: books.credited,
    received: books.received,
    refunded: books.refunded,
    charged_back: books.chargedBack,
    receivable: books.receivable,
    difference: books.difference,
  };
}

/** A paper of an order, and where staff open it. */
export function presentPaper(orderId: string) {
  return ({
    kind,
    number,
    issuedAt,
    amount,
    earlier,
  }: ListedPaper): StaffOrder["papers"][number] => ({
    kind,
    number,
    issued_at: issuedAt.toISOString(),
    amount,
    url: `/api/staff/orders/${orderId}/papers/${number}.pdf`,
    earlier: earlier.map(({ version, keptAt }) => ({ version, kept_at: keptAt.toISOString() })),
  });
}
