import { IconArrowRight, IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useEditorState } from "../../../editor/model/editor-context.ts";
import { useFormat } from "../../../lib/format.ts";
import { useIsNarrow } from "../../../lib/use-is-narrow.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { PriceBar, PriceBreaks } from "../../../ui/PriceBar.tsx";
import { SlantedAction } from "../../../ui/SlantedAction.tsx";
import { useOpenDesign } from "../design-context.ts";
import { useAddToCart } from "../saving/use-add-to-cart.ts";

const breaks = [
  { from: 1, percent: 0 },
  { from: 5, percent: 5 },
  { from: 10, percent: 10 },
  { from: 25, percent: 15 },
] as const;

/** What one of it costs with the choices made, and the way to the cart. */
export function BuyBar() {
  const t = useT();
  const { money } = useFormat();
  const { set, saving } = useOpenDesign();
  const products = useEditorState(({ editing }) => editing.document.products);
  const { add, busy } = useAddToCart();
  const narrow = useIsNarrow();
  const [done, setDone] = useState(false);
  const price = set.products.reduce((sum, product) => {
    const chosen = products[product.id]?.properties ?? {};
    const extra = product.properties.reduce((all, { id, values }) => {
      const value = values.find((each) => each.id === chosen[id]);
      return all + (value?.price ?? 0);
    }, 0);
    return sum + product.price + extra;
  }, 0);

  async function press(): Promise<void> {
    if (!(await add())) return;
    setDone(true);
    window.setTimeout(() => setDone(false), 900);
  }

  return (
    <PriceBar
      price={money(price)}
      priceDetail={t(narrow ? "editor.price_short" : "editor.price_each", { set: set.name })}
      action={
        <SlantedAction
          busy={busy}
          disabled={!saving.mayChange}
          {...(!narrow && { iconEnd: done ? IconCheck : IconArrowRight })}
          onClick={() => void press()}
        >
          {t(done ? "editor.added" : "editor.add_to_cart")}
        </SlantedAction>
      }
    >
      <PriceBreaks
        label={t("editor.breaks")}
        steps={breaks.map(({ from, percent }) => ({
          id: String(from),
          text:
            percent === 0
              ? t("editor.break_first", { from })
              : t("editor.break", { from, percent }),
          reached: from === 1,
        }))}
      />
    </PriceBar>
  );
}
