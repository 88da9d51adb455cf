import { afterAll, beforeAll, expect, it } from "vitest";
import { type Caller, postDesign, testPlatform, type TestPlatform } from "../../testing/index.ts";
import { withImage } from "../../testing/with-image.ts";
import { multipartBody } from "./test-files.ts";

let shop: TestPlatform;
beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#f50" d="M0 0h40v20H0z"/></svg>',
);

let browsers = 0;
const newKey = () => `browser-${(browsers += 1)}-of-a-visitor-who-is-nobody`;

/** What a visitor uploads whose browser has this secret. */
async function uploaded(key?: string): Promise<string> {
  const { body, headers } = multipartBody(svg, "logo.svg");
  const said: Record<string, string> = key === undefined ? {} : { "visitor-key": key };
  const answer = await shop.visitor.post("/api/images", body, { ...headers, ...said });
  expect(answer.status, answer.text).toBe(201);
  return answer.json.id as string;
}

const saved = (who: Caller, id: string) =>
  postDesign(who, { change: (document) => withImage(document, id) });

const claim = (who: Caller, key: string, images: readonly string[] = []) =>
  who.post("/api/customer/images/claim", { key, images });

async function listed(who: Caller): Promise<string[]> {
  const { data } = (await who.get("/api/customer/images")).json;
  return data.map(({ id }: { id: string }) => id);
}

it("a visitor's upload is taken by nobody who only knows its id: not by using it, nor by saving a design with it", async () => {
  const key = newKey();
  const [fresh, shown, keyless] = [await uploaded(key), await uploaded(key), await uploaded()];
  for (const id of [shown, keyless]) expect((await saved(shop.visitor, id)).status).toBe(201);
  const stranger = await shop.customer();
  expect((await stranger.post(`/api/customer/images/${await uploaded()}/used`)).status).toBe(404);
  for (const id of [fresh, shown, keyless]) {
    expect((await stranger.post(`/api/customer/images/${id}/used`)).status).toBe(404);
    expect((await saved(stranger, id)).status).toBe(201);
  }
  expect((await claim(stranger, newKey(), [fresh, shown])).status).toBe(204);
  expect(await listed(stranger)).toEqual([]);

  const maker = await shop.customer();
  expect((await claim(maker, key, [fresh])).status).toBe(204);
  expect((await listed(maker)).toSorted()).toEqual([fresh, shown].toSorted());
  // Once: the same secret gives nobody else what it gave.
  expect((await claim(stranger, key, [fresh, shown])).status).toBe(204);
  expect(await listed(stranger)).toEqual([]);
});

it("what was uploaded without a secret, and no design has shown, is theirs who saves a design with it: of many at once, one", async () => {
  const people = await Promise.all([shop.customer(), shop.customer(), shop.customer()]);
  const ids = [await uploaded(), await uploaded()];
  await Promise.all(people.flatMap((who) => ids.map((id) => saved(who, id))));
  expect((await Promise.all(people.map(listed))).flat().toSorted()).toEqual(ids.toSorted());
  // A later save brings it just as well.
  const [rider, later] = [await shop.customer(), await uploaded()];
  const { design } = (await postDesign(rider, {})).json;
  const path = `/api/configured-sets/${design.uuid}`;
  const document = withImage(design.document, later);
  const put = await rider.put(path, { name: "Mud", document, version: design.version });
  expect(put.status, put.text).toBe(200);
  expect(await listed(rider)).toEqual([later]);
});

it("who signs in keeps what designs show and what he names; what he took out of the list stays out", async () => {
  const key = newKey();
  const [kept, named, left] = [await uploaded(key), await uploaded(key), await uploaded(key)];
  await saved(shop.visitor, kept);
  const maker = await shop.customer();
  await claim(maker, key, [named]);
  expect((await listed(maker)).toSorted()).toEqual([kept, named].toSorted());
  expect((await maker.post(`/api/customer/images/${left}/used`)).status).toBe(404);
  // Another tab of the same browser brings its own later.
  await claim(maker, key, [left]);
  expect(await listed(maker)).toHaveLength(3);
});

it("a design that a visitor saved brings its uploads along when it is claimed by its edit hash; no other design does", async () => {
  const id = await uploaded();
  const { json } = await saved(shop.visitor, id);
  const { design, edit_hash: hash } = json;
  const share = `/api/configured-sets/${design.uuid}/share?hash=${hash}`;
  const shared = (await shop.visitor.post(share)).json.hash;
  const friend = await shop.customer();
  const copied = await friend.post(`/api/configured-sets/${design.uuid}/take-over`, {
    hash: shared,
  });
  expect(copied.status, copied.text).toBe(201);
  // Whoever knows its id may show it in a design of their own, and has no more of it than that.
  const { json: other } = await saved(shop.visitor, id);
  const thief = await shop.customer();
  const own = await thief.post(`/api/configured-sets/${other.design.uuid}/take-over`, {
    hash: other.edit_hash,
  });
  expect(own.status, own.text).toBe(201);
  expect([await listed(friend), await listed(thief)]).toEqual([[], []]);

  const maker = await shop.customer();
  const taken = await maker.post(`/api/configured-sets/${design.uuid}/take-over`, { hash });
  expect(taken.status, taken.text).toBe(201);
  expect(await listed(maker)).toEqual([id]);
  // All who may see a design see it, whosever it is.
  expect((await shop.visitor.get(`/api/images/${id}/preview`)).status).toBe(200);
});

it("of many who claim at once with the secret one has them, and none is lost", async () => {
  for (let round = 0; round < (process.env["LONG"] ? 30 : 4); round += 1) {
    const key = newKey();
    const ids = [await uploaded(key), await uploaded(key), await uploaded(key)];
    await saved(shop.visitor, ids[0] ?? "");
    const people = await Promise.all([shop.customer(), shop.customer(), shop.customer()]);
    await Promise.all(people.flatMap((who) => [claim(who, key, ids), saved(who, ids[1] ?? "")]));
    const all = (await Promise.all(people.map(listed))).flat();
    expect(all.toSorted()).toEqual(ids.toSorted());
  }
});

it("what was uploaded before browsers had secrets goes the way it went, for sixty days", async () => {
  const [young, old] = [await uploaded(), await uploaded()];
  await shop.database.pool.query("update images set visitor_hash = 'before' where id = any($1)", [
    [young, old],
  ]);
  const past = new Date(shop.clock().getTime() - 61 * 86_400_000);
  await shop.database.pool.query("update images set created_at = $1 where id = $2", [past, old]);
  const rider = await shop.customer();
  expect((await rider.post(`/api/customer/images/${young}/used`)).status).toBe(204);
  expect((await rider.post(`/api/customer/images/${old}/used`)).status).toBe(404);
  await saved(rider, old);
  expect(await listed(rider)).toEqual([young]);
});

it("nobody claims without an account, or with a secret that can be guessed", async () => {
  expect((await claim(shop.visitor, newKey())).status).toBe(401);
  expect((await claim(await shop.customer(), "short")).status).toBe(422);
  const { body, headers } = multipartBody(svg, "logo.svg");
  const refused = await shop.visitor.post("/api/images", body, { ...headers, "visitor-key": "1" });
  expect(refused.status).toBe(422);
});
