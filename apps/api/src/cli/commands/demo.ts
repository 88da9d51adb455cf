import { allJobs, allModules, buildHttp } from "../../app.ts";
import { findCustomerByEmail } from "../../modules/accounts/index.ts";
import type { Command } from "../command.ts";
import { Refusal } from "../command.ts";
import { demoClock } from "../demo/demo-clock.ts";
import { sendAll, withOwnPost } from "../demo/demo-post.ts";
import { demoCode, demoEmail, demoPassword, fillShop } from "../demo/fill-shop.ts";
import { demoRiders } from "../demo/riders.ts";
import { type OpenShop, withShop } from "../open-shop.ts";

/** `demo`: a shop that looks as if people came. */
export const demo: Command = {
  name: "demo",
  usage: "",
  what: "Fills the shop with customers, designs, groups, carts and orders in every state.",
  details: [
    "Everything goes through the shop's own calls and rules. A running server draws the pictures at once.",
    "What happened is told by a clock that begins seven weeks ago: some orders are due, some late, most are gone.",
  ],
  positionals: 0,
  options: {},
  run: async (_given, terminal, environment) => {
    const clock = demoClock();
    const fill = async ({ platform: opened, serverRuns }: OpenShop): Promise<void> => {
      const platform = withOwnPost(opened);
      if (platform.config.smtpUrl !== undefined) {
        throw new Refusal("SMTP_URL is set: made-up customers must not be sent mails");
      }
      const [first] = demoRiders;
      if (first && (await findCustomerByEmail(platform.db, demoEmail(first)))) {
        throw new Refusal("the demonstration is in this shop already");
      }
      const modules = allModules();
      // In a shop that was never started there is no queue yet.
      const jobs = allJobs(platform, modules);
      await platform.queue.prepare(jobs);
      const http = await buildHttp(platform, modules);
      try {
        const { customers, designs, orders } = await fillShop(platform, http.server, {
          clock,
          send: () => sendAll(platform, jobs),
        });
        terminal.say(
          `Added ${customers} customers, ${designs} designs, ${orders} orders and the code ${demoCode}.`,
        );
        if (first)
          terminal.say(`Sign in as ${demoEmail(first)} with the password "${demoPassword}".`);
        if (!serverRuns) terminal.say("Their pictures are drawn when the server starts.");
      } finally {
        await http.server.close();
      }
    };
    await withShop(environment, fill, () => clock.now());
  },
};
