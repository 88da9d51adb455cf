import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  order,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { type PackManifest, printOrder } from "./index.ts";
import { forgetPacksOf } from "./packs.ts";

let shop: TestPlatform;
let rider: Caller;
let designer: Caller;
let number = "";
let packs = "";

beforeAll(async () => {
  shop = await testPlatform();
  [rider, designer] = [await shop.customer(), await shop.customer({ role: "designer" })];
  const set = openCatalogue().sets.findIndex(({ products }) => products.length === 1);
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { set, name: "Łódź" });
  await choose(rider, cart, design, {
    jersey: [
      { rider: { name: "Vos", number: "1" } },
      { rider: { name: "Bos", number: "2" }, quantity: 2 },
    ],
  });
  const placed = await order(rider, cart);
  number = placed.json.order_number as string;
  packs = `/api/staff/orders/${placed.json.order_uuid as string}/packs`;
}, 60_000);
afterAll(() => shop.close());

async function ready(body: object) {
  const { json, status } = await designer.post(packs, body);
  expect(status).toBe(201);
  expect(json).toMatchObject({ state: "waiting", files: 0, manifest_sha256: null, problem: null });
  await shop.runJobs("without pictures");
  return (await designer.get(`${packs}/${json.id as string}`)).json;
}

async function printed(more: object = {}) {
  const files: Record<string, Uint8Array> = {};
  await printOrder(shop, { number, language: "en", ...more }, async (path, bytes) => {
    files[path] = bytes;
  });
  return files;
}

const hashes = (files: Readonly<Record<string, Uint8Array>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [
      path,
      createHash("sha256").update(bytes).digest("hex"),
    ]),
  );

describe("a pack made by the worker", () => {
  it("is byte for byte what orders print writes, and its hash is kept", async () => {
    const pack = await ready({ language: "en" });
    expect(pack).toMatchObject({ state: "ready", garments_done: 2, garments: 2 });
    expect((await designer.get(`${packs}/${pack.id}/pack.zip`)).headers["content-type"]).toBe(
      "application/zip",
    );
    const zip = await designer.get(`${packs}/${pack.id}/pack.zip`);
    const files = unzipSync(zip.bytes);
    const own = await printed();
    expect(hashes(files)).toEqual(hashes(own));
    expect(Object.keys(files)).toHaveLength(pack.files);
    expect(hashes(files)["manifest.json"]).toBe(pack.manifest_sha256);
    expect(Object.values(files).reduce((sum, { length }) => sum + length, 0)).toBe(pack.bytes);
    const again = await designer.get(`${packs}/${pack.id}/pack.zip`);
    expect(Buffer.from(again.bytes).equals(Buffer.from(zip.bytes))).toBe(true);
  }, 60_000);

  it("makes a reprint of one piece", async () => {
    const pack = await ready({ language: "en", rider: "bos", piece: "back", copies: 1 });
    const files = unzipSync((await designer.get(`${packs}/${pack.id}/pack.zip`)).bytes);
    const manifest = JSON.parse(
      Buffer.from(files["manifest.json"] ?? []).toString(),
    ) as PackManifest;
    expect(manifest.reprint).toBe(1);
    expect(
      manifest.lines.map(({ line, pieces }) => [line, pieces.map((one) => one.piece)]),
    ).toEqual([[2, ["back"]]]);
  }, 60_000);

  it("tells how far it is while it is made, and goes on after a worker that died", async () => {
    const seen: string[] = [];
    const { json } = await designer.post(packs, { language: "de" });
    const path = `${packs}/${json.id as string}`;
    await shop.db.updateTable("packs").set({ state: "making" }).where("id", "=", json.id).execute();
    expect((await designer.get(`${path}/pack.zip`)).status).toBe(404);
    const making = shop.runJobs("without pictures");
    let done = false;
    void making.then(() => (done = true));
    while (!done) {
      const { garments_done, garments } = (await designer.get(path)).json;
      seen.push(`${garments_done as number}/${garments as number}`);
      await new Promise((next) => setTimeout(next, 5));
    }
    expect(new Set(seen)).toContain("1/2");
    expect((await designer.get(path)).json.state).toBe("ready");
  }, 60_000);

  it("is asked for once, however often somebody clicks", async () => {
    const [one, other] = await Promise.all([
      designer.post(packs, { language: "fr" }),
      designer.post(packs, { language: "fr" }),
    ]);
    expect(one.json.id).toBe(other.json.id);
    expect((await designer.post(packs, { language: "nl" })).json.id).not.toBe(one.json.id);
    const { data } = (await designer.get(packs)).json;
    expect(data[0].asked_at >= data.at(-1).asked_at).toBe(true);
  });

  it("says why it cannot be made", async () => {
    const pack = await ready({ printer: "nobody's", language: "en" });
    expect(pack).toMatchObject({
      state: "failed",
      problem: expect.stringContaining('has no printer "nobody\'s"'),
    });
    expect((await designer.get(`${packs}/${pack.id}/pack.zip`)).status).toBe(404);
    for (const wrong of [{ language: "tlh" }, { marker: { width_mm: 5 } }, { copies: 0 }, { x: 1 }])
      expect((await designer.post(packs, wrong)).status, JSON.stringify(wrong)).toBe(422);
  });

  it("is staff's alone: every role", async () => {
    const { data } = (await designer.get(packs)).json;
    const own = `${packs}/${data[0].id as string}`;
    const administrator = await shop.customer({ role: "administrator" });
    for (const [who, found] of [
      [shop.visitor, false],
      [rider, false],
      [designer, true],
      [administrator, true],
    ] as const) {
      expect((await who.get(packs)).status).toBe(found ? 200 : 404);
      expect((await who.get(own)).status).toBe(found ? 200 : 404);
      if (!found) expect((await who.get(`${own}/pack.zip`)).status).toBe(404);
      expect((await who.post(packs, { language: "en" })).status).toBe(found ? 201 : 404);
    }
    const foreign = own.replace(/orders\/[^/]+/, `orders/${data[0].id as string}`);
    expect((await designer.get(foreign)).status).toBe(404);
  });

  it("goes with its files when it was kept long enough, and the night after its customer is gone", async () => {
    await shop.runJobs("without pictures");
    const keys = async () => {
      let count = 0;
      for await (const _ of shop.storage.list("packs/")) count += 1;
      return count;
    };
    const nights = async (days: number) => {
      shop.setClock(new Date(Date.now() + days * 86_400_000));
      await shop.queue.send(shop.db, "sweep-packs", {});
      await shop.runJobs("without pictures");
    };
    const before = await keys();
    expect(before).toBeGreaterThan(20);
    await nights(29);
    expect(await keys()).toBe(before);
    await nights(31);
    expect(await keys()).toBe(0);
    expect(await shop.db.selectFrom("packs").select("id").execute()).toEqual([]);
    // A month later nobody is signed in any more.
    shop.setClock(new Date());
    designer = await shop.customer({ role: "designer" });
    await ready({ language: "en", piece: "front" });
    expect(await keys()).toBeGreaterThan(5);
    await shop.transaction((tx) => forgetPacksOf(tx, rider.account?.id ?? "", new Date()));
    await nights(0);
    expect(await keys()).toBe(0);
  }, 60_000);
});

describe("a line that changes after its pack was made", () => {
  it("withdraws it, made or under way: it is given out no more, and asking anew makes another", async () => {
    const buyer = await shop.customer();
    const maker = await shop.customer({ role: "administrator" });
    const set = openCatalogue().sets.findIndex(({ products }) => products.length === 1);
    const cart = await newCart(buyer);
    const design = await addNewDesign(buyer, cart, { set });
    await choose(buyer, cart, design, { jersey: [{ rider: { name: "Vos", number: "1" } }] });
    const { order_uuid: uuid } = (await order(buyer, cart)).json as { order_uuid: string };
    const at = `/api/staff/orders/${uuid}`;
    const asked = async () =>
      (await maker.post(`${at}/packs`, { language: "en", piece: "back" })).json;
    const made = await asked();
    await shop.runJobs("without pictures");
    const zip = `${at}/packs/${made.id as string}/pack.zip`;
    expect((await maker.get(zip)).status).toBe(200);
    const waiting = (await maker.post(`${at}/packs`, { language: "de", piece: "back" })).json;

    const [line] = (await maker.get(at)).json.lines;
    const change = { rider: { name: "Fuchs", number: "1" } };
    expect((await maker.patch(`${at}/lines/${line.id}`, change)).status).toBe(200);
    const listed = (await maker.get(`${at}/packs`)).json.data as { withdrawn_at: string | null }[];
    expect(listed.map(({ withdrawn_at: when }) => when !== null)).toEqual([true, true]);
    expect((await maker.get(zip)).json.code).toBe("stale_version");

    // The one under way is finished, and given out no more either.
    const again = (await maker.post(`${at}/packs`, { language: "de", piece: "back" })).json;
    expect(again.id).not.toBe(waiting.id);
    await shop.runJobs("without pictures");
    const fetched = async ({ id }: { id: string }) =>
      (await maker.get(`${at}/packs/${id}/pack.zip`)).status;
    expect([await fetched(waiting), await fetched(again)]).toEqual([409, 200]);
    // A change that changes nothing withdraws nothing.
    await maker.patch(`${at}/lines/${line.id}`, change);
    expect(await fetched(again)).toBe(200);
  }, 60_000);
});
