import type { PriceRules } from "@holeshot/domain";
import { useState } from "react";
import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { ConfiguratorSet } from "../sets/use-set.ts";
import { QuantitiesBar } from "./QuantitiesBar.tsx";
import { faultsOf, faultText } from "./quantity-faults.ts";
import { RosterColumn } from "./RosterColumn.tsx";
import { rosterOf } from "./roster.ts";
import { SizesColumn } from "./SizesColumn.tsx";
import { priceOfSheet } from "./sheet-price.ts";
import { useSaveQuantities } from "./use-save-quantities.ts";

interface QuantitiesSheetProps {
  cart: Cart;
  /** Of the one design. */
  items: readonly CartItem[];
  set: ConfiguratorSet;
  name: string;
  rules: PriceRules;
  onClose: () => void;
}

/** The dialog once everything is there: left the sum per size, right the people. */
export function QuantitiesSheet({ cart, items, set, name, rules, onClose }: QuantitiesSheetProps) {
  const t = useT();
  const [roster, setRoster] = useState(() => rosterOf(items));
  // In the order of the set, and only what still lies in the cart.
  const products = set.products.filter((product) => roster.products.includes(product.id));
  const save = useSaveQuantities(cart, items, products, onClose);
  const price = priceOfSheet(roster, products, cart, items, rules);
  const faults = faultsOf(roster);
  const [fault] = faults;
  return (
    <Dialog
      title={t("quantities.title")}
      subtitle={name}
      closeLabel={t("app.close")}
      width="lg"
      onClose={onClose}
      bar={
        <QuantitiesBar
          price={price}
          items={items}
          busy={save.busy}
          blocked={fault !== undefined}
          error={fault === undefined ? save.error : faultText(t, fault, products)}
          onSave={() => save.save(roster)}
        />
      }
    >
      <div className="min-h-0 flex-1 overflow-y-auto md:grid md:grid-cols-[424px_minmax(0,1fr)] md:overflow-hidden">
        <SizesColumn
          roster={roster}
          products={products}
          faults={faults}
          unitOf={price.unitOf}
          onChange={setRoster}
        />
        <RosterColumn roster={roster} products={products} items={items} onChange={setRoster} />
      </div>
    </Dialog>
  );
}
