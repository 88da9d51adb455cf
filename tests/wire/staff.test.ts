import assert from "node:assert/strict";
import { beforeAll, describe, test } from "vitest";
import { assertRefused, assertRefusedField, assertSuccess } from "./support/assertions.ts";
import { newDesign } from "./support/estate.ts";
import { filledCart, ordered, readOrder } from "./support/ordering.ts";
import { drawDesign, findSet } from "./support/sample-design.ts";
import { sharedShop } from "./support/shared-shop.ts";
import type { Json, Person } from "./support/wire.ts";

const house = sharedShop();
let set: Json;
let designer: Person;

beforeAll(async () => {
  set = await findSet(house.visitor, ["jersey"]);
  designer = await house.staff("designer");
});

async function placed(
  manualCheck: boolean,
): Promise<{ who: Person; uuid: string; number: string }> {
  const who = await house.customer();
  const cart = await filledCart(who, set, await newDesign(who, set));
  if (manualCheck) {
    assertSuccess(await who.patch(`/api/cart/${cart}`, { manual_check: true }), 200);
  }
  const result = await ordered(who, cart);
  return { who, uuid: result.order_uuid, number: result.order_number };
}

async function move(uuid: string, status: string) {
  return designer.patch(`/api/staff/orders/${uuid}`, { status });
}

describe("orders", () => {
  test("are listed, searched and read by staff", async () => {
    const { uuid, number } = await placed(false);
    const found = assertSuccess(await designer.get(`/api/staff/orders?search=${number}`), 200);
    assert.deepEqual(
      found.data.map((each: Json) => each.uuid),
      [uuid],
    );
    const confirmed = await designer.get("/api/staff/orders?status=confirmed&limit=100");
    assert.ok(assertSuccess(confirmed, 200).data.some((each: Json) => each.uuid === uuid));
    const read = assertSuccess(await designer.get(`/api/staff/orders/${uuid}`), 200);
    assert.equal(read.order_number, number);
    assert.ok(read.customer);
  });

  test("move along the table of states only", async () => {
    const { who, uuid } = await placed(false);
    assertRefused(await move(uuid, "completed"), 409, "illegal_transition");
    assertRefused(await move(uuid, "draft"), 409, "illegal_transition");
    assertRefusedField(await move(uuid, "lost"), "status");
    assertSuccess(await move(uuid, "processing"), 200);
    assertRefused(await move(uuid, "cancelled"), 409, "illegal_transition");
    assertSuccess(await move(uuid, "completed"), 200);
    const after = await readOrder(who, uuid);
    assert.equal(after.status, "completed");
    assert.ok(after.history.length >= 3);
  });
});

describe("a manual check", () => {
  async function send(uuid: string): Promise<Json> {
    const { lines } = assertSuccess(await designer.get(`/api/staff/orders/${uuid}`), 200);
    const body = {
      message: "Number moved up by 20 mm.",
      lines: lines.map((line: Json) => ({ line_id: line.id, document: drawDesign(set) })),
    };
    return assertSuccess(await designer.post(`/api/staff/orders/${uuid}/proof`, body), 200);
  }

  test("holds production until the customer approves [S1.14, S4.03]", async () => {
    const { who, uuid } = await placed(true);
    const path = `/api/customer/orders/${uuid}/proof`;
    assertRefused(await move(uuid, "processing"), 409, "illegal_transition");
    assert.equal((await who.post(`${path}/approve`)).status, 409, "nothing to approve yet");

    await send(uuid);
    const shown = await readOrder(who, uuid);
    assert.ok(shown.proof !== null);
    const changes = await who.post(`${path}/request-changes`, { message: "A bit lower, please." });
    assertSuccess(changes, 200);
    assertRefused(await move(uuid, "processing"), 409, "illegal_transition");
    assert.equal((await who.post(`${path}/approve`)).status, 409, "it was sent back");
    assertRefusedField(await who.post(`${path}/request-changes`, {}), "message");

    await send(uuid);
    assertSuccess(await who.post(`${path}/approve`), 200);
    assert.equal((await who.post(`${path}/approve`)).status, 409, "approved once");
    assertSuccess(await move(uuid, "processing"), 200);
  });
});

describe("designs for a customer", () => {
  test("appear in the staff-made list and are copied by taking over [S2.27, S8.08]", async () => {
    const who = await house.customer();
    const me = assertSuccess(await who.get("/api/customer"), 200);
    const answer = await designer.post(`/api/staff/customers/${me.id}/configured-sets`, {
      configuratorSetUuid: set.uuid,
      name: "From the studio",
      document: drawDesign(set),
    });
    assert.equal(answer.status, 201, answer.text);
    const made = assertSuccess(await who.get("/api/customer/configured-sets?made_by=staff"), 200);
    assert.equal(made.data.length, 1);
    assert.equal(made.data[0].name, "From the studio");
    const own = assertSuccess(await who.get("/api/customer/configured-sets?made_by=customer"), 200);
    assert.equal(own.data.length, 0);

    const [{ uuid }] = made.data;
    const copy = await who.post(`/api/configured-sets/${uuid}/take-over`);
    const taken = assertSuccess(copy, 201);
    assert.deepEqual([taken.made_by, taken.viewed_as], ["customer", "owner"]);
    assert.notEqual(taken.uuid, uuid);
    const stranger = await house.customer();
    assertRefused(
      await stranger.post(`/api/configured-sets/${uuid}/take-over`),
      404,
      "take_over_failed",
    );
  });
});

test("to everyone else the staff's calls do not exist", async () => {
  for (const who of [house.visitor, await house.customer()]) {
    assertRefused(await who.get("/api/staff/orders"), 404, "not_found");
    assertRefused(await who.get("/api/staff/nothing"), 404, "not_found");
  }
});
