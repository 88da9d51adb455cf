import type { StaffActName } from "@holeshot/domain";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Platform } from "../../platform/platform.ts";

/** Something staff did to something of a customer's, or of the shop's. */
export interface StaffAct {
  readonly staffId: string;
  readonly act: StaffActName;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** Ids, amounts and states; what somebody wrote stands where it can be erased, and here by its id. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Writes a staff act down in the transaction that does it, at the time that the shop's clock tells. */
export async function recordStaffAct(platform: Platform, tx: Tx, act: StaffAct): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      id: platform.newId(),
      staff_id: act.staffId,
      act: act.act,
      subject_kind: act.subjectKind,
      subject_id: act.subjectId,
      facts: JSON.stringify(act.facts ?? {}),
      happened_at: platform.clock(),
    })
    .execute();
}
