import { useEffect, useLayoutEffect } from "react";
import type { Shown } from "./page-loader.ts";
import { scrollPlaces } from "./scroll.ts";

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    // A browser that allows no storage; the positions live as long as the page.
    return null;
  }
}

const tops = scrollPlaces(tabStorage());

/** Keeps where a page was left; called before another takes its place. */
export function keepScroll(key: string): void {
  tops.keep(key, window.scrollY);
}

/**
 * A new page starts at its top or at its anchor, one that was left where it was left. `first` may have been read, and
 * scrolled, before its code was here.
 */
export function useScroll(shown: Shown | null, first: Shown | null): void {
  const key = shown?.key;
  useLayoutEffect(() => {
    if (shown === null) return;
    const top = tops.of(shown.key);
    if (shown === first && top === undefined) return;
    const anchor = new URL(shown.href, window.location.origin).hash.slice(1);
    if (top === undefined && anchor !== "") document.getElementById(anchor)?.scrollIntoView();
    else window.scrollTo(0, top ?? 0);
  }, [shown, first]);

  useEffect(() => {
    if (key === undefined) return undefined;
    window.history.scrollRestoration = "manual";
    // A document that goes leaves the first try to the browser, which knows it before we are here again.
    const leave = (): void => {
      tops.keep(key, window.scrollY);
      tops.store();
      window.history.scrollRestoration = "auto";
    };
    const comeBack = (): void => {
      window.history.scrollRestoration = "manual";
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [key]);
}
