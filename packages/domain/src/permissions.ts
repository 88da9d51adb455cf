/** The roles of signed-in people. */
export const roles = ["customer", "designer", "workshop", "finance", "administrator"] as const;

/** One of {@link roles}. */
export type Role = (typeof roles)[number];

/** A role, or nobody signed in. */
export type Actor = Role | "visitor";

/** The roles of those who work in the shop. */
export const staffRoles = ["designer", "workshop", "finance", "administrator"] as const;

/** One of {@link staffRoles}. */
export type StaffRole = (typeof staffRoles)[number];

const everybody = roles;
const staff = staffRoles;
const makers = ["designer", "workshop", "administrator"] as const;
const money = ["designer", "finance", "administrator"] as const;
const accounting = ["finance", "administrator"] as const;
const designers = ["designer", "administrator"] as const;
const administrators = ["administrator"] as const;

/** Everything that is not open to all. `own` acts are further bound to the owner by each module. */
export const permissions = {
  "account.own": everybody,
  "images.own": everybody,
  "designs.own": everybody,
  "orders.own": everybody,
  "checkout.own": everybody,
  "desk.enter": staff,
  "orders.read_any": staff,
  "orders.note": staff,
  "orders.hold": staff,
  "orders.move": staff,
  "orders.make": makers,
  "orders.cancel": money,
  "orders.change": money,
  "proofs.send": designers,
  "designs.read_any": designers,
  "designs.make_for_customer": designers,
  "payments.read": money,
  "payments.act": money,
  "papers.take": accounting,
  "production.move": makers,
  "packs.make": makers,
  "parcels.send": makers,
  "discounts.read": money,
  "discounts.change": accounting,
  "customers.read": money,
  "customers.export": administrators,
  "customers.erase": administrators,
  "numbers.read": money,
  "catalogue.read": staff,
  "people.change": administrators,
  "log.read": administrators,
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
  return may(actor, "desk.enter");
}
