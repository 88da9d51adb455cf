import { sql } from "kysely";
import type { Tx } from "../../platform/database/transaction.ts";
import type { PersonalData } from "../../platform/module.ts";

/**
 * Orders name a person twice: to reach them, which ends with the account, and on the invoice,
 * which the law keeps. So the billing address and the invoice's name stay, all else goes.
 */
export const ordersPersonalData: PersonalData = {
  export: async (db, customerId) => ({
    orders: await db
      .selectFrom("orders")
      .select((eb) => [
        "order_number",
        "created_at",
        "status",
        "total",
        "payment_method",
        "shipping_address",
        "billing_address",
        "contact",
        "consents",
        eb
          .selectFrom("order_lines")
          .select((line) =>
            line.fn
              .jsonAgg(
                // Literals: PostgreSQL cannot tell the type of a parameter that names a key.
                line.fn("jsonb_build_object", [
                  sql.lit("product"),
                  "product",
                  sql.lit("quantity"),
                  "quantity",
                  sql.lit("unit_price"),
                  "unit_price",
                  sql.lit("properties"),
                  "properties",
                  sql.lit("rider_name"),
                  "rider_name",
                  sql.lit("rider_number"),
                  "rider_number",
                ]),
              )
              .as("lines"),
          )
          .whereRef("order_lines.order_id", "=", "orders.id")
          .as("lines"),
        eb
          .selectFrom("order_address_changes as change")
          .select((change) =>
            change.fn
              .jsonAgg(
                change.fn("jsonb_build_object", [
                  sql.lit("shipping_address"),
                  "change.shipping_address",
                  sql.lit("billing_address"),
                  "change.billing_address",
                  sql.lit("changed_at"),
                  "change.changed_at",
                ]),
              )
              .as("changes"),
          )
          .whereRef("change.order_id", "=", "orders.id")
          .as("earlier_addresses"),
        eb
          .selectFrom("parcels as parcel")
          .select((parcel) =>
            parcel.fn
              .jsonAgg(
                parcel.fn("jsonb_build_object", [
                  sql.lit("carrier"),
                  "parcel.carrier_name",
                  sql.lit("tracking_number"),
                  "parcel.tracking_number",
                  sql.lit("sent_at"),
                  "parcel.sent_at",
                ]),
              )
              .as("parcels"),
          )
          .whereRef("parcel.order_id", "=", "orders.id")
          .as("parcels"),
        // What staff noted of an order is about its customer, too.
        eb
          .selectFrom("order_notes as note")
          .select((note) =>
            note.fn
              .jsonAgg(
                note.fn("jsonb_build_object", [
                  sql.lit("text"),
                  "note.text",
                  sql.lit("written_at"),
                  "note.written_at",
                ]),
              )
              .as("notes"),
          )
          .whereRef("note.order_id", "=", "orders.id")
          .as("notes"),
      ])
      .where("customer_id", "=", customerId)
      .orderBy("id")
      .execute(),
  }),
  erase: async (tx, customerId) => {
    const own = tx.selectFrom("orders").select("id").where("customer_id", "=", customerId);
    await tx
      .updateTable("order_lines")
      .set({ rider_name: null, rider_number: null })
      .where("order_id", "in", own)
      .execute();
    // By its number a carrier tells who got a parcel.
    await tx
      .updateTable("parcels")
      .set({ tracking_number: null, tracking_url: null })
      .where("order_id", "in", own)
      .execute();
    const rounds = tx.selectFrom("order_proofs").select("id").where("order_id", "in", own);
    await tx
      .updateTable("order_proof_pins")
      .set({ answer: null })
      .where("proof_id", "in", rounds)
      .execute();
    await tx.deleteFrom("order_notes").where("order_id", "in", own).execute();
    await forgetReasons(tx, customerId);
    const orders = await tx
      .selectFrom("orders")
      .select(["id", "contact"])
      .where("customer_id", "=", customerId)
      .execute();
    for (const { id, contact } of orders) {
      await tx
        .updateTable("orders")
        .set({ contact: JSON.stringify({ ...contact, email: "", phone: "" }) })
        .where("id", "=", id)
        .execute();
    }
  },
};

/** What was said of garments at the machines may name their customer; that something was made again, and when, stays. */
async function forgetReasons(tx: Tx, customerId: string): Promise<void> {
  const units = tx
    .selectFrom("production_units as unit")
    .innerJoin("orders", "orders.id", "unit.order_id")
    .select("unit.id")
    .where("orders.customer_id", "=", customerId);
  await tx.deleteFrom("production_blocks").where("unit_id", "in", units).execute();
  await tx
    .updateTable("production_remakes")
    .set({ reason: "" })
    .where("unit_id", "in", units)
    .execute();
}
