import type { ReactNode } from "react";
import { Link } from "../../lib/navigation/Link.tsx";
import { LanguageMenu } from "../../parts/LanguageMenu.tsx";
import { useT } from "../../lib/i18n/language-store.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { EntryPicture } from "./EntryPicture.tsx";

interface EntryFrameProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The two columns of login, register, forgot and reset: form at the left, riders at the right. */
export function EntryFrame({ title, text, children }: EntryFrameProps) {
  const t = useT();
  usePageTitle(title);
  return (
    <div className="grid flex-1 md:grid-cols-[440px_1fr] nav:grid-cols-[560px_1fr]">
      <div className="flex min-w-0 flex-col px-5 nav:px-[72px]">
        <header className="flex h-20 shrink-0 items-center">
          <Link to="/cart" aria-label={t("top.home")}>
            <Wordmark />
          </Link>
        </header>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col py-8 nav:pt-[102px]">
          <h1 className="type-h1">{title}</h1>
          <p className="mt-3 max-w-[400px] type-lead text-mute">{text}</p>
          {children}
        </main>
        <footer className="flex h-20 shrink-0 items-center gap-5 type-small text-mute">
          <LanguageMenu className="text-ink type-small" />
          <Link to="/info/:topic" params={{ topic: "terms" }} className="hover:underline">
            {t("footer.terms")}
          </Link>
          <Link to="/info/:topic" params={{ topic: "privacy" }} className="hover:underline">
            {t("footer.privacy")}
          </Link>
        </footer>
      </div>
      <EntryPicture />
    </div>
  );
}
