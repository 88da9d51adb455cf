import { readStaffLog } from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import { pageOf, readCursor } from "../../../platform/http/cursor.ts";
import type { Http } from "../../../platform/http/http.ts";
import { answer, serve } from "../../../platform/http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField } from "../../../platform/problem.ts";
import { readLogPage } from "../../accounts/index.ts";
import { findLoggedThings } from "./log-things.ts";

/** The log of what staff did and who looked. */
export function logRoutes(http: Http, platform: Platform): void {
  serve(http, readStaffLog, async ({ session, query, language }) => {
    const limit = query.limit ?? limits.pageSize;
    const rows = await readLogPage(platform.db, {
      event: query.event,
      before: placeOf(query.cursor),
      limit: limit + 1,
    });
    await http.recordAccess({ event: "log.read", actorId: session.customerId });
    const page = pageOf(rows, limit, (row) => [row.happened_at.toISOString(), row.id]);
    const things = await findLoggedThings(platform.db, page.data, language);
    return answer(200, {
      ...page,
      data: page.data.map((row) => ({
        ...row,
        happened_at: row.happened_at.toISOString(),
        about: things(row),
      })),
    });
  });
}

function placeOf(cursor: string | undefined) {
  const [at, id] = readCursor(cursor, 2) ?? [];
  if (at === undefined || id === undefined) return undefined;
  const isOurs = !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id);
  if (!isOurs) throw invalidField("cursor", "invalid_value");
  return { at: new Date(at), id };
}
