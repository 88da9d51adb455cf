import { afterAll, expect, it } from "vitest";
import { at as desk, own, sendingShop, sentTexts } from "../../../testing/index.ts";

const house = await sendingShop();
const { shop, staff, making, sent, givenBack } = house;
afterAll(house.close);

const { workshop } = staff;
const shown = async (uuid: string) => (await workshop.get(desk(uuid))).json;

/** So many garments of each line leave. */
async function leave(uuid: string, ...counts: readonly number[]) {
  const { lines } = await shown(uuid);
  const wishes = counts.flatMap((quantity, place) =>
    quantity === 0 ? [] : [{ line_id: lines[place].id as string, quantity }],
  );
  const answer = await workshop.post(desk(uuid, "/parcels"), { carrier: null, lines: wishes });
  expect(answer.status, answer.text).toBe(201);
  return answer.json;
}

async function board(uuid: string) {
  const { data } = (await workshop.get("/api/staff/production?limit=100")).json;
  return (data as { order_uuid: string; position: number; copy: number; given_back: boolean }[])
    .filter(({ order_uuid: of }) => of === uuid)
    .filter((unit) => unit.given_back)
    .map(({ position, copy }) => `${position}, ${copy}`);
}

async function due(): Promise<number> {
  const { late, due: days } = (await staff.administrator.get("/api/staff/numbers")).json;
  return days.reduce((sum: number, day: { units: number }) => sum + day.units, late.units);
}

it("what was given back stays, page and board say so alike, and the others complete the order", async () => {
  const { buyer, uuid, number } = await making({}, 2);
  const before = await due();
  await givenBack(uuid, 1, 2);
  expect(await due()).toBe(before - 3);
  const { lines, stays } = await shown(uuid);
  const [first, second] = lines;
  expect(stays).toEqual([
    { line_id: first.id, quantity: 1, sure: true },
    { line_id: second.id, quantity: 2, sure: true },
  ]);
  expect((await board(uuid)).toSorted()).toEqual(["1, 2", "2, 1", "2, 2"]);

  expect(await leave(uuid, 1)).toMatchObject({ status: "processing" });
  expect((await buyer.get(own(uuid))).json.stays).toEqual(stays);
  expect(await board(uuid)).toHaveLength(3);
  expect(await leave(uuid, 0, 0, 2)).toMatchObject({ status: "completed", stays: [] });

  await shop.runJobs("without pictures");
  const mails = (await sentTexts(shop)).filter((text) => text.includes(number));
  const [follows, ...more] = mails.filter((text) => text.includes("Volgt nog"));
  expect(more, "nothing follows the last").toEqual([]);
  const [, still = ""] = /Volgt nog(.*?)Bestelling bekijken/s.exec(follows ?? "") ?? [];
  expect(still).toContain(`=C3=97 ${lines[2].product.name}`);
  expect(still).not.toContain(first.product.name);
  expect(still).not.toContain(second.product.name);
});

it("whoever packs it all the same sends it, and then nothing of it stays", async () => {
  const { uuid } = await making({}, 2);
  await givenBack(uuid, 1);
  const all = await leave(uuid, 2, 2, 2);
  expect(all).toMatchObject({ status: "completed", stays: [] });
  expect(all.parcels[0].lines[0]).toMatchObject({ quantity: 2, copies: [1, 2] });
});

it("given back after some had left, it stays too, and somebody says that it is all", async () => {
  const { buyer, uuid } = await making({}, 3);
  await leave(uuid, 1, 3, 3);
  await givenBack(uuid, 1);
  const { lines, stays } = await shown(uuid);
  expect(stays).toEqual([{ line_id: lines[0].id, quantity: 1, sure: false }]);
  const rest = await leave(uuid, 1);
  expect([rest.status, rest.stays]).toEqual(["processing", stays]);
  expect((await buyer.get(own(uuid))).json.status).toBe("processing");
  await house.move(uuid, "completed");
  expect(await shown(uuid)).toMatchObject({ status: "completed", stays: [] });
});

it("what is made again is owed, and a line given back whole is nobody's parcel", async () => {
  const { uuid } = await making({}, 2);
  const { parcels, lines } = await leave(uuid, 2, 2, 2);
  await givenBack(uuid, 1, 0, 2);
  const wish = { garments: [{ line_id: lines[0].id, copies: [2] }], cause: "damaged" };
  const again = await workshop.post(desk(uuid, `/parcels/${parcels[0].id}/remakes`), wish);
  expect(again.status, again.text).toBe(201);
  expect(again.json.stays).toEqual([]);
  expect(await board(uuid)).toEqual([]);
});

it("of a line that was parted for another size, what was given back stays with its own", async () => {
  const placed = await house.placed({}, 3);
  await givenBack(placed.uuid, 1);
  const { lines } = await shown(placed.uuid);
  const change = { properties: { size: "M" }, copies: 2 };
  const changed = await placed.buyer.patch(own(placed.uuid, `/lines/${lines[0].id}`), change);
  expect(changed.status, changed.text).toBe(200);
  await house.move(placed.uuid, "processing");
  const now = await shown(placed.uuid);
  expect(now.stays).toEqual([{ line_id: lines[0].id, quantity: 1, sure: true }]);
  expect(now.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 3, 3, 2]);
  expect(await sent(placed.uuid, 4)).toMatchObject({ status: "processing" });
  expect(await leave(placed.uuid, 0, 2, 2, 1)).toMatchObject({ status: "completed" });
});
