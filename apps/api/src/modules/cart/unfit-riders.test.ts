import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  order,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";

let shop: TestPlatform;
let captain: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  captain = await shop.customer();
});
afterAll(() => shop.close());

const endless = { name: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", number: "417" };
const long = { name: "VAN DER HEIJDEN-OOSTERHOUT", number: "191" };

async function team(riders: readonly { readonly name: string; readonly number: string }[]) {
  const cart = await newCart(captain);
  const design = await addNewDesign(captain, cart, { set: 1 });
  const chosen = await choose(captain, cart, design, {
    jersey: riders.map((rider) => ({ rider })),
  });
  expect(chosen.status, chosen.text).toBe(200);
  return { cart, design, chosen };
}

it("a cart names the riders whose lettering has no room, and a checkout refuses it", async () => {
  const { cart, design, chosen } = await team([long, endless, { name: "KIM", number: "8" }]);
  const unfit = chosen.json.items.find(
    (item: { rider: { name: string } }) => item.rider.name === endless.name,
  );
  const problem = { code: "lettering_too_long", item_ids: [unfit.id] };
  expect(chosen.json.problems).toEqual([problem]);
  const seen = await captain.get(`/api/cart/${cart}`);
  expect(seen.json.problems).toEqual([problem]);
  const refused = await order(captain, cart);
  expect([refused.status, refused.json.code]).toEqual([422, "lettering_too_long"]);

  await choose(captain, cart, design, { jersey: [{ rider: { ...endless, name: "WOUTERS" } }] });
  const placed = await order(captain, cart);
  expect(placed.status, placed.text).toBe(201);
});

it("a cart names the riders whose letters the face lacks, and a checkout refuses it", async () => {
  const riders = [
    { name: "ИВАН", number: "4" },
    { name: "KIM 🏁", number: "8" },
    { name: "\u00adJOSE\u0301 O’NEIL", number: "9" },
    { name: "W".repeat(60) + "李", number: "2" },
  ];
  const { cart, design, chosen } = await team(riders);
  const of = (name: string): string =>
    chosen.json.items.find((item: { rider: { name: string } }) => item.rider.name === name).id;
  const [ivan, kim, , endlessLi] = riders.map(({ name }) => of(name));
  expect(chosen.json.problems).toEqual([
    { code: "lettering_missing_characters", item_ids: [ivan, kim, endlessLi] },
    { code: "lettering_too_long", item_ids: [endlessLi] },
  ]);
  const refused = await order(captain, cart);
  expect([refused.status, refused.json.code]).toEqual([422, "lettering_missing_characters"]);

  await choose(captain, cart, design, { jersey: [{ rider: { name: "IVAN", number: "4" } }] });
  const placed = await order(captain, cart);
  expect(placed.status, placed.text).toBe(201);
});

it("what its maker saves afterwards is what counts", async () => {
  const { cart, design } = await team([{ name: "SCHUURMANSVANBEERS", number: "27" }]);
  const saved = (await captain.get(`/api/configured-sets/${design}`)).json;
  const jersey = saved.document.products.jersey;
  const layers = jersey.layers.map((layer: { role?: string }) =>
    layer.role === "name" ? { ...layer, letter_spacing: 60 } : layer,
  );
  const document = { ...saved.document, products: { jersey: { ...jersey, layers } } };
  const put = await captain.put(`/api/configured-sets/${design}`, {
    name: saved.name,
    version: saved.version,
    document,
  });
  expect(put.status, put.text).toBe(200);
  const seen = await captain.get(`/api/cart/${cart}`);
  expect(seen.json.problems.map(({ code }: { code: string }) => code)).toEqual([
    "lettering_too_long",
  ]);
  expect((await order(captain, cart)).json.code).toBe("lettering_too_long");
});

it("five hundred riders do not keep others waiting", async () => {
  const riders = Array.from({ length: 500 }, (_, at) => ({
    name: `RIDER ${at.toString(36)} VAN DER BEEK`,
    number: String(at),
  }));
  const longest = { ms: 0 };
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    longest.ms = Math.max(longest.ms, now - last);
    last = now;
  }, 1);
  const started = performance.now();
  const { chosen } = await team(riders);
  const took = performance.now() - started;
  clearInterval(watch);
  expect(chosen.json.problems).toEqual([]);
  // The loop is free many times meanwhile: a share of the whole, so that a busy machine judges alike.
  expect(longest.ms).toBeLessThan(took / 3);
});
