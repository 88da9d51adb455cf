import { usePageCart } from "../lib/cart/use-cart.ts";
import { useT } from "../lib/i18n/language-store.ts";

/** How many designs lie in the cart, and how a link to it says so. */
export function useCartWords(): { readonly designs: number; readonly label: string } {
  const t = useT();
  // Also where the bar belongs to the page itself, which may be gone on from after the cart has come.
  const { data } = usePageCart();
  const designs = new Set(data?.items.map((each) => each.configuredSetUuid)).size;
  return {
    designs,
    label: designs === 0 ? t("top.cart") : t("top.cart_count", { count: designs }),
  };
}
