import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/**
 * A hook that tells whether a media query holds. The browser is asked once and tells of changes: asking it again at
 * every render costs milliseconds on a phone.
 */
export function mediaQueryHook(query: string): () => boolean {
  const listeners = createListeners();
  let media: MediaQueryList | null = null;
  let matches = false;

  function watch(): boolean {
    if (media) return matches;
    media = window.matchMedia(query);
    matches = media.matches;
    media.addEventListener("change", (event) => {
      matches = event.matches;
      listeners.tell();
    });
    return matches;
  }
  const subscribe = listeners.subscribe;
  // A server knows no window.
  const unknown = (): boolean => false;
  return function useMediaQuery() {
    return useSyncExternalStore(subscribe, watch, unknown);
  };
}
