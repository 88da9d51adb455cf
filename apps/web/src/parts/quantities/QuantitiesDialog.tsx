import { useState } from "react";
import type { Cart } from "../../lib/cart/cart-store.ts";
import { useCart } from "../../lib/cart/use-cart.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { rulesOf } from "../../lib/shop/facts.ts";
import { useShopQuery } from "../../lib/shop/use-shop.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { LoadFailed } from "../LoadFailed.tsx";
import { useSetOfDesign } from "../sets/use-set.ts";
import { QuantitiesSheet } from "./QuantitiesSheet.tsx";

export interface QuantitiesDialogProps {
  designUuid: string;
  /** Instead of the word that it is saved. */
  onSaved?: () => void;
  onClose: () => void;
}

/** The last value that was as wanted. */
function useLast<T>(now: T | undefined, isWanted: (value: T) => boolean): T | undefined {
  const [last, setLast] = useState<T>();
  if (now === undefined || now === last || !isWanted(now)) return last;
  setLast(now);
  return now;
}

/** Sizes and riders of one design in the cart. */
export function QuantitiesDialog({ designUuid, onSaved, onClose }: QuantitiesDialogProps) {
  const t = useT();
  const cart = useCart();
  const holds = (each: Cart) => each.items.some((item) => item.configuredSetUuid === designUuid);
  const shown = useLast(cart.data, holds);
  const items = shown?.items.filter((item) => item.configuredSetUuid === designUuid) ?? [];
  const [first] = items;
  const set = useSetOfDesign(designUuid, first?.configuratorSetUuid);
  const shop = useShopQuery();
  const missing = cart.data !== undefined && first === undefined;
  // What is here stays open when asking again fails, or the design is in the cart no more: somebody is at work in it.
  if (shown && set.data !== undefined && first !== undefined && shop.data !== undefined) {
    return (
      <QuantitiesSheet
        cart={shown}
        items={items}
        set={set.data}
        name={first.name}
        rules={rulesOf(shop.data)}
        onClose={onClose}
        onSaved={() => {
          onClose();
          if (onSaved) onSaved();
          else toast(t("quantities.saved"));
        }}
      />
    );
  }
  const failed = set.isError || cart.isError || shop.isError || missing;
  return (
    <Dialog title={t("quantities.title")} closeLabel={t("app.close")} width="lg" onClose={onClose}>
      <div className="flex flex-1 flex-col gap-4 p-8">
        {failed ? (
          <LoadFailed
            onRetry={() => void Promise.all([cart.refetch(), set.refetch(), shop.refetch()])}
          />
        ) : (
          ["a", "b", "c", "d"].map((key) => (
            <Skeleton key={key} className="h-9 w-full max-w-[360px]" />
          ))
        )}
      </div>
    </Dialog>
  );
}
