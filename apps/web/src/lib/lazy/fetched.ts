import { waitedForOnLine } from "./line.ts";
import { pauseBefore } from "./pause.ts";
import { createListeners } from "../listeners.ts";

/** How far something is that is fetched when it is wanted. */
export type Coming<T> =
  | { readonly kind: "waiting" }
  /** It did not come yet and is asked for again; `error` is why it did not. */
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "here"; readonly value: T };

export interface Fetched<T> {
  readonly state: () => Coming<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** One try, joined by whoever else asks meanwhile. Rejects when it fails. */
  readonly load: () => Promise<T>;
  /** Tries until it is here, with growing pauses, for as long as somebody subscribes. */
  readonly insist: () => void;
}

/** A single hiccup is not worth a message: the second try in a row that fails is told. */
const TOLD_AFTER = 2;

/** Something that is fetched once, and again as long as it did not come. */
export function fetched<T>(
  fetchIt: () => Promise<T>,
  pause: (tries: number) => Promise<void> = pauseBefore,
): Fetched<T> {
  let state: Coming<T> = { kind: "waiting" };
  let running: Promise<T> | null = null;
  let insisting = false;
  const listeners = createListeners();

  function become(next: Coming<T>): void {
    state = next;
    listeners.tell();
  }

  async function fetchOnce(): Promise<T> {
    try {
      const value = await fetchIt();
      become({ kind: "here", value });
      return value;
    } finally {
      running = null;
    }
  }

  function load(): Promise<T> {
    if (state.kind === "here") return Promise.resolve(state.value);
    return (running ??= fetchOnce());
  }

  async function untilHere(): Promise<void> {
    for (
      let tries = 1;
      state.kind !== "here" && (tries === 1 || listeners.count() > 0);
      tries += 1
    ) {
      try {
        await waitedForOnLine(load());
      } catch (error) {
        if (tries >= TOLD_AFTER) become({ kind: "failed", error });
        await pause(tries);
      }
    }
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    load,
    insist: () => {
      if (insisting || state.kind === "here") return;
      insisting = true;
      // An earlier wait that was given up says nothing of this one.
      if (state.kind === "failed") become({ kind: "waiting" });
      void untilHere().finally(() => {
        insisting = false;
      });
    },
  };
}
