import type { PersonalData } from "../../platform/module.ts";

/** Riders' names in open carts: shown to the customer, and gone with the account. */
export const cartPersonalData: PersonalData = {
  export: async (db, customerId) => ({
    carts: await db
      .selectFrom("carts")
      .innerJoin("cart_items", "cart_items.cart_id", "carts.id")
      .innerJoin("cart_designs", (join) =>
        join
          .onRef("cart_designs.cart_id", "=", "cart_items.cart_id")
          .onRef("cart_designs.design_id", "=", "cart_items.design_id"),
      )
      .select([
        "carts.id as cart",
        "name",
        "product",
        "quantity",
        "properties",
        "rider_name",
        "rider_number",
      ])
      .where("customer_id", "=", customerId)
      .where("state", "=", "open")
      .orderBy("carts.id")
      .execute(),
  }),
  erase: async (tx, customerId) => {
    // Ordered carts are kept for their orders, without what is in them.
    const own = tx.selectFrom("carts").select("id").where("customer_id", "=", customerId);
    await tx.deleteFrom("cart_designs").where("cart_id", "in", own).execute();
    await tx
      .updateTable("carts")
      .set({ state: "merged" })
      .where("customer_id", "=", customerId)
      .where("state", "=", "open")
      .execute();
  },
};
