/** On the version that is known, over whatever is there, or as a new design. */
export type How = "on" | "over" | "anew";

/** One wish to save: pressed by the rider, or made by the machine itself. */
export interface SaveRequest {
  readonly how: How;
  /** Whoever pressed waits for the answer to this number; 0 is nobody. */
  readonly id: number;
}

/** Why a save did not happen. */
export type Refusal =
  /** Somebody saved another version meanwhile: the rider decides. */
  | "stale"
  /** No answer came. */
  | "offline"
  /** The session is over: the rider signs in. */
  | "signed_out"
  /** The design cannot be stored as it is: asking again changes nothing. */
  | "refused"
  /** Whatever may pass by itself. */
  | "failed";

export type Phase =
  | { readonly kind: "saved" }
  | { readonly kind: "dirty" }
  | {
      readonly kind: "saving";
      readonly request: SaveRequest;
      /** Something changed since it was sent. */
      readonly changed: boolean;
      /** Saves that failed in a row before this one: more than 0 is a retry. */
      readonly tries: number;
    }
  | { readonly kind: "failed" | "offline"; readonly tries: number }
  | {
      readonly kind: "refused";
      /** Something changed since, so that asking again may help. What is wrong stays told, with its press, until it does. */
      readonly changed: boolean;
    }
  | { readonly kind: "stale" | "signed_out" };

export interface SavingState {
  readonly phase: Phase;
  /** Pressed while a save was on its way; the version of the next comes from the answer of the one before. */
  readonly queue: readonly SaveRequest[];
  readonly signedIn: boolean;
  /** The server has a design that is saved over; without one nothing is saved unasked. */
  readonly placed: boolean;
  /** That design belongs to an account, so that only its session can save. */
  readonly owned: boolean;
}

export type SavingEvent =
  | { readonly type: "edited" }
  | { readonly type: "asked"; readonly request: SaveRequest }
  | { readonly type: "stored"; readonly owned: boolean }
  | { readonly type: "refused"; readonly reason: Refusal }
  /** The time that was waited for has passed. */
  | { readonly type: "due" }
  | { readonly type: "online" }
  | { readonly type: "session"; readonly signedIn: boolean };

export type Effect =
  | { readonly type: "send"; readonly request: SaveRequest }
  /** In place of what was waited for before. */
  | { readonly type: "wait"; readonly ms: number }
  | { readonly type: "rest" };

export type Step = readonly [state: SavingState, effects: readonly Effect[]];

/** Signed in and saved once, the design is saved again this long after the last change. */
export const AUTOSAVE_MS = 2000;
/** A failed save is tried again, less and less often, and at once when the network is back. */
export const RETRY_MS = [3000, 10_000, 30_000, 60_000] as const;

const rest: Effect = { type: "rest" };
const byItself: SaveRequest = { how: "on", id: 0 };

export function startSaving(
  start: Pick<SavingState, "signedIn" | "placed" | "owned"> & { readonly unsaved: boolean },
): Step {
  const { unsaved, ...where } = start;
  return settle({
    ...where,
    queue: [],
    phase: { kind: unsaved || !where.placed ? "dirty" : "saved" },
  });
}

/** What becomes of the saving when something happens. Pure: time, network and server are the caller's. */
export function stepSaving(state: SavingState, event: SavingEvent): Step {
  switch (event.type) {
    case "edited":
      return edited(state);
    case "asked":
      return state.phase.kind === "saving"
        ? [{ ...state, queue: [...state.queue, event.request] }, []]
        : send(state, event.request, 0);
    case "stored":
      return stored({ ...state, placed: true, owned: event.owned });
    case "refused":
      return refused(state, event.reason);
    case "due":
      return due(state);
    case "online":
      return waitsForNetwork(state.phase) ? send(state, byItself, state.phase.tries) : [state, []];
    case "session":
      return session({ ...state, signedIn: event.signedIn });
  }
}

function waitsForNetwork(phase: Phase): phase is Extract<Phase, { kind: "failed" | "offline" }> {
  return phase.kind === "failed" || phase.kind === "offline";
}

/** There are changes that no save has been asked for. */
function wantsSaving(phase: Phase): boolean {
  return phase.kind === "dirty" || (phase.kind === "refused" && phase.changed);
}

function send(state: SavingState, request: SaveRequest, tries: number): Step {
  const phase: Phase = { kind: "saving", request, changed: false, tries };
  return [{ ...state, phase }, [rest, { type: "send", request }]];
}

/** Rests, or waits for what comes by itself. */
function settle(state: SavingState): Step {
  const { phase } = state;
  if (wantsSaving(phase) && state.owned && !state.signedIn) {
    return [{ ...state, phase: { kind: "signed_out" } }, [rest]];
  }
  if (wantsSaving(phase) && state.placed && state.signedIn) {
    return [state, [{ type: "wait", ms: AUTOSAVE_MS }]];
  }
  if (!waitsForNetwork(phase)) return [state, [rest]];
  const ms = RETRY_MS[Math.min(phase.tries, RETRY_MS.length) - 1] ?? RETRY_MS[0];
  return [state, [{ type: "wait", ms }]];
}

function edited(state: SavingState): Step {
  const { phase } = state;
  switch (phase.kind) {
    case "saving":
      return [phase.changed ? state : { ...state, phase: { ...phase, changed: true } }, []];
    case "saved":
      return settle({ ...state, phase: { kind: "dirty" } });
    case "refused":
      return settle({ ...state, phase: { kind: "refused", changed: true } });
    case "dirty":
      return settle(state);
    // The next try takes the change along; of two versions the rider still has to choose.
    default:
      return [state, []];
  }
}

function next(state: SavingState): Step | null {
  const [first, ...queue] = state.queue;
  return first ? send({ ...state, queue }, first, 0) : null;
}

function stored(state: SavingState): Step {
  const { phase } = state;
  if (phase.kind !== "saving") return [state, []];
  return next(state) ?? settle({ ...state, phase: { kind: phase.changed ? "dirty" : "saved" } });
}

function refused(state: SavingState, reason: Refusal): Step {
  const { phase } = state;
  if (phase.kind !== "saving") return [state, []];
  const tries = phase.tries + 1;
  // A copy that failed is asked for again by the rider: tried by itself it would go over the original.
  const copy = phase.request.how === "anew" && reason !== "signed_out";
  const after: Phase = copy
    ? { kind: "dirty" }
    : reason === "failed" || reason === "offline"
      ? { kind: reason, tries }
      : reason === "refused"
        ? { kind: reason, changed: phase.changed }
        : { kind: reason };
  return next(state) ?? settle({ ...state, phase: after });
}

function due(state: SavingState): Step {
  const { phase } = state;
  if (waitsForNetwork(phase)) return send(state, byItself, phase.tries);
  const saves = wantsSaving(phase) && state.placed && state.signedIn;
  return saves ? send(state, byItself, 0) : [state, []];
}

function session(state: SavingState): Step {
  const { phase } = state;
  if (phase.kind === "signed_out" && state.signedIn) {
    return settle({ ...state, phase: { kind: "dirty" } });
  }
  if (waitsForNetwork(phase) && state.owned && !state.signedIn) {
    return settle({ ...state, phase: { kind: "signed_out" } });
  }
  return wantsSaving(phase) ? settle(state) : [state, []];
}
