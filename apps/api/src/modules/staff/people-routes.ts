import {
  addStaffPerson,
  type AnswerBodyOf,
  changeStaffPerson,
  endStaffSessions,
  listStaffPeople,
} from "@holeshot/contract";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import {
  addStaffAccount,
  listStaffAccounts,
  recordStaffAct,
  type StaffAccount,
} from "../accounts/index.ts";
import { changePerson, endPersonSessions, findPerson } from "./people/change-person.ts";

/** Who works here. */
export function peopleRoutes(http: Http, platform: Platform): void {
  const shown = async (id: string) => presentPerson(await findPerson(platform, id));

  serve(http, listStaffPeople, async () => {
    const people = await listStaffAccounts(platform.db, platform.clock());
    return answer(200, { data: people.map(presentPerson) });
  });

  serve(http, addStaffPerson, async ({ session, body }) => {
    const id = await addStaffAccount(platform, body, (tx, personId) =>
      recordStaffAct(platform, tx, {
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
