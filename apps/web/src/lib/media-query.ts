import { useSyncExternalStore } from "react";

/**
 * A hook that tells whether a media query holds. The browser is asked once and tells of changes: asking it again at
 * every render costs milliseconds on a phone.
 */
export function mediaQueryHook(query: string): () => boolean {
  const listeners = new Set<() => void>();
  let media: MediaQueryList | null = null;
  let matches = false;

  function watch(): boolean {
    if (media) return matches;
    media = window.matchMedia(query);
    matches = media.matches;
    media.addEventListener("change", (event) => {
      matches = event.matches;
      for (const listener of listeners) listener();
    });
    return matches;
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return function useMediaQuery() {
    return useSyncExternalStore(subscribe, watch);
  };
}
