import type { Tx } from "../../platform/database/transaction.ts";

/** Something staff did to something of a customer's. */
export interface StaffAct {
  readonly id: string;
  readonly staffId: string;
  /** Such as `order.moved`. */
  readonly act: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Writes a staff act down in the transaction that does it. */
export async function recordStaffAct(tx: Tx, act: StaffAct): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      id: act.id,
      staff_id: act.staffId,
      act: act.act,
      subject_kind: act.subjectKind,
      subject_id: act.subjectId,
      facts: JSON.stringify(act.facts ?? {}),
    })
    .execute();
}
