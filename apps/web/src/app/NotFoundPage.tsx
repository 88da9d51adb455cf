import { useSyncExternalStore } from "react";
import { useT } from "../lib/i18n/language-store.ts";
import { Link } from "../lib/navigation/Link.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { hasToken } from "../lib/session/token-store.ts";
import { buttonClass } from "../ui/button-class.ts";
import { NotFoundPattern } from "./NotFoundPattern.tsx";
import { TopBar } from "./TopBar.tsx";

const never = () => () => undefined;

/**
 * Where a visitor is, who may see more once signed in; nothing for who is signed in. Every missing page offers it alike,
 * so that none tells that there is something behind it. Known in the browser only: the server renders this page once.
 */
function useWayBack(): string | undefined {
  return useSyncExternalStore(
    never,
    () => (hasToken() ? undefined : window.location.pathname + window.location.search),
    () => undefined,
  );
}

export function NotFoundPage() {
  const t = useT();
  const here = useWayBack();
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
            {here !== undefined && (
              <Link to="/login" search={{ redirect: here }} className={buttonClass("second", "lg")}>
                {t("top.login")}
              </Link>
            )}
          </div>
        </div>
        <div className="flex items-center justify-center border-l border-line bg-fog p-10">
          <NotFoundPattern />
        </div>
      </main>
    </>
  );
}
