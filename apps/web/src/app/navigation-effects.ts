import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLanguage } from "../lib/i18n/language-store.ts";
import { useShown } from "../lib/navigation/use-place.ts";
import { pageViewed } from "../lib/telemetry/page-views.ts";
import { closeAllDialogs } from "../ui/dialog-store.ts";

/** What a page change owes: dialogs close, focus moves to the new page, the page view is told. */
export function useNavigationEffects(): void {
  const shown = useShown();
  const pathBefore = useRef<string>(undefined);
  useEffect(() => {
    const { pathname } = shown;
    pageViewed(pathname);
    if (pathBefore.current !== undefined && pathBefore.current !== pathname) {
      closeAllDialogs();
      document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
    }
    pathBefore.current = pathname;
  }, [shown]);

  const queries = useQueryClient();
  const language = useLanguage();
  const before = useRef(language);
  useEffect(() => {
    // Names of products, countries and shipping methods come translated from the server.
    if (before.current !== language) void queries.invalidateQueries();
    before.current = language;
  }, [language, queries]);
}
