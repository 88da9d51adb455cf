import { sql } from "kysely";
import type { PersonalData } from "../../platform/module.ts";

/** Designs and what they were go with their customer; carts and orders keep copies of their own. */
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
    const versions = await db
      .selectFrom("design_versions")
      .innerJoin("designs", "designs.id", "design_versions.design_id")
      .select(["design_id", "design_versions.name", "revision", "design_versions.document"])
      .select(["made_at", "ordered_at", "approved_at"])
      .where("designs.owner_id", "=", customerId)
      .orderBy("design_id")
      .orderBy("made_at")
      .execute();
    const comments = await db
      .selectFrom("design_comments")
      .innerJoin("designs", "designs.id", "design_comments.design_id")
      .select([
        "design_comments.design_id",
        "design_comments.text",
        "design_comments.name",
        "design_comments.made_at",
      ])
      .where("designs.owner_id", "=", customerId)
      .where("by_owner", "=", true)
      .execute();
    const readable = designs.map((design) => ({
      ...design,
      document: JSON.parse(design.document) as unknown,
    }));
    const was = versions.map((version) => ({
      ...version,
      document: JSON.parse(version.document) as unknown,
    }));
    return {
      designs: readable,
      design_versions: was,
      design_groups: groups,
      design_comments: comments,
    };
  },
  erase: async (tx, customerId) => {
    await sql`
      delete from design_versions where design_id in (
        select id from designs where owner_id = ${customerId}
        union all select id from deleted_designs where owner_id = ${customerId}
      )`.execute(tx);
    await tx
      .deleteFrom("design_comments")
      .where((where) =>
        where.or(
          (["designs", "deleted_designs"] as const).map((table) =>
            where(
              "design_id",
              "in",
              where.selectFrom(table).select("id").where("owner_id", "=", customerId),
            ),
          ),
        ),
      )
      .execute();
    await tx.deleteFrom("designs").where("owner_id", "=", customerId).execute();
    await tx.deleteFrom("deleted_designs").where("owner_id", "=", customerId).execute();
    await tx.deleteFrom("design_groups").where("owner_id", "=", customerId).execute();
  },
};
