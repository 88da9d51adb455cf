import {
  beginSecondFactor,
  changeEmail,
  changePassword as changePasswordRoute,
  confirmEmail,
  confirmSecondFactor,
  endOtherSessions,
  endSession,
  getSecondFactor,
  listSessions as listSessionsRoute,
  removeSecondFactor,
} from "@holeshot/contract";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { askEmailChange, confirmEmailChange } from "./actions/change-email.ts";
import { changePassword } from "./actions/change-password.ts";
import {
  beginSecondFactor as begin,
  confirmSecondFactor as confirm,
  removeSecondFactor as remove,
} from "./actions/second-factor.ts";
import { countRecoveryCodes } from "./second-factor/factors.ts";
import { listSessions } from "./sessions.ts";
import { closeOtherSessions, closeSessionById } from "./writer.ts";

/** What an account is kept safe by: its sessions, its password, and a second factor for staff. */
export function securityRoutes(http: Http, platform: Platform): void {
  serve(http, listSessionsRoute, async ({ session }) => {
    return answer(200, { data: await listSessions(platform.db, session, platform.clock()) });
  });

  serve(http, endSession, async ({ session, params }) => {
    const ended = await platform.transaction((tx) =>
      closeSessionById(tx, session.customerId, params.id),
    );
    if (!ended) throw new Problem("not_found");
    return answer(204);
  });

  serve(http, endOtherSessions, async ({ session }) => {
    await platform.transaction((tx) => closeOtherSessions(tx, session.customerId, session.token));
    return answer(204);
  });

  serve(http, changePasswordRoute, async ({ session, body }) => {
    await changePassword(platform, session, body);
    return answer(204);
  });

  serve(http, changeEmail, async ({ session, body }) => {
    await askEmailChange(platform, session.customerId, body);
    return answer(204);
  });

  serve(http, confirmEmail, async ({ body, origin }) => {
    await confirmEmailChange(platform, body.token, origin);
    return answer(204);
  });
  secondFactorRoutes(http, platform);
}

function secondFactorRoutes(http: Http, platform: Platform): void {
  serve(http, getSecondFactor, async ({ session }) => {
    const codes = await countRecoveryCodes(platform.db, session.customerId);
    return answer(200, {
      enrolled: session.hasSecondFactor,
      required: platform.config.staffSecondFactor === "required",
      recovery_codes_left: codes,
    });
  });

  serve(http, beginSecondFactor, async ({ session, body }) => {
    return answer(201, await begin(platform, session.customerId, body.password));
  });

  serve(http, confirmSecondFactor, async ({ session, body }) => {
    const codes = await confirm(platform, session.customerId, body.code);
    return answer(200, { recovery_codes: codes });
  });

  serve(http, removeSecondFactor, async ({ session, body }) => {
    await remove(platform, session.customerId, body);
    return answer(204);
  });
}
