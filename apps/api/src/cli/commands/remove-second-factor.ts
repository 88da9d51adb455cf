import { comparable } from "@holeshot/contract";
import { findCustomerByEmail, recordStaffAct, removeFactor } from "../../modules/accounts/index.ts";
import { type Command, Refusal } from "../command.ts";
import { withShop } from "../open-shop.ts";

/** `staff remove-factor`: for whoever lost their authenticator and their recovery codes. */
export const removeSecondFactor: Command = {
  name: "staff remove-factor",
  usage: "EMAIL",
  what: "Takes the second factor of a staff member away; they sign in with their password and set up another.",
  positionals: 1,
  options: {},
  run: async (given, terminal, environment) => {
    const email = given.positionals[0] ?? "";
    await withShop(environment, async ({ platform }) => {
      const staff = await findCustomerByEmail(platform.db, comparable(email));
      const removed =
        staff !== undefined &&
        (await platform.transaction(async (tx) => {
          if (!(await removeFactor(tx, staff.id))) return false;
          await recordStaffAct(platform, tx, {
            staffId: staff.id,
            act: "second_factor.removed",
            subjectKind: "customer",
            subjectId: staff.id,
            facts: { by: "command line" },
          });
          return true;
        }));
      if (!removed) throw new Refusal(`${email} has no second factor`);
      terminal.say(`${email} has no second factor any more.`);
    });
  },
};
