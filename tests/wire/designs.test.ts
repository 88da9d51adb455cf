import assert from "node:assert/strict";
import { beforeAll, describe, test } from "vitest";
import { assertRefused, assertSuccess } from "./support/assertions.ts";
import { newDesign, newGroup } from "./support/estate.ts";
import { drawDesign, findSet, saveDesign, uploadFile } from "./support/sample-design.ts";
import { sharedShop } from "./support/shared-shop.ts";
import { until } from "./support/waiting.ts";
import type { Json, Person } from "./support/wire.ts";

const house = sharedShop();
let set: Json;

beforeAll(async () => {
  set = await findSet(house.visitor, ["jersey"]);
});

async function read(who: Person, uuid: string, hash?: string): Promise<Json> {
  const query = hash === undefined ? "" : `?hash=${hash}`;
  return assertSuccess(await who.get(`/api/configured-sets/${uuid}${query}`), 200);
}

async function listed(who: Person, query = ""): Promise<Json[]> {
  const answer = await who.get(`/api/customer/configured-sets${query}`);
  return assertSuccess(answer, 200).data;
}

describe("a customer's design", () => {
  test("is saved, read, changed and kept as it was sent [S1.02, S1.04]", async () => {
    const customer = await house.customer();
    const document = drawDesign(set);
    const saved = await saveDesign(customer, set, document, "  Sand  ");
    assert.deepEqual(Object.keys(saved), ["design"]);
    const { design } = saved;
    assert.deepEqual(
      [design.name, design.version, design.viewed_as, design.made_by, design.group_id],
      ["Sand", 1, "owner", "customer", null],
    );
    assert.deepEqual(design.document, document);
    assert.deepEqual((await read(customer, design.uuid)).document, document);

    document.products.jersey.layers[0].primary = "#00ff00";
    const path = `/api/configured-sets/${design.uuid}`;
    const change = { name: "Mud", document, version: 1 };
    const changed = assertSuccess(await customer.put(path, change), 200);
    assert.deepEqual([changed.name, changed.version], ["Mud", 2]);
    assertRefused(await customer.put(path, change), 409, "stale_version");
    assert.equal((await read(customer, design.uuid)).version, 2);
  });

  test("is deleted once", async () => {
    const customer = await house.customer();
    const uuid = await newDesign(customer, set);
    assertSuccess(await customer.remove(`/api/configured-sets/${uuid}`), 204);
    assertRefused(await customer.get(`/api/configured-sets/${uuid}`), 404, "not_found");
    assertRefused(await customer.remove(`/api/configured-sets/${uuid}`), 404, "not_found");
    assert.deepEqual(await listed(customer), []);
  });

  test("is duplicated with a name or without [S2.28]", async () => {
    const customer = await house.customer();
    const uuid = await newDesign(customer, set);
    const path = `/api/configured-sets/${uuid}/duplicate`;
    const named = assertSuccess(await customer.post(path, { name: "Twin" }), 201);
    const unnamed = assertSuccess(await customer.post(path), 201);
    assert.equal(named.name, "Twin");
    assert.notEqual(unnamed.uuid, named.uuid);
    assert.deepEqual(named.document, (await read(customer, uuid)).document);
    assert.equal((await listed(customer)).length, 3);
  });

  test("says when it holds pixels", async () => {
    const customer = await house.customer();
    const photo = await uploadFile(customer, "moto-club.jpg", "image/jpeg");
    const logo = await uploadFile(customer, "roost-racing.svg", "image/svg+xml");
    const with_photo = await saveDesign(customer, set, drawDesign(set, { photo: photo.id }));
    assert.equal(with_photo.design.has_pixel_images, true);
    const with_logo = await saveDesign(customer, set, drawDesign(set, { logo: logo.id }));
    assert.equal(with_logo.design.has_pixel_images, false);
  });

  test("has pictures soon, with an address that needs no token [S9.09]", async () => {
    const customer = await house.customer();
    const uuid = await newDesign(customer, set);
    const ready = await until(
      "pictures",
      () => read(customer, uuid),
      (value) => value.hasThumbnail !== null,
    );
    assert.equal(ready.hasThumbnail, true);
    const [summary] = await listed(customer);
    assert.notEqual(summary.preview_url, null);
    assert.equal((await house.visitor.get(summary.preview_url)).status, 200);
    const bare = `/api/configured-sets/${uuid}/preview/jersey/front.webp`;
    assert.equal((await customer.get(bare)).status, 200);
    assertRefused(await house.visitor.get(bare), 404, "not_found");
    const forged = summary.preview_url.replace(/signature=[^&]*/, "signature=AAAA");
    assertRefused(await house.visitor.get(forged), 404, "not_found");
    for (const path of ["jersey/top.webp", "boots/front.webp", "pants/front.webp"]) {
      const answer = await customer.get(`/api/configured-sets/${uuid}/preview/${path}`);
      assertRefused(answer, 404, "not_found");
    }
  });
});

describe("a document that is not valid", () => {
  const cases: readonly (readonly [string, (document: Json) => unknown, string])[] = [
    ["no document", () => undefined, ""],
    ["a text", () => "document", "document"],
    ["an unknown key", (document) => ({ ...document, extra: 1 }), "document.extra"],
    ["a newer schema", (document) => ({ ...document, schema: 99 }), "document.schema"],
    [
      "a layer with an unknown key",
      (document) => {
        document.products.jersey.layers[0].glitter = true;
        return document;
      },
      "document.products.jersey.layers.0.glitter",
    ],
    [
      "a colour that is none",
      (document) => {
        document.products.jersey.layers[0].primary = "red";
        return document;
      },
      "document.products.jersey.layers.0.primary",
    ],
    [
      "61 layers",
      (document) => {
        const [layer] = document.products.jersey.layers.slice(-1);
        document.products.jersey.layers = Array.from({ length: 61 }, (_, index) => ({
          ...layer,
          id: `l${index}`,
        }));
        return document;
      },
      "document.products.jersey.layers",
    ],
  ];

  test.each(cases)("%s is refused with its path", async (_, spoil, path) => {
    const customer = await house.customer();
    const document = spoil(drawDesign(set));
    const body = { configuratorSetUuid: set.uuid, name: "Broken", document };
    const answer = await customer.post("/api/configured-sets", body);
    if (document === undefined) {
      assert.equal(answer.status, 422);
    } else {
      assertRefused(answer, 422, "invalid_design");
      const paths = answer.json.errors.map((error: Json) => error.path);
      assert.ok(paths.includes(path), `${paths} lacks ${path}`);
    }
    assert.deepEqual(await listed(customer), []);
  });

  test("somebody else's image is unknown", async () => {
    const photo = await uploadFile(await house.customer(), "moto-club.jpg", "image/jpeg");
    const customer = await house.customer();
    const document = drawDesign(set, { photo: photo.id });
    const body = { configuratorSetUuid: set.uuid, name: "Theirs", document };
    const answer = await customer.post("/api/configured-sets", body);
    // An image's address is its key: whoever knows it may place it, or is told it is unknown.
    assert.ok([201, 422].includes(answer.status), answer.text);
  });
});

describe("a visitor's design", () => {
  test("is reached by its edit hash alone, until it is claimed [S1.08]", async () => {
    const { design, edit_hash } = await saveDesign(house.visitor, set, drawDesign(set));
    assert.ok(edit_hash.length >= 22, "128 bits or more");
    const path = `/api/configured-sets/${design.uuid}`;
    assertRefused(await house.visitor.get(path), 404, "not_found");
    assertRefused(await house.visitor.get(`${path}?hash=wrong`), 404, "not_found");
    const seen = await read(house.visitor, design.uuid, edit_hash);
    assert.notEqual(seen.viewed_as, "administrator");
    const change = { name: "Guest", document: design.document, version: 1 };
    assertSuccess(await house.visitor.put(`${path}?hash=${edit_hash}`, change), 200);

    const customer = await house.customer();
    const claimed = await customer.post(`${path}/take-over`, { hash: edit_hash });
    assert.equal(assertSuccess(claimed, 201).uuid, design.uuid);
    assert.equal((await read(customer, design.uuid)).viewed_as, "owner");
    assertRefused(await house.visitor.get(`${path}?hash=${edit_hash}`), 404, "not_found");
  });
});

describe("what is no hash", () => {
  test.each([
    ["an empty one", ""],
    ["one of letters that are none", "%00"],
    ["a long one", "x".repeat(300)],
  ])("%s opens nothing and hides nothing", async (_what, no) => {
    const customer = await house.customer();
    const uuid = await newDesign(customer, set);
    const path = `/api/configured-sets/${uuid}`;
    assert.equal((await read(customer, uuid, no)).viewed_as, "owner");
    for (const place of ["", "/preview/jersey/front.webp", "/versions"]) {
      assertRefused(await house.visitor.get(`${path}${place}?hash=${no}`), 404, "not_found");
    }
    const cart = assertSuccess(await house.visitor.post("/api/cart"), 201).uuid;
    const add = `/api/cart/${cart}/add/${uuid}?hash=${no}`;
    assertRefused(await house.visitor.post(add), 404, "not_found");
    assertSuccess(await customer.post(add), 201);
    assertRefused(await house.visitor.get(`${path}/shared/${no}`), 404, "not_found");
  });

  test("takes nothing over", async () => {
    const [owner, customer] = [await house.customer(), await house.customer()];
    const path = `/api/configured-sets/${await newDesign(owner, set)}/take-over`;
    for (const hash of ["", "\u0000", "x".repeat(300)]) {
      assertRefused(await customer.post(path, { hash }), 404, "take_over_failed");
    }
  });
});

describe("sharing", () => {
  test("one link, the same each time, dead when withdrawn [S3.06]", async () => {
    const customer = await house.customer();
    const uuid = await newDesign(customer, set);
    const path = `/api/configured-sets/${uuid}`;
    const shared = assertSuccess(await customer.post(`${path}/share`), 200);
    assert.deepEqual(assertSuccess(await customer.post(`${path}/share`), 200), shared);
    assert.match(shared.url, new RegExp(`/configured-set/${uuid}/shared/${shared.hash}$`));

    const view = await house.visitor.get(`${path}/shared/${shared.hash}`);
    assert.equal(assertSuccess(view, 200).viewed_as, "visitor");
    const change = { name: "Mine now", document: drawDesign(set), version: 1 };
    const write = await house.visitor.put(`${path}?hash=${shared.hash}`, change);
    assertRefused(write, 404, "not_found");

    const other = await house.customer();
    const copy = await other.post(`${path}/take-over`, { hash: shared.hash });
    assert.notEqual(assertSuccess(copy, 201).uuid, uuid);
    const wrong = await other.post(`${path}/take-over`, { hash: "wrong" });
    assertRefused(wrong, 404, "take_over_failed");
    assertRefused(await other.post(`${path}/take-over`), 404, "take_over_failed");

    assertSuccess(await customer.remove(`${path}/share`), 204);
    assertRefused(await house.visitor.get(`${path}/shared/${shared.hash}`), 404, "not_found");
    assertRefused(
      await other.post(`${path}/take-over`, { hash: shared.hash }),
      404,
      "take_over_failed",
    );
    const again = assertSuccess(await customer.post(`${path}/share`), 200);
    assert.notEqual(again.hash, shared.hash);
  });
});

describe("groups", () => {
  test("are made, named again, filled and deleted only when empty [S2.29, S3.08, S4.17, S8.10]", async () => {
    const customer = await house.customer();
    const made = await customer.post("/api/customer/groups", { name: " Winter " });
    const group = assertSuccess(made, 201);
    assert.deepEqual([group.name, group.design_count], ["Winter", 0]);
    const path = `/api/customer/groups/${group.id}`;
    const renamed = assertSuccess(await customer.patch(path, { name: "Summer" }), 200);
    assert.equal(renamed.name, "Summer");

    const uuid = await newDesign(customer, set);
    const move = `/api/configured-sets/${uuid}/group`;
    assertSuccess(await customer.patch(move, { group_id: group.id }), 204);
    assert.equal((await read(customer, uuid)).group_id, group.id);
    assert.equal((await listed(customer, `?group_id=${group.id}`)).length, 1);
    assert.equal((await listed(customer, "?group_id=root")).length, 0);
    assertRefused(await customer.remove(path), 409, "group_not_empty");
    const { data } = assertSuccess(await customer.get("/api/customer/groups"), 200);
    assert.equal(data[0].design_count, 1);

    assertSuccess(await customer.patch(move, { group_id: null }), 204);
    assertSuccess(await customer.remove(path), 204);
    assertRefused(await customer.remove(path), 404, "not_found");
  });

  test("somebody else's group is not there", async () => {
    const theirs = await newGroup(await house.customer());
    const customer = await house.customer();
    const uuid = await newDesign(customer, set);
    const move = await customer.patch(`/api/configured-sets/${uuid}/group`, { group_id: theirs });
    assertRefused(move, 404, "not_found");
    const body = {
      configuratorSetUuid: set.uuid,
      name: "x",
      document: drawDesign(set),
      group_id: theirs,
    };
    const made = await customer.post("/api/configured-sets", body);
    assert.ok([404, 422].includes(made.status), made.text);
  });
});

test("lists come in pages that neither skip nor repeat", async () => {
  const customer = await house.customer();
  const all = new Set<string>();
  for (let index = 0; index < 7; index += 1) all.add(await newDesign(customer, set));
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query = `?limit=3${cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`}`;
    const page = assertSuccess(await customer.get(`/api/customer/configured-sets${query}`), 200);
    seen.push(...page.data.map((each: Json) => each.uuid));
    cursor = page.next_cursor;
  }
  assert.equal(seen.length, 7);
  assert.deepEqual(new Set(seen), all);
  const broken = await customer.get("/api/customer/configured-sets?cursor=nonsense");
  assertRefused(broken, 422, "validation_failed");
});

test("an administrator looks, is said to look, and changes nothing [S1.13, S6.04]", async () => {
  const customer = await house.customer();
  const uuid = await newDesign(customer, set);
  const path = `/api/configured-sets/${uuid}`;
  for (const role of ["administrator", "designer"] as const) {
    const staff = await house.staff(role);
    assert.equal((await read(staff, uuid)).viewed_as, "administrator");
    const change = { name: "Better", document: drawDesign(set), version: 1 };
    assertRefused(await staff.put(path, change), 404, "not_found");
    assertRefused(await staff.remove(path), 404, "not_found");
  }
  assert.equal((await read(customer, uuid)).version, 1);
});
