import {
  addStaffPerson,
  type AnswerBodyOf,
  changeStaffPerson,
  endStaffSessions,
  listStaffPeople,
  readStaffLog,
} from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import { pageOf, readCursor } from "../../platform/http/cursor.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { invalidField } from "../../platform/problem.ts";
import {
  addStaffAccount,
  listStaffAccounts,
  readLogPage,
  recordStaffAct,
  type StaffAccount,
} from "../accounts/index.ts";
import { changePerson, endPersonSessions, findPerson } from "./people/change-person.ts";

/** Who works here, and the log of what they did. */
export function peopleRoutes(http: Http, platform: Platform): void {
  const shown = async (id: string) => presentPerson(await findPerson(platform, id));

  serve(http, listStaffPeople, async () => {
    const people = await listStaffAccounts(platform.db, platform.clock());
    return answer(200, { data: people.map(presentPerson) });
  });

  serve(http, addStaffPerson, async ({ session, body }) => {
    const id = await addStaffAccount(platform, body, (tx, personId) =>
      recordStaffAct(tx, {
        id: platform.newId(),
        staffId: session.customerId,
        act: "person.added",
        subjectKind: "customer",
        subjectId: personId,
        facts: { to: body.role },
      }),
    );
    return answer(201, await shown(id));
  });

  serve(http, changeStaffPerson, async ({ session, params, body }) => {
    const asked = { staffId: session.customerId, personId: params.id };
    await changePerson(platform, { ...asked, change: body });
    return answer(200, await shown(params.id));
  });

  serve(http, endStaffSessions, async ({ session, params }) => {
    await endPersonSessions(platform, { staffId: session.customerId, personId: params.id });
    return answer(200, await shown(params.id));
  });

  serve(http, readStaffLog, async ({ session, query }) => {
    const limit = query.limit ?? limits.pageSize;
    const rows = await readLogPage(platform.db, {
      event: query.event,
      before: placeOf(query.cursor),
      limit: limit + 1,
    });
    await http.recordAccess({ event: "log.read", actorId: session.customerId });
    const page = pageOf(rows, limit, (row) => [row.happened_at.toISOString(), row.id]);
    return answer(200, {
      ...page,
      data: page.data.map((row) => ({ ...row, happened_at: row.happened_at.toISOString() })),
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

function presentPerson(
  person: StaffAccount,
): AnswerBodyOf<typeof listStaffPeople, 200>["data"][number] {
  return {
    id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    role: person.role,
    former_role: person.former_role,
    second_factor: person.second_factor,
    sessions: person.sessions,
    last_used_at: person.last_used_at?.toISOString() ?? null,
  };
}
