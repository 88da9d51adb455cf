import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { testPlatform, type TestPlatform } from "../../testing/index.ts";
import { declarations } from "../declared.ts";
import { type MailKind, orderMail, writeMail, type MailWriter } from "./mail.ts";
import { mailJobs } from "./send-mail.ts";

const DAY_MS = 86_400_000;
let port = 0;
let shop: TestPlatform;
let server: SMTPServer | undefined;
let received: string[] = [];
/** What the server does with the next letters. */
let answer: (recipient: string) => Promise<Error | null>;
let now = new Date();

let note: MailKind<{ text: string }>;
let writer: MailWriter;

beforeAll(async () => {
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  port = (free.address() as AddressInfo).port;
  free.close();
  shop = await testPlatform({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  // The shop, whose every kind of mail has a writer of its own, knows nothing of this one.
  note = declarations("kind of mail").declare("note", z.object({ text: z.string() }));
  writer = writeMail(note, ({ text }) => ({
    ...{ subject: text, preview: "", heading: text, paragraphs: [text] },
  }));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.pool.query("truncate mails");
  await shop.database.pool.query("delete from pgboss.job where name = 'send-mail'");
  received = [];
  answer = () => Promise.resolve(null);
  setNow(new Date());
});
afterEach(() => closeServer());

function setNow(time: Date): void {
  now = time;
  shop.setClock(time);
}

async function openServer(): Promise<void> {
  const made = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      void answer(address).then((error) => done(error));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(/^Subject: (.*)$/m.exec(Buffer.concat(chunks).toString())?.[1] ?? "");
        done();
      });
    },
  });
  made.on("error", () => undefined);
  server = made;
  made.listen(port, "127.0.0.1");
  await once(made.server, "listening");
}

async function closeServer(): Promise<void> {
  const closing = server;
  server = undefined;
  if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
}

async function ordered(text: string, uselessAfter?: Date): Promise<string> {
  const id = shop.newId();
  await shop.transaction((tx) =>
    orderMail({ newId: () => id, clock: () => new Date() }, tx, {
      ...{ kind: note, to: "rider@example.org", language: "nl", facts: { text } },
      ...(uselessAfter ? { uselessAfter } : {}),
    }),
  );
  return id;
}

/** A server process's jobs: what it knows of an outage it knows by itself. */
function jobs() {
  const [send, sweep] = mailJobs(shop, {
    writers: [writer],
    sender: () => "Holeshot <shop@holeshot.example>",
    imprint: () => ({
      ...{ name: "Holeshot B.V.", address: "Baan 1, Volkel", numbers: [] },
      ...{ email: "shop@holeshot.example", phone: "+31 413", hours: "9–17" },
    }),
  });
  return {
    send: async (id: string) => send?.handle({ id }),
    sweep: async () => sweep?.handle({}),
  };
}

async function mail(id: string) {
  return await shop.db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

async function enqueued(): Promise<string[]> {
  const { rows } = await shop.database.pool.query(
    "select data->>'id' as id from pgboss.job where name = 'send-mail' and state = 'created' and start_after <= $1 order by created_on",
    [now],
  );
  return rows.map(({ id }: { id: string }) => id);
}

describe("a mail that does not go", () => {
  it("is tried for a fortnight with growing pauses, and listed", async () => {
    const id = await ordered("never");
    const { send } = jobs();
    const pauses: number[] = [];
    const begin = now.getTime();
    for (let turn = 0; turn < 400; turn += 1) {
      await send(id);
      const row = await mail(id);
      expect(row?.failure).toMatch(/ECONNECTION|ESOCKET|ECONNREFUSED/);
      if (!row || row.given_up_at !== null) break;
      pauses.push(Math.round((row.next_try_at.getTime() - now.getTime()) / 1000));
      setNow(row.next_try_at);
    }
    expect(pauses[0]).toBe(30);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBe(7200);
    expect(pauses.length).toBeGreaterThan(100);
    expect((now.getTime() - begin) / DAY_MS).toBeGreaterThan(13);
    expect(await mail(id)).toMatchObject({ given_up_at: now, facts: { text: "never" } });
    // And not kept for ever.
    setNow(new Date(now.getTime() + 31 * DAY_MS));
    await jobs().sweep();
    expect(await mail(id)).toBeUndefined();
  });

  it("goes with all the others as soon as one goes, after days and a restart", async () => {
    const before = jobs();
    const ids = [await ordered("one"), await ordered("two"), await ordered("three")];
    for (let turn = 0; turn < 8; turn += 1) {
      for (const id of ids) await before.send(id);
      setNow((await mail(ids[0] ?? ""))?.next_try_at ?? now);
    }
    await openServer();
    // Nobody's turn has come yet: asked too early, nothing is sent.
    setNow(new Date(now.getTime() - 3_600_000));
    const after = jobs();
    for (const id of ids) await after.send(id);
    expect(received).toEqual([]);
    await after.send(await ordered("new"));
    expect(received).toEqual(["new"]);
    const woken = await enqueued();
    expect(woken).toEqual(expect.arrayContaining(ids));
    for (const id of woken) await after.send(id);
    expect(received.toSorted()).toEqual(["new", "one", "three", "two"]);
    for (const id of ids) expect(await mail(id)).toMatchObject({ failure: null, facts: {} });
  });

  it("is sent once, whoever is asked to and how often", async () => {
    await openServer();
    const ids = [await ordered("a"), await ordered("b")];
    const workers = [jobs(), jobs(), jobs()];
    await Promise.all(workers.flatMap(({ send }) => ids.flatMap((id) => [send(id), send(id)])));
    expect(received.toSorted()).toEqual(["a", "b"]);
  });

  it("is sent once though the database goes before that is written down", async () => {
    await openServer();
    const id = await ordered("gone");
    answer = async () => {
      await shop.database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      );
      return null;
    };
    const { send } = jobs();
    await send(id);
    await send(id);
    expect(received).toEqual(["gone"]);
    expect((await mail(id))?.sent_at).toEqual(now);
  });

  it("holds up nobody when only it is refused, and is given up in days", async () => {
    await openServer();
    answer = async () => Object.assign(new Error("no such mailbox"), { responseCode: 550 });
    const id = await ordered("refused");
    const { send } = jobs();
    await send(id);
    expect(await mail(id)).toMatchObject({ server_away: false, failure: "EENVELOPE 550" });
    answer = () => Promise.resolve(null);
    await send(await ordered("fine"));
    expect(await enqueued()).not.toContain(id);
    answer = async () => Object.assign(new Error("no such mailbox"), { responseCode: 550 });
    setNow(new Date(now.getTime() + 3 * DAY_MS));
    await send(id);
    expect((await mail(id))?.given_up_at).toEqual(now);
  });

  it("waits for a shop that can write it, and holds up nobody meanwhile", async () => {
    await openServer();
    const id = await ordered("of another version");
    await shop.db.updateTable("mails").set({ facts: "{}" }).where("id", "=", id).execute();
    const { send } = jobs();
    await send(id);
    expect(await mail(id)).toMatchObject({ failure: "unwritten", server_away: false });
    await send(await ordered("fine"));
    expect(await enqueued()).not.toContain(id);
    const facts = JSON.stringify({ text: "read at last" });
    await shop.db.updateTable("mails").set({ facts }).where("id", "=", id).execute();
    setNow((await mail(id))?.next_try_at ?? now);
    await send(id);
    expect(received).toEqual(["fine", "read at last"]);
  });

  it("is not sent when what it says has ceased to hold", async () => {
    await openServer();
    const id = await ordered("link", new Date(now.getTime() + 3_600_000));
    setNow(new Date(now.getTime() + DAY_MS));
    await jobs().send(id);
    expect(received).toEqual([]);
    expect(await mail(id)).toMatchObject({ failure: "too late", facts: {} });
  });

  it("is found again though its job is lost", async () => {
    await openServer();
    const id = await ordered("lost");
    await shop.database.pool.query("delete from pgboss.job where name = 'send-mail'");
    setNow(new Date(now.getTime() + 3_600_000));
    const { send, sweep } = jobs();
    await sweep();
    for (const each of await enqueued()) await send(each);
    expect((await mail(id))?.sent_at).toEqual(now);
  });
});
