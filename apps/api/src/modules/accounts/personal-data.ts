import type { PersonalData } from "../../platform/module.ts";

/**
 * Where a customer is signed in, and what was written to them: mails of their orders, wherever they asked to be written to,
 * and of their account. Not what stood in a mail, which may open an account or a payment.
 */
export const accountPersonalData: PersonalData = {
  export: async (db, customerId) => ({
    sessions: await db
      .selectFrom("sessions")
      .select(["browser", "system", "created_at", "last_used_at"])
      .where("customer_id", "=", customerId)
      .orderBy("created_at")
      .execute(),
    mails: await db
      .selectFrom("mails")
      .select(["kind", "recipient", "created_at", "sent_at"])
      .where((eb) =>
        eb.or([
          eb(
            "about",
            "in",
            eb.selectFrom("orders").select("orders.id").where("customer_id", "=", customerId),
          ),
          eb.and([
            eb("about", "is", null),
            // An address may have been another's before this account was.
            eb.exists(
              eb
                .selectFrom("customers")
                .select("customers.id")
                .where("customers.id", "=", customerId)
                .whereRef("customers.email", "=", "mails.recipient")
                .whereRef("customers.created_at", "<=", "mails.created_at"),
            ),
          ]),
        ]),
      )
      .orderBy("mails.id")
      .execute(),
  }),
  // Ended and removed with the account itself.
  erase: async () => {},
};
