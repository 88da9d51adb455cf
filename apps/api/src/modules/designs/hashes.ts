import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { DesignDocument } from "@holeshot/design";

const SECRET_BYTES = 24;

/** A secret of 192 bits for an address: an edit hash or a share hash. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

export function secretDigest(secret: string): Uint8Array {
  return createHash("sha256").update(secret).digest();
}

export function opens(secret: string | undefined, digest: Uint8Array | null): boolean {
  if (secret === undefined || digest === null) return false;
  return timingSafeEqual(secretDigest(secret), digest);
}

/** SHA-256 of a document of a set, whatever the order of its keys. Equal documents share pictures. */
export function documentHash(setId: string, document: DesignDocument): string {
  return createHash("sha256").update(setId).update(canonical(document)).digest("hex");
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
