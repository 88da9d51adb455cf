import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import type { Cart } from "../../lib/cart/cart-store.ts";
import { type Format, useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import type { Translate } from "../../lib/i18n/translator.ts";
import { useToday } from "../../lib/use-today.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { cartChanges, type CartChange } from "./cart-changes.ts";
import type { CartAsShown } from "./use-cart-as-shown.ts";

function sentence(t: Translate, format: Format, today: string, change: CartChange): string {
  if (change.kind !== "design") return t(`checkout.changed.${change.kind}`, { ...change });
  const { name, at } = change;
  if (at === null) return t("checkout.changed.design", { name });
  const date = format.date(at);
  return date === today
    ? t("checkout.changed.design_at", { name, time: format.clock(at) })
    : t("checkout.changed.design_on", { name, date });
}

interface ChangedNoticeProps {
  readonly shown: Pick<CartAsShown, "agreed" | "told">;
  readonly cart: Cart;
  /** The way to what is ordered now, which a phone shows below. */
  readonly onLook: () => void;
}

/** Somebody changed what is about to be ordered: what, and when. Whoever pressed to order is led here. */
export function ChangedNotice({ shown, cart, onLook }: ChangedNoticeProps) {
  const t = useT();
  const format = useFormat();
  const box = useRef<HTMLElement>(null);
  const title = useId();
  const { agreed, told } = shown;
  useEffect(() => {
    if (told === 0) return;
    box.current?.focus({ preventScroll: true });
    // With the button that orders it, which stands below.
    box.current?.scrollIntoView({ block: "center" });
  }, [told]);
  const today = format.date(useToday());
  const changes = cartChanges(agreed, cart).map((each) => sentence(t, format, today, each));
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={title}
      className="flex scroll-mt-6 items-start gap-2.5 bg-warn-wash px-4 py-3.5 type-small text-ink"
    >
      <Icon of={IconAlertTriangle} size={18} className="mt-px shrink-0 text-warn-text" />
      <div className="min-w-0 flex-1">
        <h2 id={title} className="type-small font-semibold">
          {t("checkout.changed.title")}
        </h2>
        {changes.length > 0 && (
          <ul className="mt-1.5 flex flex-col gap-1 wrap-anywhere">
            {changes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <Button variant="link" className="mt-2" onClick={onLook}>
          {t("checkout.changed.look")}
        </Button>
      </div>
    </section>
  );
}
