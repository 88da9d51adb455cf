import { hasStatus } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { keepCart, type Cart } from "../../lib/cart/cart-store.ts";
import type { ShopForm } from "../../lib/forms/use-shop-form.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { navigate } from "../../lib/navigation/history.ts";
import { queryClient } from "../../lib/query-client.ts";
import { toast } from "../../ui/toast-store.ts";
import type { CheckoutValues } from "./checkout-values.ts";

function readCart(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeys.cart });
}

/** To the cart as it stands, not as it was when the page opened. */
async function backToCart(because: string): Promise<void> {
  toast(because, "err");
  await readCart();
  await navigate({ to: "/cart" });
}

/** The cart that is on the page, held against the one that the shop has. */
export function useCartAsShown(cart: Cart, refuse: ShopForm<CheckoutValues>["refuse"]) {
  const t = useT();

  /**
   * Whether it is still the same. Another device may have filled it with other things of the same price, which the total
   * would not tell.
   */
  async function isAsShown(): Promise<boolean> {
    const now = await call("getCart", { params: { uuid: cart.uuid } }).catch((error: unknown) => {
      if (hasStatus(error, 404)) return null;
      throw error;
    });
    if (now === null || now.items.length === 0) {
      await backToCart(t("error.cart_changed"));
      return false;
    }
    if (now.version === cart.version) return true;
    keepCart(now);
    refuse("root", (speak) => speak("error.cart_changed"));
    return false;
  }

  return { isAsShown, readCart, backToCart };
}
