import type { PersonalData } from "../../platform/module.ts";

/** Names and numbers that stood on garments before they were changed. */
export const changesPersonalData: PersonalData = {
  export: async (db, customerId) => ({
    changed_order_lines: await db
      .selectFrom("order_line_changes as change")
      .innerJoin("orders", "orders.id", "change.order_id")
      .select([
        "orders.order_number",
        "change.properties",
        "change.rider_name",
        "change.rider_number",
        "change.credited",
        "change.charged",
        "change.changed_at",
      ])
      .where("orders.customer_id", "=", customerId)
      .orderBy("change.id")
      .execute(),
    surcharges: await db
      .selectFrom("surcharges")
      .innerJoin("orders", "orders.id", "surcharges.order_id")
      .select([
        "orders.order_number",
        "surcharges.properties",
        "surcharges.rider_name",
        "surcharges.rider_number",
        "surcharges.amount",
        "surcharges.state",
        "surcharges.created_at",
        "surcharges.invoice_number",
      ])
      .where("orders.customer_id", "=", customerId)
      .orderBy("surcharges.id")
      .execute(),
  }),
  erase: async (tx, customerId) => {
    const own = tx.selectFrom("orders").select("id").where("customer_id", "=", customerId);
    for (const table of ["order_line_changes", "surcharges"] as const) {
      await tx
        .updateTable(table)
        .set({ rider_name: null, rider_number: null })
        .where("order_id", "in", own)
        .execute();
    }
  },
};
