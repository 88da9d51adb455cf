import { useEffect } from "react";

const shop = "Holeshot";

/** Names the page in tab and history, and for whoever hears the page change. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${shop}`;
  }, [title]);
}
