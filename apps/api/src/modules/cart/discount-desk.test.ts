import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  order,
  readyCart,
  type Reply,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";

const CODES = "/api/staff/discount-codes";
let shop: TestPlatform;
let finance: Caller;
let rider: Caller;
let made = 0;

beforeAll(async () => {
  shop = await testPlatform();
  finance = await shop.customer({ role: "finance", first_name: "Femke", last_name: "Bos" });
  rider = await shop.customer();
});
afterAll(() => shop.close());

async function make(wish: object = {}) {
  const code = `GATE${(made += 1)}`;
  const answer = await finance.post(CODES, { code, percent: 10, ...wish });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as { id: string; code: string; version: number };
}

async function use(code: string, buyer: Caller = rider): Promise<Reply> {
  const cart = await readyCart(buyer);
  const put = await buyer.put(`/api/cart/${cart}/discount-code`, { code });
  if (put.status !== 200) return put;
  return order(buyer, cart);
}

const faultsOf = (answer: Reply) =>
  answer.json.errors.map((each: { path: string; code: string }) => `${each.path} ${each.code}`);

describe("making a code", () => {
  it("shows it with its limits and its beginning, and takes it off a cart", async () => {
    const { id, code } = await make({ amount: 1500, percent: undefined, max_uses: 3 });
    const shown = (await finance.get(`${CODES}/${id}`)).json;
    expect(shown).toMatchObject({
      code,
      percent: null,
      amount: 1500,
      max_uses: 3,
      used: 0,
      state: "open",
      version: 1,
    });
    expect(shown.history).toEqual([
      expect.objectContaining({
        event: "made",
        by: "Femke Bos",
        facts: { amount: 1500, max_uses: 3 },
      }),
    ]);
    const placed = await use(code.toLowerCase());
    expect(placed.status, placed.text).toBe(201);
    const orders = (await finance.get(`${CODES}/${id}/orders`)).json.data;
    expect(orders).toEqual([
      expect.objectContaining({
        uuid: placed.json.order_uuid,
        discount: 1500,
        status: "confirmed",
      }),
    ]);
    expect((await finance.get(`${CODES}/${id}`)).json.used).toBe(1);
  });

  it("refuses what makes no code", async () => {
    const { code } = await make();
    for (const [wish, fault] of [
      [{ code: code.toLowerCase(), percent: 5 }, "code invalid_value"],
      [{ code: "A", percent: 5 }, "code invalid_format"],
      [{ code: "two words", percent: 5 }, "code invalid_format"],
      [{ code: "NOTHING" }, "percent required"],
      [{ code: "BOTH", percent: 5, amount: 100 }, "amount invalid_value"],
      [{ code: "MUCH", percent: 101 }, "percent too_big"],
      [{ code: "PAST", percent: 5, last_day: "2020-01-01" }, "last_day too_small"],
      [{ code: "NEVER", percent: 5, last_day: "2027-02-30" }, "last_day invalid_format"],
      [
        { code: "BACK", percent: 5, first_day: "2090-02-02", last_day: "2090-02-01" },
        "last_day too_small",
      ],
    ] as const) {
      const answer = await finance.post(CODES, wish);
      expect([answer.status, ...faultsOf(answer)], JSON.stringify(wish)).toEqual([422, fault]);
    }
  });

  it("by ten at once makes one", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => finance.post(CODES, { code: "ATONCE", percent: 5 })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array<number>(9).fill(422)]);
  });
});

describe("the limits of a code", () => {
  it("a customer uses it so often, whatever they put it in at once, and again after a cancellation", async () => {
    const { code } = await make({ per_customer: 1 });
    const buyer = await shop.customer();
    const carts = await Promise.all([readyCart(buyer), readyCart(buyer), readyCart(buyer)]);
    for (const cart of carts) {
      const put = await buyer.put(`/api/cart/${cart}/discount-code`, { code });
      expect(put.status, put.text).toBe(200);
    }
    const answers = await Promise.all(carts.map((cart) => order(buyer, cart)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.json.code).toBe("discount_code_used");
    // Told when it is typed, once it is known whose cart it is.
    expect((await use(code, buyer)).json.code).toBe("discount_code_used");
    // Somebody else's use is their own.
    expect((await use(code, await shop.customer())).status).toBe(201);

    const placed = answers.find(({ status }) => status === 201)?.json.order_uuid as string;
    await finance.patch(`/api/staff/orders/${placed}`, { status: "cancelled" });
    expect((await use(code, buyer)).status).toBe(201);
  });

  it("below its minimum it takes nothing off, says so, and is not spent", async () => {
    const { id, code } = await make({ minimum: 30_000 });
    const cart = await readyCart(rider);
    const put = await rider.put(`/api/cart/${cart}/discount-code`, { code });
    expect(put.json.discount_code).toEqual({ code, minimum: 30_000 });
    expect(put.json.totals.subtotal).toBeLessThan(30_000);
    expect(put.json.totals).toMatchObject({ discount: 0, total: put.json.totals.subtotal });
    const below = await order(rider, cart);
    expect(below.status, below.text).toBe(201);
    expect((await finance.get(`${CODES}/${id}`)).json.used).toBe(0);
    expect((await finance.get(`${CODES}/${id}/orders`)).json.data).toEqual([]);

    const enough = await readyCart(rider, 2);
    await rider.put(`/api/cart/${enough}/discount-code`, { code });
    const placed = await order(rider, enough);
    expect(placed.status, placed.text).toBe(201);
    const { data } = (await finance.get(`${CODES}/${id}/orders`)).json;
    expect(data).toMatchObject([{ uuid: placed.json.order_uuid }]);
    expect(data[0].discount).toBeGreaterThan(0);
  });

  it("holds from the beginning of its first day to the end of its last, where the shop is", async () => {
    const { id, code } = await make({ first_day: "2090-03-31", last_day: "2090-04-01" });
    // Summer time there: the day begins two hours before it does in Greenwich.
    expect((await finance.get(`${CODES}/${id}`)).json).toMatchObject({
      valid_from: "2090-03-30T22:00:00.000Z",
      valid_until: "2090-04-01T22:00:00.000Z",
      state: "coming",
    });
    expect((await use(code)).json.code).toBe("invalid_discount_code");
    const list = (await finance.get(`${CODES}?state=coming`)).json.data;
    expect(list.map((each: { id: string }) => each.id)).toContain(id);
  });
});

describe("changing a code", () => {
  it("keeps what the limits were, in a history that nobody can change", async () => {
    const { id } = await make({ max_uses: 5 });
    const changed = await finance.patch(`${CODES}/${id}`, {
      max_uses: null,
      per_customer: 2,
      version: 1,
    });
    expect(changed.json).toMatchObject({ max_uses: null, per_customer: 2, version: 2 });
    expect(changed.json.history[1]).toMatchObject({
      event: "changed",
      by: "Femke Bos",
      facts: { from: { max_uses: 5, per_customer: null }, to: { max_uses: null, per_customer: 2 } },
    });
    // The same again changes nothing, and leaves no line.
    const same = await finance.patch(`${CODES}/${id}`, { per_customer: 2, version: 2 });
    expect(same.json.history).toHaveLength(2);
    for (const statement of [
      "update discount_code_events set event = 'made'",
      "delete from discount_code_events",
    ]) {
      await expect(shop.database.pool.query(statement)).rejects.toThrow(/only added to/);
    }
    const acts = await shop.db
      .selectFrom("audit_log")
      .select("act")
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(["discount.made", "discount.changed"]);
  });

  it("tells the second of two, and overwrites nothing", async () => {
    const { id } = await make();
    const wishes = [5, 6, 7, 8].map((max_uses) => ({ max_uses, version: 1 }));
    const answers = await Promise.all(wishes.map((wish) => finance.patch(`${CODES}/${id}`, wish)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(answers.filter((each) => each !== won[0]).map(({ json }) => json.code))).toEqual(
      new Set(["stale_version"]),
    );
    const now = (await finance.get(`${CODES}/${id}`)).json;
    expect(now).toMatchObject({ max_uses: won[0]?.json.max_uses, version: 2 });
  });

  it("never allows fewer uses than there were", async () => {
    const { id, code } = await make({ max_uses: 3 });
    expect((await use(code)).status).toBe(201);
    expect((await use(code)).status).toBe(201);
    const fewer = await finance.patch(`${CODES}/${id}`, { max_uses: 1, version: 1 });
    expect([fewer.status, ...faultsOf(fewer)]).toEqual([422, "max_uses too_small"]);
    const full = await finance.patch(`${CODES}/${id}`, { max_uses: 2, version: 1 });
    expect(full.json.state).toBe("used_up");
  });

  it("ends it once: carts that have it are told, orders keep it, another day brings it back", async () => {
    const { id, code } = await make();
    const cart = await readyCart(rider);
    await rider.put(`/api/cart/${cart}/discount-code`, { code });
    const ended = await finance.post(`${CODES}/${id}/end`, { version: 1 });
    expect(ended.json).toMatchObject({ state: "ended", version: 2 });
    expect((await finance.post(`${CODES}/${id}/end`, { version: 2 })).json.code).toBe(
      "illegal_transition",
    );
    expect((await finance.post(`${CODES}/${id}/end`, { version: 1 })).json.code).toBe(
      "stale_version",
    );
    expect((await order(rider, cart)).json.code).toBe("discount_code_used");
    expect((await use(code)).json.code).toBe("invalid_discount_code");
    await finance.patch(`${CODES}/${id}`, { last_day: "2090-01-01", version: 2 });
    expect((await use(code)).status).toBe(201);
  });
});

describe("the list of codes", () => {
  it("is read in pages, by state and by how a code begins", async () => {
    const first = await make({ code: "ZOLDER-1" });
    const second = await make({ code: "ZOLDER-2", max_uses: 1 });
    await use("ZOLDER-2");
    const list = async (query: string) => {
      const { json } = await finance.get(`${CODES}?${query}`);
      return { ids: json.data.map((each: { id: string }) => each.id), next: json.next_cursor };
    };
    expect((await list("search=zolder")).ids).toEqual([second.id, first.id]);
    expect((await list("search=zolder&state=used_up")).ids).toEqual([second.id]);
    expect((await list("search=zolder&state=open")).ids).toEqual([first.id]);
    expect((await list("search=%25")).ids).toEqual([]);
    const page = await list("search=zolder&limit=1");
    expect(page.ids).toEqual([second.id]);
    expect((await list(`search=zolder&limit=1&cursor=${page.next}`)).ids).toEqual([first.id]);
    expect((await finance.get(`${CODES}?cursor=nonsense`)).status).toBe(422);
  });
});
