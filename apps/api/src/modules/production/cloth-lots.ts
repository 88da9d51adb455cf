import type { Shrink } from "@holeshot/cutting";
import type { Piece } from "@holeshot/garments";
import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { clothOf } from "./cloth-of.ts";
import { NotPrintable } from "./not-printable.ts";

/** Side of the square of the strike-off's grid, mm. */
export const gridSide = 500;

/** What the press takes from one lot of cloth, in shares of its length. */
export interface ClothLot extends Shrink {
  readonly lot: string;
  /** As properties and materials name it: `vented-mesh`. */
  readonly cloth: string;
}

/** A lot as it was measured: sides of the grid of 500 mm after the press. */
export interface MeasuredLot {
  readonly lot: string;
  readonly cloth: string;
  readonly across_mm: number;
  readonly along_mm: number;
  readonly measured_at: Date;
}

/** Notes a lot's measure; measured again, the last one counts. */
export async function noteLot(
  tx: Tx,
  lot: Omit<MeasuredLot, "measured_at">,
  by: { readonly id: string | null; readonly now: Date },
): Promise<void> {
  const measured = {
    cloth: lot.cloth,
    across_mm: lot.across_mm,
    along_mm: lot.along_mm,
    measured_at: by.now,
    measured_by: by.id,
  };
  await tx
    .insertInto("cloth_lots")
    .values({ lot: lot.lot, ...measured })
    .onConflict((conflict) => conflict.column("lot").doUpdateSet(measured))
    .execute();
}

const LISTED = 200;

/** Lots, the last measured first, two hundred at most. */
export function listLots(db: Db): Promise<MeasuredLot[]> {
  return db
    .selectFrom("cloth_lots")
    .select(["lot", "cloth", "across_mm", "along_mm", "measured_at"])
    .orderBy("measured_at", "desc")
    .orderBy("lot")
    .limit(LISTED)
    .execute();
}

/**
 * The lots a pack is printed on, one for a cloth.
 * @throws NotPrintable for one that nobody measured, or two of one cloth.
 */
export async function chosenLots(db: Db, names: readonly string[]): Promise<readonly ClothLot[]> {
  if (names.length === 0) return [];
  const rows = await db.selectFrom("cloth_lots").selectAll().where("lot", "in", names).execute();
  return names.map((name, index) => {
    const row = rows.find(({ lot }) => lot === name);
    if (!row) throw new NotPrintable(`nobody measured a lot ${name}`);
    const other = names
      .slice(0, index)
      .find((one) => rows.some(({ lot, cloth }) => lot === one && cloth === row.cloth));
    if (other !== undefined)
      throw new NotPrintable(`lots ${other} and ${name} are both of ${row.cloth}`);
    const share = (side: number) => Math.round((1 - side / gridSide) * 1e5) / 1e5;
    return {
      lot: name,
      cloth: row.cloth,
      along: share(row.along_mm),
      across: share(row.across_mm),
    };
  });
}

/** What the press takes from a piece's cloth; nothing from one whose lot was not named. */
export function shrinkBy(lots: readonly ClothLot[]): (piece: Piece) => Shrink {
  return (piece) => {
    const lot = lots.find(({ cloth }) => cloth === clothOf(piece));
    return { along: lot?.along ?? 0, across: lot?.across ?? 0 };
  };
}
