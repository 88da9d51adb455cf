import { randomInt } from "node:crypto";
import { comparable, fieldErrors, registerBody } from "@holeshot/contract";
import { defaultLanguage, type StaffRole, staffRoles } from "@holeshot/domain";
import { safeParse } from "zod/mini";
import {
  findCustomerByEmail,
  insertCustomer,
  newCustomer,
  setRole,
} from "../../modules/accounts/index.ts";
import type { Command } from "../command.ts";
import { Mistake } from "../command.ts";
import { withShop } from "../open-shop.ts";

/** `staff add`: an account for somebody who works here, or the role for one who has an account. */
export const addStaff: Command = {
  name: "staff add",
  usage: "EMAIL --role ROLE",
  what: "Makes somebody staff.",
  details: [
    "The password is read from standard input; without one it is made up and shown once.",
    "Somebody who has an account already keeps their password.",
  ],
  positionals: 1,
  options: {
    role: { type: "string", value: staffRoles.join("|"), what: "what they may do" },
    name: { type: "string", value: '"FIRST LAST"', what: "their name; the address when absent" },
  },
  run: async (given, terminal, environment) => {
    const email = given.positionals[0] ?? "";
    const role = staffRoles.find((each) => each === given.text("role"));
    if (role === undefined) throw new Mistake(`--role must be ${staffRoles.join(", ")}`);
    const typed = await terminal.readSecret();
    const password = typed ?? makePassword();
    const body = readBody(email, given.text("name") ?? email.split("@")[0] ?? email, password);

    await withShop(environment, async ({ platform }) => {
      const existing = await findCustomerByEmail(platform.db, comparable(email));
      if (existing) {
        await platform.transaction((tx) => setRole(tx, comparable(email), role));
        terminal.say(`${email} is ${describe(role)} now and keeps the password they have.`);
        terminal.say(FACTOR_HINT);
        return;
      }
      const customer = await newCustomer(platform, body, role);
      await platform.transaction((tx) => insertCustomer(tx, customer));
      terminal.say(`${email} is ${describe(role)}.`);
      if (typed === undefined) terminal.say(`Password (shown only now): ${password}`);
      terminal.say(FACTOR_HINT);
    });
  },
};

const FACTOR_HINT =
  "They set up a second factor in the shop: their name at the top right, then Security.";

function describe(role: StaffRole): string {
  switch (role) {
    case "administrator":
      return "an administrator";
    case "designer":
      return "a designer";
    case "workshop":
      return "of the workshop";
    case "finance":
      return "of finance";
  }
}

function readBody(email: string, name: string, password: string) {
  const [first = name, ...last] = name.trim().split(/\s+/);
  const input = {
    email,
    password,
    password_confirmation: password,
    first_name: first,
    last_name: last.join(" ") || first,
    // A customer needs one; nobody calls their own staff through the shop.
    phone: "0",
    language: defaultLanguage,
  };
  const result = safeParse(registerBody, input);
  if (result.success) return result.data;
  const [error] = fieldErrors(result.error, input);
  const bounds = Object.entries(error?.params ?? {}).map(([key, value]) => `${key} ${value}`);
  throw new Mistake(`${error?.path} is not accepted: ${[error?.code, ...bounds].join(", ")}`);
}

/** Eighty bits in letters that nobody confuses, in groups that can be read out. */
function makePassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
