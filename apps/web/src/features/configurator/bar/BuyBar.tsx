import { IconArrowRight, IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useFormat } from "../../../lib/format.ts";
import { usualMethod } from "../../../lib/shop/facts.ts";
import { useShop } from "../../../lib/shop/use-shop.ts";
import { scheduleOf } from "../../../lib/working-days.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useIsPhone } from "../../../lib/use-is-phone.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { ActFailed } from "../../../ui/ActFailed.tsx";
import { PriceBar, PriceBreaks } from "../../../ui/PriceBar.tsx";
import { SlantedAction } from "../../../ui/SlantedAction.tsx";
import { useOpenDesign } from "../design-context.ts";
import { useAddToCart } from "../saving/use-add-to-cart.ts";
import { useLivePrice } from "./use-live-price.ts";

/** What one of it costs with the choices made, and the way to the cart. */
export function BuyBar() {
  const t = useT();
  const { money } = useFormat();
  const { set, saving } = useOpenDesign();
  const live = useLivePrice();
  const count = live?.count ?? 1;
  const { add, busy, failed } = useAddToCart();
  const narrow = useIsPhone();
  const [done, setDone] = useState(false);
  function stepText(from: number, percent: number): string {
    if (percent > 0) return t("editor.break", { from, percent });
    return count > 1 ? t("editor.break_now", { count }) : t("editor.break_first", { from });
  }

  async function press(): Promise<void> {
    if (!(await add())) return;
    setDone(true);
    window.setTimeout(() => setDone(false), 900);
  }

  const bar = (
    <PriceBar
      price={live === null ? "…" : money(live.price)}
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
        steps={[{ from: 1, percent: 0 }, ...(live?.breaks ?? [])].map(({ from, percent }) => ({
          id: String(from),
          text: stepText(from, percent),
          reached: count >= from,
        }))}
      />
      <Arrival />
    </PriceBar>
  );
  return (
    <>
      {failed !== null && (
        <ActFailed
          text={failed(t)}
          retryLabel={t("app.retry")}
          busy={busy}
          onRetry={() => void press()}
        />
      )}
      {bar}
    </>
  );
}

function Arrival() {
  const t = useT();
  const { weekday } = useFormat();
  const today = useToday();
  const shop = useShop();
  if (shop === undefined) return null;
  const production = shop.production_working_days;
  const transport = usualMethod(shop)?.working_days ?? 0;
  const { delivered } = scheduleOf(today, { production, transport, manualCheck: false });
  return (
    <p className="ml-8 hidden border-l border-ink-3 pl-8 lg:block">
      <span className="block type-body font-semibold">
        {t("cart.arrival", { date: weekday(delivered) })}
      </span>
      <span className="block type-small text-mute-d">
        {t("cart.arrival_reason", { count: production })}
      </span>
    </p>
  );
}
