import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useT } from "../lib/i18n/language-store.ts";
import { Link } from "../lib/navigation/Link.tsx";
import { LanguageMenu } from "../parts/LanguageMenu.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Wordmark } from "../ui/Wordmark.tsx";
import { Footer } from "./Footer.tsx";
import { TopBar } from "./TopBar.tsx";

/** The shop's frame: top bar, page, footer. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <Footer />
    </>
  );
}

/** At the till there is one way back and one way on, no shop navigation. */
export function CheckoutShell({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <header className="page-x flex h-14 shrink-0 items-center justify-between gap-4 border-b border-line md:h-16">
        <Link to="/cart" aria-label={t("top.home")}>
          <Wordmark />
        </Link>
        <Link
          to="/cart"
          className="inline-flex items-center gap-2 type-body font-semibold hover:underline"
        >
          <Icon of={IconArrowLeft} size={18} />
          {t("checkout.back")}
        </Link>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
    </>
  );
}

/** For who comes by a mail's link to do one thing, and may never have seen the shop. */
export function BareShell({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <header className="page-x flex h-14 shrink-0 items-center justify-between gap-4 border-b border-line md:h-16">
        <Link to="/cart" aria-label={t("top.home")}>
          <Wordmark />
        </Link>
        <LanguageMenu className="type-body" />
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
    </>
  );
}
