import { afterAll, expect, it } from "vitest";
import { at as desk, own, sendingShop, sentTexts } from "../../../testing/index.ts";

const house = await sendingShop();
const { shop, staff, placed, making, sent } = house;
afterAll(house.close);

const missing = "01934a5e-6c00-7a10-8c01-00000000dead";
const { workshop, administrator } = staff;
const shown = async (uuid: string) => (await workshop.get(desk(uuid))).json;
const again = (uuid: string, parcel: string, body: object) =>
  workshop.post(desk(uuid, `/parcels/${parcel}/remakes`), { cause: "damaged", ...body });

interface Unit {
  readonly id: string;
  readonly order_uuid: string;
  readonly stage: string;
  readonly remade: object | null;
}

async function board(uuid: string): Promise<readonly Unit[]> {
  const { data } = (await workshop.get("/api/staff/production?limit=100")).json;
  return data.filter((unit: Unit) => unit.order_uuid === uuid);
}

/** An order of which everything left in one parcel. */
async function complete() {
  const made = await making();
  const order = await sent(made.uuid, 100);
  expect(order.status).toBe("completed");
  const [parcel] = order.parcels;
  return { ...made, order, parcel: parcel.id as string, garments: parcel.lines };
}

const first = (garments: readonly { line_id: string; copies: readonly number[] }[]) =>
  garments.slice(0, 1).map(({ line_id, copies }) => ({ line_id, copies: copies.slice(0, 1) }));

async function books() {
  const { rows } = await shop.database.pool.query(
    `select (select count(*) from invoices) as invoices, (select count(*) from credit_notes) as notes,
       (select count(*) from payments) as payments, (select sum(total) from orders) as total`,
  );
  return rows;
}

it("what left is made again, in a parcel of its own, and nothing is charged", async () => {
  const { buyer, uuid, number, parcel, garments, order } = await complete();
  const money = await books();
  const before = (await workshop.get("/api/staff/production?limit=1")).json.counts;
  const wish = { garments: first(garments), words: "Naad los", version: order.version };
  const answer = await again(uuid, parcel, wish);
  expect(answer.status, answer.text).toBe(201);
  const [one] = wish.garments;
  const counted = { ...one, quantity: 1 };
  expect(answer.json).toMatchObject({ status: "processing", changeable: false, late: false });
  expect(answer.json.parcels[0].made_again).toEqual([counted]);
  expect(answer.json.parcels[0].lines).toEqual(
    garments.filter(({ line_id }: { line_id: string }) => line_id !== one?.line_id),
  );
  // It leaves in no parcel before it is printed; the workshop sees it, why, and has its pack.
  expect(answer.json.kept).toEqual([{ line_id: one?.line_id, copy: 1, reason: null }]);
  const units = await board(uuid);
  expect(units).toMatchObject([
    { stage: "print", remade: { number: 1, reason: "Naad los", cause: "damaged" } },
  ]);
  const { counts } = (await workshop.get("/api/staff/production?limit=1")).json;
  expect(counts).toEqual({ ...before, print: before.print + 1 });
  const packs = await shop.database.pool.query("select request from packs where order_id = $1", [
    uuid,
  ]);
  expect(packs.rows).toMatchObject([{ request: { reprint: 1, only: { copies: 1 } } }]);
  // Its customer sees it on both pages, and may neither change nor cancel it.
  const mine = (await buyer.get(own(uuid))).json;
  expect(mine.parcels).toEqual(answer.json.parcels);
  expect(mine.history.at(-1)).toMatchObject({ event: "made_again", status: "processing" });
  expect((await buyer.post(own(uuid, "/cancel"))).json.code).toBe("order_not_changeable");
  const change = { rider: { name: "Other" } };
  const changed = await buyer.patch(own(uuid, `/lines/${one?.line_id}`), change);
  expect(changed.json.code).toBe("order_not_changeable");

  const [unit] = units;
  const move = { units: [{ id: unit?.id, from: "print" }], to: "packed" };
  expect((await workshop.post("/api/staff/production/moves", move)).status).toBe(200);
  const left = await workshop.post(desk(uuid, "/parcels"), {
    carrier: null,
    lines: [{ line_id: one?.line_id, quantity: 1 }],
  });
  expect(left.status, left.text).toBe(201);
  expect(left.json).toMatchObject({ status: "completed", moves: [] });
  expect(left.json.parcels[0].made_again).toEqual([counted]);
  expect(left.json.parcels[1]).toMatchObject({ lines: [counted], made_again: [] });
  expect(await books()).toEqual(money);
  await shop.runJobs("without pictures");
  const mails = (await sentTexts(shop)).filter((text) => text.includes(number));
  const told = mails.filter((text) => text.includes("Dit maken we opnieuw"));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("Het kost je niets");
  expect(told[0], "what the workshop says stays there").not.toContain("Naad los");
  const [link] = /\/order\/[\w-]+\/[\w-]+/.exec(told[0] ?? "") ?? [];
  const [, , , token] = link?.split("/") ?? [];
  const linked = (await shop.visitor.get(`/api/order-links/${uuid}/${token}`)).json;
  expect(linked.parcels[0].made_again).toEqual([counted]);
});

it("of two who ask at once one has it made again, and one more time is another remake", async () => {
  const { uuid, parcel, garments } = await complete();
  const wish = { garments: first(garments) };
  const both = await Promise.all([again(uuid, parcel, wish), again(uuid, parcel, wish)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect(await board(uuid)).toHaveLength(1);
  const { rows } = await shop.database.pool.query(
    `select (select count(*)::int from production_remakes r join production_units u on u.id = r.unit_id where u.order_id = $1) as remakes,
      (select count(*)::int from packs where order_id = $1) as packs,
      (select count(*)::int from order_events where order_id = $1 and event = 'made_again') as events`,
    [uuid],
  );
  expect(rows).toEqual([{ remakes: 1, packs: 1, events: 1 }]);
});

it("is refused whole for what is not there, and nothing is changed", async () => {
  const { uuid, parcel, garments, order } = await complete();
  const other = await complete();
  const one = first(garments);
  const stranger = first(other.garments);
  const asked = [
    [again(uuid, other.parcel, { garments: one }), 404, "not_found"],
    [again(uuid, missing, { garments: one }), 404, "not_found"],
    [again(missing, parcel, { garments: one }), 404, "not_found"],
    [again(uuid, parcel, { garments: [...one, ...stranger] }), 422, "validation_failed"],
    [again(uuid, parcel, { garments: [{ ...one[0], copies: [99] }] }), 422, "validation_failed"],
    [again(uuid, parcel, { garments: [...one, ...one] }), 422, "validation_failed"],
    [again(uuid, parcel, { garments: one, cause: "other" }), 422, "validation_failed"],
    [again(uuid, parcel, { garments: one, version: order.version - 1 }), 409, "stale_version"],
  ] as const;
  for (const [answer, status, code] of asked) {
    const { status: got, json } = await answer;
    expect([got, json.code]).toEqual([status, code]);
  }
  expect((await shown(uuid)).version).toBe(order.version);
  const finance = await staff.finance.post(desk(uuid, `/parcels/${parcel}/remakes`), {
    ...{ garments: one, cause: "damaged" },
  });
  expect(finance.status).toBe(404);
});

it("is refused of an order that was completed by hand with garments that never left", async () => {
  const { uuid } = await making();
  const { parcels } = await sent(uuid, 1);
  const [{ id, lines }] = parcels;
  const closed = await administrator.patch(desk(uuid), { status: "completed" });
  expect(closed.status, closed.text).toBe(200);
  const refused = await again(uuid, id, { garments: first(lines) });
  expect(refused.json.code).toBe("illegal_transition");
  expect(await board(uuid)).toEqual([]);
});

it("is refused of an order whose customer left the shop", async () => {
  const { buyer, uuid, parcel, garments } = await complete();
  await buyer.delete("/api/customer", { password: "gate drops at nine" });
  const refused = await again(uuid, parcel, { garments: first(garments) });
  expect(refused.json.code).toBe("illegal_transition");
});

it("a garment is given back or made again, not both", async () => {
  const { uuid, parcel, garments } = await complete();
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  const refund = (line_id: string) =>
    staff.finance.post(
      desk(uuid, "/refunds"),
      { lines: [{ line_id, quantity: 1 }], reason: "Torn" },
      key(),
    );
  const [one, two] = garments as { line_id: string; copies: number[]; quantity: number }[];
  if (!one || !two || one.quantity > 1) throw new Error("not the lines that this is about");
  expect((await refund(one.line_id)).status).toBe(201);
  const refused = await again(uuid, parcel, { garments: [one].map(ofLine) });
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    [expect.objectContaining({ path: "garments", code: "too_big" })],
  ]);
  expect((await again(uuid, parcel, { garments: [ofLine(two)] })).status).toBe(201);
  expect((await refund(two.line_id)).json.code).toBe("refund_too_large");
  const [unit] = await board(uuid);
  const move = { units: [{ id: unit?.id, from: "print" }], to: "packed" };
  await workshop.post("/api/staff/production/moves", move);
  const lines = [{ line_id: two.line_id, quantity: 1 }];
  const left = await workshop.post(desk(uuid, "/parcels"), { carrier: null, lines });
  expect(left.status, left.text).toBe(201);
  // Once it has left again it is a garment like others, and given back once.
  expect((await refund(two.line_id)).status).toBe(201);
  expect((await refund(two.line_id)).json.code).toBe("refund_too_large");
});

const ofLine = ({ line_id, copies }: { line_id: string; copies: readonly number[] }) => ({
  line_id,
  copies,
});

it("nothing is made again of an order that was given back whole, or is put aside", async () => {
  const { uuid, parcel, garments } = await complete();
  const { ledger } = await shown(uuid);
  const body = { amount: ledger.invoiced, reason: "All of it" };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const given = await staff.finance.post(desk(uuid, "/refunds"), body, headers);
  expect(given.status, given.text).toBe(201);
  const refused = await again(uuid, parcel, { garments: first(garments) });
  expect(refused.json.code).toBe("illegal_transition");

  const { uuid: held } = await making();
  const { parcels } = await sent(held, 1);
  await workshop.post(desk(held, "/hold"), { reason: "Wait" });
  const wish = { garments: first(parcels[0].lines) };
  expect((await again(held, parcels[0].id, wish)).json.code).toBe("order_blocked");
  await workshop.post(desk(held, "/release"), {});
  // Of one that is being made still, it joins those that are to leave.
  const here = (await board(held)).length;
  expect((await again(held, parcels[0].id, wish)).status).toBe(201);
  expect(await board(held)).toHaveLength(here + 1);
  const { uuid: confirmed } = await placed();
  expect((await again(confirmed, parcel, wish)).json.code).toBe("not_found");
});
