import { createGroup, deleteGroup, listGroups, renameGroup } from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import { pageOf, readCursor } from "../../platform/http/cursor.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import {
  deleteGroup as remove,
  findGroup,
  type GroupRow,
  insertGroup,
  listGroups as list,
  renameGroup as rename,
} from "./groups.ts";

export function groupRoutes(http: Http, platform: Platform): void {
  serve(http, listGroups, async ({ session, query }) => {
    const limit = query.limit ?? limits.pageSize;
    const after = readCursor(query.cursor, 2) as [string, string] | undefined;
    if (after && !/^[0-9a-f-]{36}$/.test(after[1])) readCursor("", 2);
    const rows = await list(platform.db, session.customerId, after, limit);
    return answer(
      200,
      pageOf(rows, limit, (row) => [row.name.toLowerCase(), row.id]),
    );
  });

  serve(http, createGroup, async ({ session, body }) => {
    const id = platform.newId();
    await platform.transaction((tx) =>
      insertGroup(tx, { id, ownerId: session.customerId, name: body.name }),
    );
    return answer(201, await shown(platform, session.customerId, id));
  });

  serve(http, renameGroup, async ({ session, params, body }) => {
    await platform.transaction((tx) => rename(tx, session.customerId, params.id, body.name));
    return answer(200, await shown(platform, session.customerId, params.id));
  });

  serve(http, deleteGroup, async ({ session, params }) => {
    await platform.transaction((tx) => remove(tx, session.customerId, params.id));
    return answer(204);
  });
}

async function shown(platform: Platform, ownerId: string, id: string): Promise<GroupRow> {
  const group = await findGroup(platform.db, ownerId, id);
  if (!group) throw new Problem("not_found");
  return group;
}
