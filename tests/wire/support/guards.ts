import type { Estate } from "./estate.ts";

export const staff = ["designer", "workshop", "finance", "administrator"] as const;
export const actors = ["visitor", "customer", "other customer", ...staff] as const;
export const ownerships = ["own", "foreign", "missing"] as const;

export type Actor = (typeof actors)[number];
export type Ownership = (typeof ownerships)[number];

/**
 * What guards a call.
 * - `public`: nothing; `self`: a session, and it is about oneself.
 * - `owner`: a session, and only one's own things exist.
 * - `design`: one's own designs; staff may also look at others'. No session is needed to be told 404.
 * - `read design`: the same, for looking.
 * - `bearer`: whoever holds the id.
 * - `staff`: the staff that `roles` names by their first letters, for everybody's things; the call does not exist for others.
 * - `secret`: the path itself holds the secret; `claim`: a session, and the body holds it.
 */
type Guard =
  | "public"
  | "self"
  | "owner"
  | "design"
  | "read design"
  | "bearer"
  | "staff"
  | "staff list"
  | "secret"
  | "claim";

export interface Fixture {
  readonly guard: Guard;
  /** Of a staff call: the first letters of the roles that have its right. */
  readonly roles?: string;
  readonly params?: (estate: Estate) => Readonly<Record<string, string>>;
  readonly query?: (estate: Estate) => string;
  readonly body?: (estate: Estate) => unknown;
  /** The call uses up what it is about, so the owner's try gets a new one. */
  readonly renew?: (estate: Estate) => Promise<Partial<Estate>>;
}

/** Who may look at any design. */
function readsDesigns(actor: Actor): boolean {
  return actor === "designer" || actor === "administrator";
}

function hasRight(actor: Actor, roles = ""): boolean {
  return staff.some((each) => each === actor) && roles.includes(actor.charAt(0).toUpperCase());
}

/** What must be answered: the thing (`open`), or a refusal that tells nothing. */
export function expected(
  { guard, roles }: Fixture,
  actor: Actor,
  ownership: Ownership,
): "open" | 401 | 404 {
  const exists = ownership !== "missing";
  const owns = ownership === "own";
  switch (guard) {
    case "public":
      return "open";
    case "self":
      return actor === "visitor" ? 401 : "open";
    case "owner":
      if (actor === "visitor") return 401;
      return owns ? "open" : 404;
    case "design":
      return owns ? "open" : 404;
    case "read design":
      return owns || (exists && readsDesigns(actor)) ? "open" : 404;
    case "bearer":
      return exists ? "open" : 404;
    case "secret":
      return exists ? "open" : 404;
    case "claim":
      if (actor === "visitor") return 401;
      return exists ? "open" : 404;
    case "staff":
      return hasRight(actor, roles) && exists ? "open" : 404;
    case "staff list":
      return hasRight(actor, roles) ? "open" : 404;
  }
}
