/** What was, what is and what was taken back, so that a pasted list is one step. */
export interface RosterHistory<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
}

const stepsKept = 100;

export function startHistory<State>(now: State): RosterHistory<State> {
  return { past: [], now, future: [] };
}

export function step<State>(history: RosterHistory<State>, next: State): RosterHistory<State> {
  if (next === history.now) return history;
  return { past: [...history.past, history.now].slice(-stepsKept), now: next, future: [] };
}

export function undo<State>(history: RosterHistory<State>): RosterHistory<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { past, now, future } = history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<State>(history: RosterHistory<State>): RosterHistory<State> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future };
}

/** Steps that are put on new ground: older ones are let go. */
const stepsMoved = 30;

/**
 * Each state of what was, put on new ground: going back takes back what was done here, never what came from elsewhere.
 * What had been taken back is let go.
 */
export function rebase<State>(
  { past, now }: RosterHistory<State>,
  move: (state: State) => State,
): RosterHistory<State> {
  return { past: past.slice(-stepsMoved).map(move), now: move(now), future: [] };
}
