import { useSyncExternalStore } from "react";

/** Below 820 px the phone's layout is used; the same width as the style sheet's `md`. */
const query = "(width < 51.25rem)";

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether the page is shown in the phone's layout. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
