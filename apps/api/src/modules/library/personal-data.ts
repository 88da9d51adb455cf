import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { PersonalData } from "../../platform/module.ts";
import { enqueueDeletion, enqueueUnneeded } from "./jobs.ts";
import { presentImage } from "./presenter.ts";
import { listCustomerImages } from "./reader.ts";
import { eraseOwner } from "./writer.ts";

/** Uploaded images are the customer's. What an order, or somebody else's design, shows loses owner and name only; the rest goes with its files. */
export const imagesOfCustomer: PersonalData = {
  export: async (db: Db, customerId: string) => ({
    images: (await listCustomerImages(db, customerId, undefined)).map(presentImage),
  }),
  erase: async (tx: Tx, customerId: string, now: Date) => {
    const { forgotten, shown } = await eraseOwner(tx, customerId, now);
    await enqueueDeletion(tx, forgotten);
    await enqueueUnneeded(tx, shown);
  },
};
