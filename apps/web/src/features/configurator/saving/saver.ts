import {
  type How,
  type Refusal,
  type SavingEvent,
  type SavingState,
  startSaving,
  stepSaving,
  type Effect,
} from "./saving-machine.ts";
import { createListeners } from "../../../lib/listeners.ts";

/** What became of a save. */
export type Outcome<T> =
  | { readonly ok: true; readonly saved: T }
  | { readonly ok: false; readonly reason: Refusal; readonly error: unknown };

export interface Sending<T> {
  /** Sends what there is now. Never rejects. */
  readonly send: (how: How) => Promise<Outcome<T>>;
  readonly ownedBy: (saved: T) => boolean;
}

/** The machine with a clock and a server. */
export interface Saver<T> {
  readonly state: () => SavingState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: (
    event: Exclude<SavingEvent, { type: "asked" | "stored" | "refused" | "due" }>,
  ) => void;
  readonly ask: (how: How) => Promise<Outcome<T>>;
  /** Goes on by itself from here, and no longer; what is on its way arrives all the same. */
  readonly start: () => void;
  readonly stop: () => void;
}

export function createSaver<T>(
  start: Parameters<typeof startSaving>[0],
  { send, ownedBy }: Sending<T>,
): Saver<T> {
  const listeners = createListeners();
  const waiting = new Map<number, (outcome: Outcome<T>) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = true;
  /** When the next thing happens by itself, from the moment it was asked for. */
  let pause: number | null = null;
  let count = 0;
  let state: SavingState;

  function take([next, effects]: readonly [SavingState, readonly Effect[]]): void {
    const changed = next !== state;
    state = next;
    for (const effect of effects) run(effect);
    if (changed) listeners.tell();
  }

  function run(effect: Effect): void {
    if (effect.type === "send") {
      void deliver(effect.request);
      return;
    }
    pause = effect.type === "wait" ? effect.ms : null;
    arm();
  }

  function arm(): void {
    clearTimeout(timer);
    if (pause !== null && !stopped) timer = setTimeout(dueNow, pause);
  }

  function dueNow(): void {
    take(stepSaving(state, { type: "due" }));
  }

  async function deliver({ how, id }: { how: How; id: number }): Promise<void> {
    const outcome = await send(how);
    take(
      stepSaving(
        state,
        outcome.ok
          ? { type: "stored", owned: ownedBy(outcome.saved) }
          : { type: "refused", reason: outcome.reason },
      ),
    );
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  }

  const [first, effects] = startSaving(start);
  state = first;
  effects.forEach(run);
  return {
    state: () => state,
    subscribe: listeners.subscribe,
    tell: (event) => take(stepSaving(state, event)),
    ask: (how) => {
      count += 1;
      const id = count;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        take(stepSaving(state, { type: "asked", request: { how, id } }));
      });
    },
    start: () => {
      stopped = false;
      arm();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
