import { limits } from "@holeshot/domain";
import { choiceKey } from "./choice-key.ts";
import type { CartItemRow } from "./reader.ts";

/** What becomes of the items of two carts when one is merged into the other. */
export interface MergePlan {
  /** Items of the other cart that move as they are. */
  readonly move: readonly string[];
  /** Items of the cart that are replaced by ones that move. */
  readonly drop: readonly string[];
  /** Items of the cart that take up the pieces of an equal one. */
  readonly raise: readonly { readonly id: string; readonly quantity: number }[];
}

/**
 * Merges the items of another cart into a cart, none lost and none twice: pieces of equal rows
 * are added up, the same rider's same row stays one row, and a product that waits for its
 * quantity gives way to one that has it.
 */
export function mergeItems(
  present: readonly CartItemRow[],
  other: readonly CartItemRow[],
): MergePlan {
  const move: string[] = [];
  const drop: string[] = [];
  const raise = new Map<string, number>();
  for (const item of other) {
    const alike = present.filter((each) => sameProduct(each, item));
    if (item.quantity === null && alike.length > 0) continue;
    drop.push(...alike.filter((each) => each.quantity === null).map((each) => each.id));
    const equal = alike.find((each) => each.quantity !== null && rowKey(each) === rowKey(item));
    if (!equal) {
      move.push(item.id);
      continue;
    }
    if (hasRider(item)) continue;
    const pieces = (raise.get(equal.id) ?? equal.quantity ?? 0) + (item.quantity ?? 0);
    if (pieces > limits.quantityMax) move.push(item.id);
    else raise.set(equal.id, pieces);
  }
  return {
    move,
    drop: [...new Set(drop)],
    raise: [...raise].map(([id, quantity]) => ({ id, quantity })),
  };
}

function sameProduct(a: CartItemRow, b: CartItemRow): boolean {
  return a.design_id === b.design_id && a.product === b.product;
}

function rowKey(item: CartItemRow): string {
  return JSON.stringify([choiceKey(item.properties), item.rider_name, item.rider_number]);
}

function hasRider(item: CartItemRow): boolean {
  return item.rider_name !== null || item.rider_number !== null;
}
