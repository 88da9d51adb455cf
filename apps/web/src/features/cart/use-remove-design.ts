import { call } from "../../lib/api/call.ts";
import { keepCart, type Cart, type CartItem } from "../../lib/cart/cart-store.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { queryClient } from "../../lib/query-client.ts";
import { guestHash } from "../../lib/session/guest-designs.ts";
import { rowsOf } from "../../parts/quantities/rows-of.ts";
import type { DesignGroup } from "../../parts/order-summary/group-items.ts";
import { toast } from "../../ui/toast-store.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

/** Out with all its products in one call: a design is never left half in the cart. */
async function takeOut(uuid: string, items: readonly CartItem[]): Promise<void> {
  const products = [...new Map(items.map((item) => [item.product.id, item])).values()];
  const selections = products.map((item) => ({
    configuredSetUuid: item.configuredSetUuid,
    product: item.product.id,
    rows: [],
  }));
  keepCart(await call("setQuantities", { params: { uuid }, body: { selections } }));
}

/** Back in with its rows, in one call too. */
async function putBack(uuid: string, group: DesignGroup<CartItem>): Promise<void> {
  const found = guestHash(group.key);
  const hash = found === undefined ? {} : { hash: found };
  const selections = rowsOf(group.items).map((selection) => ({ ...selection, add: true, ...hash }));
  const params = { uuid, configuredSetUuid: group.key };
  keepCart(
    selections.length === 0
      ? await call("addToCart", { params, query: hash })
      : await call("setQuantities", { params: { uuid }, body: { selections } }),
  );
}

function without(cart: Cart, group: DesignGroup<CartItem>): Cart {
  const items = cart.items.filter((item) => item.configuredSetUuid !== group.key);
  return { ...cart, items };
}

/** Takes a design out at once, and offers it back for as long as the toast stays. */
export function useRemoveDesign(): (group: DesignGroup<CartItem>) => void {
  const t = useT();
  const fail = (error: unknown) => {
    toast(errorText(t, error), "err");
    void queryClient.invalidateQueries({ queryKey: queryKeys.cart });
  };
  return (group) => {
    const cart = queryClient.getQueryData<Cart>(queryKeys.cart);
    if (cart === undefined) return;
    queryClient.setQueryData(queryKeys.cart, without(cart, group));
    takeOut(cart.uuid, group.items)
      .then(() =>
        toast(t("cart.removed", { name: group.name }), "note", {
          label: t("app.undo"),
          onPress: () => void putBack(cart.uuid, group).catch(fail),
        }),
      )
      .catch(fail);
  };
}
