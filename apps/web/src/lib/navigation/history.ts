import { addressOf } from "./address.ts";
import type { Target } from "./pages.ts";
import { departed } from "./trips.ts";

/** One entry of the browser's history. */
export interface Entry {
  readonly key: string;
  readonly href: string;
}

interface Options {
  /** Takes the place of the current entry instead of following it. */
  replace?: boolean;
}

type Follow = (entry: Entry) => void;

let follow: Follow | null = null;
const waiting: (() => void)[] = [];

/** Goes to a place of the shop, from wherever; done when its page is on the screen. */
export function navigate(target: Target, options?: Options): Promise<void> {
  return goTo(addressOf(target), options);
}

/** The same for an address that came from elsewhere: only within the shop, see `safeRedirect`. */
export function goTo(href: string, { replace = false }: Options = {}): Promise<void> {
  // Going where one is adds nothing to go back to.
  if (href !== currentEntry().href) enter(href, replace);
  departed();
  return new Promise((resolve) => {
    waiting.push(resolve);
    follow?.(currentEntry());
  });
}

function enter(href: string, replace: boolean): void {
  const state = { key: crypto.randomUUID() };
  if (replace) window.history.replaceState(state, "", href);
  else window.history.pushState(state, "", href);
}

/** The current entry gets the address that its guard named. */
export function correctAddress(href: string): void {
  enter(href, true);
}

/** The page on the screen is at another address from now on, and stays as it is. */
export function renameEntry(target: Target): void {
  window.history.replaceState(window.history.state, "", addressOf(target));
}

/** Everybody who waits for the navigation goes on. */
export function arrived(): void {
  for (const resolve of waiting.splice(0)) resolve();
}

/** Hears of every change of entry, the present one first. */
export function followHistory(listener: Follow): () => void {
  const first = (): void => listener(nameEntry());
  const hear = (): void => {
    departed();
    first();
  };
  follow = listener;
  first();
  window.addEventListener("popstate", hear);
  return () => {
    window.removeEventListener("popstate", hear);
    follow = null;
  };
}

/** The current entry; one that the browser made, by a link to an anchor or a full load, has no key yet. */
export function nameEntry(): Entry {
  if (keyOf(window.history.state) === undefined) {
    window.history.replaceState({ key: crypto.randomUUID() }, "");
  }
  return currentEntry();
}

function keyOf(state: unknown): string | undefined {
  const key = (state as { key?: unknown } | null)?.key;
  return typeof key === "string" ? key : undefined;
}

export function currentEntry(): Entry {
  const { pathname, search, hash } = window.location;
  return { key: keyOf(window.history.state) ?? "", href: pathname + search + hash };
}
