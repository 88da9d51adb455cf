import { addComment, deleteComment, listComments, resolveComment } from "@holeshot/contract";
import { rateLimits } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Http } from "../../../platform/http/http.ts";
import type { LimitRule } from "../../../platform/http/rate-limits.ts";
import { answer, serve } from "../../../platform/http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { letIn, type Shown } from "./access.ts";
import { selectHead } from "./acts.ts";
import { insertComment, markResolved, readComments, removeComment } from "./comments.ts";
import { tellRoom } from "./rooms.ts";

const commentsByOrigin: LimitRule = {
  name: "together-comments",
  ...rateLimits.commentsPerDesignAndOrigin,
  byOrigin: true,
};

/** What is said at places of a design that is open to several. */
export function commentRoutes(http: Http, platform: Platform): void {
  async function enter(uuid: string, shown: Shown) {
    const [design] = await selectHead(platform.db, uuid);
    return letIn(design, shown);
  }

  /** Writes, and tells those who have the design open with the commit. */
  async function write(design: string, act: (tx: Tx) => Promise<boolean | void>): Promise<void> {
    await platform.transaction(async (tx) => {
      if ((await act(tx)) === false) throw new Problem("not_found");
      await tellRoom(tx, design, "comments", {});
    });
  }

  serve(http, listComments, async ({ session, params: { uuid }, query: { hash, link } }) => {
    await enter(uuid, { session, hash, link });
    return answer(200, { comments: await readComments(platform.db, uuid) });
  });

  serve(
    http,
    addComment,
    async ({ session, params: { uuid }, query: { hash, link }, body, origin }) => {
      const as = await enter(uuid, { session, hash, link });
      const { id, author, name, text, place, answers } = body;
      const at = answers ?? place;
      if (at === undefined || (answers !== undefined && place !== undefined)) {
        throw invalidField("place", at === undefined ? "required" : "invalid_value");
      }
      await platform.limits.take(commentsByOrigin, `${uuid} ${origin}`);
      const now = platform.clock();
      await write(uuid, (tx) =>
        insertComment(tx, { id, design: uuid, author, as, name, text, at, now }),
      );
      return answer(204);
    },
  );

  serve(http, resolveComment, async ({ session, params, query: { hash, link }, body }) => {
    const { uuid, id } = params;
    await enter(uuid, { session, hash, link });
    const at = body.resolved ? platform.clock() : null;
    await write(uuid, (tx) => markResolved(tx, uuid, id, at));
    return answer(204);
  });

  serve(http, deleteComment, async ({ session, params, query: { hash, link }, body }) => {
    const { uuid, id } = params;
    const as = await enter(uuid, { session, hash, link });
    await write(uuid, (tx) => removeComment(tx, uuid, id, { as, author: body.author }));
    return answer(204);
  });
}
