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
        "change.changed_at",
      ])
      .where("orders.customer_id", "=", customerId)
      .orderBy("change.id")
      .execute(),
  }),
  erase: async (tx, customerId) => {
    const own = tx.selectFrom("orders").select("id").where("customer_id", "=", customerId);
    await tx
      .updateTable("order_line_changes")
      .set({ rider_name: null, rider_number: null })
      .where("order_id", "in", own)
      .execute();
  },
};
