import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Caller, readyCart, testPlatform, type TestPlatform } from "../../../testing/index.ts";
import { openCatalogue } from "../../catalogue/index.ts";
import { renderPicturesJob } from "./render-job.ts";
import { SHOP } from "./picture-turns.ts";
import { requestPictures } from "./request-pictures.ts";
import { documentHashOf, postLettered, showing, turnsOf } from "./testing/lettered-design.ts";

const MINUTE_MS = 60_000;
// The first picture of a process waits for its tables.
vi.setConfig({ testTimeout: 120_000 });
let shop: TestPlatform;
let owner: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  owner = await shop.customer();
});
afterAll(() => shop.close());

/** The job's turn for a document, so many minutes after it was saved. */
async function turn(documentHash: string, minutes = 0): Promise<void> {
  shop.setClock(new Date(Date.now() + minutes * MINUTE_MS));
  await renderPicturesJob(shop, openCatalogue, () => showing).handle({ documentHash });
  shop.setClock(new Date());
}

async function saved(text: string): Promise<{ uuid: string; hash: string }> {
  const { json } = await postLettered(owner, text);
  const uuid = json.design.uuid as string;
  return { uuid, hash: await documentHashOf(shop, uuid) };
}

/** As a later save leaves it. */
async function replace(uuid: string): Promise<void> {
  await shop.db
    .updateTable("designs")
    .set({ document_hash: `newer-${uuid}` })
    .where("id", "=", uuid)
    .execute();
}

async function stateOf(hash: string): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom("pictures")
    .select("state")
    .where("document_hash", "=", hash)
    .executeTakeFirst();
  return row?.state;
}

it("draws what a design shows", async () => {
  const { hash } = await saved("SHOWN");
  await turn(hash);
  expect(await stateOf(hash)).toBe("done");
});

it("leaves what a newer save has replaced undrawn, looks once more, and forgets it", async () => {
  const { uuid, hash } = await saved("OLD");
  await replace(uuid);
  await turn(hash);
  expect(await stateOf(hash)).toBe("waiting");
  expect(await turnsOf(shop, hash, 60)).toEqual([0, 10]);
  await turn(hash, 11);
  expect(await stateOf(hash)).toBeUndefined();
  // Saved again it is drawn as any other.
  const again = await saved("OLD");
  expect(again.hash).toBe(hash);
  await turn(hash);
  expect(await stateOf(hash)).toBe("done");
});

it("draws at once what is shown again, not when it was put off to", async () => {
  const { uuid, hash } = await saved("THERE AND BACK");
  await replace(uuid);
  await turn(hash);
  expect(await turnsOf(shop, hash, 60)).toEqual([0, 10]);
  expect((await saved("THERE AND BACK")).hash).toBe(hash);
  expect(await turnsOf(shop, hash, 60)).toEqual([0, 0, 10]);
  await turn(hash);
  expect(await stateOf(hash)).toBe("done");
});

it("draws what only a cart shows any more", async () => {
  const cart = await readyCart(owner);
  const row = await shop.db
    .selectFrom("cart_designs")
    .select(["design_id", "document_hash"])
    .where("cart_id", "=", cart)
    .executeTakeFirstOrThrow();
  await replace(row.design_id);
  await turn(row.document_hash);
  expect(await stateOf(row.document_hash)).toBe("done");
});

it("draws what the design was once somebody looks at it, and not before", async () => {
  const { uuid, hash } = await saved("VERSION");
  const { json } = await owner.get(`/api/configured-sets/${uuid}`);
  const { jersey } = json.document.products;
  const layers = [{ ...jersey.layers[0], text: "AFTER THE VERSION" }];
  const document = {
    ...json.document,
    products: { ...json.document.products, jersey: { ...jersey, layers } },
  };
  await owner.put(`/api/configured-sets/${uuid}`, { name: "x", document, version: 1 });
  await turn(hash, 11);
  expect(await stateOf(hash)).toBeUndefined();
  await owner.post(`/api/configured-sets/${uuid}/versions/pictures`, { versions: [hash] });
  await turn(hash, 11);
  expect(await stateOf(hash)).toBe("done");
});

it("a save that is not committed yet keeps what it is about to show", async () => {
  const { uuid, hash } = await saved("RACE");
  const { set_id: setId, document } = await shop.db
    .selectFrom("pictures")
    .select(["set_id", "document"])
    .where("document_hash", "=", hash)
    .executeTakeFirstOrThrow();
  await replace(uuid);
  let forgetting: Promise<void> | undefined;
  await shop.transaction(async (tx) => {
    await requestPictures(tx, {
      setId,
      document,
      documentHash: hash,
      now: new Date(),
      asker: SHOP,
    });
    forgetting = turn(hash, 11);
    // It waits for this save, or comes after it: both end well.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await tx.updateTable("designs").set({ document_hash: hash }).where("id", "=", uuid).execute();
  });
  await forgetting;
  expect(await stateOf(hash)).toBe("waiting");
  await turn(hash);
  expect(await stateOf(hash)).toBe("done");
});
