import { useSyncExternalStore } from "react";

const coarse = "(pointer: coarse)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(coarse);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** The stage is worked with fingers. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(coarse).matches);
}
