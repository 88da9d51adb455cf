import { limits } from "@holeshot/domain";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useState } from "react";
import { call } from "../../lib/api/call.ts";
import type { Cart } from "../../lib/cart/cart-store.ts";
import { usePageCart } from "../../lib/cart/use-cart.ts";
import { messageOf } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Redirect } from "../../lib/navigation/Redirect.tsx";
import { hasToken } from "../../lib/session/token-store.ts";
import { useCustomer } from "../../lib/session/customer.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { RequireSession } from "../../parts/RequireSession.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { CheckoutForm } from "./CheckoutForm.tsx";
import { queryKeys } from "../../lib/api/query-keys.ts";

export function CheckoutPage() {
  return (
    <RequireSession>
      <CheckoutLoader />
    </RequireSession>
  );
}

/** The address of the last order, so that it need not be typed twice. */
function useEarlierAddress() {
  return useQuery({
    queryKey: queryKeys.lastAddress,
    queryFn: async ({ signal }) => {
      const [last] = (await call("listOrders", { query: { limit: 1 }, signal })).data;
      if (last === undefined) return {};
      return (await call("getOrder", { params: { orderUuid: last.uuid }, signal }))
        .shipping_address;
    },
    enabled: hasToken,
    staleTime: Infinity,
    retry: false,
  });
}

/**
 * Who comes with a cart that cannot be ordered is led back before anything is typed. What is found wanting later is said
 * when the order is placed: the form is not taken away from whoever fills it in.
 */
function Entrance(props: ComponentProps<typeof CheckoutForm>) {
  const [problem] = useState(props.cart.problems[0]?.code);
  return problem === undefined ? <CheckoutForm {...props} /> : <BackToCart because={problem} />;
}

function BackToCart({ because }: { because: Cart["problems"][number]["code"] }) {
  const t = useT();
  useEffect(() => {
    toast(t(messageOf(because)), "err");
  }, [t, because]);
  return <Redirect to="/cart" />;
}

function CheckoutLoader() {
  const t = useT();
  const cart = usePageCart();
  const customer = useCustomer();
  const earlier = useEarlierAddress();
  const rows = cart.data?.items.length ?? 1;
  if (rows === 0 || rows > limits.itemsPerCart) return <Redirect to="/cart" />;
  if (cart.data !== undefined && customer.data !== undefined && !earlier.isPending) {
    return <Entrance cart={cart.data} customer={customer.data} earlier={earlier.data ?? {}} />;
  }
  return (
    <div className="page-x py-8 md:py-10">
      <h1 className="type-h1">{t("checkout.title")}</h1>
      {cart.isError || customer.isError ? (
        <LoadFailed onRetry={() => void Promise.all([cart.refetch(), customer.refetch()])} />
      ) : (
        <div
          aria-busy
          aria-label={t("app.loading")}
          className="mt-8 flex max-w-[796px] flex-col gap-5"
        >
          {["a", "b", "c", "d"].map((key) => (
            <Skeleton key={key} className="h-10 w-full" />
          ))}
        </div>
      )}
    </div>
  );
}
