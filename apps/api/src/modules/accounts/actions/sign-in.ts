import { comparable } from "@holeshot/contract";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { insertAccess, recordAccess } from "../access-log.ts";
import type { Device } from "../device.ts";
import { limitKey, secondFactorByAccount, signInByAddress, signInByOrigin } from "../limits.ts";
import { verifyPassword } from "../passwords.ts";
import { type CustomerRow, findCustomerByEmail } from "../reader.ts";
import { findSecondFactor, takeCode } from "../second-factor/factors.ts";
import { openSession } from "../writer.ts";

/** What is typed to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** Signs in. Failures are counted per address and origin together, so a stranger locks nobody out. */
export async function signIn(
  platform: Platform,
  body: Credentials,
  { origin, device }: { readonly origin: string; readonly device: Device },
): Promise<{ readonly customer: CustomerRow; readonly token: string }> {
  const { limits } = platform;
  const emailKey = comparable(body.email);
  const addressKey = limitKey(emailKey, origin);
  const originKey = limitKey(origin);
  // Each try is counted before the password is looked at, or many at once would slip past.
  await limits.take(signInByOrigin, originKey);
  await limits.take(signInByAddress, addressKey);

  const found = await findCustomerByEmail(platform.db, emailKey);
  const right = await verifyPassword(body.password, found?.password_hash ?? null);
  if (!found || !right) {
    // The same writing for an unknown address, which would else be told apart by the time it takes.
    await failed(platform, found?.id, "password");
    throw new Problem("invalid_credentials");
  }
  const second = await giveSecondFactor(platform, found.id, body.code ?? "");

  await limits.giveBack(signInByOrigin, originKey);
  await limits.giveBack(signInByAddress, addressKey);
  if (second === "asked") throw new Problem("second_factor_required");
  const session = { id: platform.newId(), now: platform.clock(), ...device };
  const token = await platform.transaction(async (tx) => {
    await insertAccess(platform, tx, {
      event: "sign_in.done",
      actorId: found.id,
      facts: { second_factor: second },
    });
    return openSession(tx, found.id, session);
  });
  return { customer: found, token };
}

/**
 * Takes the code of somebody who has set a second factor up. Codes are counted by account alone: whoever tries them has
 * the password, from wherever they come.
 * @throws Problem `invalid_second_factor`, `rate_limited`
 */
async function giveSecondFactor(
  platform: Platform,
  id: string,
  typed: string,
): Promise<"none" | "asked" | "code" | "recovery"> {
  const factor = await findSecondFactor(platform.db, id);
  if (!factor) return "none";
  if (typed === "") return "asked";
  await platform.limits.take(secondFactorByAccount, limitKey(id));
  const now = platform.clock();
  const taken = await platform.transaction((tx) => takeCode(tx, id, factor, { typed, now }));
  if (taken === null) {
    await failed(platform, id, "second_factor");
    throw new Problem("invalid_second_factor");
  }
  await platform.limits.giveBack(secondFactorByAccount, limitKey(id));
  return taken;
}

function failed(platform: Platform, subjectId: string | undefined, what: string): Promise<void> {
  const subject = subjectId === undefined ? undefined : { kind: "customer", id: subjectId };
  return recordAccess(platform, { event: "sign_in.failed", subject, facts: { what } });
}
