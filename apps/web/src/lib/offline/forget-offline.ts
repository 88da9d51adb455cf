import { privateCaches } from "./names.ts";

/** Takes away what is kept of whoever signs out. */
export function forgetOffline(): void {
  if (!("caches" in window)) return;
  for (const name of Object.values(privateCaches)) void window.caches.delete(name);
}
