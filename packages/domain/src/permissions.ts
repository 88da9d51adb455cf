/** The roles of signed-in people. */
export const roles = ["customer", "designer", "administrator"] as const;

/** One of {@link roles}. */
export type Role = (typeof roles)[number];

/** A role, or nobody signed in. */
export type Actor = Role | "visitor";

/** Everything that is not open to all. `own` acts are further bound to the owner by each module. */
export const permissions = {
  "account.own": ["customer", "designer", "administrator"],
  "images.own": ["customer", "designer", "administrator"],
  "designs.own": ["customer", "designer", "administrator"],
  "orders.own": ["customer", "designer", "administrator"],
  "checkout.own": ["customer", "designer", "administrator"],
  "designs.read_any": ["designer", "administrator"],
  "designs.make_for_customer": ["designer", "administrator"],
  "orders.read_any": ["designer", "administrator"],
  "orders.move": ["designer", "administrator"],
  "proofs.send": ["designer", "administrator"],
} as const satisfies Record<string, readonly Actor[]>;

/** The name of an act that needs a right. */
export type Permission = keyof typeof permissions;

/** Whether somebody in this role may do this. */
export function may(actor: Actor, permission: Permission): boolean {
  const allowed: readonly Actor[] = permissions[permission];
  return allowed.includes(actor);
}

/** Whether a role belongs to the shop's staff, for whom the staff calls exist at all. */
export function isStaff(actor: Actor): boolean {
  return actor === "designer" || actor === "administrator";
}
