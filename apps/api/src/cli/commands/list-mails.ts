import { listUnsentMails, type MailRow, retryMails } from "../../platform/mail/waiting-mails.ts";
import type { Command } from "../command.ts";
import { wholeNumber } from "../command.ts";
import { withShop } from "../open-shop.ts";
import { tabulate } from "../tabulate.ts";

/** `mails`: what was promised and has not gone. */
export const listMails: Command = {
  name: "mails",
  usage: "",
  what: "Lists mails that are not sent, oldest first.",
  details: [
    "Mails are tried again by themselves for days; those given up are kept for another 30 days.",
  ],
  positionals: 0,
  options: {
    limit: { type: "string", value: "N", what: "so many at most; 50 when absent" },
    json: { type: "boolean", what: "as JSON, a mail a line" },
    retry: { type: "boolean", what: "try all of them now, given-up ones too" },
  },
  run: async (given, terminal, environment) => {
    const limit = wholeNumber(given, "limit", 1, 100_000) ?? 50;
    await withShop(environment, async ({ platform, serverRuns }) => {
      if (given.flag("retry")) {
        const count = await platform.transaction((tx) => retryMails(tx, platform.clock()));
        const when = serverRuns ? "now" : "when the server is started";
        terminal.say(`${count} mails are tried again ${when}.`);
        return;
      }
      const mails = await listUnsentMails(platform.db, limit);
      if (given.flag("json")) for (const mail of mails) terminal.say(JSON.stringify(listed(mail)));
      else if (mails.length === 0) terminal.say("Every mail was sent.");
      else for (const line of tabulate(HEAD, mails.map(cells))) terminal.say(line);
    });
  },
};

const HEAD = ["ordered", "kind", "to", "tries", "next try", "failure"] as const;

/** Without what it says: that is between the shop and its reader. */
function listed({ facts: _facts, ...mail }: MailRow): Omit<MailRow, "facts"> {
  return mail;
}

function cells(mail: MailRow): string[] {
  return [
    minute(mail.created_at),
    mail.kind,
    mail.recipient,
    String(mail.tries),
    mail.given_up_at === null ? minute(mail.next_try_at) : "given up",
    mail.failure ?? "",
  ];
}

function minute(time: Date): string {
  return time.toISOString().slice(0, 16).replace("T", " ");
}
