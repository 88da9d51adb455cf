import type { changeStaffPersonBody } from "@holeshot/contract";
import type { StaffRole } from "@holeshot/domain";
import type * as z from "zod/mini";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import {
  closeEverySession,
  listStaffAccounts,
  recordStaffAct,
  setStaffRole,
  type StaffAccount,
} from "../../accounts/index.ts";

type Change = z.infer<typeof changeStaffPersonBody>;

interface Asked {
  readonly staffId: string;
  readonly personId: string;
}

/**
 * Somebody who works here, or did.
 * @throws Problem `not_found`
 */
export async function findPerson(platform: Platform, id: string): Promise<StaffAccount> {
  const [person] = await listStaffAccounts(platform.db, platform.clock(), id);
  if (!person) throw new Problem("not_found");
  return person;
}

/**
 * Gives somebody another role, or takes them off the desk or back; their sessions end.
 * @throws Problem `not_found`, `illegal_transition` for oneself: so the last administrator stays one.
 */
export async function changePerson(
  platform: Platform,
  { staffId, personId, change }: Asked & { readonly change: Change },
): Promise<void> {
  const person = await findPerson(platform, personId);
  if (staffId === personId) throw new Problem("illegal_transition");
  const role = wantedRole(person, change);
  if (role === undefined) return;
  await platform.transaction(async (tx) => {
    await setStaffRole(tx, personId, role);
    await recordStaffAct(platform, tx, {
      staffId,
      act: role === null ? "person.disabled" : "person.role_given",
      subjectKind: "customer",
      subjectId: personId,
      facts: { from: person.role, ...(role === null ? {} : { to: role }) },
    });
  });
}

/** The role they are to have, `null` for none, `undefined` when nothing changes. */
function wantedRole(person: StaffAccount, change: Change): StaffRole | null | undefined {
  if (change.disabled === true) return person.role === "customer" ? undefined : null;
  const back = change.disabled === false ? person.former_role : null;
  const role = change.role ?? back ?? undefined;
  return role === person.role ? undefined : role;
}

/** Ends every session of somebody who works here. */
export async function endPersonSessions(
  platform: Platform,
  { staffId, personId }: Asked,
): Promise<void> {
  await findPerson(platform, personId);
  await platform.transaction(async (tx) => {
    const ended = await closeEverySession(tx, personId);
    await recordStaffAct(platform, tx, {
      staffId,
      act: "person.sessions_ended",
      subjectKind: "customer",
      subjectId: personId,
      facts: { ended },
    });
  });
}
