import type { Language, ProductionStage } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../../accounts/index.ts";
import { touchOrder } from "../../orders/index.ts";
import { askReprint } from "../../production/index.ts";
import { takeOrdersOf } from "./take-orders.ts";

interface Remake {
  readonly staffId: string;
  readonly reason: string;
  /** Of the packs' labels. */
  readonly language: Language;
}

/** Garments begin there, and so does what is made once more. */
const FIRST: ProductionStage = "print";

/**
 * Has garments made once more, all of them or none: they stand at the first machine again, why is kept with each, and their
 * packs are asked for as reprints. What blocked a piece that is thrown away does not hold the new one.
 * @throws Problem `not_found`, `stale_version` when one is elsewhere by now, `order_blocked`, `surcharge_open`,
 *   `illegal_transition` when an order is not being made or a garment has left.
 */
export async function remakeUnits(
  platform: Platform,
  remake: Remake & {
    /** Each with the station it was seen at. */
    readonly units: readonly { readonly id: string; readonly from: ProductionStage }[];
  },
): Promise<void> {
  const seen = new Map(remake.units.map(({ id, from }) => [id, from]));
  const ids = [...seen.keys()];
  await platform.transaction(async (tx) => {
    const orders = await takeOrdersOf(tx, ids);
    const garments = await takeGarments(tx, ids);
    if (garments.some(({ gone }) => gone)) throw new Problem("illegal_transition");
    if (garments.some(({ id, stage }) => stage !== seen.get(id))) {
      throw new Problem("stale_version");
    }
    await makeAgain(platform, tx, remake, garments);
    for (const orderId of orders.keys()) await touchOrder(tx, orderId);
  });
}

export type Garment = Awaited<ReturnType<typeof takeGarments>>[number];

/**
 * Has locked garments of locked orders made once more.
 * @returns the id of each one's remake, by the garment's.
 */
export async function makeAgain(
  platform: Platform,
  tx: Tx,
  remake: Remake,
  garments: readonly Garment[],
): Promise<ReadonlyMap<string, string>> {
  const packs = await askPacks(platform, tx, remake, garments);
  return beginAgain(platform, tx, remake, { garments, packs });
}

/** Locks garments; `gone` are those that have left. */
export async function takeGarments(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .selectFrom("production_units as unit")
    .innerJoin("order_lines as line", "line.id", "unit.line_id")
    .select((eb) => [
      "unit.id",
      "unit.order_id",
      "unit.stage",
      "unit.line_id",
      "unit.copy",
      "line.quantity as of",
      "line.position",
      eb
        .exists(
          eb
            .selectFrom("parcel_garments as gone")
            .select("gone.copy")
            .whereRef("gone.line_id", "=", "unit.line_id")
            .whereRef("gone.copy", "=", "unit.copy"),
        )
        .as("gone"),
      eb
        .selectFrom("production_remakes as before")
        .whereRef("before.unit_id", "=", "unit.id")
        .select((of) => of.fn.coalesce(of.fn.max("before.number"), of.lit(0)).as("number"))
        .as("times"),
    ])
    .where("unit.id", "in", ids)
    .orderBy("unit.id")
    .forUpdate("unit")
    .execute();
  return rows.map(({ times, ...row }) => ({ ...row, number: (times ?? 0) + 1 }));
}

/** What one pack prints: as many of a line as are made again for the same time. */
function packOf({ order_id, position, number }: Garment): string {
  return [order_id, position, number].join(" ");
}

async function askPacks(
  platform: Platform,
  tx: Tx,
  { staffId, language }: Remake,
  garments: readonly Garment[],
): Promise<ReadonlyMap<string, string>> {
  const packs = new Map<string, string>();
  for (const garment of garments) {
    const key = packOf(garment);
    if (packs.has(key)) continue;
    const alike = garments.filter((other) => packOf(other) === key).map(({ copy }) => copy);
    const copies = { copies: alike.length };
    // Of several of a line each keeps its number: by another one's label another one would be moved and packed.
    const which = garment.of > 1 ? { garments: alike.toSorted((a, b) => a - b) } : {};
    const only = { line: garment.position, ...copies, ...which };
    const request = { language, only, reprint: garment.number };
    packs.set(key, await askReprint(platform, tx, { staffId, orderId: garment.order_id, request }));
  }
  return packs;
}

async function beginAgain(
  platform: Platform,
  tx: Tx,
  { staffId, reason }: Remake,
  {
    garments,
    packs,
  }: { readonly garments: readonly Garment[]; readonly packs: ReadonlyMap<string, string> },
): Promise<ReadonlyMap<string, string>> {
  const now = platform.clock();
  const ids = garments.map(({ id }) => id);
  await tx
    .updateTable("production_units")
    .set({ stage: FIRST, since: now, blocked_reason: null })
    .where("id", "in", ids)
    .execute();
  const moved = garments.map(({ id, stage }) => ({
    id: platform.newId(),
    unit_id: id,
    staff_id: staffId,
    from_stage: stage,
  }));
  await tx
    .insertInto("production_moves")
    .values(moved.map((row) => ({ ...row, to_stage: FIRST, moved_at: now })))
    .execute();
  const remakes = garments.map((garment) => ({
    id: platform.newId(),
    unit_id: garment.id,
    staff_id: staffId,
    from_stage: garment.stage,
    number: garment.number,
    reason,
    pack_id: packs.get(packOf(garment)) ?? null,
    asked_at: now,
  }));
  await tx.insertInto("production_remakes").values(remakes).execute();
  for (const { id, order_id: subjectId, number, stage: from } of garments) {
    await recordStaffAct(platform, tx, {
      staffId,
      act: "unit.remade",
      subjectKind: "order",
      subjectId,
      facts: { unit: id, number, from },
    });
  }
  return new Map(remakes.map(({ id, unit_id: unit }) => [unit, id]));
}
