import { useState } from "react";
import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { ConfiguratorSet } from "../sets/use-set.ts";
import { QuantitiesBar } from "./QuantitiesBar.tsx";
import { RosterColumn } from "./RosterColumn.tsx";
import { rosterOf } from "./roster.ts";
import { SizesColumn } from "./SizesColumn.tsx";
import { useSaveQuantities } from "./use-save-quantities.ts";

interface QuantitiesSheetProps {
  cart: Cart;
  /** Of the one design. */
  items: readonly CartItem[];
  set: ConfiguratorSet;
  name: string;
  onClose: () => void;
}

/** The dialog once everything is there: left the sum per size, right the people. */
export function QuantitiesSheet({ cart, items, set, name, onClose }: QuantitiesSheetProps) {
  const t = useT();
  const [roster, setRoster] = useState(() => rosterOf(items));
  const save = useSaveQuantities(cart, items, onClose);
  // In the order of the set, and only what still lies in the cart.
  const products = set.products.filter((product) => roster.products.includes(product.id));
  return (
    <Dialog
      title={t("quantities.title")}
      subtitle={name}
      closeLabel={t("app.close")}
      width="lg"
      onClose={onClose}
      bar={
        <QuantitiesBar
          roster={roster}
          products={products}
          cart={cart}
          items={items}
          busy={save.busy}
          error={save.error}
          onSave={() => save.save(roster)}
        />
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto md:grid md:grid-cols-[424px_minmax(0,1fr)] md:overflow-hidden">
        <SizesColumn roster={roster} products={products} onChange={setRoster} />
        <RosterColumn roster={roster} products={products} items={items} onChange={setRoster} />
      </div>
    </Dialog>
  );
}
