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
import { createListeners, type Listeners } from "../../../lib/listeners.ts";
import { hasStatus, isProblem } from "../../../lib/api/api-problem.ts";
import type { Phase } from "../saving/saving-machine.ts";
import type { LiveSaving, Settled } from "./live-saving.ts";
import type { Presence } from "./presence.ts";
import { readEvents, type Told } from "./stream.ts";
import { within } from "./within.ts";

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

/** Without what needs more of the server than this line. */
export interface Live extends Omit<LiveSaving, "deliver"> {
  readonly stop: () => void;
}

/** While a gesture is going on, so often what has come of it is sent. */
const GESTURE_MS = 250;
/** What takes longer than this is shown to be on its way. */
const SHOWN_AFTER_MS = 600;
const RETRY_MS = [250, 500, 1000, 2000, 5000] as const;
const BEHIND_MS = 300;
/** An answer that takes longer is lost, as on a phone that went through a tunnel: asked again, an act is taken once. */
const ANSWER_MS = 15_000;
const SETTLE_MS = 15_000;

/** A line to the server while it is held. */
interface Line {
  readonly screen: Screen;
  readonly calls: LiveCalls;
  readonly hearing: LiveHearing;
  readonly listeners: Listeners;
  readonly stop: AbortController;
  copy: SharedCopy;
  /** The document that was last looked at. */
  last: DesignDocument;
  phase: Phase["kind"];
  closed: boolean;
  failing: boolean;
  sending: boolean;
  lastSent: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  shownTimer: ReturnType<typeof setTimeout> | undefined;
}

/** Keeps the document on the screen and the server's order of acts one, for as long as it is not stopped. */
export function startLive(
  screen: Screen,
  start: Settled,
  calls: LiveCalls,
  hearing: LiveHearing,
): Live {
  const line: Line = {
    ...{ screen, calls, hearing, listeners: createListeners(), stop: new AbortController() },
    copy: startCopy(start.version, start.document),
    last: screen.editing().document,
    phase: "saved",
    ...{ closed: false, failing: false, sending: false, lastSent: 0 },
    ...{ timer: undefined, shownTimer: undefined },
  };
  const leave = screen.subscribe(() => {
    if (shown(line) === line.last) return;
    line.last = shown(line);
    judge(line);
    pump(line);
  });
  void listen(line);
  pump(line);
  return {
    phase: () => line.phase,
    isSettled: () => isSettled(line.copy, shown(line)),
    subscribe: line.listeners.subscribe,
    version: () => line.copy.version,
    settle: () => settle(line),
    stop: () => {
      leave();
      line.stop.abort();
      clearTimeout(line.timer);
      clearTimeout(line.shownTimer);
    },
  };
}

function shown({ screen }: Line): DesignDocument {
  return screen.editing().document;
}

/** Tells how it stands; that something is on its way only once that takes long. */
function judge(line: Line, late = false): void {
  const settled = isSettled(line.copy, shown(line));
  if (settled || late) {
    clearTimeout(line.shownTimer);
    line.shownTimer = undefined;
  } else line.shownTimer ??= setTimeout(() => judge(line, true), SHOWN_AFTER_MS);
  const before = line.phase;
  if (line.closed) line.phase = "refused";
  else if (settled) line.phase = "saved";
  else if (line.failing) line.phase = "offline";
  else if (late || before === "offline") line.phase = "saving";
  // Whoever waits until all is there hears each time.
  if (settled || line.closed || line.phase !== before) line.listeners.tell();
}

function take(line: Line, rebased: Rebased): void {
  line.copy = rebased.copy;
  const before = line.screen.editing();
  const editing = followDocument(before, rebased.document);
  if (editing !== before) {
    line.last = editing.document;
    line.screen.follow(editing);
  }
  judge(line);
}

/** Takes acts in their order; false where one before them is missing. */
function hearActs(line: Line, acts: readonly OrderedAct[]): boolean {
  return acts.every((act) => {
    const rebased = hearAct(line.copy, shown(line), act);
    if (rebased) take(line, rebased);
    return rebased !== null;
  });
}

async function catchUp(line: Line): Promise<void> {
  try {
    const asked = line.calls.since(line.copy.version);
    const { version, document: base, acts } = await within(ANSWER_MS, asked);
    if (base) take(line, hearDocument(line.copy, shown(line), { version, base }));
    else hearActs(line, acts);
  } catch {
    // The stream ends with the line; the next one begins with what is missing.
  }
  pump(line);
}

function pump(line: Line): void {
  clearTimeout(line.timer);
  if (line.sending || line.closed || line.stop.signal.aborted) return;
  const { gesture } = line.screen.editing().history;
  // A drag is told in steps: the others see where it goes.
  const pause = gesture ? line.lastSent + GESTURE_MS - Date.now() : 0;
  line.timer = setTimeout(() => void sendNext(line), Math.max(0, pause));
}

async function sendNext(line: Line): Promise<void> {
  if (line.sending || line.closed) return;
  line.copy = takeAct(line.copy, shown(line), crypto.randomUUID()) ?? line.copy;
  judge(line);
  const { sent } = line.copy;
  if (!sent || sent.place !== undefined) return;
  line.sending = true;
  line.lastSent = Date.now();
  await deliver(line, sent);
  line.sending = false;
  pump(line);
}

/** Sends an act until the server has said what becomes of it. */
async function deliver(line: Line, act: Act): Promise<void> {
  for (let tries = 0; !line.stop.signal.aborted && !line.closed; tries += 1) {
    try {
      const version = await within(ANSWER_MS, line.calls.send(act));
      line.failing = false;
      take(line, hearAccepted(line.copy, shown(line), { id: act.id, version }));
      // What came before it is on the stream already, as a rule.
      const missed = (): void => void (isBehind(line.copy) && catchUp(line));
      if (isBehind(line.copy)) setTimeout(missed, BEHIND_MS);
      return;
    } catch (error) {
      if (hasStatus(error, 404)) return end(line);
      if (isRefusal(error)) {
        take(line, dropAct(line.copy, shown(line), act.id));
        return line.hearing.refused();
      }
      line.failing = true;
      judge(line, true);
      const wait = isProblem(error) && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
      await pausing(line, Math.max(wait, retryAfter(tries)));
    }
  }
}

function end(line: Line): void {
  if (line.closed) return;
  line.closed = true;
  line.stop.abort();
  judge(line);
  line.hearing.closed();
}

function hear(line: Line, { event, data }: Told): void {
  if (event === "acts") {
    const { acts } = data as { acts: OrderedAct[] };
    if (hearActs(line, acts)) pump(line);
    else void catchUp(line);
  } else if (event === "document") {
    const { version, document: base } = data as { version: number; document: DesignDocument };
    take(line, hearDocument(line.copy, shown(line), { version, base }));
    pump(line);
  } else if (event === "presence") line.hearing.presence(data as Presence);
  else if (event === "comments") line.hearing.comments();
  else if (event === "closed") end(line);
}

async function listen(line: Line): Promise<void> {
  const { signal } = line.stop;
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      const body = await opened(line.calls.listen(line.copy.version, signal));
      tries = -1;
      line.failing = false;
      await readEvents(body, (told) => hear(line, told));
    } catch (error) {
      if (signal.aborted) return;
      if (hasStatus(error, 404)) return end(line);
      line.failing = true;
      judge(line);
      await pausing(line, retryAfter(Math.max(0, tries)));
    }
  }
}

/** A stream that begins in time; one that begins later is closed. */
async function opened(
  opening: Promise<ReadableStream<Uint8Array>>,
): Promise<ReadableStream<Uint8Array>> {
  try {
    return await within(ANSWER_MS, opening);
  } catch (error) {
    opening.then(
      (late) => void late.cancel().catch(() => undefined),
      () => undefined,
    );
    throw error;
  }
}

/** Waits; not on when the network is back, and not when all is over. */
function pausing({ calls, stop: { signal } }: Line, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(waiting);
      deaf();
      signal.removeEventListener("abort", done);
      resolve();
    };
    const waiting = setTimeout(done, ms);
    const deaf = calls.onBack(done);
    signal.addEventListener("abort", done);
  });
}

function settle(line: Line): Promise<Settled> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => finish(false), SETTLE_MS);
    const quit = line.listeners.subscribe(look);
    function finish(settled: boolean): void {
      clearTimeout(timeout);
      quit();
      if (settled) resolve({ version: line.copy.version, document: shown(line) });
      else reject(new Error("What was done is not in the server's order."));
    }
    function look(): void {
      if (line.closed) finish(false);
      else if (isSettled(line.copy, shown(line))) finish(true);
    }
    look();
    pump(line);
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
