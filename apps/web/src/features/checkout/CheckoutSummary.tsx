import { chargedUnit, type Totals } from "@holeshot/domain";
import type { Ref } from "react";
import { useFormContext } from "react-hook-form";
import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";
import { useCountryName } from "../../lib/countries.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { usualMethod } from "../../lib/shop/facts.ts";
import { useShop } from "../../lib/shop/use-shop.ts";
import { useToday } from "../../lib/use-today.ts";
import { DesignTile } from "../../parts/DesignTile.tsx";
import { countedSize } from "../../parts/order-summary/counted-size.ts";
import {
  type DesignGroup,
  groupItems,
  picturesOf,
  type ProductLine,
} from "../../parts/order-summary/group-items.ts";
import { RidersLine } from "../../parts/order-summary/RidersLine.tsx";
import { Timeline } from "../../parts/order-summary/Timeline.tsx";
import { TotalsList } from "../../parts/order-summary/TotalsList.tsx";
import { useNames } from "../../parts/sets/use-names.ts";
import type { CheckoutValues } from "./checkout-values.ts";
import { nextSteps } from "./next-steps.ts";
import type { ShippingMethod } from "./use-quote.ts";

interface CheckoutSummaryProps {
  ref: Ref<HTMLElement>;
  cart: Cart;
  /** Undefined until they are worked out for the chosen way of delivery. */
  totals: Totals | undefined;
  /** Undefined until one is chosen that serves the country. */
  method: ShippingMethod | undefined;
  /** The shop does not deliver to the country: nothing happens next. */
  notServed: boolean;
}

/** What is ordered, what it costs, and what happens next, with dates. */
export function CheckoutSummary({ ref, cart, totals, method, notServed }: CheckoutSummaryProps) {
  const t = useT();
  const { money } = useFormat();
  const { watch } = useFormContext<CheckoutValues>();
  const country = useCountryName(watch("shipping_address.country"));
  const groups = groupItems(asCharged(cart, totals), (item) => item.configuredSetUuid);
  const shipping = totals?.shipping;
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={t("checkout.your_order")}
      className="min-w-0 border-line bg-fog px-5 py-8 md:px-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l lg:py-12"
    >
      <div className="lg:sticky lg:top-8">
        <h2 className="type-h3-page">{t("checkout.your_order")}</h2>
        <ul className="mt-4 flex flex-col gap-4 border-b border-line pb-5">
          {groups.map((group) => (
            <li key={group.key} className="flex gap-4">
              <DesignTile
                pictures={picturesOf(group.items)}
                hasThumbnail={
                  group.items.some((item) => item.hasThumbnail === true)
                    ? true
                    : (group.items[0]?.hasThumbnail ?? null)
                }
                className="size-22 shrink-0"
              />
              <div className="min-w-0 flex-1">
                <h3 className="type-body font-semibold wrap-anywhere">{group.name}</h3>
                {group.lines.map((line) => (
                  <Chosen key={line.key} group={group} line={line} />
                ))}
                <RidersLine riders={group.riders} />
              </div>
              <p className="tabular type-body font-semibold">{money(group.amount)}</p>
            </li>
          ))}
        </ul>
        <div className="border-b border-line py-3.5">
          <TotalsList
            totals={totals ?? cart.totals}
            pieces={groups.reduce((sum, group) => sum + group.pieces, 0)}
            designs={groups.length}
            manualCheck={cart.manual_check}
            discount={
              cart.discount_code === null
                ? null
                : t("totals.discount", { code: cart.discount_code.code })
            }
            unknown={totals === undefined}
            shipping={{
              label: method?.pickup ? method.name : t("totals.shipping_to", { country }),
              text:
                shipping === undefined ? "–" : shipping === 0 ? t("totals.free") : money(shipping),
            }}
          />
        </div>
        {!notServed && <NextSteps manualCheck={cart.manual_check} method={method} />}
      </div>
    </aside>
  );
}

/** Lines as they are charged: where the sum below them is one without VAT, so are they. */
function asCharged({ items, totals: inShop }: Cart, totals: Totals | undefined): Cart["items"] {
  const untaxed = totals?.vat === 0 && totals.subtotal < inShop.subtotal;
  if (!untaxed) return items;
  return items.map((item) => ({
    ...item,
    ppuInclVat: chargedUnit(item.ppuInclVat, { kind: "export", country: "" }),
  }));
}

interface ChosenProps {
  group: DesignGroup<CartItem>;
  line: ProductLine;
}

/** Sizes, then what else was chosen: two lines of one product may differ by that alone. */
function Chosen({ group, line }: ChosenProps) {
  const names = useNames(group.key, line.product.id, group.items[0]?.configuratorSetUuid);
  const sizes = line.sizes.map(({ size, quantity }) =>
    countedSize(names.value("size", size), quantity),
  );
  const choices = names.choices(line.choices);
  return (
    <p className="type-small text-mute">
      {[`${line.product.name} ${sizes.join(", ")}`, ...choices].join(" · ")}
    </p>
  );
}

interface NextStepsProps {
  manualCheck: boolean;
  method: ShippingMethod | undefined;
}

function NextSteps({ manualCheck, method }: NextStepsProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const shop = useShop();
  const onInvoice = useFormContext<CheckoutValues>().watch("payment") === "invoice";
  if (shop === undefined) return null;
  const steps = nextSteps(t, format, today, {
    order: { when: t("steps.today"), what: t(onInvoice ? "steps.order_invoice" : "steps.order") },
    production: shop.production_working_days,
    transport: (method ?? usualMethod(shop))?.working_days ?? 0,
    pickup: method?.pickup ?? false,
    manualCheck,
  });
  return (
    <section className="pt-5">
      <h3 className="type-body font-semibold">{t("steps.title")}</h3>
      <div className="mt-4">
        <Timeline steps={steps} />
      </div>
    </section>
  );
}
