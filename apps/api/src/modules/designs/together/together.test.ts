import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { applyEdits, type Edit, type OrderedAct } from "@holeshot/design";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  postDesign,
  someDocument,
  someText,
  testPlatform,
  type TestPlatform,
} from "../../../testing/index.ts";

let shop: TestPlatform;
let owner: Caller;
let stranger: Caller;
let address: string;

beforeAll(async () => {
  shop = await testPlatform();
  [owner, stranger] = await Promise.all([shop.customer(), shop.customer()]);
  await shop.http.listen({ port: 0, host: "127.0.0.1" });
  address = `http://127.0.0.1:${(shop.http.server.address() as AddressInfo).port}`;
});
afterAll(() => shop.close());

const path = (uuid: string, rest = "") => `/api/configured-sets/${uuid}/together${rest}`;

async function opened(caller = owner, query = "") {
  const { design, edit_hash: hash } = (await postDesign(caller)).json as {
    design: { uuid: string; version: number };
    edit_hash?: string;
  };
  const secret = hash === undefined ? query : `?hash=${hash}`;
  const answer = await caller.post(path(design.uuid, secret));
  expect(answer.status).toBe(200);
  return { uuid: design.uuid, link: answer.json.link as string, url: answer.json.url, hash };
}

function property(value: string | null): Edit[] {
  return [{ at: "product", product: "jersey", properties: { fit: value } }];
}

function added(id: string, text = "23"): Edit[] {
  return [{ at: "add", product: "jersey", layer: someText({ id, text }), above: null }];
}

const act = (edits: readonly Edit[], id = randomUUID()) => ({ id, edits });

/** A stream of what is told of a design, event by event. */
async function watch(uuid: string, query: string, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const answer = await fetch(`${address}${path(uuid, `/live${query}`)}`, {
    headers: { accept: "text/event-stream", ...headers },
    signal: stop.signal,
  });
  expect(answer.status).toBe(200);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async next(): Promise<{ event: string; data: unknown } | null> {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end >= 0) {
          const [head = "", body = ""] = text.slice(0, end).split("\n");
          text = text.slice(end + 2);
          if (!head.startsWith("event: ")) continue;
          return { event: head.slice(7), data: JSON.parse(body.slice(6)) };
        }
        const read = await reader?.read();
        if (!read || read.done) return null;
        text += read.value;
      }
    },
    stop: () => stop.abort(),
  };
}

describe("the link", () => {
  it("is the same until withdrawn, another one after, and no link to look with", async () => {
    const { uuid, link, url } = await opened();
    expect(url).toContain(`/configured-set/${uuid}/together/${link}`);
    expect((await owner.post(path(uuid))).json.link).toBe(link);
    expect((await shop.visitor.get(`/api/configured-sets/${uuid}/shared/${link}`)).status).toBe(
      404,
    );
    expect((await owner.get(`/api/configured-sets/${uuid}`)).json.together).toBe(true);
    expect((await owner.delete(path(uuid))).status).toBe(204);
    expect((await owner.get(`/api/configured-sets/${uuid}`)).json.together).toBe(false);
    expect((await shop.visitor.get(path(uuid, `?link=${link}`))).status).toBe(404);
    expect((await owner.post(path(uuid))).json.link).not.toBe(link);
  });

  it("opens to a guest the design and nothing of its owner", async () => {
    const { uuid, link } = await opened();
    const answer = await shop.visitor.get(path(uuid, `?link=${link}`));
    expect(answer.json).toMatchObject({ as: "guest", version: 1, document: someDocument() });
    expect(Object.keys(answer.json as object).toSorted()).toEqual([
      "acts",
      "as",
      "configuratorSetUuid",
      "document",
      "name",
      "uuid",
      "version",
    ]);
    expect(answer.text).not.toContain(owner.account?.email);
  });

  it("lets a guest do nothing that is the owner's", async () => {
    const { uuid, link } = await opened();
    const design = `/api/configured-sets/${uuid}`;
    const body = { name: "Mine", document: someDocument(), version: 1 };
    for (const guest of [shop.visitor, stranger]) {
      for (const query of [`?link=${link}`, `?hash=${link}`]) {
        const tries = await Promise.all([
          guest.get(design + query),
          guest.put(design + query, body),
          guest.delete(design + query),
          guest.post(`${design}/duplicate${query}`, {}),
          guest.post(`${design}/share${query}`),
          guest.delete(`${design}/share${query}`),
          guest.post(path(uuid, query)),
          guest.delete(path(uuid, query)),
          guest.get(`${design}/preview/jersey/front.webp${query}`),
        ]);
        expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404]));
      }
      const cart = (await guest.post("/api/cart")).json.uuid as string;
      const wish = { configured_set_uuid: uuid, edit_hash: link };
      const put = await guest.post(`/api/cart/${cart}/items`, wish);
      expect(put.status).toBeGreaterThanOrEqual(400);
    }
    const taken = await stranger.post(`${design}/take-over`, { hash: link });
    expect([taken.status, taken.json.code]).toEqual([404, "take_over_failed"]);
  });

  it("of an unclaimed design is made by whoever holds its edit hash", async () => {
    const { uuid, link, hash } = await opened(shop.visitor);
    expect((await shop.visitor.get(path(uuid, `?hash=${hash}`))).json.as).toBe("owner");
    expect((await stranger.get(path(uuid, `?link=${link}`))).json.as).toBe("guest");
    expect((await stranger.post(path(uuid))).status).toBe(404);
  });
});

describe("who is let in", () => {
  it.each(["get", "act", "live", "presence"])(
    "by %s: owner and link, nobody else",
    async (call) => {
      const { uuid, link } = await opened();
      const closed = (await postDesign(owner)).json.design.uuid as string;
      const other = await opened();
      const presence = {
        editor: randomUUID(),
        name: "",
        number: 1,
        since: 1,
        colour: "#123456",
        place: null,
      };
      const ask = (who: Caller, id: string, query = "") => {
        if (call === "get") return who.get(path(id, query));
        if (call === "act") return who.post(path(id, `/acts${query}`), act(property("slim")));
        if (call === "live") return who.get(path(id, `/live${query}`));
        return who.post(path(id, `/presence${query}`), presence);
      };
      const designer = await shop.customer({ role: "designer" });
      for (const [who, query] of [
        [owner, ""],
        [shop.visitor, `?link=${link}`],
        [stranger, `?link=${link}`],
      ] as const) {
        // The property is none of the catalogue's: whoever is let in hears of that.
        expect((await ask(who, uuid, query)).status).not.toBe(404);
      }
      for (const [who, id, query] of [
        [shop.visitor, uuid, ""],
        [stranger, uuid, ""],
        [designer, uuid, ""],
        [shop.visitor, uuid, `?link=${other.link}`],
        [shop.visitor, uuid, `?link=x`],
        [owner, closed, ""],
        [shop.visitor, closed, `?link=${link}`],
        [owner, "01934a5e-6c00-7a10-8c01-00000000dead", ""],
        [owner, "no-id", ""],
      ] as const) {
        const answer = await ask(who, id, query);
        expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
      }
    },
  );
});

describe("acts", () => {
  it("have one order, in which everybody finds what everybody did", async () => {
    const { uuid, link } = await opened();
    const people = [owner, stranger, shop.visitor];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        const who = people[at % 3] as Caller;
        return who.post(path(uuid, `/acts?link=${link}`), act(added(`l${at}`)));
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const versions = answers.map(({ json }) => json.version as number);
    expect(versions.toSorted((a, b) => a - b)).toEqual(versions.map((_, at) => at + 2));
    const { acts, document } = (await owner.get(path(uuid, "?after=1"))).json;
    expect(document).toBeNull();
    const made = (acts as OrderedAct[]).reduce(
      (before, { edits }) => applyEdits(before, edits).document,
      someDocument(),
    );
    const now = (await owner.get(`/api/configured-sets/${uuid}`)).json;
    expect(now.document).toEqual(made);
    expect(now.version).toBe(25);
  });

  it("sent many times at once are taken once, and answer the same place", async () => {
    const { uuid } = await opened();
    const one = act(added("once"));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.post(path(uuid, "/acts"), one)),
    );
    expect(answers.map(({ json }) => json.version)).toEqual(answers.map(() => 2));
    await owner.post(path(uuid, "/acts"), act(added("twice")));
    expect((await owner.post(path(uuid, "/acts"), one)).json.version).toBe(2);
    expect((await owner.get(path(uuid))).json.version).toBe(3);
  });

  it("on what is gone are refused, and on what is there still are taken in part", async () => {
    const { uuid } = await opened();
    await owner.post(path(uuid, "/acts"), act([...added("a"), ...added("b")]));
    const remove = (layer: string): Edit => ({ at: "remove", product: "jersey", layer });
    await owner.post(path(uuid, "/acts"), act([remove("a")]));
    const gone = await owner.post(path(uuid, "/acts"), act([remove("a")]));
    expect([gone.status, gone.json.code]).toEqual([409, "act_refused"]);
    const part = await owner.post(path(uuid, "/acts"), act([remove("a"), remove("b")]));
    expect(part.json.version).toBe(4);
  });

  it("that would leave no sound design are refused with what is wrong", async () => {
    const { uuid } = await opened();
    const wrong: Edit[] = [
      { at: "add", product: "jersey", layer: someText({ id: "x", size: -4 }), above: null },
    ];
    const refused = await owner.post(path(uuid, "/acts"), act(wrong));
    expect([refused.status, refused.json.code]).toEqual([422, "invalid_design"]);
    const strange = await owner.post(path(uuid, "/acts"), act(property("no such")));
    expect(strange.json.code).toBe("invalid_design");
    expect((await owner.get(path(uuid))).json.version).toBe(1);
  });

  it.each<[string, unknown]>([
    ["nothing", {}],
    ["an id that is none", { id: "x", edits: property("a") }],
    ["no edits", { id: randomUUID(), edits: [] }],
    ["edits of no kind", { id: randomUUID(), edits: [{ at: "burn" }] }],
    ["a product that is none", { id: randomUUID(), edits: [{ at: "drop", product: "__proto__" }] }],
    [
      "layers that are none",
      {
        id: randomUUID(),
        edits: [
          { at: "put", product: "jersey", design: { template: "x", properties: {}, layers: {} } },
        ],
      },
    ],
    ["an unknown key", { id: randomUUID(), edits: [{ at: "pattern", pattern: 1, more: 1 }] }],
    [
      "too many edits",
      {
        id: randomUUID(),
        edits: Array.from({ length: 1001 }, () => ({ at: "pattern", pattern: 1 })),
      },
    ],
  ])("of a wrong form are refused: %s", async (_what, body) => {
    const { uuid } = await opened();
    const answer = await owner.post(path(uuid, "/acts"), body);
    expect([answer.status, answer.json.code]).toEqual([422, "validation_failed"]);
  });

  it.each<[string, Edit]>([
    [
      "a layer of no kind",
      { at: "layer", product: "jersey", layer: "a", set: { kind: "ghost", zone: 4 } },
    ],
    [
      "a key of prototypes",
      {
        at: "layer",
        product: "jersey",
        layer: "a",
        set: JSON.parse('{"__proto__":{"x":1}}') as Record<string, unknown>,
      },
    ],
    ["an id taken over", { at: "layer", product: "jersey", layer: "a", set: { extra: 1 } }],
    ["the last product", { at: "drop", product: "jersey" }],
  ])("of hostile content harm nothing: %s", async (_what, edit) => {
    const { uuid } = await opened();
    await owner.post(path(uuid, "/acts"), act(added("a")));
    const answer = await owner.post(path(uuid, "/acts"), act([edit, ...added("b")]));
    expect([200, 409, 422]).toContain(answer.status);
    expect((await owner.get(path(uuid))).status).toBe(200);
  });

  it("beside a save of the whole design the old way: its version rule holds, and the acts are read anew from there", async () => {
    const { uuid } = await opened();
    await owner.post(path(uuid, "/acts"), act(added("a")));
    const save = (version: number) =>
      owner.put(`/api/configured-sets/${uuid}`, {
        name: "Whole",
        document: someDocument(),
        version,
      });
    expect((await save(1)).json.code).toBe("stale_version");
    expect((await save(2)).json.version).toBe(3);
    const since = (await owner.get(path(uuid, "?after=2"))).json;
    expect([since.version, since.acts, since.document]).toEqual([3, [], someDocument()]);
    expect((await owner.get(path(uuid, "?after=3"))).json).toMatchObject({
      acts: [],
      document: null,
    });
    await owner.post(path(uuid, "/acts"), act(added("b")));
    expect((await owner.get(path(uuid, "?after=3"))).json.acts).toHaveLength(1);
    expect((await owner.get(path(uuid, "?after=99"))).json.document).not.toBeNull();
  });

  it("leave what the design was among its versions, as saves do", async () => {
    const { uuid, link } = await opened();
    const versions = `/api/configured-sets/${uuid}/versions`;
    expect((await owner.get(versions)).json.data).toHaveLength(0);
    for (const text of ["1", "2", "3"]) {
      const sent = await stranger.post(
        path(uuid, `/acts?link=${link}`),
        act(added(`kept${text}`, text)),
      );
      expect(sent.status).toBe(200);
    }
    // One for these minutes: the design as it was before all of them.
    expect((await owner.get(versions)).json.data).toHaveLength(1);
    expect((await stranger.get(`${versions}?link=${link}`)).status).not.toBe(200);
  });

  it("have their pictures drawn once for all that follow each other", async () => {
    const { uuid } = await opened();
    for (const id of ["a", "b", "c"]) await owner.post(path(uuid, "/acts"), act(added(id)));
    const { rows } = await shop.database.pool.query<{ count: number }>(
      "select count(*)::int as count from pgboss.job where name = 'pictures-of-acts' and data ->> 'designId' = $1",
      [uuid],
    );
    expect(rows[0]?.count).toBeLessThanOrEqual(2);
    await shop.database.pool.query(
      "update pgboss.job set start_after = now() where name = 'pictures-of-acts'",
    );
    await shop.runJobs("without pictures");
    const design = await shop.db
      .selectFrom("designs")
      .innerJoin("pictures", "pictures.document_hash", "designs.document_hash")
      .select("pictures.state")
      .where("designs.id", "=", uuid)
      .executeTakeFirst();
    expect(design).toBeDefined();
  });

  it("are forgotten after a day, and go with their design", async () => {
    const { uuid } = await opened();
    await owner.post(path(uuid, "/acts"), act(added("a")));
    const count = async () =>
      (
        await shop.db
          .selectFrom("design_acts")
          .select("version")
          .where("design_id", "=", uuid)
          .execute()
      ).length;
    expect(await count()).toBe(1);
    await owner.delete(`/api/configured-sets/${uuid}`);
    expect(await count()).toBe(0);
    expect((await owner.post(`/api/configured-sets/${uuid}/restore`)).status).toBe(204);
    expect((await owner.get(path(uuid, "?after=1"))).json.document).not.toBeNull();
  });

  it("are counted: a flood from one place is told to wait", async () => {
    await using limited = await testPlatform({ environment: { RATE_LIMIT_PER_IP: "3" } });
    const rider = await limited.customer();
    const { uuid } = (await postDesign(rider)).json.design as { uuid: string };
    await rider.post(path(uuid));
    const send = (id: string) => rider.post(path(uuid, "/acts"), act(added(id)));
    for (const id of ["a", "b", "c"]) expect((await send(id)).status).toBe(200);
    const flood = await send("d");
    expect([flood.status, flood.json.code]).toEqual([429, "rate_limited"]);
    expect(Number(flood.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("whoever listens", () => {
  it("hears what was done since, then each act as it is done, then a save of the whole", async () => {
    const { uuid, link } = await opened();
    await owner.post(path(uuid, "/acts"), act(added("a")));
    const stream = await watch(uuid, `?link=${link}&after=1`);
    expect(await stream.next()).toMatchObject({ event: "acts", data: { acts: [{ version: 2 }] } });
    const one = act(added("b"));
    await owner.post(path(uuid, "/acts"), one);
    const heard = await stream.next();
    expect(heard).toMatchObject({ event: "acts", data: { acts: [{ version: 3, ...one }] } });
    const body = { name: "Whole", document: someDocument(), version: 3 };
    await owner.put(`/api/configured-sets/${uuid}`, body);
    expect(await stream.next()).toEqual({
      event: "document",
      data: { version: 4, document: someDocument() },
    });
    stream.stop();
  });

  it("hears who is where, which is kept nowhere", async () => {
    const { uuid, link } = await opened();
    const stream = await watch(uuid, `?link=${link}&after=1`);
    const place = { product: "jersey", piece: "back", x: 12.5, y: 160 };
    const presence = {
      editor: randomUUID(),
      name: "Rómy",
      number: 2,
      since: 1,
      colour: "#123456",
      place,
    };
    // The first word may come before the listening has begun.
    const told = await Promise.race([
      stream.next(),
      (async () => {
        for (;;) {
          await owner.post(path(uuid, "/presence"), presence);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      })(),
    ]);
    expect(told).toEqual({ event: "presence", data: presence });
    stream.stop();
  });

  it.each(["withdrawn", "deleted", "renewed"])(
    "by a link that is %s is told so, and hears no more",
    async (how) => {
      const { uuid, link } = await opened();
      const stream = await watch(uuid, `?link=${link}&after=1`);
      if (how === "deleted") await owner.delete(`/api/configured-sets/${uuid}`);
      else await owner.delete(path(uuid));
      if (how === "renewed") await owner.post(path(uuid));
      expect((await stream.next())?.event).toBe("closed");
      expect(await stream.next()).toBeNull();
      const late = await stranger.post(path(uuid, `/acts?link=${link}`), act(added("late")));
      expect(late.status).toBe(404);
    },
  );

  it("finds out by looking, where the word of a change was lost", async () => {
    const { uuid, link } = await opened();
    const stream = await watch(uuid, `?link=${link}&after=1`);
    await shop.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
    );
    await owner.post(path(uuid, "/acts"), act(added("a")));
    expect(await stream.next()).toMatchObject({ event: "acts", data: { acts: [{ version: 2 }] } });
    stream.stop();
  });

  it("is one of at most forty", async () => {
    const { uuid, link } = await opened();
    const streams = await Promise.all(
      Array.from({ length: 40 }, () => watch(uuid, `?link=${link}&after=1`)),
    );
    const answer = await fetch(`${address}${path(uuid, `/live?link=${link}`)}`, {
      headers: { accept: "text/event-stream" },
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "10"]);
    for (const stream of streams) stream.stop();
  });
});
