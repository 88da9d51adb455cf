export interface PaymentTables {
  payments: {
    id: string;
    order_id: string;
    method: string;
    provider: string;
    status: string;
    amount: number;
    provider_reference: string | null;
    payment_url: string | null;
    created_at: Date;
    settled_at: Date | null;
  };
  refunds: {
    id: string;
    payment_id: string;
    requested_at: Date;
    accepted_at: Date | null;
  };
}
