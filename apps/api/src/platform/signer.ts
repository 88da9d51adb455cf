import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";
import type { WholeDb } from "./database/database.ts";

/** Signs what the shop itself will be shown again, such as addresses of pictures. */
export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

const NAME = "signer";
const KEY_BYTES = 32;

/** The shop's signer. Its key lies in the database, made at the first start, so all processes share it. */
export async function openSigner(db: WholeDb): Promise<Signer> {
  // Made ready once: from bytes it is made anew for each signature, which takes longer than signing.
  const key = createSecretKey((await findKey(db)) ?? (await makeKey(db)));
  const sign = (text: string): string => createHmac("sha256", key).update(text).digest("base64url");
  return {
    sign,
    verify: (text, signature) => {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

async function findKey(db: WholeDb): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", NAME)
    .executeTakeFirst();
  return row?.value;
}

async function makeKey(db: WholeDb): Promise<Uint8Array> {
  await db
    .insertInto("secrets")
    .values({ name: NAME, value: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const key = await findKey(db);
  if (!key) throw new Error("The signing key could not be stored.");
  return key;
}
