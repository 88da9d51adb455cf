import {
  deleteCustomer,
  eraseStaffCustomer,
  exportCustomer,
  exportStaffCustomer,
  forgotPassword,
  getCustomer,
  login,
  logout,
  register,
  resetPassword,
  updateCustomer,
} from "@holeshot/contract";
import type { StaffActName } from "@holeshot/domain";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { PersonalData } from "../../platform/module.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { eraseAccount, eraseForCustomer } from "./actions/erase-account.ts";
import { registerCustomer } from "./actions/register-customer.ts";
import { requestPasswordReset, resetPassword as reset } from "./actions/reset-password.ts";
import { signIn } from "./actions/sign-in.ts";
import { recordStaffAct } from "./audit.ts";
import { readDevice } from "./device.ts";
import { presentCustomer } from "./presenter.ts";
import { type CustomerRow, findCustomer } from "./reader.ts";
import { securityRoutes } from "./security-routes.ts";
import { closeSession } from "./writer.ts";

export function accountRoutes(
  http: Http,
  platform: Platform,
  others: () => readonly PersonalData[],
): void {
  sessionRoutes(http, platform);
  passwordRoutes(http, platform);
  securityRoutes(http, platform);
  staffRoutes(http, platform, others);

  serve(http, getCustomer, async ({ session }) =>
    answer(200, presentCustomer(await existing(platform, session.customerId))),
  );

  serve(http, updateCustomer, async ({ session, body }) => {
    if (Object.keys(body).length > 0) {
      await platform.transaction((tx) =>
        tx.updateTable("customers").set(body).where("id", "=", session.customerId).execute(),
      );
    }
    return answer(200, presentCustomer(await existing(platform, session.customerId)));
  });

  serve(http, exportCustomer, async ({ session }) => {
    const customer = await existing(platform, session.customerId);
    return answer(200, await allHeldOf(platform, others(), customer), download);
  });

  serve(http, deleteCustomer, async ({ session, body }) => {
    await eraseAccount(platform, others(), session.customerId, body.password);
    return answer(204);
  });
}

const download = { "content-disposition": 'attachment; filename="holeshot-export.json"' };

/** What the desk does with a customer's data, as they could themselves; each is written down. */
function staffRoutes(http: Http, platform: Platform, others: () => readonly PersonalData[]): void {
  const act = (staffId: string, name: StaffActName, subjectId: string) => ({
    staffId,
    act: name,
    subjectKind: "customer",
    subjectId,
  });

  serve(http, exportStaffCustomer, async ({ session, params }) => {
    const customer = await findCustomer(platform.db, params.id);
    if (!customer) throw new Problem("not_found");
    await platform.transaction((tx) =>
      recordStaffAct(platform, tx, act(session.customerId, "customer.exported", params.id)),
    );
    return answer(200, await allHeldOf(platform, others(), customer), download);
  });

  serve(http, eraseStaffCustomer, async ({ session, params, body }) => {
    await eraseForCustomer(platform, others(), { ...body, customerId: params.id }, (tx) =>
      recordStaffAct(platform, tx, act(session.customerId, "customer.erased", params.id)),
    );
    return answer(204);
  });
}

/** Everything held, each part under names of its own. */
async function allHeldOf(
  platform: Platform,
  others: readonly PersonalData[],
  row: CustomerRow,
): Promise<{ readonly customer: ReturnType<typeof presentCustomer> }> {
  const parts = await Promise.all(others.map((other) => other.export(platform.db, row.id)));
  return Object.assign({ customer: presentCustomer(row) }, ...parts) as {
    readonly customer: ReturnType<typeof presentCustomer>;
  };
}

function sessionRoutes(http: Http, platform: Platform): void {
  serve(http, register, async ({ body, origin, raw }) => {
    const device = readDevice(raw.headers["user-agent"]);
    const { customer, token } = await registerCustomer(platform, body, { origin, device });
    const row = await existing(platform, customer.id);
    return answer(201, { access_token: token, customer: presentCustomer(row) });
  });

  serve(http, login, async ({ body, origin, raw }) => {
    const device = readDevice(raw.headers["user-agent"]);
    const { customer, token } = await signIn(platform, body, { origin, device });
    return answer(200, { access_token: token, customer: presentCustomer(customer) });
  });

  serve(http, logout, async ({ session }) => {
    await platform.transaction((tx) => closeSession(tx, session.token));
    return answer(204);
  });
}

function passwordRoutes(http: Http, platform: Platform): void {
  serve(http, forgotPassword, async ({ body, origin }) => {
    await requestPasswordReset(platform, body.email, origin);
    return answer(204);
  });

  serve(http, resetPassword, async ({ body, origin }) => {
    await reset(platform, body, origin);
    return answer(204);
  });
}

async function existing(platform: Platform, id: string): Promise<CustomerRow> {
  const row = await findCustomer(platform.db, id);
  // The account may have been erased between the token's check and now.
  if (!row) throw new Problem("unauthenticated");
  return row;
}
