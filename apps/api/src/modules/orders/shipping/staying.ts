import { garmentsLeft, garmentsStaying } from "@holeshot/domain";
import type { Db } from "../../../platform/database/database.ts";
import { type CreditNoteRow, findCreditNotes, findLines, type OrderLineRow } from "../reader.ts";
import { beingMadeAgain, findParcels, type ParcelRow } from "./parcels-reader.ts";

/** What of a line was given back and has not left: it leaves in no parcel unless somebody packs it. */
export interface StayingGarments {
  readonly lineId: string;
  readonly copies: readonly number[];
  /** Nothing of its line had left when it was given back. Otherwise nobody said whether it is one that came back. */
  readonly sure: boolean;
}

/** What of an order's lines stays, by what has left and what was credited. */
export function stayingOf(
  lines: readonly OrderLineRow[],
  parcels: readonly ParcelRow[],
  notes: readonly CreditNoteRow[],
): readonly StayingGarments[] {
  const gone = parcels.flatMap(({ garments }) => garments);
  const staying = garmentsStaying(lines, garmentsLeft(lines, gone), beingMadeAgain(parcels));
  return [...staying].map(([lineId, copies]) => {
    const first = parcels.find(({ garments, madeAgain }) =>
      [...garments, ...madeAgain].some((garment) => garment.lineId === lineId),
    );
    const sure =
      first === undefined ||
      !notes.some(
        ({ asked, issued_at: at }) => at >= first.sent_at && asked?.lines.some(isOf(lineId)),
      );
    return { lineId, copies, sure };
  });
}

const isOf =
  (lineId: string) =>
  ({ id }: { readonly id: string }): boolean =>
    id === lineId;

/** The same of an order by its id; nothing more is asked where nothing was given back by line. */
export async function findStaying(db: Db, orderId: string): Promise<readonly StayingGarments[]> {
  const lines = await findLines(db, orderId);
  if (lines.every(({ refunded }) => refunded === 0)) return [];
  const [parcels, notes] = await Promise.all([
    findParcels(db, orderId),
    findCreditNotes(db, orderId),
  ]);
  return stayingOf(lines, parcels, notes);
}

/** So many of each line surely stay: its customer is told that nothing of them follows. */
export function surelyStaying(staying: readonly StayingGarments[], lineId: string): number {
  return staying.find((each) => each.lineId === lineId && each.sure)?.copies.length ?? 0;
}
