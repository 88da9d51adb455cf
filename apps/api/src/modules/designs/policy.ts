import { may } from "@holeshot/domain";
import type { Session } from "../../platform/http/session.ts";
import { opens } from "./hashes.ts";
import type { DesignRow } from "./reader.ts";

/** How somebody looks at a design; null when it does not exist for them. */
export type ViewedAs = "owner" | "visitor" | "administrator";

type Ownership = Pick<DesignRow, "owner_id" | "edit_hash_digest">;

/** The owner, or whoever holds the edit hash of a design nobody owns yet. */
export function mayChange(
  design: Ownership,
  session: Session | null,
  hash: string | undefined,
): boolean {
  if (design.owner_id !== null) return design.owner_id === session?.customerId;
  return opens(hash, design.edit_hash_digest);
}

export function viewedAs(
  design: Ownership,
  session: Session | null,
  hash: string | undefined,
): ViewedAs | null {
  if (mayChange(design, session, hash)) return "owner";
  return session && may(session.role, "designs.read_any") ? "administrator" : null;
}

export function isSharedWith(
  design: Pick<DesignRow, "share_hash">,
  hash: string | undefined,
): boolean {
  return hash !== undefined && design.share_hash !== null && design.share_hash === hash;
}
