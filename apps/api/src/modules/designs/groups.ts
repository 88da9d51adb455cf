import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { Problem } from "../../platform/problem.ts";

export interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly design_count: number;
}

function groups(db: Db, ownerId: string) {
  return db
    .selectFrom("design_groups")
    .select(["design_groups.id", "design_groups.name"])
    .select((eb) =>
      eb
        .selectFrom("designs")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("designs.group_id", "=", "design_groups.id")
        .as("design_count"),
    )
    .where("design_groups.owner_id", "=", ownerId);
}

/** A customer's groups by name, from one after `after`. */
export async function listGroups(
  db: Db,
  ownerId: string,
  after: readonly [name: string, id: string] | undefined,
  limit: number,
): Promise<GroupRow[]> {
  let query = groups(db, ownerId)
    .orderBy((eb) => eb.fn<string>("lower", ["design_groups.name"]))
    .orderBy("design_groups.id")
    .limit(limit + 1);
  if (after) {
    const [name, id] = after;
    query = query.where((eb) =>
      eb(
        eb.refTuple(eb.fn<string>("lower", ["design_groups.name"]), "design_groups.id"),
        ">",
        eb.tuple(name, id),
      ),
    );
  }
  return (await query.execute()).map(presentGroup);
}

export async function findGroup(
  db: Db,
  ownerId: string,
  id: string,
): Promise<GroupRow | undefined> {
  const row = await groups(db, ownerId).where("design_groups.id", "=", id).executeTakeFirst();
  return row && presentGroup(row);
}

/** Makes sure a group is this customer's and stays while the transaction puts something in it. */
export async function requireGroup(tx: Tx, id: string, ownerId: string | null): Promise<void> {
  const row = await tx
    .selectFrom("design_groups")
    .select("id")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw new Problem("not_found");
}

export async function insertGroup(
  tx: Tx,
  group: { readonly id: string; readonly ownerId: string; readonly name: string },
): Promise<void> {
  await tx
    .insertInto("design_groups")
    .values({ id: group.id, owner_id: group.ownerId, name: group.name })
    .execute();
}

export async function renameGroup(
  tx: Tx,
  ownerId: string,
  id: string,
  name: string,
): Promise<void> {
  const result = await tx
    .updateTable("design_groups")
    .set({ name })
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) throw new Problem("not_found");
}

/** @throws Problem `group_not_empty` while it holds designs. */
export async function deleteGroup(tx: Tx, ownerId: string, id: string): Promise<void> {
  // The lock keeps a design from being moved in between the count and the deletion.
  const row = await tx
    .selectFrom("design_groups")
    .select("id")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("not_found");
  const inside = await tx
    .selectFrom("designs")
    .select("id")
    .where("group_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (inside) throw new Problem("group_not_empty");
  await tx.deleteFrom("design_groups").where("id", "=", id).execute();
}

function presentGroup(row: {
  readonly id: string;
  readonly name: string;
  readonly design_count: number | null;
}): GroupRow {
  return { id: row.id, name: row.name, design_count: row.design_count ?? 0 };
}
