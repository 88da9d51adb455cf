import type { CartItem } from "../../lib/cart/cart-store.ts";
import type { Answer } from "../../lib/api/call.ts";
import type { CallOf, RoutesById } from "@holeshot/contract";

export type Selection = CallOf<RoutesById["setQuantities"]>["body"]["selections"][number];
export type Product = Answer<"getCart">["items"][number]["product"]["id"];

/** The selections that would make these cart items again; those without a quantity are left out. */
export function rowsOf(items: readonly CartItem[]): Selection[] {
  const selections = new Map<string, Selection>();
  for (const item of items) {
    if (item.quantity === null) continue;
    const key = `${item.configuredSetUuid} ${item.product.id}`;
    const known = selections.get(key);
    const row = {
      properties: item.properties,
      quantity: item.quantity,
      ...(item.rider === null ? {} : { rider: item.rider }),
    };
    selections.set(key, {
      configuredSetUuid: item.configuredSetUuid,
      product: item.product.id,
      rows: [...(known?.rows ?? []), row],
    });
  }
  return [...selections.values()];
}
