import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, testPlatform, type TestPlatform } from "../../../testing/index.ts";
import { documentHashOf, postLettered, showing } from "../pictures/testing/lettered-design.ts";
import { sweepPicturesJob } from "../pictures/sweep-job.ts";
import { roundKey } from "./round-address.ts";

const DAY_MS = 86_400_000;
let shop: TestPlatform;
let owner: Caller;
let stranger: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  owner = await shop.customer();
  stranger = await shop.customer();
});
afterAll(() => shop.close());

const at = (uuid: string, kind = "model", product = "gloves") =>
  `/api/configured-sets/${uuid}/round/${product}/${kind}`;

describe("what is made of a design to be taken along", { timeout: 400_000 }, () => {
  it("is made when it is asked for, once, and opened by a signed address", async () => {
    const uuid = (await postLettered(owner, "ROUND")).json.design.uuid as string;
    expect((await owner.get(at(uuid))).json).toEqual({ state: "none", files: [] });
    for (const _ of [1, 2])
      expect((await owner.post(at(uuid), {})).json).toEqual({ state: "waiting", files: [] });
    await shop.runJobs("without pictures");
    const { json } = await owner.get(at(uuid));
    expect(json.state).toBe("done");
    expect(json.files.map(({ name }: { name: string }) => name)).toEqual([
      "model.glb",
      "model.usdz",
    ]);
    const types = ["model/gltf-binary", "model/vnd.usdz+zip"];
    const visitor = shop.visitor;
    for (const [i, { file_url: url, bytes }] of json.files.entries()) {
      const file = await visitor.get(url);
      expect([file.status, file.headers["content-type"]]).toEqual([200, types[i]]);
      expect(Number(file.headers["content-length"])).toBe(bytes);
      // A letter of it changed opens nothing.
      const query = new URL(url, "http://shop").searchParams;
      const other = url.replace(query.get("document"), "0".repeat(64));
      expect((await visitor.get(other)).status).toBe(404);
    }
    // Asked again it is there already.
    expect((await owner.post(at(uuid), {})).json).toEqual(json);
  });

  it("is nobody else's, but for who holds the link it is shared by", async () => {
    const uuid = (await postLettered(owner, "MINE")).json.design.uuid as string;
    const file = `/api/configured-sets/${uuid}/round/gloves/files/model.glb`;
    for (const path of [at(uuid), file]) expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.post(at(uuid), {})).status).toBe(404);
    const { hash } = (await owner.post(`/api/configured-sets/${uuid}/share`, {})).json;
    const visitor = shop.visitor;
    expect((await visitor.post(`${at(uuid)}?hash=${hash}`, {})).json.state).toBe("waiting");
    expect((await visitor.post(`${at(uuid)}?hash=${hash}x`, {})).status).toBe(404);
    await owner.delete(`/api/configured-sets/${uuid}/share`);
    expect((await visitor.get(`${at(uuid)}?hash=${hash}`)).status).toBe(404);
    // Nobody looks at it.
    await shop.db.deleteFrom("round_files").where("state", "=", "waiting").execute();
  });

  it("waits only so many times for one customer, and failed ones say so", async () => {
    const uuid = (await postLettered(owner, "MANY")).json.design.uuid as string;
    const wishes = ["jersey", "pants", "gloves", "kit"].flatMap((product) =>
      ["model", "turn"].map((kind) => at(uuid, kind, product)),
    );
    const told: number[] = [];
    for (const wish of wishes) told.push((await owner.post(wish, {})).status);
    expect(told).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    await shop.db
      .updateTable("round_files")
      .set({ state: "failed" })
      .where("state", "=", "waiting")
      .execute();
    // It is not made as it is made now, so it may be asked for anew.
    expect((await owner.get(wishes[0] ?? "")).json.state).toBe("none");
    await shop.db.deleteFrom("round_files").execute();
  });

  it("goes when the design's pictures go", async () => {
    const uuid = (await postLettered(owner, "GONE")).json.design.uuid as string;
    const hash = await documentHashOf(shop, uuid);
    const start = Date.now();
    await owner.post(at(uuid), {});
    await shop.runJobs("without pictures");
    const key = roundKey(hash, "gloves", "model.usdz");
    expect(await shop.storage.exists(key)).toBe(true);
    await owner.delete(`/api/configured-sets/${uuid}`);
    for (const days of [0, 2, 12]) {
      shop.setClock(new Date(start + days * DAY_MS));
      await sweepPicturesJob(shop, () => showing).handle({});
    }
    expect(await shop.storage.exists(key)).toBe(false);
    const left = shop.db.selectFrom("round_files").selectAll().where("document_hash", "=", hash);
    expect(await left.execute()).toEqual([]);
  });
});
