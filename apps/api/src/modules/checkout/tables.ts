import type { Generated } from "kysely";

export interface CheckoutTables {
  checkout_keys: {
    customer_id: string;
    key: string;
    body_hash: string;
    order_id: string;
    created_at: Generated<Date>;
  };
}
