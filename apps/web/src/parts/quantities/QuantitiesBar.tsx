import type { CartItem } from "../../lib/cart/cart-store.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { ActFailed } from "../../ui/ActFailed.tsx";
import { PriceBar } from "../../ui/PriceBar.tsx";
import { SlantedAction } from "../../ui/SlantedAction.tsx";
import type { SheetPrice } from "./sheet-price.ts";

interface QuantitiesBarProps {
  price: SheetPrice;
  items: readonly CartItem[];
  busy: boolean;
  /** Something is more than an order takes; `error` says what. */
  blocked: boolean;
  error: string | null;
  /** Sending it went wrong: the sheet as it stands can be sent again. */
  failed: boolean;
  onSave: () => void;
}

export function QuantitiesBar(props: QuantitiesBarProps) {
  const t = useT();
  const { money } = useFormat();
  const { price, items, busy, blocked, error, failed, onSave } = props;
  const had = items.some((item) => item.quantity !== null);
  return (
    <>
      {error !== null && failed && (
        <ActFailed text={error} retryLabel={t("app.retry")} busy={busy} onRetry={onSave} />
      )}
      {error !== null && !failed && (
        <p role="alert" className="shrink-0 bg-err-wash px-5 py-2.5 type-small text-err md:px-8">
          {error}
        </p>
      )}
      <PriceBar
        price={money(price.amount)}
        priceDetail={
          price.percent === 0
            ? t("quantities.sum", { count: price.pieces })
            : t("quantities.sum_break", { count: price.pieces, percent: price.percent })
        }
        action={
          <SlantedAction
            busy={busy}
            disabled={price.pieces === 0 || busy || blocked}
            onClick={onSave}
          >
            {had
              ? t("quantities.save", { count: price.pieces })
              : t("quantities.add", { count: price.pieces })}
          </SlantedAction>
        }
      >
        {price.next !== null && (
          <p>
            <span className="block type-body font-semibold">
              {t("quantities.next_break", {
                count: price.next.missing,
                product: price.next.product,
                percent: price.next.percent,
              })}
            </span>
            <span className="block type-small text-mute-d">{t("quantities.breaks_count")}</span>
          </p>
        )}
      </PriceBar>
    </>
  );
}
