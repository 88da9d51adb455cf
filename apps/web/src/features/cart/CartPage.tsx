import { useCart } from "../../lib/cart/use-cart.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
import { FilledCart } from "./FilledCart.tsx";

export function CartPage() {
  const t = useT();
  const { data, isError, refetch } = useCart();
  if (data !== undefined && data.items.length > 0) return <FilledCart cart={data} />;
  if (data !== undefined) return <EmptyCart />;
  return (
    // As high as the window: what comes must not push the footer out of sight.
    <div className="page-x min-h-dvh py-8 md:py-12">
      <h1 className="type-h1">{t("cart.title")}</h1>
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : <CartSkeleton />}
    </div>
  );
}

function CartSkeleton() {
  const t = useT();
  return (
    <div
      aria-busy
      aria-label={t("app.loading")}
      className="mt-8 grid gap-8 border-t border-line pt-7 sm:grid-cols-[300px_1fr]"
    >
      <Skeleton className="aspect-[300/288] w-full" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-6 w-52" />
        <Skeleton className="h-3 w-full max-w-[480px]" />
        <Skeleton className="h-3 w-full max-w-[420px]" />
      </div>
    </div>
  );
}
