import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { cartWasFilled } from "../../lib/cart/cart-store.ts";
import { usePageCart } from "../../lib/cart/use-cart.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyCart } from "./EmptyCart.tsx";
import { FilledCart } from "./FilledCart.tsx";

export function CartPage() {
  const { data, isError, refetch } = usePageCart();
  if (data !== undefined && data.items.length > 0) return <FilledCart cart={data} />;
  if (data === undefined && isError) {
    return (
      <Waiting>
        <LoadFailed onRetry={() => void refetch()} />
      </Waiting>
    );
  }
  return <Expected known={data !== undefined} />;
}

const never = () => (): void => undefined;
const nothingKnown = (): null => null;

/**
 * What lay in the cart last is expected there again. The server, which cannot know, sends both pages; the one that this
 * browser expects is shown before its code is here.
 */
function Expected({ known }: { known: boolean }) {
  // The order that emptied it may be one that nobody was told of.
  useEffect(() => {
    if (known) import("../../lib/session/sent-order.ts").then((sent) => sent.leadOn(), never);
  }, [known]);
  const expected = useSyncExternalStore(never, cartWasFilled, nothingKnown);
  // Its page stays where it stands when the answer is that the cart is empty.
  const filled = known ? false : expected;
  return (
    <>
      {filled !== true && (
        <div key="empty" className={cx("contents", filled === null && "when-cart-empty")}>
          <EmptyCart />
        </div>
      )}
      {filled !== false && (
        <div key="filled" className={cx("contents", filled === null && "when-cart-filled")}>
          <Waiting>
            <CartSkeleton />
          </Waiting>
        </div>
      )}
    </>
  );
}

/** As high as the window: what comes must not push the footer out of sight. */
function Waiting({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div className="page-x min-h-dvh py-8 md:py-12">
      <h1 className="type-h1">{t("cart.title")}</h1>
      {children}
    </div>
  );
}

function CartSkeleton() {
  const t = useT();
  return (
    <div
      aria-busy
      aria-label={t("app.loading")}
      className="mt-8 grid gap-8 border-t border-line pt-7 sm:grid-cols-[200px_1fr] nav:grid-cols-[300px_1fr]"
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
