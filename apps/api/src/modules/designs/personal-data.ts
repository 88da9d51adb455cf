import type { PersonalData } from "../../platform/module.ts";

/** Designs go with their customer; carts and orders keep copies of their own. */
export const designPersonalData: PersonalData = {
  export: async (db, customerId) => {
    const designs = await db
      .selectFrom("designs")
      .select(["id", "name", "group_id", "made_by", "document", "created_at", "updated_at"])
      .where("owner_id", "=", customerId)
      .execute();
    const groups = await db
      .selectFrom("design_groups")
      .select(["id", "name", "created_at"])
      .where("owner_id", "=", customerId)
      .execute();
    const readable = designs.map((design) => ({
      ...design,
      document: JSON.parse(design.document) as unknown,
    }));
    return { designs: readable, design_groups: groups };
  },
  erase: async (tx, customerId) => {
    await tx.deleteFrom("designs").where("owner_id", "=", customerId).execute();
    await tx.deleteFrom("deleted_designs").where("owner_id", "=", customerId).execute();
    await tx.deleteFrom("design_groups").where("owner_id", "=", customerId).execute();
  },
};
