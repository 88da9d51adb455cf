import { useState } from "react";
import { call } from "../../lib/api/call.ts";
import { cartKey, keepCart, type Cart, type CartItem } from "../../lib/cart/cart-store.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { queryClient } from "../../lib/query-client.ts";
import { toast } from "../../ui/toast-store.ts";
import { rowsFor, type Roster } from "./roster.ts";
import type { Selection } from "./rows-of.ts";

interface Saving {
  busy: boolean;
  error: string | null;
  save: (roster: Roster) => void;
}

function selectionsOf(roster: Roster, items: readonly CartItem[]): Selection[] {
  return roster.products.flatMap((product) => {
    const item = items.find((each) => each.product.id === product);
    const rows = rowsFor(roster, product);
    if (item === undefined || rows.length === 0) return [];
    return [{ configuredSetUuid: item.configuredSetUuid, product: item.product.id, rows }];
  });
}

/** Products that had pieces and have none now are not ordered any more. */
function dropped(roster: Roster, items: readonly CartItem[]): CartItem[] {
  return items.filter(
    (item) => item.quantity !== null && rowsFor(roster, item.product.id).length === 0,
  );
}

export function useSaveQuantities(
  cart: Cart,
  items: readonly CartItem[],
  onDone: () => void,
): Saving {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send(roster: Roster): Promise<void> {
    const params = { uuid: cart.uuid };
    const selections = selectionsOf(roster, items);
    if (selections.length > 0)
      keepCart(await call("setQuantities", { params, body: { selections } }));
    for (const { id } of dropped(roster, items)) {
      await call("removeCartItem", { params: { ...params, cartItemId: id } });
    }
    await queryClient.invalidateQueries({ queryKey: cartKey });
  }

  function save(roster: Roster): void {
    setBusy(true);
    setError(null);
    send(roster)
      .then(() => {
        toast(t("quantities.saved"));
        onDone();
      })
      .catch((failure: unknown) => setError(errorText(t, failure, "error.add_to_cart_failed")))
      .finally(() => setBusy(false));
  }

  return { busy, error, save };
}
