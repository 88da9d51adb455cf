import { sql } from "kysely";
import type { Tx } from "../../platform/database/transaction.ts";
import { forgetMailsAbout } from "../../platform/mail/waiting-mails.ts";
import type { PersonalData } from "../../platform/module.ts";
import { forgetDone, isEnded } from "./writer.ts";

const ordersOf = (tx: Tx, customerId: string) =>
  tx.selectFrom("orders").select("id").where("customer_id", "=", customerId);
type Own = ReturnType<typeof ordersOf>;

/** What was written to and by the customer in the rounds of the manual check, with what was said at each place. */
const proofsOf = sql<readonly object[] | null>`(
  select jsonb_agg(
    jsonb_build_object(
      'message', proof.message, 'sent_at', proof.sent_at,
      'answer', proof.answer, 'answered_at', proof.answered_at,
      'places', (
        select jsonb_agg(jsonb_build_object('text', pin.text, 'answer', pin.answer) order by pin.number)
        from order_proof_pins pin where pin.proof_id = proof.id
      )
    ) order by proof.id
  )
  from order_proofs proof where proof.order_id = orders.id
)`;

/** Why garments were kept where they were or made once more, in the words of whoever said so; not who that was. */
const reasonsOf = sql<readonly object[] | null>`(
  select jsonb_agg(jsonb_build_object('kind', said.kind, 'reason', said.reason, 'said_at', said.at) order by said.at)
  from (
    select unit_id, 'blocked' as kind, reason, blocked_at as at from production_blocks
    union all
    select unit_id, 'made_again', reason, asked_at from production_remakes
  ) said
  join production_units unit on unit.id = said.unit_id
  where unit.order_id = orders.id
)`;

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
                  sql.lit("shipping_address"),
                  "parcel.shipping_address",
                ]),
              )
              .as("parcels"),
          )
          .whereRef("parcel.order_id", "=", "orders.id")
          .as("parcels"),
        // What staff noted of an order is about its customer, too; why it was put aside is such a note.
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
        proofsOf.as("proofs"),
        reasonsOf.as("reasons"),
      ])
      .where("customer_id", "=", customerId)
      .orderBy("id")
      .execute(),
  }),
  erase: async (tx, customerId) => {
    const own = ordersOf(tx, customerId);
    // By its number a carrier tells who got a parcel.
    await tx
      .updateTable("parcels")
      .set({ tracking_number: null, tracking_url: null })
      .where("order_id", "in", own)
      .execute();
    await forgetTalk(tx, own);
    await tx.deleteFrom("order_notes").where("order_id", "in", own).execute();
    await forgetReasons(tx, own);
    const orders = await tx
      .selectFrom("orders")
      .select(["id", "contact", "status"])
      .where("customer_id", "=", customerId)
      .execute();
    // Whatever address an order asked to be written to.
    await forgetMailsAbout(
      tx,
      orders.map(({ id }) => id),
    );
    await askDesigner(tx, own);
    // What is being made is made as ordered: the names that stand on it, and where some of it went, go when it is done.
    const ended = orders.filter(({ status }) => isEnded(status)).map(({ id }) => id);
    if (ended.length > 0) await forgetDone(tx, ended);
    for (const { id, contact } of orders) {
      await tx
        .updateTable("orders")
        .set({ contact: JSON.stringify({ ...contact, email: "", phone: "" }) })
        .where("id", "=", id)
        .execute();
    }
  },
};

/** Nobody is there any more to answer a proof: it waits for the designer, and what he sends next is made. */
async function askDesigner(tx: Tx, own: Own): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ proof_status: "awaiting_designer" })
    .where("id", "in", own)
    .where("status", "=", "confirmed")
    .where("proof_status", "=", "awaiting_customer")
    .execute();
}

/** What was written to a customer and answered goes with them; that it was, and what was approved, stays. */
async function forgetTalk(tx: Tx, own: Own): Promise<void> {
  const rounds = tx.selectFrom("order_proofs").select("id").where("order_id", "in", own);
  await tx
    .updateTable("order_proof_pins")
    .set({ text: "", answer: null })
    .where("proof_id", "in", rounds)
    .execute();
  await tx
    .updateTable("order_proofs")
    .set({ message: "", answer: null })
    .where("order_id", "in", own)
    .execute();
}

/**
 * What was said of orders and garments that wait may name their customer; that they wait, that something was made
 * again, and since when, stays.
 */
async function forgetReasons(tx: Tx, own: Own): Promise<void> {
  const units = tx.selectFrom("production_units").select("id").where("order_id", "in", own);
  await tx.deleteFrom("production_blocks").where("unit_id", "in", units).execute();
  await tx
    .updateTable("production_remakes")
    .set({ reason: "" })
    .where("unit_id", "in", units)
    .execute();
  await tx
    .updateTable("production_units")
    .set({ blocked_reason: "" })
    .where("order_id", "in", own)
    .where("blocked_reason", "is not", null)
    .execute();
  await tx
    .updateTable("orders")
    .set({ held_reason: "" })
    .where("id", "in", own)
    .where("held_reason", "is not", null)
    .execute();
}
