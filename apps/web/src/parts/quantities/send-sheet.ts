import { call } from "../../lib/api/call.ts";
import { hasStatus, isProblem } from "../../lib/api/api-problem.ts";
import { keepCart, loadCart, type Cart, type CartItem } from "../../lib/cart/cart-store.ts";
import { guestHash } from "../../lib/session/guest-designs.ts";
import { mergeRosters } from "./merge-rosters.ts";
import { selectionsOf } from "./quantities-body.ts";
import { rowsFor, type Roster } from "./roster.ts";
import type { Selection } from "./rows-of.ts";

/** The cart that a sheet was made from, and what lay in it of the sheet's design. */
export interface SeenCart {
  readonly uuid: string;
  readonly version: number;
  readonly roster: Roster;
}

export type Sent =
  | { readonly kind: "saved" }
  /** Somebody else saved this list meanwhile: both together, to be looked at. */
  | { readonly kind: "merged"; readonly seen: SeenCart; readonly roster: Roster }
  /** The cart is an order by now; nothing of the sheet is in it. */
  | { readonly kind: "ordered" };

/** How often a sheet is sent anew when something else of the cart was changed in between. */
const TURNS = 5;

/** What is ordered of a product, whatever the sequence: rows as the shop sums them. */
function orderedOf(roster: Roster, product: string): string {
  const counts = new Map<string, number>();
  for (const { properties, quantity, rider } of rowsFor(roster, product)) {
    const chosen = Object.entries(properties).toSorted(([a], [b]) => a.localeCompare(b));
    const row = JSON.stringify([chosen, rider?.name ?? "", rider?.number ?? ""]);
    counts.set(row, (counts.get(row) ?? 0) + quantity);
  }
  return JSON.stringify([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
}

function saysTheSame(one: Roster, other: Roster): boolean {
  return [...new Set([...one.products, ...other.products])].every(
    (product) => orderedOf(one, product) === orderedOf(other, product),
  );
}

/** What may be done about a cart that is no longer as it was seen. */
function isOvertaken(error: unknown): boolean {
  return isProblem(error, "stale_version") || hasStatus(error, 404);
}

/**
 * Saves a sheet in one call: all of it, or nothing and the cart stays as it was. What another device did to the cart
 * meanwhile is never overwritten unseen.
 *
 * @throws ApiProblem when it is refused, or nobody answers.
 */
export async function sendSheet(
  opened: SeenCart,
  roster: Roster,
  items: readonly CartItem[],
  rosterIn: (items: readonly CartItem[]) => Roster,
): Promise<Sent> {
  const design = items[0]?.configuredSetUuid ?? "";
  const selections = selectionsOf(roster, items, guestHash(design));
  let seen = opened;
  for (let turn = 1; ; turn += 1) {
    try {
      keepCart(await put(seen, selections));
      return { kind: "saved" };
    } catch (error) {
      if (!isOvertaken(error) || turn === TURNS) throw error;
    }
    const now = await loadCart();
    keepCart(now);
    const theirs = now.items.filter((item) => item.configuredSetUuid === design);
    const moved = now.uuid !== seen.uuid;
    if (theirs.length === 0 && moved) return { kind: "ordered" };
    // Taken out of the cart meanwhile, what is written here is put in again.
    const there = theirs.length === 0 ? seen.roster : rosterIn(theirs);
    // It was taken, and the answer that said so got lost.
    if (theirs.length > 0 && saysTheSame(there, roster)) return { kind: "saved" };
    const merged = mergeRosters(seen.roster, roster, there);
    seen = { uuid: now.uuid, version: now.version, roster: there };
    if (!saysTheSame(merged, roster)) return { kind: "merged", seen, roster: merged };
  }
}

function put({ uuid, version }: SeenCart, selections: Selection[]): Promise<Cart> {
  return call("setQuantities", { params: { uuid }, query: { version }, body: { selections } });
}
