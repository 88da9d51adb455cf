import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../../../platform/database/database.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { base32, matchingStep } from "./totp.ts";

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 15;

export interface SecondFactor {
  readonly secret: Uint8Array;
  readonly last_step: number;
}

/** The second factor that somebody has set up whole. */
export async function findSecondFactor(
  db: Db,
  customerId: string,
): Promise<SecondFactor | undefined> {
  return db
    .selectFrom("second_factors")
    .select(["secret", "last_step"])
    .where("customer_id", "=", customerId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
}

export async function countRecoveryCodes(db: Db, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("customer_id", "=", customerId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A new secret, which counts for nothing until a code of it was given; null when a factor is set up already. */
export async function beginFactor(
  tx: Tx,
  customerId: string,
  now: Date,
): Promise<Uint8Array | null> {
  const secret = randomBytes(SECRET_BYTES);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("second_factors")
    .values({ customer_id: customerId, secret, confirmed_at: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("customer_id")
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where("second_factors.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n ? secret : null;
}

/** Sets the begun factor up by a code of it. Returns the recovery codes, or null when the code is none of it. */
export async function confirmFactor(
  tx: Tx,
  customerId: string,
  typed: string,
  now: Date,
): Promise<string[] | null> {
  const begun = await tx
    .selectFrom("second_factors")
    .select(["secret", "last_step"])
    .where("customer_id", "=", customerId)
    .where("confirmed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  const step = begun && matchingStep(begun.secret, typed, { now, after: begun.last_step });
  if (step === undefined || step === null) return null;
  await tx
    .updateTable("second_factors")
    .set({ confirmed_at: now, last_step: step })
    .where("customer_id", "=", customerId)
    .execute();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ customer_id: customerId, code_hash: recoveryHash(code) })))
    .execute();
  return codes;
}

/** Takes a code, of the authenticator or of those for recovery, once: of two at the same time one counts. */
export async function takeCode(
  tx: Tx,
  customerId: string,
  factor: SecondFactor,
  { typed, now }: { readonly typed: string; readonly now: Date },
): Promise<"code" | "recovery" | null> {
  const step = matchingStep(factor.secret, typed, { now, after: factor.last_step });
  if (step !== null) {
    const { numUpdatedRows } = await tx
      .updateTable("second_factors")
      .set({ last_step: step })
      .where("customer_id", "=", customerId)
      .where("last_step", "<", step)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? "code" : null;
  }
  const { numUpdatedRows } = await tx
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("customer_id", "=", customerId)
    .where("code_hash", "=", recoveryHash(typed))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? "recovery" : null;
}

/** Takes a factor away with its recovery codes; false when there was none. */
export async function removeFactor(tx: Tx, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("second_factors")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A hundred and twenty bits in groups of four. */
function newRecoveryCode(): string {
  return base32(randomBytes(RECOVERY_BYTES))
    .replaceAll(/(.{4})(?=.)/g, "$1-")
    .toLowerCase();
}

/** Recovery codes are long and random, so a plain hash is enough. */
function recoveryHash(code: string): Uint8Array {
  return createHash("sha256")
    .update(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ""))
    .digest();
}
