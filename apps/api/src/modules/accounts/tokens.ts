import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A random 256-bit secret. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** Secrets are long and random, so a plain hash is enough to make a stolen table useless. */
export function tokenHash(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
