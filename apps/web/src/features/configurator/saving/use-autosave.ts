import { useEffect, useRef } from "react";
import type { EditorStore } from "../../../editor/model/editor-store.ts";

/** Signed in and saved once, the design is saved again this long after the last change. */
const AUTOSAVE_MS = 2000;
/** A failed save is tried again, less and less often, and at once when the network is back. */
const RETRY_MS = [3000, 10_000, 30_000, 60_000] as const;

export function useAutosave(store: EditorStore, on: boolean, save: () => Promise<unknown>): void {
  useEffect(() => {
    if (!on) return undefined;
    let timer = window.setTimeout(() => void save(), AUTOSAVE_MS);
    const stop = store.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void save(), AUTOSAVE_MS);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [store, on, save]);
}

export function useRetry(failed: boolean, saved: boolean, retry: () => Promise<unknown>): void {
  const tries = useRef(0);
  useEffect(() => {
    if (saved) tries.current = 0;
    if (!failed) return undefined;
    const wait = RETRY_MS[Math.min(tries.current, RETRY_MS.length - 1)];
    const again = (): void => {
      tries.current += 1;
      void retry();
    };
    const timer = window.setTimeout(again, wait);
    window.addEventListener("online", again);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [failed, saved, retry]);
}
