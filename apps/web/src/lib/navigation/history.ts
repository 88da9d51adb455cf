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

/** What the browser keeps with an entry: whose it is, and how many layers lie above its page. */
interface State {
  readonly key: string;
  readonly above?: number;
}

/** The layers above the page on the screen, the topmost last. */
const layers: { readonly close: () => void }[] = [];

/** Goes to a place of the shop, from wherever; done when its page is on the screen. */
export function navigate(target: Target, options?: Options): Promise<void> {
  return goTo(addressOf(target), options);
}

/** The same for an address that came from elsewhere: only within the shop, see `safeRedirect`. */
export function goTo(href: string, options: Options = {}): Promise<void> {
  return goingBack === null ? follows(href, options) : goingBack.then(() => goTo(href, options));
}

function follows(href: string, { replace = false }: Options): Promise<void> {
  // Going where one is adds nothing to go back to.
  if (href !== currentEntry().href) enter(href, replace);
  departed();
  return new Promise((resolve) => {
    waiting.push(resolve);
    follow?.(currentEntry());
  });
}

function enter(href: string, replace: boolean): void {
  const state: State = { key: crypto.randomUUID() };
  // A layer that leads elsewhere is nothing to go back to.
  if (replace || stateNow().above) window.history.replaceState(state, "", href);
  else window.history.pushState(state, "", href);
}

/**
 * Something lies above the page (a sheet, a dialog): going back closes it instead of leaving. Returns what is called once
 * it is gone by other means.
 */
export function openAbove(close: () => void): () => void {
  if (goingBack !== null) return openAfter(goingBack, close);
  const layer = { close };
  const { key } = nameEntry();
  layers.push(layer);
  window.history.pushState({ key, above: layers.length } satisfies State, "");
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    goingBack ??= goBack(key);
  };
}

/** Opened while another's entry is on its way out, it would be closed with it. */
function openAfter(settled: Promise<void>, close: () => void): () => void {
  let takeAway: (() => void) | null = null;
  let isGone = false;
  void settled.then(() => {
    if (!isGone) takeAway = openAbove(close);
  });
  return () => {
    isGone = true;
    takeAway?.();
  };
}

/** The layers' entries are on their way out; null while none is. */
let goingBack: Promise<void> | null = null;

/** Done when nothing goes back by itself any more: who left meanwhile would be taken back with it. */
export function historySettled(): Promise<void> {
  return goingBack ?? Promise.resolve();
}

/**
 * A browser that has nowhere to go back to says nothing. A busy phone says it late, and what opened meanwhile would be closed
 * with what is on its way out.
 */
const BACK_MS = 5_000;

async function goBack(key: string): Promise<void> {
  // Whoever closes one thing may leave in the same breath, or close the next.
  await new Promise((resolve) => void setTimeout(resolve));
  const more = (): number => {
    const { key: now, above = 0 } = stateNow();
    return now === key ? above - layers.length : 0;
  };
  for (let before = Infinity; more() > 0 && more() < before;) {
    before = more();
    await new Promise<void>((resolve) => {
      window.addEventListener("popstate", () => resolve(), { once: true });
      setTimeout(resolve, BACK_MS);
      window.history.go(-before);
    });
  }
  goingBack = null;
}

/** Whether the browser only went between a page and what lies above it. */
function wentAmongLayers(page: Entry | null): boolean {
  const { key, above = 0 } = stateNow();
  if (page === null || key !== page.key) return false;
  // A page that was given another address meanwhile keeps it.
  if (currentEntry().href !== page.href) {
    window.history.replaceState(window.history.state, "", page.href);
  }
  for (const layer of layers.splice(above).toReversed()) layer.close();
  return true;
}

/** The current entry gets the address that its guard named. */
export function correctAddress(href: string): void {
  enter(href, true);
}

/** The page on the screen is at another address from now on, and stays as it is. */
export function renameEntry(target: Target): void {
  window.history.replaceState(window.history.state, "", addressOf(target));
  shown = currentEntry();
}

/** Everybody who waits for the navigation goes on. */
export function arrived(): void {
  for (const resolve of waiting.splice(0)) resolve();
}

/** Where the page on the screen stands, or the one that is on its way there. */
let shown: Entry | null = null;

/** The address that the browser's own buttons led away from to the page on the screen; null where that was followed. */
export function leftBehind(): string | null {
  return behind;
}
let behind: string | null = null;
/** Where a way back began that goes on by itself. */
let goesOnFrom: string | null = null;

/** A browser that has nowhere to go back to says nothing: so long it may take. */
const GO_ON_MS = 1000;

/**
 * The page that was gone back to leads straight on to the one that was left: going back goes past it. Done once the browser
 * has had its time; who is still there has nothing to go back to.
 */
export async function goOnBack(): Promise<void> {
  goesOnFrom = behind;
  window.history.back();
  await new Promise((resolve) => void setTimeout(resolve, GO_ON_MS));
}

/** Hears of every change of entry, the present one first. */
export function followHistory(listener: Follow): () => void {
  const first = (): void => {
    listener(nameEntry());
    shown = currentEntry();
  };
  const hear = (): void => {
    if (wentAmongLayers(shown)) return;
    behind = goesOnFrom ?? shown?.href ?? null;
    goesOnFrom = null;
    departed();
    first();
  };
  follow = (entry) => {
    behind = goesOnFrom = null;
    listener(entry);
    shown = currentEntry();
  };
  first();
  window.addEventListener("popstate", hear);
  return () => {
    window.removeEventListener("popstate", hear);
    follow = null;
  };
}

/**
 * The current entry; one that the browser made, by a link to an anchor or a full load, has no key yet. What lay above it
 * before a load is gone.
 */
export function nameEntry(): Entry {
  const { key, above } = stateNow();
  if (key !== undefined && above !== undefined && layers.length === 0) {
    window.history.replaceState({ key } satisfies State, "");
  }
  if (stateNow().key === undefined) {
    window.history.replaceState({ key: crypto.randomUUID() }, "");
  }
  return currentEntry();
}

function stateNow(): Partial<State> {
  return (window.history.state as Partial<State> | null) ?? {};
}

export function currentEntry(): Entry {
  const { pathname, search, hash } = window.location;
  return { key: stateNow().key ?? "", href: pathname + search + hash };
}
