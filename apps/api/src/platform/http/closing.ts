import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long a server that closes waits for whom. */
export interface ClosingTimes {
  /** Connections stay open so long, each told at its next answer that it ends: nobody's request meets a closed port. */
  readonly graceMs: number;
  /** What is not answered by then is cut: a body that never ends, a request half sent. Counted from the grace's end. */
  readonly deadlineMs: number;
}

const TIMES: ClosingTimes = { graceMs: 500, deadlineMs: 4500 };
/** Of a server that its developer's next edit waits for. */
export const atOnce: ClosingTimes = { graceMs: 0, deadlineMs: 500 };
const LOOK_AGAIN_MS = 100;
/** Looks at the queue in which nobody knocks, so far apart that a client of a busy machine has had its turn in between. */
const QUIET_LOOKS = 6;
const LOOK_MS = 8;
const QUIET_WITHIN_MS = 1000;

/**
 * Closes a server politely and in bounded time: begun requests are answered, idle connections end, and whatever holds
 * a connection without getting anywhere is cut at the deadline. Node alone waits for those as long as they like.
 */
export function closeInTime(server: FastifyInstance, times: ClosingTimes = TIMES): void {
  let closing = false;
  let knocks = 0;
  let held: Promise<void> | null = null;
  server.server.on("connection", () => (knocks += 1));
  // Requests routed before the closing began are not told so by the framework.
  server.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
    await held;
  });
  server.addHook("preClose", async () => {
    closing = true;
    if (!server.server.listening) return;
    await sleep(times.graceMs);
    // A connection that is answered after this point may be idle then, and nothing else would end it.
    const idle = setInterval(() => void endIdle(), LOOK_AGAIN_MS);
    const cut = setTimeout(() => server.server.closeAllConnections(), times.deadlineMs);
    server.server.once("close", () => {
      clearInterval(idle);
      clearTimeout(cut);
    });
    await whileAnswersWait(untilQuiet);
  });

  /**
   * Whoever is answered knocks again at once, so under load somebody always waits in the queue. For these few looks
   * nobody is answered: all who are in wait, and the port closes on nobody.
   */
  async function whileAnswersWait(act: () => Promise<void>): Promise<void> {
    const shut = Promise.withResolvers<void>();
    held = shut.promise;
    await act();
    void (async () => {
      const end = performance.now() + QUIET_WITHIN_MS;
      while (server.server.listening && performance.now() < end) await nextTurn();
      held = null;
      shut.resolve();
    })();
  }

  /** The system resets whoever still waits in the queue of a port that closes: so nobody should. */
  async function untilQuiet(): Promise<void> {
    const end = performance.now() + QUIET_WITHIN_MS;
    let seen = knocks;
    for (let quiet = 0; quiet < QUIET_LOOKS && performance.now() < end; quiet += 1) {
      await sleep(LOOK_MS);
      if (knocks !== seen) quiet = 0;
      seen = knocks;
    }
  }

  /** After a look at what has come in: a connection on which a request lies unread is not idle. */
  async function endIdle(): Promise<void> {
    await nextTurn();
    await nextTurn();
    server.server.closeIdleConnections();
  }
}
