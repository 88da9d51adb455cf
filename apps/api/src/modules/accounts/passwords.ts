import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { dictionary } from "@zxcvbn-ts/language-common";
import { type FieldErrorCode, isEasyPassword } from "@holeshot/domain";

interface Cost {
  /** KiB */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's first choice for Argon2id. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Hashes a password into a PHC string that names its own cost, so the cost may rise later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** Compares in the same time whether or not there is a hash, so that nobody learns which addresses exist. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = FORM.exec(stored ?? "");
  if (!parsed) {
    await derive(password, randomBytes(SALT_BYTES), COST);
    return false;
  }
  const [, memory, passes, parallelism, salt = "", hash = ""] = parsed;
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const expected = Buffer.from(hash, "base64");
  const actual = await derive(password, Buffer.from(salt, "base64"), cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Why a password is too easy to guess, or null when it is not. Length is the schema's business. */
export function passwordWeakness(password: string, email: string): FieldErrorCode | null {
  const plain = password.trim().toLowerCase();
  if (plain === email.trim().toLowerCase()) return "same_as_email";
  return common.has(plain) || isEasyPassword(plain) ? "common_password" : null;
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parameters = {
      message: Buffer.from(password.normalize("NFC"), "utf8"),
      nonce: salt,
      parallelism: cost.parallelism,
      tagLength: HASH_BYTES,
      memory: cost.memory,
      passes: cost.passes,
    };
    argon2("argon2id", parameters, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
