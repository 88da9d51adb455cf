import {
  type Act,
  type DesignDocument,
  dropAct,
  type Editing,
  followDocument,
  hearAccepted,
  hearAct,
  hearDocument,
  isBehind,
  isSettled,
  type OrderedAct,
  type Rebased,
  type SharedCopy,
  startCopy,
  takeAct,
} from "@holeshot/design";
import { createListeners } from "../../../lib/listeners.ts";
import { hasStatus, isProblem } from "../../../lib/api/api-problem.ts";
import type { Phase } from "../saving/saving-machine.ts";
import type { LiveSaving, Settled } from "./live-saving.ts";
import type { Presence } from "./presence.ts";
import { readEvents, type Told } from "./stream.ts";

/** What the server has since a version: acts, or all of it. */
export interface Since {
  readonly version: number;
  readonly document: DesignDocument | null;
  readonly acts: readonly OrderedAct[];
}

/** The server, for one design. */
export interface LiveCalls {
  readonly since: (after?: number) => Promise<Since>;
  readonly send: (act: Act) => Promise<number>;
  readonly listen: (after: number, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly tell: (presence: Presence) => Promise<void>;
  /** Hears that the network may be back. */
  readonly onBack: (listener: () => void) => () => void;
}

/** The document on the screen. */
export interface Screen {
  readonly editing: () => Editing;
  readonly follow: (editing: Editing) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface LiveHearing {
  readonly presence: (presence: Presence) => void;
  readonly comments: () => void;
  /** The server did not take what was done: what it was done to is gone. */
  readonly refused: () => void;
  /** The link was withdrawn, or the design is gone. */
  readonly closed: () => void;
}

export interface Live extends LiveSaving {
  readonly stop: () => void;
}

/** While a gesture is going on, so often what has come of it is sent. */
const GESTURE_MS = 250;
/** What takes longer than this is shown to be on its way. */
const SHOWN_AFTER_MS = 600;
const RETRY_MS = [250, 500, 1000, 2000, 5000] as const;
const BEHIND_MS = 300;
const SETTLE_MS = 15_000;

/** Keeps the document on the screen and the server's order of acts one, for as long as it is not stopped. */
export function startLive(
  screen: Screen,
  start: Settled,
  calls: LiveCalls,
  hearing: LiveHearing,
): Live {
  const phases = createPhases(() => judge(true));
  const stop = new AbortController();
  let copy: SharedCopy = startCopy(start.version, start.document);
  let last = screen.editing().document;
  let closed = false;
  let sending = false;
  let lastSent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failing = false;

  function document(): DesignDocument {
    return screen.editing().document;
  }

  function judge(late = false): void {
    const settled = copy.sent === null && isSettled(copy, document());
    phases.judge({ settled, closed, failing }, late);
  }

  function take(rebased: Rebased): void {
    copy = rebased.copy;
    const before = screen.editing();
    const editing = followDocument(before, rebased.document);
    if (editing !== before) {
      last = editing.document;
      screen.follow(editing);
    }
    judge();
  }

  /** All acts that are known of; null where one before them is missing. */
  function hearActs(acts: readonly OrderedAct[]): boolean {
    for (const act of acts) {
      const rebased = hearAct(copy, document(), act);
      if (!rebased) return false;
      take(rebased);
    }
    return true;
  }

  async function catchUp(): Promise<void> {
    const { version, document: base, acts } = await calls.since(copy.version);
    if (base) take(hearDocument(copy, document(), { version, base }));
    else hearActs(acts);
    pump();
  }

  function pump(): void {
    clearTimeout(timer);
    if (sending || closed || stop.signal.aborted) return;
    // A drag is told in steps: the others see where it goes.
    const pause = screen.editing().history.gesture ? lastSent + GESTURE_MS - Date.now() : 0;
    timer = setTimeout(() => void sendNext(), Math.max(0, pause));
  }

  async function sendNext(): Promise<void> {
    if (sending || closed) return;
    copy = takeAct(copy, document(), crypto.randomUUID()) ?? copy;
    judge();
    if (!copy.sent || copy.sent.place !== undefined) return;
    sending = true;
    lastSent = Date.now();
    await deliver(copy.sent);
    sending = false;
    pump();
  }

  /** Sends an act until the server has said what becomes of it. */
  async function deliver(act: Act): Promise<void> {
    for (let tries = 0; !stop.signal.aborted && !closed; tries += 1) {
      try {
        const version = await calls.send(act);
        failing = false;
        take(hearAccepted(copy, document(), { id: act.id, version }));
        // What came before it is on the stream already, as a rule.
        if (isBehind(copy)) setTimeout(() => void catchUpIfBehind(), BEHIND_MS);
        return;
      } catch (error) {
        if (hasStatus(error, 404)) return end();
        if (isRefusal(error)) {
          take(dropAct(copy, document(), act.id));
          hearing.refused();
          return;
        }
        failing = true;
        judge(true);
        const wait = isProblem(error) && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
        await pausing(Math.max(wait, retryAfter(tries)), calls, stop);
      }
    }
  }

  async function catchUpIfBehind(): Promise<void> {
    if (isBehind(copy)) await catchUp().catch(() => undefined);
  }

  function end(): void {
    if (closed) return;
    closed = true;
    stop.abort();
    judge();
    hearing.closed();
  }

  const heard: Heard = {
    acts: (acts) => {
      if (!hearActs(acts)) void catchUp().catch(() => undefined);
      pump();
    },
    document: (version, base) => {
      take(hearDocument(copy, document(), { version, base }));
      pump();
    },
    closed: end,
  };

  async function listen(): Promise<void> {
    let tries = 0;
    while (!stop.signal.aborted) {
      try {
        const body = await calls.listen(copy.version, stop.signal);
        tries = 0;
        failing = false;
        await readEvents(body, toldTo(heard, hearing));
      } catch (error) {
        if (stop.signal.aborted) return;
        if (hasStatus(error, 404)) return end();
        failing = true;
        await pausing(retryAfter(tries), calls, stop);
        tries += 1;
      }
    }
  }

  const leave = screen.subscribe(() => {
    if (document() === last) return;
    last = document();
    judge();
    pump();
  });
  void listen();
  pump();

  return {
    phase: phases.now,
    isSettled: () => isSettled(copy, document()),
    subscribe: phases.subscribe,
    version: () => copy.version,
    settle: () => {
      const settling = settled(phases.subscribe, () =>
        closed ? "never" : isSettled(copy, document()),
      );
      pump();
      return settling.then(() => ({ version: copy.version, document: document() }));
    },
    stop: () => {
      leave();
      stop.abort();
      clearTimeout(timer);
      phases.stop();
    },
  };
}

/** Ends early when the network may be back, or nobody waits any more. */
function pausing(
  ms: number,
  calls: Pick<LiveCalls, "onBack">,
  stop: AbortController,
): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(waiting);
      deaf();
      stop.signal.removeEventListener("abort", done);
      resolve();
    };
    const waiting = setTimeout(done, ms);
    const deaf = calls.onBack(done);
    stop.signal.addEventListener("abort", done);
  });
}

interface Heard {
  readonly acts: (acts: readonly OrderedAct[]) => void;
  readonly document: (version: number, document: DesignDocument) => void;
  readonly closed: () => void;
}

/** Hands on what the server tells to whom it is for. */
function toldTo(heard: Heard, hearing: LiveHearing): (told: Told) => void {
  return ({ event, data }) => {
    if (event === "acts") heard.acts((data as { acts: OrderedAct[] }).acts);
    else if (event === "document") {
      const { version, document } = data as { version: number; document: DesignDocument };
      heard.document(version, document);
    } else if (event === "presence") hearing.presence(data as Presence);
    else if (event === "comments") hearing.comments();
    else if (event === "closed") heard.closed();
  };
}

interface Standing {
  readonly settled: boolean;
  readonly closed: boolean;
  readonly failing: boolean;
}

/** How far the server is behind the screen, in the words of the saving; `late` is called once that is worth one. */
function createPhases(late: () => void) {
  const listeners = createListeners();
  let phase: Phase["kind"] = "saved";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function unsettled(failing: boolean, isLate: boolean): Phase["kind"] {
    if (failing) return "offline";
    return isLate || phase === "offline" ? "saving" : phase;
  }

  return {
    now: () => phase,
    subscribe: listeners.subscribe,
    judge: ({ settled, closed, failing }: Standing, isLate: boolean): void => {
      if (settled) clearTimeout(timer);
      if (settled || isLate) timer = undefined;
      else timer ??= setTimeout(late, SHOWN_AFTER_MS);
      const next = closed ? "refused" : settled ? "saved" : unsettled(failing, isLate);
      if (next === phase && !settled) return;
      phase = next;
      listeners.tell();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Resolves when all that was done is in the server's order; rejects when it takes too long, or never will be. */
function settled(
  subscribe: (listener: () => void) => () => void,
  isNow: () => boolean | "never",
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => finish(false), SETTLE_MS);
    function finish(well: boolean): void {
      clearTimeout(timeout);
      quit();
      if (well) resolve();
      else reject(new Error("What was done is not in the server's order."));
    }
    function look(): void {
      const now = isNow();
      if (now !== false) finish(now === true);
    }
    const quit = subscribe(look);
    look();
  });
}

/** Asking again changes nothing; who has to wait or to sign in asks again. */
function isRefusal(error: unknown): boolean {
  const waits = isProblem(error, "unauthenticated", "rate_limited", "request_timeout");
  return isProblem(error) && error.status >= 400 && error.status < 500 && !waits;
}

function retryAfter(tries: number): number {
  return RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0;
}
