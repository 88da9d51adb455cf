import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "../../../lib/listeners.ts";
import { useShown } from "../../../lib/navigation/use-place.ts";

const listeners = createListeners();
let open = false;

export function showVersions(shown: boolean): void {
  if (open === shown) return;
  open = shown;
  listeners.tell();
}

/** Whether what the design was is being looked at, from the start where the address says so; it ends with the design's page. */
export function useVersionsOpen(): boolean {
  const asked = useShown().search["view"] === "versions";
  useEffect(() => {
    if (asked) showVersions(true);
    return () => showVersions(false);
  }, [asked]);
  return useSyncExternalStore(
    listeners.subscribe,
    () => open,
    () => false,
  );
}
