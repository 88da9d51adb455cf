import { expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  order,
  saveChoices,
  shopWithRider,
} from "../../testing/index.ts";

const house = shopWithRider();

type Chosen = Readonly<Record<string, string>>;

interface Line {
  readonly quantity: number;
  readonly properties: Chosen;
  readonly document_hash: string;
}

/** Orders a cart; what is made by how many pieces there are of it. */
async function ordered(caller: Caller, cart: string): Promise<ReadonlyMap<number, Line>> {
  const placed = await order(caller, cart);
  expect(placed.status, placed.text).toBe(201);
  const { json } = await caller.get(`/api/customer/orders/${placed.json.order_uuid}`);
  return new Map((json.lines as Line[]).map((line) => [line.quantity, line]));
}

/** Two jerseys that were ordered, and are ordered again; their design has a V neck since. */
async function orderedAgain() {
  const rider = await house.shop.customer();
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { set: 1 });
  await choose(rider, cart, design, { jersey: [{ quantity: 2 }] });
  const placed = await order(rider, cart);
  const shown = await rider.get(`/api/customer/orders/${placed.json.order_uuid}`);
  await saveChoices(rider, design, { collar: "v-overlap" });
  const again = await rider.post(`/api/customer/orders/${placed.json.order_uuid}/reorder`);
  expect(again.status, again.text).toBe(201);
  const before = shown.json.lines[0].document_hash as string;
  return { rider, design, again: again.json.uuid as string, before };
}

const sides = ["moves into the cart of today", "takes in the cart of today"] as const;

it.each(sides)("what is ordered again stays as it was when it %s", async (side) => {
  const { rider, design, again, before } = await orderedAgain();
  const today = await newCart(rider);
  expect((await rider.post(`/api/cart/${today}/add/${design}`)).status).toBe(201);
  await choose(rider, today, design, { jersey: [{ quantity: 3 }] });
  const target = side === sides[0] ? today : again;
  expect((await rider.post(`/api/cart/${target}/claim`)).status).toBe(200);

  await saveChoices(rider, design, { collar: "low-band", length: "long" });
  const lines = await ordered(rider, target);
  expect(lines.get(2)).toMatchObject({ document_hash: before, properties: { size: "L" } });
  expect(lines.get(3)?.properties).toEqual({ size: "L", collar: "low-band", length: "long" });
  expect(lines.get(3)?.document_hash).not.toBe(before);
});

it("has today's version beside what is ordered again, when that is put in the cart, too", async () => {
  const { rider, design, again, before } = await orderedAgain();
  const added = await rider.post(`/api/cart/${again}/add/${design}`);
  expect([added.status, added.json.items?.length], added.text).toEqual([201, 2]);
  const twice = await rider.post(`/api/cart/${again}/add/${design}`);
  expect([twice.status, twice.json.code]).toEqual([409, "already_in_cart"]);
  await choose(rider, again, design, { jersey: [{ quantity: 3 }] });
  const lines = await ordered(rider, again);
  expect(lines.get(2)).toMatchObject({ document_hash: before, properties: { size: "L" } });
  expect(lines.get(3)?.properties).toEqual({ size: "L", collar: "v-overlap" });
});

it("is one with what was not changed since, and follows its maker then", async () => {
  const { rider, design, again } = await orderedAgain();
  await saveChoices(rider, design, {});
  const today = await newCart(rider);
  expect((await rider.post(`/api/cart/${today}/add/${design}`)).status).toBe(201);
  await choose(rider, today, design, { jersey: [{ quantity: 3 }] });
  const claimed = await rider.post(`/api/cart/${again}/claim`);
  const { items } = claimed.json;
  expect(items.map(({ quantity }: Line) => quantity)).toEqual([5]);
  await saveChoices(rider, design, { collar: "v-overlap" });
  const lines = await ordered(rider, again);
  expect(lines.get(5)?.properties).toEqual({ size: "L", collar: "v-overlap" });
});

it("tells which pieces and riders have a size that is no longer made, and keeps them until they are told another", async () => {
  const rider = await house.shop.customer();
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { set: 1 });
  const jansen = { name: "JANSEN", number: "7" };
  await choose(rider, cart, design, { jersey: [{ quantity: 2 }, { quantity: 1, rider: jansen }] });
  const placed = await order(rider, cart);
  await house.shop.database.pool.query(
    'update order_lines set properties = properties || \'{"size": "7XL"}\' where order_id = $1',
    [placed.json.order_uuid],
  );
  const again = await rider.post(`/api/customer/orders/${placed.json.order_uuid}/reorder`);
  expect(again.status, again.text).toBe(201);
  const { uuid, items, problems } = again.json;
  expect(items.map((item: Line) => [item.quantity, item.properties["size"]])).toEqual([
    [2, "7XL"],
    [1, "7XL"],
  ]);
  const ids = items.map(({ id }: { id: string }) => id);
  expect(problems).toEqual([{ code: "missing_properties", item_ids: ids }]);
  expect((await order(rider, uuid)).json.code).toBe("missing_properties");
  // Nobody saves them as they are, and nobody loses them by trying.
  const asTheyAre = await choose(rider, uuid, items[0].configuredSetUuid, {
    jersey: [{ quantity: 2, properties: { size: "7XL" } }],
  });
  expect(asTheyAre.status).toBe(422);
  expect((await rider.get(`/api/cart/${uuid}`)).json.items).toHaveLength(2);
});

it("says of each design in the cart whether it is an earlier version, which one and of what", async () => {
  const { rider, design, again, before } = await orderedAgain();
  const shown = async (cart = again) => {
    const { items } = (await rider.get(`/api/cart/${cart}`)).json;
    const kinds = items.map((item: { older: unknown; configuratorSetUuid: string }) => item.older);
    return { items, older: kinds };
  };
  const version = { design, version: before, made_at: expect.any(String) };
  const alone = await shown();
  expect(alone.older).toEqual([version]);
  const set = (await rider.get(`/api/configured-sets/${design}`)).json.configuratorSetUuid;
  expect(alone.items[0].configuratorSetUuid).toBe(set);

  // Beside today's it lies under an id of its own, and still says of which design it is; ordered once more, too.
  await rider.post(`/api/cart/${again}/add/${design}`);
  await choose(rider, again, design, { jersey: [{ quantity: 3 }] });
  const both = await shown();
  expect(both.items[0].configuredSetUuid).not.toBe(design);
  expect(both.older).toEqual([version, undefined]);
  const placed = await order(rider, again);
  const third = await rider.post(`/api/customer/orders/${placed.json.order_uuid}/reorder`);
  await saveChoices(rider, design, { collar: "zip" });
  const once = await shown(third.json.uuid);
  expect(once.older.map((each: typeof version) => each.design)).toEqual([design, design]);
  expect(once.older[0].version).toBe(before);

  expect((await rider.delete(`/api/configured-sets/${design}`)).status).toBeLessThan(300);
  const gone = await shown(third.json.uuid);
  expect(gone.older[0]).toMatchObject({ design: null, version: before });
});

it("is no earlier version while its design is as it was ordered", async () => {
  const { rider, design, again } = await orderedAgain();
  await saveChoices(rider, design, {});
  const { items } = (await rider.get(`/api/cart/${again}`)).json;
  expect(items.map(({ older }: { older: unknown }) => older)).toEqual([undefined]);
});
