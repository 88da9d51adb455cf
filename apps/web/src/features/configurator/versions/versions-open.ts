import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "../../../lib/listeners.ts";

const listeners = createListeners();
let open = false;

export function showVersions(shown: boolean): void {
  if (open === shown) return;
  open = shown;
  listeners.tell();
}

/** Whether what the design was is being looked at; it ends with the design's page. */
export function useVersionsOpen(): boolean {
  useEffect(() => () => showVersions(false), []);
  return useSyncExternalStore(
    listeners.subscribe,
    () => open,
    () => false,
  );
}
