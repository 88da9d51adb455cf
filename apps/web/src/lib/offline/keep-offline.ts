import { keepingOf } from "./rules.ts";

interface SavesData {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Lets the service worker keep what the editor needs. On the first visit much of it is here before the worker is:
 * files are then asked for again, which the browser's own store answers, and `again` asks for the answers.
 */
export async function keepOffline(again: () => Promise<unknown>): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || (navigator as SavesData).connection?.saveData) return;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register("/sw.js");
  if (!isFirst) return;
  // Nobody waits for it: a worker that is not to be had must not hold up what else is fetched ahead.
  const follow = () => void askAgain(again);
  if (serviceWorker.controller) follow();
  else serviceWorker.addEventListener("controllerchange", follow, { once: true });
}

async function askAgain(again: () => Promise<unknown>): Promise<void> {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  for (const file of new Set(files.filter(isFile))) await fetch(file).catch(() => undefined);
  await again();
}

function isFile(address: string): boolean {
  const url = new URL(address);
  const { origin } = window.location;
  const kept = keepingOf({ method: "GET", url, origin, navigates: false });
  return kept === "forever" || kept === "picture";
}
