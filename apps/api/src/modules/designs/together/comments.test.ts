import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  postDesign,
  testPlatform,
  type TestPlatform,
} from "../../../testing/index.ts";
import { forgetOrphans } from "./comments.ts";

let shop: TestPlatform;
let owner: Caller;
let stranger: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  [owner, stranger] = await Promise.all([shop.customer(), shop.customer()]);
});
afterAll(() => shop.close());

const path = (uuid: string, rest = "", query = "") =>
  `/api/configured-sets/${uuid}/together${rest}${query}`;
const place = { product: "jersey", piece: "front", x: 12.5, y: 160 };
const said = (text: string, more: object = {}) => ({
  ...{ id: randomUUID(), author: randomUUID(), name: "Rómy", text },
  ...more,
});

async function opened() {
  const { uuid } = (await postDesign(owner)).json.design as { uuid: string };
  const { link } = (await owner.post(path(uuid))).json as { link: string };
  return { uuid, link, guest: `?link=${link}` };
}

describe("comments", () => {
  it("stand at a millimetre of a piece, with their answers, in the order they were made", async () => {
    const { uuid, guest } = await opened();
    const first = said("Logo hoger?", { place });
    await shop.visitor.post(path(uuid, "/comments", guest), first);
    await owner.post(path(uuid, "/comments"), said("Nummer groter", { place: { ...place, x: 0 } }));
    await owner.post(path(uuid, "/comments"), said("Gedaan", { answers: first.id, name: "" }));
    const { comments } = (await stranger.get(path(uuid, "/comments", guest))).json;
    expect(comments).toMatchObject([
      {
        ...{ id: first.id, text: "Logo hoger?", name: "Rómy", by: "guest", place, resolved: false },
        answers: [{ text: "Gedaan", by: "owner", name: "" }],
      },
      { text: "Nummer groter", by: "owner", answers: [] },
    ]);
    expect(JSON.stringify(comments)).not.toContain(first.author);
  });

  it("sent many times at once stand once", async () => {
    const { uuid } = await opened();
    const one = said("Eén keer", { place });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => owner.post(path(uuid, "/comments"), one)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await owner.get(path(uuid, "/comments"))).json.comments).toHaveLength(1);
  });

  it("are resolved by anybody who edits, and taken back by their author or the owner alone", async () => {
    const { uuid, guest } = await opened();
    const [theirs, other, owners] = [
      said("a", { place }),
      said("b", { place }),
      said("c", { place }),
    ];
    await shop.visitor.post(path(uuid, "/comments", guest), theirs);
    await shop.visitor.post(path(uuid, "/comments", guest), other);
    await owner.post(path(uuid, "/comments"), owners);
    const one = (id: string) => path(uuid, `/comments/${id}`, guest);
    expect((await stranger.patch(one(owners.id), { resolved: true })).status).toBe(204);
    const read = async () => (await owner.get(path(uuid, "/comments"))).json.comments;
    expect((await read())[2].resolved).toBe(true);
    expect((await stranger.patch(one(owners.id), { resolved: false })).status).toBe(204);
    for (const body of [{}, { author: randomUUID() }, { author: theirs.author }]) {
      const answer = await stranger.delete(one(other.id), body);
      expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
    }
    expect((await stranger.delete(one(theirs.id), { author: theirs.author })).status).toBe(204);
    expect((await owner.delete(path(uuid, `/comments/${other.id}`), {})).status).toBe(204);
    expect(await read()).toMatchObject([{ id: owners.id, resolved: false }]);
  });

  it("are none of who has no link, another design's link, or a link that was withdrawn", async () => {
    const { uuid, link, guest } = await opened();
    const other = await opened();
    const one = said("hier", { place });
    await owner.post(path(uuid, "/comments"), one);
    const calls = (who: Caller, query: string) => [
      who.get(path(uuid, "/comments", query)),
      who.post(path(uuid, "/comments", query), said("x", { place })),
      who.patch(path(uuid, `/comments/${one.id}`, query), { resolved: true }),
      who.delete(path(uuid, `/comments/${one.id}`, query), { author: one.author }),
    ];
    const refused = async (who: Caller, query: string) => {
      const answers = await Promise.all(calls(who, query));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    };
    await refused(shop.visitor, "");
    await refused(stranger, "");
    await refused(stranger, `?link=${other.link}`);
    // A comment of one design is not reached through another.
    const through = await owner.delete(path(other.uuid, `/comments/${one.id}`), {});
    expect(through.status).toBe(404);
    await owner.delete(path(uuid));
    await refused(shop.visitor, guest);
    expect(link.length).toBeGreaterThan(20);
  });

  it.each<[string, object]>([
    ["no words", { text: " ", place }],
    ["too many words", { text: "x".repeat(501), place }],
    ["no place", { text: "x" }],
    ["a place and an answer", { text: "x", place, answers: randomUUID() }],
    ["a place beside every cloth", { text: "x", place: { ...place, x: 1e9 } }],
    ["a name of two lines", { text: "x", place, name: "a\nb" }],
    ["an unknown key", { text: "x", place, more: 1 }],
  ])("of a wrong form are refused: %s", async (_what, more) => {
    const { uuid } = await opened();
    const answer = await owner.post(path(uuid, "/comments"), said("x", more));
    expect([answer.status, answer.json.code]).toEqual([422, "validation_failed"]);
  });

  it("answer what is there only, and an answer is not answered", async () => {
    const { uuid } = await opened();
    const root = said("a", { place });
    const reply = said("b", { answers: root.id });
    await owner.post(path(uuid, "/comments"), root);
    await owner.post(path(uuid, "/comments"), reply);
    for (const answers of [reply.id, randomUUID()]) {
      expect((await owner.post(path(uuid, "/comments"), said("c", { answers }))).status).toBe(404);
    }
  });

  it("are at most so many of one design [409 too_many_comments]", async () => {
    const { uuid } = await opened();
    await shop.database.pool.query(
      `insert into design_comments (id, design_id, product, piece, x, y, text, name, author_digest, by_owner, made_at)
       select gen_random_uuid(), $1, 'jersey', 'front', 0, 0, 'x', '', '\\x00', false, now() from generate_series(1, 300)`,
      [uuid],
    );
    const answer = await owner.post(path(uuid, "/comments"), said("x", { place }));
    expect([answer.status, answer.json.code]).toEqual([409, "too_many_comments"]);
  });

  it("come back with a design whose deletion is taken back, and are swept when it is gone for good", async () => {
    const { uuid } = await opened();
    await owner.post(path(uuid, "/comments"), said("x", { place }));
    await owner.delete(`/api/configured-sets/${uuid}`);
    await owner.post(`/api/configured-sets/${uuid}/restore`);
    expect((await owner.get(path(uuid, "/comments"))).json.comments).toHaveLength(1);
    await owner.delete(`/api/configured-sets/${uuid}`);
    await shop.db.deleteFrom("deleted_designs").where("id", "=", uuid).execute();
    await shop.transaction(forgetOrphans);
    const left = await shop.db
      .selectFrom("design_comments")
      .select("id")
      .where("design_id", "=", uuid)
      .execute();
    expect(left).toEqual([]);
  });

  it("go with a customer who is erased", async () => {
    const leaver = await shop.customer();
    const { uuid } = (await postDesign(leaver)).json.design as { uuid: string };
    await leaver.post(path(uuid));
    await leaver.post(path(uuid, "/comments"), said("x", { place }));
    const kept = await leaver.get("/api/customer/export");
    expect(kept.text).toContain("design_comments");
    await leaver.delete("/api/customer", { password: "gate drops at nine" });
    const left = await shop.db
      .selectFrom("design_comments")
      .select("id")
      .where("design_id", "=", uuid)
      .execute();
    expect(left).toEqual([]);
  });
});
