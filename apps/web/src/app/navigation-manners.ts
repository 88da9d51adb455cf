import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useLanguage } from "../lib/i18n/language-store.ts";
import { pageViewed } from "../lib/telemetry/page-views.ts";
import { closeAllDialogs } from "../ui/dialog-store.ts";

/** What a page change owes: dialogs close, focus moves to the new page, the page view is told. */
export function useNavigationManners(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onResolved", ({ fromLocation, toLocation, pathChanged }) => {
        pageViewed(toLocation.pathname);
        if (fromLocation === undefined || !pathChanged) return;
        closeAllDialogs();
        document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
      }),
    [router],
  );

  const queries = useQueryClient();
  const language = useLanguage();
  const before = useRef(language);
  useEffect(() => {
    // Names of products, countries and shipping methods come translated from the server.
    if (before.current !== language) void queries.invalidateQueries();
    before.current = language;
  }, [language, queries]);
}
