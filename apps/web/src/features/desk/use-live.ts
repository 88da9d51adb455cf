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
    const noteAct = (): void => {
      lastAct = Date.now();
      if (state === "away") become("asking");
    };
    for (const act of ACTS) window.addEventListener(act, noteAct, { passive: true });
    // Sixty desks that each ask at each of ten changes a second would be all that the shop does.
    const refresh = atMostEvery(
      timings.deskSettle,
      timings.deskSpread,
      () =>
        void client.invalidateQueries({
          queryKey: queryKeys.desk,
          // Of an order that nobody named the desk has what there is.
          predicate: ({ queryKey, state: { isInvalidated } }) =>
            queryKey[1] !== queryKeys.deskOrder()[1] || isInvalidated,
        }),
    );
    /** An order is known to be another at once, so that nobody acts on what was; it is fetched in turn. */
    const changed = (uuid?: string): void => {
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
async function listen(signal: AbortSignal, changed: (uuid?: string) => void): Promise<void> {
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
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = `${rest}${read.value}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data: ")) changed(line.slice(6).trim());
    }
  } catch {
    become("asking");
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
