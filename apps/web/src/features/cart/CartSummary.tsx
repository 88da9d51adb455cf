import { limits } from "@holeshot/domain";
import { IconArrowRight, IconCalendarEvent } from "@tabler/icons-react";
import { useState } from "react";
import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";
import { messageOf } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { navigate } from "../../lib/navigation/history.ts";
import { usualMethod } from "../../lib/shop/facts.ts";
import { useShop } from "../../lib/shop/use-shop.ts";
import { useToday } from "../../lib/use-today.ts";
import { scheduleOf } from "../../lib/working-days.ts";
import type { DesignGroup } from "../../parts/order-summary/group-items.ts";
import { TotalsList } from "../../parts/order-summary/TotalsList.tsx";
import { Button } from "../../ui/Button.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { DiscountCode } from "./DiscountCode.tsx";
import { ManualCheck } from "./ManualCheck.tsx";

interface CartSummaryProps {
  cart: Cart;
  groups: readonly DesignGroup<CartItem>[];
  pieces: number;
}

export function CartSummary({ cart, groups, pieces }: CartSummaryProps) {
  const t = useT();
  const [tried, setTried] = useState(false);

  // Two carts became one at sign-in, and nothing of them was lost.
  const overfull = cart.items.length > limits.itemsPerCart;

  function goOn(): void {
    if (overfull) return;
    if (cart.problems.length === 0) {
      void navigate({ to: "/checkout" });
      return;
    }
    setTried(true);
    document.querySelector<HTMLElement>("[data-cart-problem]")?.focus();
  }

  return (
    <section aria-label={t("cart.summary")} className="min-w-0 pt-8 lg:pt-[68px]">
      <DiscountCode cart={cart} />
      <ManualCheck cart={cart} designs={groups.length} pieces={pieces} />
      <div className="mt-5 border-t border-line pt-4">
        <TotalsList
          totals={cart.totals}
          pieces={pieces}
          designs={groups.length}
          manualCheck={cart.manual_check}
          discount={
            cart.discount_code === null
              ? null
              : t("totals.discount", { code: cart.discount_code.code })
          }
          shipping={{ label: t("totals.shipping"), text: t("totals.shipping_later") }}
        />
      </div>
      <Button size="lg" iconEnd={IconArrowRight} className="mt-6 w-full" onClick={goOn}>
        {t("cart.checkout")}
      </Button>
      {overfull && (
        <FieldError
          text={t("cart.too_full", { rows: cart.items.length, max: limits.itemsPerCart })}
        />
      )}
      {tried &&
        cart.problems.map(({ code }) => <FieldError key={code} text={t(messageOf(code))} />)}
      <Arrival manualCheck={cart.manual_check} />
    </section>
  );
}

function Arrival({ manualCheck }: { manualCheck: boolean }) {
  const t = useT();
  const { weekday } = useFormat();
  const today = useToday();
  const shop = useShop();
  if (shop === undefined) return null;
  const production = shop.production_working_days;
  const transport = usualMethod(shop)?.working_days ?? 0;
  const schedule = scheduleOf(today, { production, transport, manualCheck });
  return (
    <div className="mt-5 flex gap-2.5">
      <Icon of={IconCalendarEvent} size={20} />
      <p>
        <span className="block type-small font-semibold">
          {t("cart.arrival", { date: weekday(schedule.delivered) })}
        </span>
        <span className="block type-small text-mute">
          {schedule.approveBy === null
            ? t("cart.arrival_reason", { count: production })
            : t("cart.arrival_proof", { date: weekday(schedule.approveBy) })}
        </span>
      </p>
    </div>
  );
}
