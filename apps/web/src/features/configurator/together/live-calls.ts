import { call, callUrl } from "../../../lib/api/call.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { accessToken } from "../../../lib/session/token-store.ts";
import type { LiveCalls } from "./live.ts";

/** What opens a design: its owner's edit hash, or the link. */
export interface Secrets {
  readonly hash?: string;
  readonly link?: string;
}

/** The server, for one design that is edited together. */
export function liveCalls(uuid: string, query: Secrets): LiveCalls {
  const params = { uuid };
  return {
    since: async (after) => {
      const { version, document, acts } = await call("getTogether", {
        params,
        query: after === undefined ? query : { ...query, after },
      });
      return { version, document, acts };
    },
    send: async ({ id, edits }) => {
      const body = { id, edits: edits as never };
      return (await call("sendAct", { params, query, body })).version;
    },
    listen: async (after, signal) => {
      const token = accessToken();
      const answer = await fetch(callUrl("watchTogether", { params, query: { ...query, after } }), {
        headers: {
          accept: "text/event-stream",
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        signal,
      });
      if (!answer.ok || !answer.body) {
        void answer.body?.cancel();
        throw new ApiProblem({ ok: false, status: answer.status, problem: null, retryAfter: null });
      }
      return answer.body;
    },
    tell: async (presence) => {
      const { gone = false } = presence;
      await call("tellPresence", { params, query, body: presence, keepalive: gone });
    },
    onBack: (listener) => {
      window.addEventListener("online", listener);
      return () => window.removeEventListener("online", listener);
    },
  };
}
