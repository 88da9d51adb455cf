import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useT } from "../lib/i18n/language-store.ts";
import { Link } from "../lib/navigation/Link.tsx";
import { LanguageMenu } from "../parts/LanguageMenu.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Wordmark } from "../ui/Wordmark.tsx";
import { Footer } from "./Footer.tsx";
import { TopBar } from "./TopBar.tsx";

interface FrameProps {
  children: ReactNode;
}

/** The shop's frame: top bar, page, footer. */
export function Shell({ children }: FrameProps) {
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
export function CheckoutShell({ children }: FrameProps) {
  const t = useT();
  const back = (
    <Link to="/cart" className={besideClass}>
      <Icon of={IconArrowLeft} size={18} />
      {t("checkout.back")}
    </Link>
  );
  return <Narrow beside={back}>{children}</Narrow>;
}

/** What was ordered is in no cart: the way on is to one's orders. */
export function OrderedShell({ children }: FrameProps) {
  const t = useT();
  const on = (
    <Link to="/my-orders" className={besideClass}>
      {t("order.missing.back")}
    </Link>
  );
  return <Narrow beside={on}>{children}</Narrow>;
}

/** For who comes by a mail's link to do one thing, and may never have seen the shop. */
export function BareShell({ children }: FrameProps) {
  return <Narrow beside={<LanguageMenu className="type-body" />}>{children}</Narrow>;
}

const besideClass =
  "inline-flex min-h-11 items-center gap-2 type-body font-semibold hover:underline";

/** A frame of the shop's name and one thing beside it. */
function Narrow({ beside, children }: FrameProps & { beside: ReactNode }) {
  const t = useT();
  return (
    <>
      <header className="page-x flex h-14 shrink-0 items-center justify-between gap-4 border-b border-line md:h-16">
        <Link to="/cart" aria-label={t("top.home")} className="flex min-h-11 items-center">
          <Wordmark />
        </Link>
        {beside}
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
    </>
  );
}
