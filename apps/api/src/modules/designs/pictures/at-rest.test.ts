import type { DesignDocument } from "@holeshot/design";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  newCart,
  someText,
  testPlatform,
  type TestPlatform,
} from "../../../testing/index.ts";
import { sharedPageHead } from "../page-head.ts";
import { documentHashOf, postLettered, turnsOf } from "./testing/lettered-design.ts";

let shop: TestPlatform;
let owner: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  owner = await shop.customer();
});
afterAll(() => shop.close());

interface AtWork {
  readonly uuid: string;
  /** Of what the design was saved as last. */
  readonly hash: string;
  /** Opens a visitor's. */
  readonly query: string;
}

/** A design that was saved, and saved anew. */
async function atWork(text: string, who: Caller = owner): Promise<AtWork> {
  const { json } = await postLettered(who, text);
  const uuid = json.design.uuid as string;
  const query = json.edit_hash === undefined ? "" : `?hash=${json.edit_hash}`;
  await saveAnew(who, { uuid, query }, `${text} 2`);
  return { uuid, query, hash: await documentHashOf(shop, uuid) };
}

/** Nothing is asked for that would count as a look. */
async function saveAnew(who: Caller, { uuid, query }: Omit<AtWork, "hash">, text: string) {
  const stored = await shop.db
    .selectFrom("designs")
    .select(["document", "version", "name"])
    .where("id", "=", uuid)
    .executeTakeFirstOrThrow();
  const was = JSON.parse(stored.document) as DesignDocument;
  const jersey = { ...was.products.jersey!, layers: [someText({ text })] };
  const document = { ...was, products: { ...was.products, jersey } };
  const body = { name: stored.name, document, version: stored.version };
  const saved = await who.put(`/api/configured-sets/${uuid}${query}`, body);
  expect(saved.status, saved.text).toBe(200);
}

it("a design that is saved anew is left to rest; a new one is not", async () => {
  const { hash } = await atWork("RESTS");
  expect(await turnsOf(shop, hash)).toEqual([8]);
  const fresh = await postLettered(owner, "FRESH");
  expect(await turnsOf(shop, await documentHashOf(shop, fresh.json.design.uuid))).toEqual([0]);
});

/** Each look takes a design of its own; `who` owns it. */
const looks: Readonly<Record<string, (design: AtWork, who: Caller) => Promise<unknown>>> = {
  "the design is opened": ({ uuid, query }, who) => who.get(`/api/configured-sets/${uuid}${query}`),
  "its picture is asked for": ({ uuid, query }, who) =>
    who.get(`/api/configured-sets/${uuid}/preview/jersey/back.webp${query}`),
  "it is shared": ({ uuid, query }, who) => who.post(`/api/configured-sets/${uuid}/share${query}`),
  "its versions are listed": ({ uuid, query }, who) =>
    who.get(`/api/configured-sets/${uuid}/versions${query}`),
  "it is put in a cart, which is shown": async ({ uuid, query }, who) => {
    const cart = await newCart(who);
    await who.post(`/api/cart/${cart}/add/${uuid}${query}`);
  },
};

describe.each(["customer", "visitor"])("of a %s it is drawn at once when", (kind) => {
  it.each(Object.entries(looks))("%s", async (name, look) => {
    const who = kind === "customer" ? owner : shop.visitor;
    const design = await atWork(`${kind} ${name}`.slice(0, 40), who);
    expect(await turnsOf(shop, design.hash)).toEqual([8]);
    await look(design, who);
    expect(await turnsOf(shop, design.hash)).toEqual([0, 8]);
    // A second look finds it on its way.
    await look(design, who);
    expect(await turnsOf(shop, design.hash)).toEqual([0, 8]);
  });
});

it("is drawn at once when all of its owner's are listed, by the owner or by the shop", async () => {
  const admin = await shop.customer({ role: "administrator" });
  for (const [who, path] of [
    [owner, "/api/customer/configured-sets"],
    [admin, `/api/staff/customers/${owner.account?.id}/configured-sets`],
  ] as const) {
    const { hash } = await atWork(`LIST ${path.length}`);
    const listed = await who.get(path);
    expect(listed.status, listed.text).toBe(200);
    expect(await turnsOf(shop, hash)).toEqual([0, 8]);
  }
});

it("is drawn at once when a messenger, or somebody else, follows its link", async () => {
  const { uuid } = await atWork("LINK");
  const { hash: link } = (await owner.post(`/api/configured-sets/${uuid}/share`)).json;
  const path = `/configured-set/${uuid}/shared/${link}`;
  const follow = [
    () => sharedPageHead(shop)(path, "nl"),
    () => shop.visitor.get(`/api/configured-sets/${uuid}/shared/${link}`),
  ];
  for (const [round, look] of follow.entries()) {
    await saveAnew(owner, { uuid, query: "" }, `LINK AGAIN ${round}`);
    const hash = await documentHashOf(shop, uuid);
    expect(await turnsOf(shop, hash)).toEqual([8]);
    await look();
    expect(await turnsOf(shop, hash)).toEqual([0, 8]);
  }
});

it("who may not look hurries nothing", async () => {
  const { uuid, hash } = await atWork("NOT YOURS");
  const stranger = await shop.customer();
  for (const who of [stranger, shop.visitor]) {
    await who.get(`/api/configured-sets/${uuid}`);
    await who.get(`/api/configured-sets/${uuid}/preview/jersey/back.webp`);
    await who.get(`/api/configured-sets/${uuid}/versions`);
  }
  expect(await turnsOf(shop, hash)).toEqual([8]);
});

it("saved back and forth while it rests, each is asked for once", async () => {
  const design = await atWork("THERE");
  await saveAnew(owner, design, "BACK");
  await saveAnew(owner, design, "THERE 2");
  expect(await documentHashOf(shop, design.uuid)).toBe(design.hash);
  expect(await turnsOf(shop, design.hash)).toEqual([8]);
});
