import { comparable } from "@holeshot/contract";
import { closeEverySession, findCustomerByEmail } from "../../modules/accounts/index.ts";
import { type Command, Mistake, Refusal } from "../command.ts";
import { withShop } from "../open-shop.ts";

/** `sessions end`: after a theft, of one account or of all. */
export const endSessions: Command = {
  name: "sessions end",
  usage: "",
  what: "Signs somebody out everywhere, or everybody.",
  positionals: 0,
  options: {
    email: { type: "string", value: "EMAIL", what: "whose sessions end" },
    all: { type: "boolean", what: "everybody's sessions end" },
  },
  run: async (given, terminal, environment) => {
    const email = given.text("email");
    if ((email === undefined) !== given.flag("all"))
      throw new Mistake("give either --email or --all");
    await withShop(environment, async ({ platform }) => {
      const found = email && (await findCustomerByEmail(platform.db, comparable(email)));
      if (email !== undefined && !found) throw new Refusal(`there is no account of ${email}`);
      const ended = await platform.transaction((tx) =>
        closeEverySession(tx, found ? found.id : undefined),
      );
      terminal.say(`${ended} sessions ended.`);
    });
  },
};
