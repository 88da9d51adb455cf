import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { PersonalData } from "../../platform/module.ts";
import { presentImage } from "./presenter.ts";
import { listCustomerImages } from "./reader.ts";

/** Uploaded images are the customer's. Erased, they lose owner and name; their files stay for the orders that show them. */
export const imagesOfCustomer: PersonalData = {
  export: async (db: Db, customerId: string) => ({
    images: (await listCustomerImages(db, customerId, undefined)).map(presentImage),
  }),
  erase: async (tx: Tx, customerId: string, now: Date) => {
    await tx
      .updateTable("images")
      .set({ customer_id: null, name: "image", hidden_at: now })
      .where("customer_id", "=", customerId)
      .execute();
  },
};
