import { useState } from "react";
import { hasStatus } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { keepCart, type Cart } from "../../lib/cart/cart-store.ts";
import { useCart } from "../../lib/cart/use-cart.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { navigate } from "../../lib/navigation/history.ts";
import { queryClient } from "../../lib/query-client.ts";
import { toast } from "../../ui/toast-store.ts";
import { isSameOrder } from "./same-order.ts";

function readCart(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeys.cart });
}

/** What a cart that is no longer there became, in another tab or on another device of its buyer's. */
async function orderOf({ uuid }: Cart): Promise<string | null> {
  try {
    return (await call("getCartOrder", { params: { uuid } })).order_uuid;
  } catch {
    return null;
  }
}

export type CartAsShown = ReturnType<typeof useCartAsShown>;

/** The cart that is on the page, held against the one that its buyer knows, and against the one that the shop has. */
export function useCartAsShown(cart: Cart) {
  const t = useT();
  // What a page begins with may be of before: its buyer knows the cart that came then.
  const { isFetching } = useCart();
  const [known, know] = useState<Cart | null>(null);
  if (known === null && !isFetching) know(cart);
  /** How often somebody pressed to order and was told instead. */
  const [told, setTold] = useState(0);

  const agreed = known ?? cart;

  /** Nothing is ordered; what was changed is said, and whoever pressed is led there. */
  function tell(now: Cart): void {
    know(agreed);
    keepCart(now);
    // New images ask for a consent.
    for (const uuid of new Set(now.items.map((item) => item.configuredSetUuid)))
      void queryClient.invalidateQueries({ queryKey: queryKeys.design(uuid) });
    setTold((before) => before + 1);
  }

  /** To the order that was placed of it; else to the cart as it stands, not as it was when the page opened. */
  async function backToCart(because: string): Promise<void> {
    const order = await orderOf(cart);
    if (order !== null) {
      toast(t("complete.ordered_before"));
      await navigate({ to: "/checkout/complete", search: { order } }, { replace: true });
      return;
    }
    toast(because, "err");
    await readCart();
    await navigate({ to: "/cart" });
  }

  /** Whether the shop still has it so. A mate may have drawn on, or another device filled in other things, at the same price. */
  async function isAsShown(): Promise<boolean> {
    const now = await call("getCart", { params: { uuid: cart.uuid } }).catch((error: unknown) => {
      if (hasStatus(error, 404)) return null;
      throw error;
    });
    if (now === null || now.items.length === 0) {
      await backToCart(t("error.cart_changed"));
      return false;
    }
    if (!isSameOrder(now, cart)) {
      tell(now);
      return false;
    }
    know(cart);
    setTold(0);
    return true;
  }

  return {
    agreed,
    isChanged: !isSameOrder(agreed, cart),
    told,
    isAsShown,
    readCart,
    backToCart,
  };
}
