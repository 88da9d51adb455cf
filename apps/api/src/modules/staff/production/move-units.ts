import type { ProductionStage } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import { touchOrder } from "../../orders/index.ts";
import { takeOrdersOf } from "./take-orders.ts";

interface Moves {
  readonly staffId: string;
  readonly units: readonly { readonly id: string; readonly from: ProductionStage }[];
  readonly to: ProductionStage;
}

/**
 * Moves garments to a station, all of them or none.
 * @throws Problem `not_found`, `stale_version` when one is elsewhere by now, `order_blocked`, `illegal_transition` when an
 *   order is not being made.
 */
export async function moveUnits(platform: Platform, { staffId, units, to }: Moves): Promise<void> {
  const seen = new Map(units.map(({ id, from }) => [id, from]));
  const ids = [...seen.keys()];
  await platform.transaction(async (tx) => {
    const now = platform.clock();
    const orders = await takeOrdersOf(tx, ids);
    const rows = await tx
      .selectFrom("production_units")
      .select(["id", "stage", "blocked_reason"])
      .where("id", "in", ids)
      .orderBy("id")
      .forUpdate()
      .execute();
    if (rows.some((row) => row.blocked_reason !== null)) throw new Problem("order_blocked");
    // What has left in a parcel stands at no machine any more.
    const gone = await tx
      .selectFrom("parcel_garments as gone")
      .innerJoin("production_units as unit", (join) =>
        join.onRef("unit.line_id", "=", "gone.line_id").onRef("unit.copy", "=", "gone.copy"),
      )
      .select("unit.id")
      .where("unit.id", "in", ids)
      .limit(1)
      .execute();
    if (gone.length > 0) throw new Problem("illegal_transition");
    if (rows.some((row) => row.stage !== seen.get(row.id))) throw new Problem("stale_version");
    await tx
      .updateTable("production_units")
      .set({ stage: to, since: now })
      .where("id", "in", ids)
      .execute();
    const moves = rows.map((row) => ({
      id: platform.newId(),
      unit_id: row.id,
      staff_id: staffId,
      from_stage: row.stage,
      to_stage: to,
      moved_at: now,
    }));
    await tx.insertInto("production_moves").values(moves).execute();
    for (const [orderId, count] of orders) {
      await touchOrder(tx, orderId);
      await recordStaffAct(platform, tx, {
        staffId,
        act: "units.moved",
        subjectKind: "order",
        subjectId: orderId,
        facts: { to, units: count },
      });
    }
  });
}

/**
 * Keeps a garment where it is, with a reason, or lets it go on. The reason is kept also when it does.
 * @throws Problem `not_found`, `stale_version` when its reason is another than was seen.
 */
export async function blockUnit(
  platform: Platform,
  asked: {
    readonly staffId: string;
    readonly unitId: string;
    readonly reason: string | null;
    readonly seen?: string | null | undefined;
  },
): Promise<void> {
  const { staffId, unitId, reason, seen } = asked;
  await platform.transaction(async (tx) => {
    const known = await tx
      .selectFrom("production_units")
      .select(["order_id"])
      .where("id", "=", unitId)
      .executeTakeFirst();
    if (!known) throw new Problem("not_found");
    // The order first, as a move does: neither waits for the other in a ring.
    await touchOrder(tx, known.order_id);
    const now = await tx
      .selectFrom("production_units")
      .select("blocked_reason")
      .where("id", "=", unitId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (seen !== undefined && seen !== now.blocked_reason) throw new Problem("stale_version");
    const unit = await tx
      .updateTable("production_units")
      .set({ blocked_reason: reason })
      .where("id", "=", unitId)
      .returning("order_id")
      .executeTakeFirst();
    if (!unit) throw new Problem("not_found");
    const block = reason === null ? undefined : platform.newId();
    if (reason !== null && block !== undefined) {
      await tx
        .insertInto("production_blocks")
        .values({
          id: block,
          unit_id: unitId,
          reason,
          staff_id: staffId,
          blocked_at: platform.clock(),
        })
        .execute();
    }
    await recordStaffAct(platform, tx, {
      staffId,
      act: reason === null ? "unit.released" : "unit.blocked",
      subjectKind: "order",
      subjectId: unit.order_id,
      facts: { unit: unitId, ...(block !== undefined && { block }) },
    });
  });
}
