import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  type Caller,
  order,
  readyCart,
  testPlatform,
  type TestPlatform,
} from "../../../testing/index.ts";
import { pictureKey } from "./picture-address.ts";
import { SHOP } from "./picture-turns.ts";
import { requestPictures } from "./request-pictures.ts";
import { sweepPicturesJob } from "./sweep-job.ts";
import { documentHashOf, postLettered, showing } from "./testing/lettered-design.ts";

const DAY_MS = 86_400_000;
let shop: TestPlatform;
let owner: Caller;
let start: number;

beforeAll(async () => {
  shop = await testPlatform();
  owner = await shop.customer();
});
afterAll(() => shop.close());
beforeEach(() => {
  start = Date.now();
  shop.setClock(new Date(start));
});

/** A night's sweep, so many days from the test's start. */
async function sweep(days: number): Promise<void> {
  shop.setClock(new Date(start + days * DAY_MS));
  await sweepPicturesJob(shop, () => showing).handle({});
}

async function saved(text: string): Promise<{ uuid: string; hash: string }> {
  const { json } = await postLettered(owner, text);
  const uuid = json.design.uuid as string;
  const hash = await documentHashOf(shop, uuid);
  await drawn(hash);
  return { uuid, hash };
}

/** Stands in for the worker, which takes seconds. */
async function drawn(hash: string): Promise<void> {
  await shop.storage.put(pictureKey(hash, "jersey", "front", 320), new Uint8Array(4), "image/webp");
  await shop.storage.put(pictureKey(hash, "kit", "back", 900), new Uint8Array(4), "image/webp");
  await shop.database.pool.query("update pictures set state = 'done' where document_hash = $1", [
    hash,
  ]);
}

async function isKept(hash: string): Promise<boolean> {
  const files = await Promise.all([
    shop.storage.exists(pictureKey(hash, "jersey", "front", 320)),
    shop.storage.exists(pictureKey(hash, "kit", "back", 900)),
  ]);
  const row = await shop.db
    .selectFrom("pictures")
    .select("state")
    .where("document_hash", "=", hash)
    .executeTakeFirst();
  expect(new Set([...files, row !== undefined]).size, "files and row go together").toBe(1);
  return files[0];
}

it("takes what nothing shows, once addresses that were given out have ended", async () => {
  const { uuid, hash } = await saved("GONE");
  await owner.delete(`/api/configured-sets/${uuid}`);
  await sweep(0);
  await sweep(8);
  expect(await isKept(hash)).toBe(true);
  await sweep(9.1);
  expect(await isKept(hash)).toBe(false);
  await sweep(10);
});

it("leaves what a design, a cart or an order still shows", async () => {
  const { hash } = await saved("MINE");
  const cart = await readyCart(owner);
  const placed = await order(owner, await readyCart(owner));
  expect(placed.status, placed.text).toBe(201);
  const hashes = (
    await shop.database.pool.query(
      "select document_hash from cart_designs union select document_hash from order_designs",
    )
  ).rows.map((row: { document_hash: string }) => row.document_hash);
  expect(hashes.length).toBeGreaterThan(0);
  for (const each of hashes) await drawn(each);
  await shop.database.pool.query(
    "delete from designs where document_hash = any($1) and document_hash <> $2",
    [hashes, hash],
  );
  for (const day of [0, 10, 20]) await sweep(day);
  for (const each of [hash, ...hashes]) expect(await isKept(each)).toBe(true);
  expect((await owner.get(`/api/cart/${cart}`)).status).toBe(200);
});

it("forgets how long something was unused when it is shown again", async () => {
  const { uuid, hash } = await saved("BACK");
  await shop.database.pool.query("update designs set document_hash = 'other' where id = $1", [
    uuid,
  ]);
  await sweep(0);
  await shop.database.pool.query("update designs set document_hash = $2 where id = $1", [
    uuid,
    hash,
  ]);
  await sweep(5);
  await shop.database.pool.query("update designs set document_hash = 'other' where id = $1", [
    uuid,
  ]);
  await sweep(10);
  expect(await isKept(hash)).toBe(true);
  await sweep(20);
  expect(await isKept(hash)).toBe(false);
});

it("a save that is not committed yet keeps the pictures it is about to show", async () => {
  const { uuid, hash } = await saved("RACE");
  const { set_id: setId, document } = await shop.db
    .selectFrom("pictures")
    .select(["set_id", "document"])
    .where("document_hash", "=", hash)
    .executeTakeFirstOrThrow();
  await owner.delete(`/api/configured-sets/${uuid}`);
  await sweep(0);
  await shop.transaction(async (tx) => {
    await requestPictures(tx, {
      setId,
      document,
      documentHash: hash,
      now: new Date(start),
      asker: SHOP,
    });
    // The night falls between the two statements of a save.
    await sweep(10);
    await tx
      .insertInto("designs")
      .values({
        id: shop.newId(),
        set_id: setId,
        owner_id: owner.account!.id,
        edit_hash_digest: null,
        share_hash: null,
        group_id: null,
        name: "Again",
        document,
        document_hash: hash,
        has_pixel_images: false,
        cover: "jersey/front",
      })
      .execute();
  });
  expect(await isKept(hash)).toBe(true);
  await sweep(30);
  expect(await isKept(hash)).toBe(true);
});

it("saves and sweeps at once leave nothing that is taken for drawn without its files", async () => {
  const made = await Promise.all(Array.from({ length: 6 }, (_, at) => saved(`AT ONCE ${at}`)));
  for (const { uuid } of made) await owner.delete(`/api/configured-sets/${uuid}`);
  await sweep(0);
  const again = Array.from({ length: 6 }, (_, at) => postLettered(owner, `AT ONCE ${at}`));
  await Promise.all([...again, sweep(10), sweep(10)]);
  for (const { hash } of made) {
    const row = await shop.db
      .selectFrom("pictures")
      .select("state")
      .where("document_hash", "=", hash)
      .executeTakeFirst();
    if (row?.state === "done") expect(await isKept(hash)).toBe(true);
    else expect(row?.state).toBe("waiting");
  }
});
