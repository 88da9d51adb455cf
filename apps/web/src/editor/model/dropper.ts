import { createListeners } from "../../lib/listeners.ts";

/** What is going on while a colour is taken from the cloth; null when none is. */
export type Dropping = { readonly asker: string; readonly over: string | null } | null;

/** Takes a colour from the garment for whoever asked for one. */
export interface Dropper {
  readonly state: () => Dropping;
  readonly subscribe: (listener: () => void) => () => void;
  /** The next colour taken is given to `receive`, once; `asker` tells who waits for it. */
  readonly start: (asker: string, receive: (hex: string) => void) => void;
  /** The colour under the pointer; null beside the garment. */
  readonly over: (hex: string | null) => void;
  /** Gives a colour to who asked, and ends. */
  readonly take: (hex: string) => void;
  readonly stop: () => void;
}

export function createDropper(): Dropper {
  let dropping: Dropping = null;
  let receiver: ((hex: string) => void) | null = null;
  const listeners = createListeners();

  function change(next: Dropping): void {
    if (next?.over === dropping?.over && next?.asker === dropping?.asker) return;
    dropping = next;
    listeners.tell();
  }
  function stop(): void {
    receiver = null;
    change(null);
  }

  return {
    state: () => dropping,
    subscribe: listeners.subscribe,
    start: (asker, receive) => {
      receiver = receive;
      change({ asker, over: null });
    },
    over: (hex) => {
      if (dropping) change({ ...dropping, over: hex });
    },
    take: (hex) => {
      const receive = receiver;
      stop();
      receive?.(hex);
    },
    stop,
  };
}
