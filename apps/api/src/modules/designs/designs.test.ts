import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  postDesign,
  someDocument,
  someText,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";

type Json = Readonly<Record<string, unknown>>;

let shop: TestPlatform;
let owner: Caller;
let stranger: Caller;
let designer: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  [owner, stranger, designer] = await Promise.all([
    shop.customer(),
    shop.customer(),
    shop.customer({ role: "designer" }),
  ]);
});
afterAll(() => shop.close());

/** Sold alone: the least there is to draw. */
const JERSEY = openCatalogue().sets.findIndex(({ name }) => name.en === "Jersey");
const path = (uuid: string, rest = "") => `/api/configured-sets/${uuid}${rest}`;

async function saved(caller: Caller, name = "Lierop") {
  const answer = await postDesign(caller, { name });
  expect(answer.status).toBe(201);
  return answer.json as { design: { uuid: string; version: number }; edit_hash?: string };
}

describe("saving", () => {
  it("gives a customer's design back as it was sent", async () => {
    const answer = await postDesign(owner);
    expect(answer.status).toBe(201);
    expect(answer.json.edit_hash).toBeUndefined();
    expect(answer.json.design).toMatchObject({
      name: "Lierop",
      document: someDocument(),
      version: 1,
      made_by: "customer",
      viewed_as: "owner",
      has_pixel_images: false,
      hasThumbnail: null,
      group_id: null,
    });
    const read = await owner.get(path(answer.json.design.uuid));
    expect(read.json).toEqual(answer.json.design);
  });

  it("refuses a document with every path at fault and stores nothing", async () => {
    const before = await owner.get("/api/customer/configured-sets?limit=100");
    const answer = await postDesign(owner, {
      change: (document) => ({
        ...document,
        products: {
          ...document.products,
          jersey: {
            template: "no-such-kit",
            layers: [someText({ font: "no-such-font" }), someText({ id: "b", size: -4 })],
            properties: {},
          },
        },
      }),
    });
    expect([answer.status, answer.json.code]).toEqual([422, "invalid_design"]);
    expect(answer.json.errors).toContainEqual(
      expect.objectContaining({ path: "document.products.jersey.layers.1.size" }),
    );
    const after = await owner.get("/api/customer/configured-sets?limit=100");
    expect(after.json.data).toHaveLength(before.json.data.length);
  });

  it("names what the catalogue does not have", async () => {
    const answer = await postDesign(owner, {
      change: (document) => ({
        ...document,
        products: {
          jersey: {
            template: "no-such-kit",
            layers: [someText({ font: "no-such-font" })],
            properties: { size: "XXXXXXL" },
          },
        },
      }),
    });
    expect(answer.json.errors.map((error: { path: string }) => error.path)).toEqual([
      "document.products.jersey.template",
      "document.products.jersey.layers.0.font",
      "document.products.jersey.properties.size",
    ]);
  });

  it.each([
    ["an unknown key", { extra: 1 }],
    ["a newer schema", { schema: 2 }],
  ])("refuses %s", async (_what, change) => {
    const answer = await postDesign(owner, {
      change: (document) => ({ ...document, ...change }) as typeof document,
    });
    expect([answer.status, answer.json.code]).toEqual([422, "invalid_design"]);
  });

  it("answers a stale version with 409 and changes nothing", async () => {
    const { design } = await saved(owner);
    const put = (name: string, version: number) =>
      owner.put(path(design.uuid), { name, document: someDocument(), version });
    expect((await put("second", 1)).json).toMatchObject({ version: 2, name: "second" });
    const stale = await put("third", 1);
    expect([stale.status, stale.json.code]).toEqual([409, "stale_version"]);
    expect((await owner.get(path(design.uuid))).json).toMatchObject({ version: 2, name: "second" });
  });

  it("of twenty saves of one version at once, one wins", async () => {
    const { design } = await saved(owner);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        owner.put(path(design.uuid), { name: `try ${i}`, document: someDocument(), version: 1 }),
      ),
    );
    const winners = answers.filter((answer) => answer.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
    const now = await owner.get(path(design.uuid));
    expect(now.json).toMatchObject({ version: 2, name: winners[0]?.json.name });
  });
});

describe("a deletion", () => {
  const restore = (uuid: string, query = "") => path(uuid, `/restore${query}`);

  it("can be taken back: the design is as it was, with its link and in its group", async () => {
    const { design } = await saved(owner, "Weer terug");
    const group = await owner.post("/api/customer/groups", { name: "Winter" });
    const inGroup = { group_id: group.json.id };
    await owner.patch(path(design.uuid, "/group"), inGroup);
    const { hash } = (await owner.post(path(design.uuid, "/share"))).json;
    const before = (await owner.get(path(design.uuid))).json;
    expect((await owner.delete(path(design.uuid))).status).toBe(204);
    expect((await owner.get(path(design.uuid))).status).toBe(404);
    expect((await shop.visitor.get(path(design.uuid, `/shared/${hash}`))).status).toBe(404);
    expect((await stranger.post(restore(design.uuid))).status).toBe(404);
    expect((await shop.visitor.post(restore(design.uuid))).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => owner.post(restore(design.uuid))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
    expect((await owner.get(path(design.uuid))).json).toEqual(before);
    expect((await shop.visitor.get(path(design.uuid, `/shared/${hash}`))).status).toBe(200);
    // Its group may have gone meanwhile: then it stands beside the groups.
    await owner.delete(path(design.uuid));
    expect((await owner.delete(`/api/customer/groups/${group.json.id}`)).status).toBe(204);
    expect((await owner.post(restore(design.uuid))).status).toBe(204);
    expect((await owner.get(path(design.uuid))).json).toEqual({ ...before, group_id: null });
  });

  it("by a visitor is taken back with the edit hash", async () => {
    const { design, edit_hash: hash } = await saved(shop.visitor);
    expect((await shop.visitor.delete(path(design.uuid, `?hash=${hash}`))).status).toBe(204);
    expect((await shop.visitor.post(restore(design.uuid, "?hash=guess"))).status).toBe(404);
    expect((await shop.visitor.post(restore(design.uuid, `?hash=${hash}`))).status).toBe(204);
    expect((await shop.visitor.get(path(design.uuid, `?hash=${hash}`))).status).toBe(200);
  });
});

describe("whose it is", () => {
  it("is not there for a stranger or a visitor", async () => {
    const { design } = await saved(owner);
    const document = someDocument();
    for (const caller of [stranger, shop.visitor]) {
      const body = { name: "x", document, version: 1 };
      const statuses = await Promise.all([
        caller.get(path(design.uuid)),
        caller.put(path(design.uuid), body),
        caller.delete(path(design.uuid)),
        caller.post(path(design.uuid, "/duplicate"), {}),
        caller.post(path(design.uuid, "/share")),
        caller.get(path(design.uuid, "?hash=guess")),
      ]);
      expect(statuses.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404]);
    }
  });

  it("staff look at it as administrator and change nothing", async () => {
    const { design } = await saved(owner);
    expect((await designer.get(path(design.uuid))).json.viewed_as).toBe("administrator");
    const body = { name: "x", document: someDocument(), version: 1 };
    expect((await designer.put(path(design.uuid), body)).status).toBe(404);
    expect((await designer.delete(path(design.uuid))).status).toBe(404);
  });

  it("a visitor's design opens with its edit hash until it is claimed", async () => {
    const { design, edit_hash: hash } = await saved(shop.visitor);
    expect((hash ?? "").length).toBeGreaterThanOrEqual(22);
    expect((await shop.visitor.get(path(design.uuid))).status).toBe(404);
    const read = await shop.visitor.get(path(design.uuid, `?hash=${hash}`));
    expect(read.json.viewed_as).toBe("owner");
    const wrong = await owner.post(path(design.uuid, "/take-over"), { hash: `${hash}x` });
    expect([wrong.status, wrong.json.code]).toEqual([404, "take_over_failed"]);
    const nothing = await owner.post(path("no-such-design", "/take-over"), { hash });
    expect([nothing.status, nothing.json.code]).toEqual([404, "take_over_failed"]);
    const claimed = await owner.post(path(design.uuid, "/take-over"), { hash });
    expect([claimed.status, claimed.json.uuid]).toEqual([201, design.uuid]);
    expect((await shop.visitor.get(path(design.uuid, `?hash=${hash}`))).status).toBe(404);
    expect((await owner.get(path(design.uuid))).status).toBe(200);
  });

  it("a guest design claimed by two goes to one", async () => {
    const { design, edit_hash: hash } = await saved(shop.visitor);
    const answers = await Promise.all(
      [owner, stranger].map((caller) => caller.post(path(design.uuid, "/take-over"), { hash })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 404]);
  });
});

describe("sharing", () => {
  it("gives the same link until it is withdrawn, and a new one after", async () => {
    const { design } = await saved(owner);
    const first = await owner.post(path(design.uuid, "/share"));
    expect(first.status).toBe(200);
    expect(first.json.url).toContain(`/configured-set/${design.uuid}/shared/${first.json.hash}`);
    expect((await owner.post(path(design.uuid, "/share"))).json).toEqual(first.json);
    const seen = await stranger.get(path(design.uuid, `/shared/${first.json.hash}`));
    expect(seen.json).toMatchObject({ viewed_as: "visitor", uuid: design.uuid });
    expect((await owner.delete(path(design.uuid, "/share"))).status).toBe(204);
    expect((await stranger.get(path(design.uuid, `/shared/${first.json.hash}`))).status).toBe(404);
    const second = await owner.post(path(design.uuid, "/share"));
    expect(second.json.hash).not.toBe(first.json.hash);
  });

  it("tells the owner alone whether a link is out, and staff and strangers withdraw none", async () => {
    const { design } = await saved(owner, "Verkeerde app");
    const list = "/api/customer/configured-sets?search=Verkeerde%20app";
    const told = async () => {
      const [opened, listed] = await Promise.all([owner.get(path(design.uuid)), owner.get(list)]);
      return [opened.json.shared, ...listed.json.data.map((each: Json) => each["shared"])];
    };
    expect(await told()).toEqual([false, false]);
    const { hash } = (await owner.post(path(design.uuid, "/share"))).json;
    expect(await told()).toEqual([true, true]);

    const [looked, read, listed] = await Promise.all([
      stranger.get(path(design.uuid, `/shared/${hash}`)),
      designer.get(path(design.uuid)),
      designer.get(`/api/staff/customers/${owner.account?.id}/configured-sets`),
    ]);
    expect([looked.json.viewed_as, looked.json.shared]).toEqual(["visitor", false]);
    expect([read.json.viewed_as, read.json.shared]).toEqual(["administrator", false]);
    const row = listed.json.data.find((each: Json) => each["uuid"] === design.uuid);
    expect(row).toMatchObject({ name: "Verkeerde app", shared: false });
    for (const caller of [stranger, shop.visitor, designer]) {
      expect((await caller.delete(path(design.uuid, "/share"))).status).toBe(404);
      expect((await caller.delete(path(design.uuid, `/share?hash=${hash}`))).status).toBe(404);
    }
    expect((await stranger.get(path(design.uuid, `/shared/${hash}`))).status).toBe(200);

    // Asked twice, by two pages: it is withdrawn all the same.
    const twice = await Promise.all([1, 2].map(() => owner.delete(path(design.uuid, "/share"))));
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    expect(await told()).toEqual([false, false]);
    expect((await stranger.get(path(design.uuid, `/shared/${hash}`))).status).toBe(404);
    expect((await stranger.post(path(design.uuid, "/take-over"), { hash })).status).toBe(404);
    const again = (await owner.post(path(design.uuid, "/share"))).json.hash;
    expect(again).not.toBe(hash);
    expect(await told()).toEqual([true, true]);
    expect((await stranger.get(path(design.uuid, `/shared/${hash}`))).status).toBe(404);
  });

  it("tells it to whoever holds the edit hash, and of no copy", async () => {
    const { design, edit_hash: edit } = await saved(shop.visitor);
    await shop.visitor.post(path(design.uuid, `/share?hash=${edit}`));
    const read = () => shop.visitor.get(path(design.uuid, `?hash=${edit}`));
    expect((await read()).json.shared).toBe(true);
    const copy = await shop.visitor.post(path(design.uuid, `/duplicate?hash=${edit}`), {});
    expect(copy.json.shared).toBe(false);
    expect((await shop.visitor.delete(path(design.uuid, `/share?hash=${edit}`))).status).toBe(204);
    expect((await read()).json.shared).toBe(false);
  });

  it("taking over a shared design copies it", async () => {
    const { design } = await saved(owner);
    const { hash } = (await owner.post(path(design.uuid, "/share"))).json as { hash: string };
    const copy = await stranger.post(path(design.uuid, "/take-over"), { hash });
    expect(copy.status).toBe(201);
    expect(copy.json.uuid).not.toBe(design.uuid);
    expect((await owner.get(path(design.uuid))).status).toBe(200);
    expect((await owner.get(path(copy.json.uuid))).status).toBe(404);
  });

  it("staff make a design for a customer, who takes it over as a copy", async () => {
    const made = await designer.post(`/api/staff/customers/${owner.account?.id}/configured-sets`, {
      configuratorSetUuid: (await postDesign(owner)).json.design.configuratorSetUuid,
      name: "From the studio",
      document: someDocument(),
    });
    expect(made.status).toBe(201);
    const list = await owner.get("/api/customer/configured-sets?made_by=staff");
    expect(list.json.data.map((each: { uuid: string }) => each.uuid)).toEqual([
      made.json.design.uuid,
    ]);
    const copy = await owner.post(path(made.json.design.uuid, "/take-over"), {});
    expect(copy.json).toMatchObject({ made_by: "customer", name: "From the studio" });
    const forbidden = await owner.post(
      `/api/staff/customers/${owner.account?.id}/configured-sets`,
      {},
    );
    expect(forbidden.status).toBe(404);
  });
});

describe("lists and groups", () => {
  it("pages through designs without skipping or repeating one", async () => {
    const rider = await shop.customer();
    const names = Array.from({ length: 7 }, (_, i) => `Kit ${(i * 3) % 7}`);
    for (const name of names) await saved(rider, name);
    for (const sort of ["updated", "created", "name"]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const query: string = cursor ? `&cursor=${cursor}` : "";
        const page = await rider.get(`/api/customer/configured-sets?limit=3&sort=${sort}${query}`);
        seen.push(...page.json.data.map((each: { name: string }) => each.name));
        cursor = page.json.next_cursor as string | null;
      } while (cursor);
      const expected = sort === "name" ? names.toSorted() : names.toReversed();
      expect(seen).toEqual(expected);
    }
    const found = await rider.get("/api/customer/configured-sets?search=kit%205");
    expect(found.json.data).toHaveLength(1);
    expect((await rider.get("/api/customer/configured-sets?cursor=nonsense")).status).toBe(422);
  });

  it("keeps designs in groups and deletes only empty ones", async () => {
    const { design } = await saved(owner);
    const group = await owner.post("/api/customer/groups", { name: "Team" });
    expect([group.status, group.json]).toEqual([
      201,
      { id: group.json.id, name: "Team", design_count: 0 },
    ]);
    const move = (caller: Caller, id: string | null) =>
      caller.patch(path(design.uuid, "/group"), { group_id: id });
    expect((await move(owner, group.json.id)).status).toBe(204);
    const inside = await owner.get(`/api/customer/configured-sets?group_id=${group.json.id}`);
    expect(inside.json.data.map((each: { uuid: string }) => each.uuid)).toEqual([design.uuid]);
    const full = await owner.delete(`/api/customer/groups/${group.json.id}`);
    expect([full.status, full.json.code]).toEqual([409, "group_not_empty"]);
    expect((await move(owner, null)).status).toBe(204);
    const renamed = await owner.patch(`/api/customer/groups/${group.json.id}`, { name: "Club" });
    expect(renamed.json).toEqual({ id: group.json.id, name: "Club", design_count: 0 });
    expect((await owner.delete(`/api/customer/groups/${group.json.id}`)).status).toBe(204);
  });

  it("another customer's group does not exist", async () => {
    const { design } = await saved(owner);
    const group = await stranger.post("/api/customer/groups", { name: "Theirs" });
    const move = await owner.patch(path(design.uuid, "/group"), { group_id: group.json.id });
    expect(move.status).toBe(404);
    expect((await owner.delete(`/api/customer/groups/${group.json.id}`)).status).toBe(404);
    const body = { group_id: group.json.id };
    expect((await postDesign(owner, { body })).status).toBe(404);
  });
});

// On a machine with other work that takes its time.
describe("pictures", { timeout: 240_000 }, () => {
  // A shop of their own: in the one before, every design of the other tests waits to be drawn.
  beforeAll(async () => {
    await shop.close();
    shop = await testPlatform();
    owner = await shop.customer();
  });

  const numbered = (text: string) => ({
    change: (document: ReturnType<typeof someDocument>) => ({
      ...document,
      products: {
        ...document.products,
        jersey: { ...document.products.jersey!, layers: [someText({ text })] },
      },
    }),
  });

  it("are drawn after a save and open to the owner, a hash or a signature", async () => {
    const { json } = await postDesign(owner, numbered("ONE"));
    const preview = path(json.design.uuid, "/preview/jersey/back.webp");
    expect((await owner.get(preview)).status).toBe(404);
    await shop.runJobs();
    expect((await owner.get(path(json.design.uuid))).json.hasThumbnail).toBe(true);
    const picture = await owner.get(preview);
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(Buffer.from(picture.bytes.subarray(8, 12)).toString()).toBe("WEBP");
    const kept = `"another", W/${String(picture.headers["etag"])}`;
    const again = await owner.get(preview, { "if-none-match": kept });
    expect(again.status).toBe(304);
    expect((await shop.visitor.get(preview)).status).toBe(404);
    const { hash } = (await owner.post(path(json.design.uuid, "/share"))).json as { hash: string };
    expect((await shop.visitor.get(`${preview}?hash=${hash}`)).status).toBe(200);

    const list = await owner.get("/api/customer/configured-sets?limit=1");
    const signed = list.json.data[0].preview_url as string;
    expect((await shop.visitor.get(signed)).status).toBe(200);
    expect((await shop.visitor.get(signed.replace("/jersey/", "/pants/"))).status).toBe(404);
    // The whole kit stands where the product's picture may be seen, and nowhere else.
    const kit = await shop.visitor.get(`${signed}&kit=true`);
    expect(kit.status).toBe(200);
    expect(kit.headers["etag"]).not.toBe((await shop.visitor.get(signed)).headers["etag"]);
    expect((await shop.visitor.get(`${preview}?kit=true`)).status).toBe(404);
    shop.setClock(new Date(Date.now() + 9 * 86_400_000));
    expect((await shop.visitor.get(signed)).status).toBe(404);
    shop.setClock(new Date());
  });

  it("show what the document says", async () => {
    const [a, b] = await Promise.all([
      postDesign(owner, { ...numbered("AAA"), set: JERSEY }),
      postDesign(owner, { ...numbered("BBB"), set: JERSEY }),
    ]);
    await shop.runJobs();
    const bytes = async (uuid: string, side: string) =>
      Buffer.from((await owner.get(path(uuid, `/preview/jersey/${side}.webp`))).bytes);
    const backs = await Promise.all([a, b].map(({ json }) => bytes(json.design.uuid, "back")));
    const fronts = await Promise.all([a, b].map(({ json }) => bytes(json.design.uuid, "front")));
    expect(backs[0]?.equals(backs[1] ?? Buffer.alloc(0))).toBe(false);
    expect(fronts[0]?.equals(fronts[1] ?? Buffer.alloc(0))).toBe(true);
  });

  it("one that cannot be drawn is marked failed with a reason and blocks nobody", async () => {
    const broken = await postDesign(owner, { ...numbered("BROKEN"), set: JERSEY });
    await shop.database.pool.query(
      "update pictures set document = '{}' where document like '%BROKEN%'",
    );
    const fine = await postDesign(owner, { ...numbered("FINE"), set: JERSEY });
    await shop.runJobs();
    const state = async (uuid: string) => (await owner.get(path(uuid))).json.hasThumbnail;
    expect(await state(broken.json.design.uuid)).toBe(false);
    expect(await state(fine.json.design.uuid)).toBe(true);
  });
});
