import { useEffect } from "react";

const shop = "Holeshot";

/** Names the page in tab and history, and for whoever hears the page change. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    // Where a long word of a heading may be parted is nothing to a tab.
    document.title = `${title.replaceAll("\u00AD", "")} · ${shop}`;
  }, [title]);
}
