import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  order,
  readyCart,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";

let shop: TestPlatform;
let designer: Caller;
let workshop: Caller;
let finance: Caller;
let boss: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  designer = await shop.customer({ role: "designer" });
  workshop = await shop.customer({ role: "workshop" });
  finance = await shop.customer({ role: "finance" });
  boss = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

async function placed({
  manualCheck = false,
  buyer,
}: { manualCheck?: boolean; buyer?: Caller } = {}) {
  const who = buyer ?? (await shop.customer());
  const cart = await readyCart(who);
  if (manualCheck) await who.patch(`/api/cart/${cart}`, { manual_check: true });
  const { json } = await order(who, cart);
  return json.order_uuid as string;
}

const at = (uuid: string, rest = "") => `/api/staff/orders/${uuid}${rest}`;

async function found(query: string): Promise<string[]> {
  const answer = await designer.get(`/api/staff/orders?limit=100&${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.map((each: { uuid: string }) => each.uuid);
}

async function sendProof(uuid: string): Promise<void> {
  const { lines } = (await designer.get(at(uuid))).json;
  const [{ id: line_id, document }] = lines;
  const sent = await designer.post(at(uuid, "/proof"), {
    message: "Checked.",
    lines: [{ line_id, document }],
  });
  expect(sent.status, sent.text).toBe(200);
}

describe("the views of the list", () => {
  it("hold an order for as long as it waits for that", async () => {
    const buyer = await shop.customer();
    const checked = await placed({ manualCheck: true, buyer });
    const plain = await placed();
    expect(await found("view=to_check")).toEqual([checked]);
    expect(await found("view=ready")).toEqual([plain]);
    // On invoice, so both are to be paid.
    expect((await found("view=to_pay")).toSorted()).toEqual([checked, plain].toSorted());

    await sendProof(checked);
    expect(await found("view=to_check")).toEqual([]);
    expect(await found("view=waiting")).toEqual([checked]);
    expect((await designer.get(at(checked))).json.due_on).toBeNull();

    const approved = await buyer.post(`/api/customer/orders/${checked}/proof/approve`, {});
    expect(approved.status, approved.text).toBe(200);
    expect(await found("view=waiting")).toEqual([]);
    expect((await found("view=ready")).toSorted()).toEqual([checked, plain].toSorted());
    expect((await designer.get(at(checked))).json.due_on).toMatch(/^\d{4}-\d\d-\d\d$/);

    await designer.post(at(plain, "/hold"), { reason: "Whose logo is it?" });
    expect(await found("view=blocked")).toEqual([plain]);
    expect(await found("view=ready")).toEqual([checked]);
    const counts = (await designer.get("/api/staff/order-views")).json;
    expect(counts).toEqual({ to_check: 0, waiting: 0, ready: 1, late: 0, blocked: 1, to_pay: 2 });
  });

  it("tell who is late by the shop's own day, weekends not counted", async () => {
    const uuid = await placed();
    const { due_on } = (await designer.get(at(uuid))).json;
    // Fifteen working days are three weeks, and one or two days more from a weekend on.
    const days = (Date.parse(due_on) - shop.clock().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(18);
    expect(days).toBeLessThan(21.1);
    expect(await found("view=late")).not.toContain(uuid);
    await shop.database.pool.query("update orders set due_on = '2020-01-03' where id = $1", [uuid]);
    expect(await found("view=late")).toContain(uuid);
    expect((await designer.get(at(uuid))).json.late).toBe(true);
    await designer.patch(at(uuid), { status: "cancelled" });
    expect(await found("view=late")).not.toContain(uuid);
  });

  it("are searched by town, rider and the last digits of a number", async () => {
    const buyer = await shop.customer();
    const uuid = await placed({ buyer });
    await shop.database.pool.query(
      `update orders set shipping_address = shipping_address || '{"city": "Zürich-West"}' where id = $1`,
      [uuid],
    );
    await shop.database.pool.query(
      "update order_lines set rider_name = 'QUINTANA' where order_id = $1",
      [uuid],
    );
    const { order_number } = (await designer.get(at(uuid))).json;
    for (const search of [
      "zürich",
      "quint",
      order_number.slice(-6),
      String(Number(order_number.slice(-6))),
    ]) {
      expect(await found(`search=${encodeURIComponent(search)}`), search).toEqual([uuid]);
    }
    for (const search of ["west", "uintana", "z%", "999999"]) {
      expect(await found(`search=${encodeURIComponent(search)}`), search).toEqual([]);
    }
  });

  it("are searched by the whole number of an invoice or a credit note, which a statement of the bank names", async () => {
    const uuid = await placed();
    const wish = { amount: 500, reason: "Late." };
    const back = await finance.post(at(uuid, "/refunds"), wish, { "idempotency-key": "search-1" });
    expect(back.status, back.text).toBe(201);
    const numbers = back.json.papers.map(({ number }: { number: string }) => number);
    expect(numbers.length).toBe(2);
    for (const number of numbers) {
      expect(await found(`search=${number.toLowerCase()}`), number).toEqual([uuid]);
      expect(await found(`search=${number.slice(0, -1)}`), number).toEqual([]);
    }
  });

  it.each(["newest", "oldest", "due", "total"])(
    "are read in pages by %s, each once",
    async (sort) => {
      for (let count = 0; count < 3; count += 1) await placed();
      const all = await found(`sort=${sort}`);
      expect(all.length).toBeGreaterThan(3);
      const seen: string[] = [];
      let cursor = "";
      do {
        const page = (await designer.get(`/api/staff/orders?limit=2&sort=${sort}${cursor}`)).json;
        seen.push(...page.data.map((each: { uuid: string }) => each.uuid));
        cursor = page.next_cursor === null ? "" : `&cursor=${page.next_cursor}`;
      } while (cursor !== "");
      expect(seen).toEqual(all);
      const wrong = await designer.get(`/api/staff/orders?sort=${sort}&cursor=bm8`);
      expect(wrong.status).toBe(422);
    },
  );
});

describe("two at one order", () => {
  it("the second is told, and nothing of the first is overwritten", async () => {
    const uuid = await placed();
    const { version } = (await designer.get(at(uuid))).json;
    const acts = await Promise.all([
      designer.post(at(uuid, "/hold"), { reason: "First", version }),
      workshop.patch(at(uuid), { status: "processing", version }),
    ]);
    expect(acts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [refused] = acts.filter(({ status }) => status === 409);
    expect(refused?.json.code).toBe("stale_version");
    const now = (await designer.get(at(uuid))).json;
    expect(now.version).toBeGreaterThan(version);
    expect(now.hold === null).toBe(now.status === "processing");
  });

  it("a double click does one thing", async () => {
    const uuid = await placed();
    const { version } = (await designer.get(at(uuid))).json;
    const clicks = await Promise.all(
      [1, 2, 3].map(() => designer.patch(at(uuid), { status: "processing", version })),
    );
    expect(clicks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { history } = (await designer.get(at(uuid))).json;
    const begun = history.filter((each: { event: string }) => each.event === "processing");
    expect(begun).toHaveLength(1);
  });

  it("a note counts as a change and is never refused", async () => {
    const uuid = await placed();
    const { version } = (await designer.get(at(uuid))).json;
    const noted = await finance.post(at(uuid, "/notes"), {
      text: "Wants it by Easter.\nCall first.",
    });
    expect(noted.status, noted.text).toBe(201);
    expect(noted.json.version).toBe(version + 1);
    expect(noted.json.notes).toEqual([
      expect.objectContaining({
        text: "Wants it by Easter.\nCall first.",
        by: expect.stringMatching(/./),
      }),
    ]);
    const moved = await designer.patch(at(uuid), { status: "processing", version });
    expect(moved.json.code).toBe("stale_version");
  });
});

describe("an order that is put aside", () => {
  it("is not moved, proofed or printed until it goes on; its reasons stay as notes", async () => {
    const uuid = await placed({ manualCheck: true });
    const held = await workshop.post(at(uuid, "/hold"), { reason: "The name is an insult." });
    expect(held.json.hold.reason).toBe("The name is an insult.");
    expect(held.json.moves).toEqual([]);
    expect((await finance.get(at(uuid))).json.moves).toEqual(["cancelled"]);
    expect((await designer.get(at(uuid))).json.acts).not.toContain("send_proof");
    const { lines } = held.json;
    const proof = { message: "Hm", lines: [{ line_id: lines[0].id, document: lines[0].document }] };
    expect((await designer.post(at(uuid, "/proof"), proof)).json.code).toBe("order_blocked");
    expect((await workshop.post(at(uuid, "/hold"), { reason: "x" })).status).toBe(409);

    const released = await workshop.post(at(uuid, "/release"), {});
    expect(released.json.hold).toBeNull();
    expect(released.json.notes.map((each: { text: string }) => each.text)).toEqual([
      "The name is an insult.",
    ]);
    expect((await workshop.post(at(uuid, "/release"), {})).json.code).toBe("illegal_transition");
    expect((await designer.get(at(uuid))).json.acts).toContain("send_proof");
  });

  it("is no charged back payment: either alone keeps it", async () => {
    const uuid = await placed();
    await shop.database.pool.query("update orders set blocked_at = now() where id = $1", [uuid]);
    await designer.post(at(uuid, "/hold"), { reason: "Wait" });
    await designer.post(at(uuid, "/release"), {});
    const still = (await designer.get(at(uuid))).json;
    expect([still.hold, still.blocked, still.moves]).toEqual([null, true, ["cancelled"]]);
  });
});

describe("the mails of an order", () => {
  it("are named with it, and still when they were sent", async () => {
    const uuid = await placed();
    const mailsOf = async () => (await finance.get(at(uuid))).json.mails;
    expect(await mailsOf()).toMatchObject([{ kind: "order-confirmation", sent_at: null }]);
    await shop.runJobs("without pictures");
    expect(await mailsOf()).toMatchObject([
      { kind: "order-confirmation", sent_at: expect.stringMatching(/Z$/), given_up: false },
    ]);
  });
});

describe("looks", () => {
  it("of a desk that refreshes itself are written down once in ten minutes", async () => {
    const uuid = await placed();
    const person = await shop.customer({ role: "workshop" });
    const looks = async () => {
      const { rows } = await shop.database.pool.query(
        "select 1 from access_log where event = 'order.read' and actor_id = $1 and subject_id = $2",
        [person.account?.id, uuid],
      );
      return rows.length;
    };
    for (let time = 0; time < 3; time += 1) await person.get(at(uuid));
    expect(await looks()).toBe(1);
    // The second and third did not even ask the database.
    const { rows: counts } = await shop.database.pool.query(
      "select max(count)::int as most from rate_limits where name = 'looks-written'",
    );
    expect(counts).toEqual([{ most: 1 }]);
    const now = shop.clock();
    shop.setClock(new Date(now.getTime() + 601_000));
    try {
      await person.get(at(uuid));
      expect(await looks()).toBe(2);
    } finally {
      shop.setClock(now);
    }
  });
});

describe("what each role is offered and may", () => {
  it("the workshop makes and cancels nothing, finance the other way round", async () => {
    const uuid = await placed();
    const movesOf = async (who: Caller) => (await who.get(at(uuid))).json.moves;
    expect(await movesOf(designer)).toEqual(["processing", "cancelled"]);
    expect(await movesOf(workshop)).toEqual(["processing"]);
    expect(await movesOf(finance)).toEqual(["cancelled"]);
    expect((await workshop.patch(at(uuid), { status: "cancelled" })).json.code).toBe(
      "illegal_transition",
    );
    expect((await finance.patch(at(uuid), { status: "processing" })).json.code).toBe(
      "illegal_transition",
    );
    expect((await workshop.get(at(uuid))).json.acts).toEqual(["hold", "note", "make_pack"]);
    expect((await finance.get(at(uuid))).json.acts).toEqual([
      "hold",
      "refund",
      "settle_invoice",
      "note",
      "change_line",
    ]);
  });
});

describe("who works here", () => {
  it("is added, given another role, taken off the desk and back; sessions end each time", async () => {
    const email = "new.hand@holeshot.example";
    const body = { email, first_name: "Nia", last_name: "Hand", role: "workshop" };
    const added = await boss.post("/api/staff/people", body);
    expect(added.status, added.text).toBe(201);
    expect(added.json).toMatchObject({ email, role: "workshop", former_role: null, sessions: 0 });
    expect((await boss.post("/api/staff/people", body)).json.code).toBe("illegal_transition");

    const person = await shop.customer({ role: "finance" });
    const { id } = (await person.get("/api/customer")).json;
    const off = await boss.patch(`/api/staff/people/${id}`, { disabled: true });
    expect(off.json).toMatchObject({ role: "customer", former_role: "finance", sessions: 0 });
    expect((await person.get("/api/customer")).status).toBe(401);
    const back = await boss.patch(`/api/staff/people/${id}`, { disabled: false });
    expect(back.json).toMatchObject({ role: "finance", former_role: null });
    const other = await boss.patch(`/api/staff/people/${id}`, { role: "designer" });
    expect(other.json.role).toBe("designer");
  });

  it("an account of a customer gets the role and is signed out", async () => {
    const rider = await shop.customer({ email: "joins.us@rider.example" });
    const body = {
      email: "JOINS.us@rider.example",
      first_name: "x",
      last_name: "y",
      role: "finance",
    };
    expect((await boss.post("/api/staff/people", body)).json.role).toBe("finance");
    expect((await rider.get("/api/customer")).status).toBe(401);
  });

  it("nobody changes their own role, and customers are no people of the desk", async () => {
    const { id } = (await boss.get("/api/customer")).json;
    for (const change of [{ role: "designer" }, { disabled: true }]) {
      expect((await boss.patch(`/api/staff/people/${id}`, change)).json.code).toBe(
        "illegal_transition",
      );
    }
    const rider = (await (await shop.customer()).get("/api/customer")).json.id;
    expect((await boss.patch(`/api/staff/people/${rider}`, { role: "designer" })).status).toBe(404);
  });

  it("ends somebody's sessions", async () => {
    const person = await shop.customer({ role: "workshop" });
    const { id } = (await person.get("/api/customer")).json;
    const ended = await boss.post(`/api/staff/people/${id}/end-sessions`, {});
    expect(ended.json.sessions).toBe(0);
    expect((await person.get("/api/customer")).status).toBe(401);
  });
});

describe("the log at the desk", () => {
  it("tells every act by whom, in pages, and lets none be changed", async () => {
    const uuid = await placed();
    await designer.post(at(uuid, "/hold"), { reason: "Secret words" });
    await designer.post(at(uuid, "/release"), {});
    const seen: string[] = [];
    const told: unknown[] = [];
    let cursor = "";
    do {
      const page = (await boss.get(`/api/staff/log?event=order.&limit=3${cursor}`)).json;
      for (const each of page.data) {
        expect(each.event).toMatch(/^order\./);
        if (each.subject_id === uuid) seen.push(each.event);
        if (each.about.words !== null) told.push(each.about.words);
        expect(seen.includes(each.id)).toBe(false);
      }
      cursor = page.next_cursor === null ? "" : `&cursor=${page.next_cursor}`;
    } while (cursor !== "");
    expect(seen).toEqual(["order.released", "order.held"]);
    // Words are told as long as the note is kept; in what nobody can erase from there are none.
    expect(told).toContain("Secret words");
    const { rows } = await shop.database.pool.query("select facts::text from audit_log");
    expect(JSON.stringify(rows)).not.toContain("Secret words");
    await shop.database.pool.query("delete from order_notes where order_id = $1", [uuid]);
    const after = (await boss.get("/api/staff/log?event=order.held&limit=100")).json;
    expect(JSON.stringify(after)).not.toContain("Secret words");
    await expect(shop.database.pool.query("update audit_log set act = 'x'")).rejects.toThrow(
      /only added to/,
    );
  });

  it("tells of whoever reads it once in ten minutes, and of the next reader too", async () => {
    const other = await shop.customer({ role: "administrator" });
    const readings = async (who: Caller): Promise<number> => {
      const { id } = (await who.get("/api/customer")).json;
      const { rows } = await shop.database.pool.query(
        "select 1 from access_log where event = 'log.read' and actor_id = $1",
        [id],
      );
      return rows.length;
    };
    for (let time = 0; time < 3; time += 1) {
      await other.get("/api/staff/log");
      await other.get("/api/staff/log?event=order.");
    }
    await boss.get("/api/staff/log");
    expect(await readings(other)).toBe(1);
    expect(await readings(boss)).toBe(1);
  });
});

describe("the live list", () => {
  it("tells the desk of a change by whoever made it, and nobody else", async () => {
    const address = await shop.http.listen({ host: "127.0.0.1", port: 0 });
    const token = (who: Caller) => ({ authorization: `Bearer ${who.account?.token}` });
    const stranger = await shop.customer();
    const refused = await fetch(`${address}/api/staff/live`, { headers: token(stranger) });
    expect(refused.status).toBe(404);
    // Who does not ask for a stream gets how it begins, and its end.
    const short = await fetch(`${address}/api/staff/live`, { headers: token(designer) });
    expect(await short.text()).toMatch(/^: /);

    const accept = { ...token(finance), accept: "text/event-stream" };
    const stop = new AbortController();
    const stream = await fetch(`${address}/api/staff/live`, {
      headers: accept,
      signal: stop.signal,
    });
    expect(stream.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toMatch(/^: /);
    const uuid = await placed();
    let heard = "";
    while (!heard.includes(uuid)) heard += (await reader?.read())?.value ?? "";
    // By an id alone: no name, no number.
    expect(heard).toMatch(/^(event: order\nid: [0-9a-f-]{36}\.\d+\ndata: [0-9a-f-]{36}\n\n)+$/);
    stop.abort();
  });

  it("is written out once for all who were told of the same, and anew for whoever asks without being told", async () => {
    const address = await shop.http.listen({ host: "127.0.0.1", port: 0 }).catch(() => {
      const { port } = shop.http.server.address() as { port: number };
      return `http://127.0.0.1:${port}`;
    });
    const stop = new AbortController();
    const stream = await fetch(`${address}/api/staff/live`, {
      headers: {
        authorization: `Bearer ${finance.account?.token}`,
        accept: "text/event-stream",
      },
      signal: stop.signal,
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const told = async (uuid: string): Promise<string> => {
      let heard = "";
      while (!heard.includes(uuid)) heard += (await reader?.read())?.value ?? "";
      return [...heard.matchAll(/^id: (\S+)$/gm)].at(-1)?.[1] ?? "";
    };
    const uuid = await placed();
    const mark = await told(uuid);
    const townOf = async (query: string): Promise<string> => {
      const { json } = await finance.get(`/api/staff/orders?limit=100${query}`);
      return json.data.find((each: { uuid: string }) => each.uuid === uuid).city;
    };
    // A change that nobody is told of: only who asks anew sees it.
    const unseen = (town: string) =>
      shop.database.pool.query(
        `do $$ begin set local session_replication_role = replica;
         update orders set shipping_address = shipping_address || '{"city": "${town}"}' where id = '${uuid}'; end $$`,
      );
    const before = await townOf(`&told=${mark}`);
    await unseen("One");
    expect(await townOf(`&told=${mark}`)).toBe(before);
    expect(await townOf(`&told=${mark.slice(0, 36)}.9999`), "never told").toBe("One");
    await unseen("Two");
    expect(await townOf("&told=of-elsewhere.1"), "of another process").toBe("Two");
    await unseen("Three");
    expect(await townOf(""), "not told").toBe("Three");
    await designer.post(at(uuid, "/hold"), { reason: "Whose logo is it?" });
    const next = await told(uuid);
    expect(next).not.toBe(mark);
    await unseen("Four");
    expect(await townOf(`&told=${next}`), "told of more than it holds").toBe("Four");
    stop.abort();
  });
});
