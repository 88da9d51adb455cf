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
  const listeners = createListeners();
  const stop = new AbortController();
  let copy: SharedCopy = startCopy(start.version, start.document);
  let last = screen.editing().document;
  let closed = false;
  let sending = false;
  let lastSent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownTimer: ReturnType<typeof setTimeout> | undefined;
  let phase: Phase["kind"] = "saved";
  let failing = false;

  function document(): DesignDocument {
    return screen.editing().document;
  }

  function judge(late = false): void {
    const settled = copy.sent === null && isSettled(copy, document());
    if (settled) clearTimeout(shownTimer);
    if (settled || late) shownTimer = undefined;
    if (!settled && !late) shownTimer ??= setTimeout(() => judge(true), SHOWN_AFTER_MS);
    const unsettled = failing
      ? "offline"
      : late
        ? "saving"
        : phase === "offline"
          ? "saving"
          : phase;
    const next = closed ? "refused" : settled ? "saved" : unsettled;
    if (next === phase && !settled) return;
    phase = next;
    listeners.tell();
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
        await pausing(Math.max(wait, retryAfter(tries)));
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

  function hear({ event, data }: Told): void {
    if (event === "acts") {
      const { acts } = data as { acts: OrderedAct[] };
      if (!hearActs(acts)) void catchUp().catch(() => undefined);
      pump();
    } else if (event === "document") {
      const { version, document: base } = data as { version: number; document: DesignDocument };
      take(hearDocument(copy, document(), { version, base }));
      pump();
    } else if (event === "presence") hearing.presence(data as Presence);
    else if (event === "comments") hearing.comments();
    else if (event === "closed") end();
  }

  async function listen(): Promise<void> {
    let tries = 0;
    while (!stop.signal.aborted) {
      try {
        const body = await calls.listen(copy.version, stop.signal);
        tries = 0;
        failing = false;
        await readEvents(body, hear);
      } catch (error) {
        if (stop.signal.aborted) return;
        if (hasStatus(error, 404)) return end();
        failing = true;
        await pausing(retryAfter(tries));
        tries += 1;
      }
    }
  }

  function pausing(ms: number): Promise<void> {
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

  const leave = screen.subscribe(() => {
    if (document() === last) return;
    last = document();
    judge();
    pump();
  });
  void listen();
  pump();

  return {
    phase: () => phase,
    isSettled: () => isSettled(copy, document()),
    subscribe: listeners.subscribe,
    version: () => copy.version,
    settle: () =>
      new Promise((resolve, reject) => {
        const timeout = setTimeout(() => finish(false), SETTLE_MS);
        function finish(settled: boolean): void {
          clearTimeout(timeout);
          quit();
          if (settled) resolve({ version: copy.version, document: document() });
          else reject(new Error("What was done is not in the server's order."));
        }
        function look(): void {
          if (closed) finish(false);
          else if (isSettled(copy, document())) finish(true);
        }
        const quit = listeners.subscribe(look);
        look();
        pump();
      }),
    stop: () => {
      leave();
      stop.abort();
      clearTimeout(timer);
      clearTimeout(shownTimer);
    },
  };
}

/** Asking again changes nothing; who has to wait or to sign in asks again. */
function isRefusal(error: unknown): boolean {
  const waits = isProblem(error, "unauthenticated", "rate_limited", "request_timeout");
  return isProblem(error) && error.status >= 400 && error.status < 500 && !waits;
}

function retryAfter(tries: number): number {
  return RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0;
}
