import { call } from "../../lib/api/call.ts";
import { cartKey, keepCart, type Cart, type CartItem } from "../../lib/cart/cart-store.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { queryClient } from "../../lib/query-client.ts";
import { guestHash } from "../../lib/session/guest-designs.ts";
import { rowsOf } from "../../parts/quantities/rows-of.ts";
import type { DesignGroup } from "../../parts/order-summary/group-items.ts";
import { toast } from "../../ui/toast-store.ts";

async function removeItems(cart: string, items: readonly CartItem[]): Promise<void> {
  for (const { id } of items) {
    await call("removeCartItem", { params: { uuid: cart, cartItemId: id } });
  }
}

async function putBack(cart: string, group: DesignGroup<CartItem>): Promise<void> {
  const hash = guestHash(group.key);
  const params = { uuid: cart, configuredSetUuid: group.key };
  const added = await call("addToCart", { params, query: hash === undefined ? {} : { hash } });
  const selections = rowsOf(group.items);
  keepCart(
    selections.length === 0
      ? added
      : await call("setQuantities", { params: { uuid: cart }, body: { selections } }),
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
    void queryClient.invalidateQueries({ queryKey: cartKey });
  };
  return (group) => {
    const cart = queryClient.getQueryData<Cart>(cartKey);
    if (cart === undefined) return;
    queryClient.setQueryData(cartKey, without(cart, group));
    removeItems(cart.uuid, group.items)
      .then(() => queryClient.invalidateQueries({ queryKey: cartKey }))
      .then(() =>
        toast(t("cart.removed", { name: group.name }), "note", {
          label: t("app.undo"),
          onPress: () => void putBack(cart.uuid, group).catch(fail),
        }),
      )
      .catch(fail);
  };
}
