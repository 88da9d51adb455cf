import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Http } from "../http/http.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/**
 * Under `npm run dev` the mails that had no server to go to can be read at `/_internal/mail`.
 * A shop in production has no such page: mails carry secrets.
 */
export function mailPages(http: Http): void {
  const { config } = http.platform;
  if (!config.development || config.smtpUrl !== undefined) return;
  const folder = join(config.dataDir, "mail");

  http.server.get("/_internal/mail", async (_request, reply) => {
    const rows = (await letters(folder)).map(
      ({ id, subject, to }) =>
        `<li><a href="/_internal/mail/${id}">${escape(subject)}</a> ${escape(to)}</li>`,
    );
    const list = rows.length > 0 ? `<ol>${rows.join("")}</ol>` : "<p>No mail yet.</p>";
    return reply.type("text/html; charset=utf-8").send(page("Mail", list));
  });

  http.server.get<{ Params: { id: string } }>("/_internal/mail/:id", async (request, reply) => {
    const letter = (await letters(folder)).find(({ id }) => id === request.params.id);
    if (!letter) return reply.callNotFound();
    const body = `<p>${escape(letter.to)}</p><pre>${linked(escape(letter.text))}</pre>`;
    return reply.type("text/html; charset=utf-8").send(page(letter.subject, body));
  });
}

interface Letter {
  readonly id: string;
  readonly subject: string;
  readonly to: string;
  readonly text: string;
}

/** The newest first. */
async function letters(folder: string): Promise<Letter[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = files.toSorted((a, b) => b.at - a.at).slice(0, 100);
  const { default: PostalMime } = await import("postal-mime");
  return Promise.all(
    newest.map(async ({ name }) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      return {
        id: name.slice(0, -".eml".length),
        subject: mail.subject ?? "",
        to: (mail.to ?? []).map(({ address }) => address ?? "").join(", "),
        text: mail.text ?? "",
      };
    }),
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><main><h1>${escape(title)}</h1>${body}</main></html>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}

function linked(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
