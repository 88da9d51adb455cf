import { wornTogether } from "@holeshot/garments";
import { useQuery } from "@tanstack/react-query";
import { useEditorState } from "../../../editor/model/editor-context.ts";
import { cartUuid, loadCart } from "../../../lib/cart/cart-store.ts";
import { rulesOf } from "../../../lib/shop/facts.ts";
import { useShop, type ShopFacts } from "../../../lib/shop/use-shop.ts";
import { livePrice, type LivePrice } from "../../../parts/prices/live-price.ts";
import { useOpenDesign } from "../design-context.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";

export interface ShownPrice extends LivePrice {
  readonly breaks: ShopFacts["quantity_breaks"];
}

/** What this design costs now; null until the shop and the cart have told all that it hangs on. */
export function useLivePrice(): ShownPrice | null {
  const { set, saving } = useOpenDesign();
  const shop = useShop();
  const {
    data: cart,
    isLoading,
    isError,
  } = useQuery({
    queryKey: queryKeys.cart,
    queryFn: loadCart,
    // Who has no cart yet gets none for looking at a price.
    enabled: cartUuid() !== null,
  });
  const known = shop !== undefined && (cart !== undefined || isError || !isLoading);
  const design = saving.saved?.uuid;
  // Two numbers, not what they are made of: nothing is rendered while a layer is dragged.
  const read = (which: keyof LivePrice) => (document: ChosenIn) =>
    known
      ? livePrice(
          {
            products: wornTogether(set.products),
            chosen: (id) => document.products[id]?.properties ?? {},
            items: cart?.items ?? [],
            design,
          },
          rulesOf(shop),
        )[which]
      : 0;
  const price = useEditorState(({ editing }) => read("price")(editing.document));
  const count = useEditorState(({ editing }) => read("count")(editing.document));
  return known ? { price, count, breaks: shop.quantity_breaks } : null;
}

interface ChosenIn {
  readonly products: Readonly<
    Record<string, { readonly properties: Readonly<Record<string, string>> } | undefined>
  >;
}
