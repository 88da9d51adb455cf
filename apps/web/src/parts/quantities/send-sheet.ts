import { call } from "../../lib/api/call.ts";
import { ApiProblem, hasStatus, isProblem } from "../../lib/api/api-problem.ts";
import { claimed } from "../../lib/cart/cart-instead.ts";
import { keepCart, type Cart, type CartItem } from "../../lib/cart/cart-store.ts";
import { guestHash } from "../../lib/session/guest-designs.ts";
import { hasToken } from "../../lib/session/token-store.ts";
import { mergeRosters, overruledBy } from "./merge-rosters.ts";
import { selectionsOf } from "./quantities-body.ts";
import { rowsFor, type OrderRow, type Rider, type Roster } from "./roster.ts";
import type { Selection } from "./rows-of.ts";

/** The cart that a sheet was made from, and what lay in it of the sheet's design. */
export interface SeenCart {
  readonly uuid: string;
  readonly version: number;
  readonly roster: Roster;
  /** What was sent to it, and nobody knows whether it arrived. */
  readonly unanswered?: Roster;
}

export type Sent =
  /** The cart as it is with the sheet in it. */
  | { readonly kind: "saved"; readonly seen: SeenCart }
  /** Somebody else saved this list meanwhile: `together` says what any state of the sheet is with that, to be looked at. */
  | {
      readonly kind: "merged";
      readonly seen: SeenCart;
      readonly together: (roster: Roster) => Roster;
      /** Whether anything of theirs came into the sheet. */
      readonly more: boolean;
      /** Who was changed there in the same place as here, as they stand there. */
      readonly overruled: readonly Rider[];
    }
  /** The cart is an order by now; nothing of the sheet is in it. */
  | { readonly kind: "ordered" };

/** How often a sheet is sent anew when something else of the cart was changed in between. */
const TURNS = 5;

/** So many pieces of what a key says, whatever the sequence. */
function counted(
  roster: Roster,
  product: string,
  keyOf: (row: OrderRow) => unknown,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rowsFor(roster, product)) {
    const key = JSON.stringify(keyOf(row));
    counts.set(key, (counts.get(key) ?? 0) + row.quantity);
  }
  return counts;
}

const forWhom = ({ rider }: OrderRow) => [rider?.name ?? "", rider?.number ?? ""];
const inSize = (row: OrderRow) => [row.properties["size"], ...forWhom(row)];
const asMade = (row: OrderRow) => [
  Object.entries(row.properties).toSorted(([a], [b]) => a.localeCompare(b)),
  ...forWhom(row),
];

/** How many pieces two lists do not share. */
function apart(one: Roster, other: Roster, keyOf: (row: OrderRow) => unknown): number {
  return [...new Set([...one.products, ...other.products])].reduce((sum, product) => {
    const [here, there] = [one, other].map((roster) => counted(roster, product, keyOf));
    const keys = new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])]);
    return [...keys].reduce(
      (all, key) => all + Math.abs((here?.get(key) ?? 0) - (there?.get(key) ?? 0)),
      sum,
    );
  }, 0);
}

const saysTheSame = (one: Roster, other: Roster): boolean => apart(one, other, asMade) === 0;

/** What the cart was before somebody else changed it: as it was seen, or as what got no answer made it, if that arrived. */
function groundOf({ roster, unanswered }: SeenCart, there: Roster): Roster {
  if (unanswered === undefined) return roster;
  // The shop completes what is chosen: pieces are known by size and rider.
  return apart(unanswered, there, inSize) < apart(roster, there, inSize) ? unanswered : roster;
}

/** What may be done about a cart that is no longer as it was seen. */
function isOvertaken(error: unknown): boolean {
  return isProblem(error, "stale_version") || hasStatus(error, 404);
}

/** The cart that a sheet was made from, wherever its customer has gone on with it; null when it is an order by now. */
async function cartNow(uuid: string): Promise<Cart | null> {
  try {
    return await call("getCart", { params: { uuid } });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    const moved = await claimed(uuid);
    // Whoever is signed in no more cannot know.
    if (moved === null && !hasToken()) throw error;
    return moved;
  }
}

/**
 * Saves a sheet in one call: all of it, or nothing and the cart stays as it was. What another device or tab did to the
 * list meanwhile is never overwritten unseen, also where both wrote in the same place; a design that was taken out of
 * the cart there is put in again.
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
      const { uuid, version } = await put(seen, selections);
      return { kind: "saved", seen: { uuid, version, roster } };
    } catch (error) {
      if (!isOvertaken(error) || turn === TURNS) throw error;
    }
    const now = await cartNow(seen.uuid);
    if (now === null) return { kind: "ordered" };
    keepCart(now);
    const theirs = now.items.filter((item) => item.configuredSetUuid === design);
    const there = theirs.length === 0 ? seen.roster : rosterIn(theirs);
    const ground = groundOf(seen, there);
    const { uuid, version } = now;
    // It was taken, and the answer that said so got lost.
    const arrived = ground === roster && apart(roster, there, inSize) === 0;
    seen = { uuid, version, roster: there };
    if (theirs.length > 0 && (arrived || saysTheSame(there, roster)))
      return { kind: "saved", seen: { uuid, version, roster } };
    const together = (state: Roster) => mergeRosters(ground, state, there);
    const more = !saysTheSame(together(roster), roster);
    const overruled = overruledBy(ground, roster, there);
    if (more || overruled.length > 0) return { kind: "merged", seen, together, more, overruled };
  }
}

async function put({ uuid, version }: SeenCart, selections: Selection[]): Promise<Cart> {
  const body = { selections };
  const cart = await call("setQuantities", { params: { uuid }, query: { version }, body });
  keepCart(cart);
  return cart;
}

/** Whether nobody knows what became of what was sent. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
}
