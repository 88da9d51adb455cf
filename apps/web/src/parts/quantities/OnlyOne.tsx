import type { CartItem } from "../../lib/cart/cart-store.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { FreshTile } from "../fresh-picture/FreshTile.tsx";

/** In the place of a list that nobody is in: the kit that is ordered, and what the list would be for. */
export function OnlyOne({ items }: { items: readonly CartItem[] }) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(96px,2fr)_3fr] items-center gap-x-5 gap-y-4 border-t border-line pt-5 md:grid-cols-1">
      <FreshTile
        items={items}
        className="aspect-square w-full md:max-w-[max(10rem,min(52vh,calc(100vh-34rem)))]"
      />
      <p className="type-body text-mute">{t("roster.alone")}</p>
    </div>
  );
}
