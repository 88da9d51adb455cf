import type { Cart } from "../../lib/cart/cart-store.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { groupItems } from "../../parts/order-summary/group-items.ts";
import { CartSummary } from "./CartSummary.tsx";
import { DesignLine } from "./DesignLine.tsx";

export function FilledCart({ cart }: { cart: Cart }) {
  const t = useT();
  const groups = groupItems(cart.items, (item) => item.configuredSetUuid);
  const pieces = groups.reduce((sum, group) => sum + group.pieces, 0);
  return (
    <div className="page-x page-width grid w-full flex-1 gap-x-[72px] py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="@container min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line pb-7">
          <h1 className="type-h1">{t("cart.title")}</h1>
          <p className="type-lead text-mute">
            {`${t("cart.designs", { count: groups.length })}, ${t("cart.pieces", { count: pieces })}`}
          </p>
        </div>
        <ul>
          {groups.map((group) => (
            <DesignLine key={group.key} group={group} cart={cart} />
          ))}
        </ul>
      </div>
      <CartSummary cart={cart} groups={groups} pieces={pieces} />
    </div>
  );
}
