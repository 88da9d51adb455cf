import { timings } from "@holeshot/domain";
import { type ReactNode, useEffect } from "react";
import { useCartPolling } from "../lib/cart/use-cart.ts";
import { useShown } from "../lib/navigation/use-place.ts";
import { useT } from "../lib/i18n/language-store.ts";
import { DialogHost } from "../ui/DialogHost.tsx";
import { Toaster } from "../ui/Toaster.tsx";
import { TooltipLayer } from "../ui/TooltipLayer.tsx";
import { ConsentBar } from "./ConsentBar.tsx";
import { useNavigationEffects } from "./navigation-effects.ts";

/** Around every page: the page itself, dialogs, toasts, tooltips, and the cart that goes along. */
export function Root({ children }: { children: ReactNode }) {
  const t = useT();
  // A payment's outcome decides whether the cart is open again: asked before, it would be lost for a new one.
  useCartPolling(useShown().route?.path !== "/checkout/complete");
  useNavigationEffects();
  useEffect(() => {
    // Before anything has it nothing is lost; without network the next one asks again.
    const arm = (): void => document.addEventListener("focusin", fetchKeeper, { once: true });
    function fetchKeeper(): void {
      void import("./keep-focus.ts").then(({ keepFocus }) => void keepFocus(), arm);
    }
    arm();
  }, []);
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 bg-ink px-4 py-2 type-body font-semibold text-paper focus:translate-y-0"
      >
        {t("app.skip")}
      </a>
      <noscript>
        <p className="page-x bg-ink py-2 type-small text-paper">{t("app.noscript")}</p>
      </noscript>
      {children}
      <ConsentBar />
      <DialogHost />
      <Toaster label={t("app.messages")} stay={timings.toast} />
      <TooltipLayer delay={timings.tooltipDelay} skipDelay={timings.tooltipSkipDelay} />
    </>
  );
}
