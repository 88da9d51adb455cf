import { timings } from "@holeshot/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { callUrl } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { createListeners } from "../../lib/listeners.ts";
import { accessToken } from "../../lib/session/token-store.ts";
import { atMostEvery } from "./at-most-every.ts";

const listeners = createListeners();
/** `told`: changes come by themselves; `asking`: the lists are asked now and then; `away`: nobody is here. */
let state: "told" | "asking" | "away" = "asking";

function become(next: typeof state): void {
  if (state === next) return;
  state = next;
  listeners.tell();
}

/** Until where this desk was told of changes; only while what it was told of is being fetched. */
let toldUntil: string | undefined;

/** Said with a question that a told change leads to: an answer that holds it may be one that others were given. */
export function askedAs(): { readonly told?: string } {
  return toldUntil === undefined ? {} : { told: toldUntil };
}

/** How often a list asks by itself; not at all while the desk is told of changes, or nobody is at it. */
export function useDeskPoll(): number | false {
  const now = useSyncExternalStore(listeners.subscribe, () => state);
  return now === "asking" ? timings.deskPoll : false;
}

const AGAIN_MS = 3000;
const ACTS = ["pointerdown", "pointermove", "keydown", "focus"] as const;

/** Hears of orders that change, and has what is on the screen fetched anew. */
export function useLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    let lastAct = Date.now();
    let mark: string | undefined;
    const noteAct = (): void => {
      lastAct = Date.now();
      if (state === "away") become("asking");
    };
    for (const act of ACTS) window.addEventListener(act, noteAct, { passive: true });
    // Sixty desks that each ask at each of ten changes a second would be all that the shop does.
    const refresh = atMostEvery(timings.deskSettle, timings.deskSpread, () => {
      toldUntil = mark;
      void client.invalidateQueries({
        queryKey: queryKeys.desk,
        // Of an order that nobody named the desk has what there is.
        predicate: ({ queryKey, state: { isInvalidated } }) =>
          queryKey[1] !== queryKeys.deskOrder()[1] || isInvalidated,
      });
      // Whatever is asked from here on is asked for another reason, and must hold what is known here besides.
      toldUntil = undefined;
    });
    /** An order is known to be another at once, so that nobody acts on what was; it is fetched in turn. */
    const changed = (uuid?: string, until?: string): void => {
      mark = until;
      const queryKey = queryKeys.deskOrder(...(uuid === undefined ? [] : [uuid]));
      void client.invalidateQueries({ queryKey, refetchType: "none" });
      refresh.ask();
    };

    async function watch(): Promise<void> {
      while (!stop.signal.aborted) {
        // Asking goes on using the session: of a desk that was left it must end.
        if (Date.now() - lastAct > timings.deskIdle) become("away");
        else await listen(stop.signal, changed);
        await pause(AGAIN_MS);
      }
    }
    void watch();
    return () => {
      stop.abort();
      refresh.stop();
      for (const act of ACTS) window.removeEventListener(act, noteAct);
    };
  }, [client]);
}

/** One stream until it ends; whatever is wrong with it, the lists are asked instead. */
async function listen(
  signal: AbortSignal,
  changed: (uuid?: string, until?: string) => void,
): Promise<void> {
  try {
    const answer = await fetch(callUrl("watchStaffOrders"), {
      headers: { accept: "text/event-stream", authorization: `Bearer ${accessToken() ?? ""}` },
      signal,
    });
    const reader = answer.ok ? answer.body?.pipeThrough(new TextDecoderStream()).getReader() : null;
    if (!reader) return become("asking");
    become("told");
    // What happened between two streams was told to nobody.
    changed();
    // A piece of the stream may end within a line.
    let rest = "";
    let until: string | undefined;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = `${rest}${read.value}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line.startsWith("id: ")) until = line.slice(4).trim();
        if (line.startsWith("data: ")) changed(line.slice(6).trim(), until);
      }
    }
  } catch {
    become("asking");
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
