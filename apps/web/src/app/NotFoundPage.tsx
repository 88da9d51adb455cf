import { useSyncExternalStore } from "react";
import { useT } from "../lib/i18n/language-store.ts";
import { Link } from "../lib/navigation/Link.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { hasToken } from "../lib/session/token-store.ts";
import { buttonClass } from "../ui/button-class.ts";
import { cx } from "../ui/cx.ts";
import { NotFoundPattern } from "./NotFoundPattern.tsx";
import { TopBar } from "./TopBar.tsx";

const never = () => () => undefined;

/** Known in the browser only: the server renders this page once, for nobody in particular. */
function useInBrowser<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(never, read, () => undefined);
}

/**
 * Every missing page offers to sign in alike, so that none tells that there is something behind it. Who is signed in does
 * not see that, though its place is kept: nothing moves once the browser knows.
 */
export function NotFoundPage() {
  const t = useT();
  const signedIn = useInBrowser(hasToken) ?? false;
  const here = useInBrowser(() => window.location.pathname + window.location.search);
  usePageTitle(t("not_found.title"));
  return (
    <>
      <TopBar />
      <main id="content" tabIndex={-1} className="grid flex-1 nav:grid-cols-[560px_1fr]">
        <div className="page-x flex flex-col items-start justify-center py-16">
          <h1 className="type-h1 md:type-display">{t("not_found.title")}</h1>
          <p className="mt-4 max-w-[400px] type-lead text-mute">{t("not_found.text")}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Link to="/cart" className={buttonClass("primary", "lg")}>
              {t("not_found.home")}
            </Link>
            <Link to="/my-designs" className={buttonClass("second", "lg")}>
              {t("top.my_designs")}
            </Link>
            <Link
              to="/login"
              search={here === undefined ? {} : { redirect: here }}
              data-waits={here === undefined || undefined}
              className={cx(buttonClass("second", "lg"), signedIn && "invisible")}
            >
              {t("top.login")}
            </Link>
          </div>
        </div>
        <div className="flex items-center justify-center border-t border-line bg-fog p-10 nav:border-t-0 nav:border-l">
          <NotFoundPattern />
        </div>
      </main>
    </>
  );
}
