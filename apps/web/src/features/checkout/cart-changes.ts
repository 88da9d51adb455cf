import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";

/** What became of a cart, as it is told to whoever was about to order it. */
export type CartChange =
  | {
      readonly kind: "design";
      readonly key: string;
      readonly name: string;
      readonly at: string | null;
    }
  | {
      readonly kind: "renamed";
      readonly key: string;
      readonly name: string;
      readonly before: string;
    }
  | {
      readonly kind: "added" | "removed" | "rows" | "price";
      readonly key: string;
      readonly name: string;
    }
  | { readonly kind: "code" | "check" };

function byDesign({ items }: Cart): ReadonlyMap<string, readonly CartItem[]> {
  return Map.groupBy(items, (item) => item.configuredSetUuid);
}

/** For whom, in which sizes, how many, with which choices: in any order. */
function rosterOf(items: readonly CartItem[]): string {
  const rows = items.map(({ product, quantity, rider, properties }) => {
    const chosen = Object.entries(properties).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([product.id, quantity, rider, chosen]);
  });
  return rows.toSorted().join("\n");
}

const pricesOf = (items: readonly CartItem[]): string =>
  items.map(({ product, ppuInclVat }) => `${product.id} ${ppuInclVat}`).join("\n");

function changesOf(key: string, was: readonly CartItem[], is: readonly CartItem[]): CartChange[] {
  const [[before], [now]] = [was, is];
  if (now === undefined) return [{ kind: "removed", key, name: before?.name ?? "" }];
  const { name, saved } = now;
  if (before === undefined) return [{ kind: "added", key, name }];
  const told: CartChange[] = [];
  if (name !== before.name) told.push({ kind: "renamed", key, name, before: before.name });
  const redrawn = saved?.version !== before.saved?.version;
  if (redrawn) told.push({ kind: "design", key, name, at: saved?.at ?? null });
  if (rosterOf(is) !== rosterOf(was)) told.push({ kind: "rows", key, name });
  // Other rows and other choices have other prices: only one that changed by itself is news.
  else if (pricesOf(is) !== pricesOf(was)) told.push({ kind: "price", key, name });
  return told;
}

/** What was changed between two states of a cart, design by design. */
export function cartChanges(before: Cart, now: Cart): readonly CartChange[] {
  const [was, is] = [byDesign(before), byDesign(now)];
  const told = [...new Set([...is.keys(), ...was.keys()])].flatMap((key) =>
    changesOf(key, was.get(key) ?? [], is.get(key) ?? []),
  );
  if (before.discount_code?.code !== now.discount_code?.code) told.push({ kind: "code" });
  if (before.manual_check !== now.manual_check) told.push({ kind: "check" });
  return told;
}
