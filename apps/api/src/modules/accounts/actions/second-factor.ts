import type { StaffActName } from "@holeshot/domain";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { recordStaffAct } from "../audit.ts";
import { limitKey, secondFactorByAccount } from "../limits.ts";
import { findCustomer } from "../reader.ts";
import {
  beginFactor,
  confirmFactor,
  findSecondFactor,
  removeFactor,
  takeCode,
} from "../second-factor/factors.ts";
import { base32, otpAuthUri } from "../second-factor/totp.ts";
import { confirmPassword } from "./confirm-password.ts";

/** A secret for the authenticator. It counts once a code of it was given. */
export async function beginSecondFactor(
  platform: Platform,
  staffId: string,
  password: string,
): Promise<{ readonly secret: string; readonly uri: string }> {
  await confirmPassword(platform, staffId, password, "password");
  const staff = await findCustomer(platform.db, staffId);
  if (!staff) throw new Problem("unauthenticated");
  const secret = await platform.transaction((tx) => beginFactor(tx, staffId, platform.clock()));
  if (!secret) throw new Problem("second_factor_enrolled");
  return { secret: base32(secret), uri: otpAuthUri(secret, staff.email) };
}

/** Sets the begun factor up; its recovery codes are told now and never again. */
export async function confirmSecondFactor(
  platform: Platform,
  staffId: string,
  typed: string,
): Promise<string[]> {
  if (await findSecondFactor(platform.db, staffId)) throw new Problem("second_factor_enrolled");
  return countedTry(platform, staffId, () =>
    platform.transaction(async (tx) => {
      const codes = await confirmFactor(tx, staffId, typed, platform.clock());
      if (codes) await recordStaffAct(platform, tx, act(staffId, "second_factor.set_up"));
      return codes;
    }),
  );
}

/** Takes the second factor away, for which password and code are needed. */
export async function removeSecondFactor(
  platform: Platform,
  staffId: string,
  body: { readonly password: string; readonly code: string },
): Promise<void> {
  await confirmPassword(platform, staffId, body.password, "password");
  const factor = await findSecondFactor(platform.db, staffId);
  await countedTry(platform, staffId, () =>
    platform.transaction(async (tx) => {
      const now = platform.clock();
      const taken = factor && (await takeCode(tx, staffId, factor, { typed: body.code, now }));
      if (!taken) return null;
      await removeFactor(tx, staffId);
      await recordStaffAct(platform, tx, act(staffId, "second_factor.removed"));
      return taken;
    }),
  );
}

/** @throws Problem `validation_failed` at `code` when the try came to nothing, `rate_limited` */
async function countedTry<T>(
  platform: Platform,
  staffId: string,
  attempt: () => Promise<T | null>,
): Promise<T> {
  const key = limitKey(staffId);
  await platform.limits.take(secondFactorByAccount, key);
  const done = await attempt();
  if (done === null) throw invalidField("code", "wrong_code");
  await platform.limits.giveBack(secondFactorByAccount, key);
  return done;
}

function act(staffId: string, name: StaffActName) {
  return { staffId, act: name, subjectKind: "customer", subjectId: staffId };
}
