import type { PaymentMethod, PaymentStatus } from "@holeshot/domain";
import type { ColumnType, Generated } from "kysely";

type Json<T> = ColumnType<T, string, string>;

/** How far a refund is. */
export const refundStatuses = ["requested", "accepted", "done", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export interface PaymentTables {
  payments: {
    id: string;
    order_id: string;
    method: PaymentMethod;
    provider: string;
    status: PaymentStatus;
    amount: number;
    provider_reference: string | null;
    payment_url: string | null;
    created_at: Date;
    settled_at: Date | null;
    received: number | null;
    paid_at: Date | null;
    charged_back: Generated<number>;
    paid_by: string | null;
    asks: Generated<number>;
    next_ask_at: Date | null;
    /** What is paid is a change of a line, not the order. */
    surcharge_id: Generated<string | null>;
    /** Its page was opened by the link of a mail. */
    by_link: Generated<boolean>;
  };
  refunds: {
    id: string;
    payment_id: string;
    amount: number;
    status: Generated<RefundStatus>;
    /** The provider's name for it. */
    reference: string | null;
    request_key: string | null;
    requested_at: Date;
    accepted_at: Date | null;
    settled_at: Date | null;
  };
  payment_cases: {
    id: string;
    order_id: string;
    payment_id: string | null;
    kind: string;
    facts: Json<Readonly<Record<string, string | number>>>;
    opened_at: Date;
    closed_at: Date | null;
    closed_by: string | null;
    note: string | null;
  };
}
