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
}
