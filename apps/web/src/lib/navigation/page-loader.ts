import type { ComponentType } from "react";
import { pauseBefore } from "../lazy/pause.ts";
import { reloadForCode } from "../lazy/new-release.ts";
import {
  arrived,
  correctAddress,
  currentEntry,
  followHistory,
  goOnBack,
  leftBehind,
  nameEntry,
  type Entry,
} from "./history.ts";
import { tell } from "../report.ts";
import { findPage, type Found, type RouteTable } from "./routes.ts";

/** A page on the screen: where it is, and the component that draws it. */
export interface Shown extends Found {
  /** The entry of the history that it stands for. */
  readonly key: string;
  readonly Component: ComponentType;
}

/** One hiccup is not worth a page of its own. */
const TOLD_AFTER = 2;

/** The page that the address bar names, once its code is here: what a visit begins with. */
export async function firstPage(table: RouteTable): Promise<Shown> {
  const found = findPage(table, nameEntry().href);
  if (found.href !== currentEntry().href) correctAddress(found.href);
  const Component = await found.page.load();
  return { ...found, key: currentEntry().key, Component };
}

/**
 * Between the address bar and the screen: an address is followed at once, its page is shown when its
 * code is here. Until then the page before it stays, with all that it knew of its own address.
 */
export function startPageLoader(
  table: RouteTable,
  show: (shown: Shown) => void,
  first: Shown | null = null,
): () => void {
  let latest: Entry | null = null;

  async function follow({ key, href }: Entry): Promise<void> {
    // It is on the screen already.
    if (latest === null && key === first?.key && href === first.href) return;
    const found = findPage(table, href);
    // Such as to the form of who is signed in by now, from the page it led to.
    if (found.href !== href && found.href === leftBehind()) {
      await goOnBack();
      if (currentEntry().key !== key) return;
    }
    if (found.href !== href) correctAddress(found.href);
    const entry = currentEntry();
    latest = entry;
    const ready = found.page.ready();
    // Without waiting where there is nothing to wait for: going back must not flash by a scroll.
    if (ready !== null) return show({ ...found, key: entry.key, Component: ready });
    for (let tries = 1; latest === entry; tries += 1) {
      try {
        const Component = await found.page.load();
        if (latest === entry) show({ ...found, key: entry.key, Component });
        return;
      } catch (error) {
        if (tries === 1) tell(error, "loading a page");
        // A release that replaced the file is fetched; a line that is down says so and is tried again.
        if (latest !== entry || (await reloadForCode())) return;
        if (tries === TOLD_AFTER) show({ ...found, key: entry.key, Component: failing(error) });
        await pauseBefore(tries);
      }
    }
  }

  const stop = followHistory((entry) => void follow(entry));
  return () => {
    stop();
    latest = null;
    arrived();
  };
}

/** A page whose code did not come fails as one that breaks while drawing: where errors are caught. */
function failing(error: unknown): ComponentType {
  return function Failing() {
    throw error;
  };
}
