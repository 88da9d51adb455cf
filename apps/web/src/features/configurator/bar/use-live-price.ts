import { useQuery } from "@tanstack/react-query";
import { type Cents, PRICE_RULES, unitPrice } from "@holeshot/domain";
import { useEditorState } from "../../../editor/model/editor-context.ts";
import { cartKey, cartUuid, loadCart } from "../../../lib/cart/cart-store.ts";
import { useOpenDesign } from "../design-context.ts";

export interface LivePrice {
  /** Of one of each product, with the choices made, at the quantity the next one would make. */
  readonly price: Cents;
  /** Pieces there would be of each product with this one: those in the cart count for the break. */
  readonly count: number;
  readonly breaks: readonly { readonly from: number; readonly percent: number }[];
}

/** What one more of this design costs now. */
export function useLivePrice(): LivePrice {
  const { set } = useOpenDesign();
  const { data: cart } = useQuery({
    queryKey: cartKey,
    queryFn: loadCart,
    // Who has no cart yet gets none for looking at a price.
    enabled: cartUuid() !== null,
  });
  const pieces = (product: string): number =>
    (cart?.items ?? [])
      .filter((item) => item.product.id === product)
      .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

  // The sum, not what it is made of: nothing is rendered while a layer is dragged.
  const price = useEditorState(({ editing }) =>
    set.products.reduce((sum, { id, price: own, properties }) => {
      const chosen = editing.document.products[id]?.properties ?? {};
      const added = properties.map(
        (property) => property.values.find((value) => value.id === chosen[property.id])?.price ?? 0,
      );
      const list = added.reduce((all, each) => all + each, own);
      return sum + unitPrice(list, pieces(id) + 1);
    }, 0),
  );
  const count = Math.min(...set.products.map(({ id }) => pieces(id) + 1));
  return { price, count, breaks: PRICE_RULES.breaks };
}
