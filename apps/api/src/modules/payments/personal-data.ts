import type { PersonalData } from "../../platform/module.ts";

/**
 * What a customer paid and got back. Nothing of what a payment is opened or asked for by: not its page, nor its provider's
 * word for it.
 */
export const paymentsPersonalData: PersonalData = {
  export: async (db, customerId) => ({
    payments: await db
      .selectFrom("payments")
      .innerJoin("orders", "orders.id", "payments.order_id")
      .select([
        "orders.order_number",
        "payments.method",
        "payments.provider",
        "payments.paid_by",
        "payments.amount",
        "payments.status",
        "payments.created_at",
        "payments.paid_at",
      ])
      .where("orders.customer_id", "=", customerId)
      .orderBy("payments.id")
      .execute(),
    refunds: await db
      .selectFrom("refunds")
      .innerJoin("payments", "payments.id", "refunds.payment_id")
      .innerJoin("orders", "orders.id", "payments.order_id")
      .select([
        "orders.order_number",
        "payments.provider",
        "refunds.amount",
        "refunds.status",
        "refunds.requested_at",
        "refunds.settled_at",
      ])
      .where("orders.customer_id", "=", customerId)
      .orderBy("refunds.id")
      .execute(),
  }),
  // The law keeps what was paid as long as its invoice; whose it was is the order's to forget.
  erase: async () => {},
};
