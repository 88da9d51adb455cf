import type { Session } from "../../../platform/http/session.ts";
import { notYours, Problem } from "../../../platform/problem.ts";
import { mayChange } from "../policy.ts";
import { secretDigest, opens } from "../hashes.ts";
import type { DesignRow } from "../reader.ts";

/** Who edits a design that is open to several: its owner, or who has the link. */
export type EditsAs = "owner" | "guest";

/** What somebody shows to be let in. */
export interface Shown {
  readonly session: Session | null;
  readonly hash: string | undefined;
  readonly link: string | undefined;
}

type Guarded = Pick<DesignRow, "id" | "owner_id" | "edit_hash_digest" | "together_link">;

/** Null for who may not edit it, and for everybody while it is open to nobody but its owner. */
export function editsAs(design: Omit<Guarded, "id">, shown: Shown): EditsAs | null {
  if (design.together_link === null) return null;
  if (mayChange(design, shown.session, shown.hash)) return "owner";
  return opens(shown.link, secretDigest(design.together_link)) ? "guest" : null;
}

/** @throws Problem `not_found` to whoever may not edit it together. */
export function letIn(design: Guarded | undefined, shown: Shown): EditsAs {
  if (!design) throw new Problem("not_found");
  const as = editsAs(design, shown);
  if (as === null) throw notYours("design", design.id);
  return as;
}
