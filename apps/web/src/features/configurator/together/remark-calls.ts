import { call } from "../../../lib/api/call.ts";
import type { Secrets } from "./live-calls.ts";
import { keepMe, keptMe } from "./kept-me.ts";
import type { RemarkCalls } from "./remarks.ts";

/** The server's side of what is said at a design. */
export function remarkCalls(uuid: string, query: Secrets): RemarkCalls {
  return {
    list: async () => (await call("listComments", { params: { uuid }, query })).comments,
    say: async (text, at, name) => {
      const id = crypto.randomUUID();
      const where = typeof at === "string" ? { answers: at } : { place: at };
      const body = { id, author: keptMe().author, name, text, ...where };
      await call("addComment", { params: { uuid }, query, body });
      keepMe({ said: [...keptMe().said, id] });
    },
    resolve: async (id, resolved) => {
      await call("resolveComment", { params: { uuid, id }, query, body: { resolved } });
    },
    remove: async (id) => {
      const body = { author: keptMe().author };
      await call("deleteComment", { params: { uuid, id }, query, body });
    },
  };
}
