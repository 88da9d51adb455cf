import { useEffect, useId, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { Cart } from "../../lib/cart/cart-store.ts";
import { useShopForm } from "../../lib/forms/use-shop-form.ts";
import { useFormat } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import type { Customer } from "../../lib/session/customer.ts";
import { useDesigns } from "./use-designs.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { part } from "../../ui/part.tsx";
import { BillingSection } from "./BillingSection.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { CheckoutSummary } from "./CheckoutSummary.tsx";
import { ConsentSection } from "./ConsentSection.tsx";
import { PaymentSection } from "./PaymentSection.tsx";
import { QuoteFailed } from "./QuoteFailed.tsx";
import { ShippingSection } from "./ShippingSection.tsx";
import { useCartAsShown } from "./use-cart-as-shown.ts";
import { beginning, useKeepValues } from "./use-kept-values.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { isNotServed, useQuote, useShippingMethods, wishOf } from "./use-quote.ts";

/** Few ever see it; what it says without it is that something has changed. */
const ChangedNotice = part(async () => (await import("./ChangedNotice.tsx")).ChangedNotice, {
  waiting: () => null,
});

interface CheckoutFormProps {
  cart: Cart;
  customer: Customer;
  earlier: Partial<CheckoutValues["shipping_address"]>;
}

/** One page, four numbered sections; the order button carries the amount. */
export function CheckoutForm({ cart, customer, earlier }: CheckoutFormProps) {
  const t = useT();
  const { money } = useFormat();
  const language = useLanguage();
  const shopForm = useShopForm<CheckoutValues>({
    defaultValues: beginning(customer, language, earlier),
  });
  const id = useId();
  const { form, element } = shopForm;
  useKeepValues(form, customer);
  const [country, chosen, vatId, payment] = form.watch([
    "shipping_address.country",
    "shipping_method",
    "billing_address.vat_id",
    "payment",
  ]);
  // What was wrong with the order is not said of another address.
  useEffect(() => form.clearErrors("root"), [form, country, chosen]);
  const methods = useShippingMethods(cart, country);
  const method = methods.data?.find((each) => each.available && each.id === chosen);
  const quote = useQuote(cart, wishOf(country, method?.id ?? "", vatId));
  const designs = useDesigns([...new Set(cart.items.map((item) => item.configuredSetUuid))]);
  const [asked, setAsked] = useState(false);
  const pixels = asked || designs.some((design) => design.has_pixel_images);
  const shown = useCartAsShown(cart);
  const summary = useRef<HTMLElement>(null);
  const place = usePlaceOrder({
    shown,
    form: shopForm,
    cart,
    quote,
    onImagesAsked: () => setAsked(true),
    customer,
  });
  // No amount rather than that of another country: the order waits for its own.
  const amount = quote.data === undefined ? "…" : money(quote.data.total);
  const submit = form.handleSubmit(place);
  return (
    <FormProvider {...form}>
      <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_472px] lg:grid-rows-[auto_1fr]">
        <form
          ref={element}
          id={id}
          noValidate
          className="page-x min-w-0 pt-8 md:pt-9"
          onSubmit={(event) => void submit(event)}
        >
          <div className="max-w-[796px]">
            <h1 className="type-h1 pb-7">{t("checkout.title")}</h1>
            <ShippingSection
              methods={methods}
              manualCheck={cart.manual_check}
              email={customer.email}
            />
            <BillingSection />
            <PaymentSection total={quote.data?.total ?? cart.totals.total} />
            <ConsentSection pixels={pixels} />
          </div>
        </form>
        {/* What is ordered and what it costs is read right before the button that orders it, beside it or above. */}
        <CheckoutSummary
          ref={summary}
          cart={cart}
          totals={quote.data}
          method={method}
          notServed={isNotServed(methods.error)}
        />
        <div className="page-x min-w-0 pt-6 pb-8 md:pb-9 lg:pt-0">
          <div className="max-w-[796px]">
            <div className="pb-10 md:pl-14">
              {quote.isError && !isNotServed(quote.error) && (
                <QuoteFailed busy={quote.isFetching} onRetry={() => void quote.refetch()} />
              )}
              <div role="status">
                {shown.isChanged && (
                  <ChangedNotice
                    shown={shown}
                    cart={cart}
                    onLook={() => summary.current?.focus()}
                  />
                )}
              </div>
              <FieldError text={form.formState.errors.root?.message} />
              <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
                <Button type="submit" form={id} size="order" busy={form.formState.isSubmitting}>
                  {payment === "invoice"
                    ? t("checkout.order_invoice", { amount })
                    : t("checkout.order_pay", { amount })}
                </Button>
                <p className="type-small text-mute">{t("checkout.until")}</p>
              </div>
            </div>
          </div>
        </div>
      </div>
    </FormProvider>
  );
}
