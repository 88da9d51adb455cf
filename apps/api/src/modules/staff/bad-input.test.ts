import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderStatuses } from "@holeshot/domain";
import { type Caller, order, payingShop, readyCart, type Reply } from "../../testing/index.ts";

/** What everybody who works here does at once, in the wrong place or twice. */
let house: Awaited<ReturnType<typeof payingShop>>;
let boss: Caller;
let second: Caller;

beforeAll(async () => {
  house = await payingShop();
  [boss, second] = [
    await house.shop.customer({ role: "administrator" }),
    await house.shop.customer({ role: "administrator" }),
  ];
});
afterAll(() => house.close());

const at = (uuid: string, rest = "") => `/api/staff/orders/${uuid}${rest}`;

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly document: object;
}
interface Shown {
  readonly status: string;
  readonly version: number;
  readonly moves: readonly string[];
  readonly acts: readonly string[];
  readonly lines: readonly Line[];
  readonly ledger: { readonly receivable: number };
}

const shown = async (uuid: string): Promise<Shown> => (await boss.get(at(uuid))).json;

async function placed(
  wish: { readonly manualCheck?: boolean; readonly payment?: string } = {},
): Promise<string> {
  const buyer = await house.shop.customer();
  const cart = await readyCart(buyer);
  if (wish.manualCheck === true) await buyer.patch(`/api/cart/${cart}`, { manual_check: true });
  const answer = await order(buyer, cart, { payment: wish.payment ?? "invoice" });
  expect(answer.status, answer.text).toBe(201);
  return answer.json.order_uuid as string;
}

const moved = async (uuid: string, ...to: readonly string[]): Promise<string> => {
  for (const status of to) expect((await boss.patch(at(uuid), { status })).status).toBe(200);
  return uuid;
};

const states: Readonly<Record<string, () => Promise<string>>> = {
  "waits to be paid": () => placed({ payment: "pay_now" }),
  "is confirmed": () => placed(),
  "waits for its check": () => placed({ manualCheck: true }),
  "is put aside": async () => {
    const uuid = await placed();
    await boss.post(at(uuid, "/hold"), { reason: "Wait" });
    return uuid;
  },
  "is charged back": async () => {
    const uuid = await placed();
    await house.shop.database.pool.query("update orders set blocked_at = now() where id = $1", [
      uuid,
    ]);
    return uuid;
  },
  "is being made": async () => moved(await placed(), "processing"),
  "has left": async () => moved(await placed(), "processing", "completed"),
  "is cancelled": async () => moved(await placed(), "cancelled"),
};

let keys = 0;

type Act = (who: Caller, uuid: string, now: Shown, seen?: object) => Promise<Reply>;

/** Everything that is done with an order at the desk, as the desk does it; `seen` names the version that was looked at. */
const acts: Readonly<Record<string, Act>> = {
  send_proof: (who, uuid, { lines }, seen) =>
    who.post(at(uuid, "/proof"), {
      message: "So?",
      lines: lines.map(({ id, document }) => ({ line_id: id, document })),
      ...seen,
    }),
  hold: (who, uuid, _, seen) => who.post(at(uuid, "/hold"), { reason: "Whose logo?", ...seen }),
  release: (who, uuid, _, seen) => who.post(at(uuid, "/release"), { ...seen }),
  refund: (who, uuid) =>
    who.post(
      at(uuid, "/refunds"),
      { amount: 100, reason: "A seam" },
      { "idempotency-key": `bad-input-${(keys += 1)}` },
    ),
  settle_invoice: (who, uuid, { ledger }) =>
    who.post(at(uuid, "/invoice-payment"), { amount: Math.max(1, ledger.receivable) }),
  make_pack: (who, uuid) => who.post(at(uuid, "/packs"), {}),
  send_parcel: (who, uuid, { lines }, seen) =>
    who.post(at(uuid, "/parcels"), {
      carrier: null,
      lines: lines.map(({ id, quantity }) => ({ line_id: id, quantity })),
      ...seen,
    }),
  change_line: (who, uuid, { lines }, seen) =>
    who.patch(at(uuid, `/lines/${lines[0]?.id ?? ""}`), {
      rider: { name: "VOS", number: "9" },
      ...seen,
    }),
};

/** The order and all that hangs on it, as it stands in the database. */
async function kept(uuid: string): Promise<object> {
  const { rows } = await house.shop.database.pool.query<object>(
    `select to_jsonb(o) - 'version' as order,
      (select jsonb_agg(to_jsonb(l) order by l.id) from order_lines l where l.order_id = o.id) as lines,
      (select count(*) from order_events e where e.order_id = o.id) as events,
      (select count(*) from packs p where p.order_id = o.id) as packs,
      (select count(*) from parcels p where p.order_id = o.id) as parcels,
      (select count(*) from order_proofs p where p.order_id = o.id) as proofs,
      (select count(*) from payments p where p.order_id = o.id) as payments,
      (select count(*) from audit_log a where a.subject_id = o.id) as acts
    from orders o where o.id = $1`,
    [uuid],
  );
  return rows[0] ?? {};
}

describe("an order that", () => {
  it.each(Object.keys(states))(
    "%s takes no act and no move that the desk does not offer, says why, and stays as it is",
    async (state) => {
      const uuid = (await states[state]?.()) ?? "";
      const now = await shown(uuid);
      const before = await kept(uuid);
      for (const [name, act] of Object.entries(acts)) {
        if (now.acts.includes(name)) continue;
        const answer = await act(boss, uuid, now);
        expect([404, 409, 422], `${name}: ${answer.text}`).toContain(answer.status);
        expect(answer.json.code, name).toMatch(/^[a-z_]+$/);
        expect(answer.json.code, name).not.toBe("internal_error");
      }
      for (const status of orderStatuses) {
        if (now.moves.includes(status)) continue;
        const answer = await boss.patch(at(uuid), { status });
        expect(answer.status, `${status}: ${answer.text}`).toBe(409);
      }
      expect(await kept(uuid)).toEqual(before);
    },
    60_000,
  );

  it.each(Object.keys(states))(
    "%s takes what is offered once: of two at once, each with what they saw, one is told",
    async (state) => {
      const { acts: offered, moves } = await shown((await states[state]?.()) ?? "");
      // A refund has a key of its own, an invoice its amount, a pack is the one under way.
      const versioned = offered.filter((name) =>
        ["send_proof", "hold", "release", "send_parcel", "change_line"].includes(name),
      );
      for (const name of versioned) {
        const uuid = (await states[state]?.()) ?? "";
        const now = await shown(uuid);
        const seen = { version: now.version };
        const both = await Promise.all(
          [boss, second].map(async (who) => acts[name]?.(who, uuid, now, seen)),
        );
        const statuses = both.map((answer) => answer?.status ?? 0).toSorted((a, b) => a - b);
        expect(statuses[0], `${name}: ${both[0]?.text ?? ""}`).toBeLessThan(300);
        expect(statuses[1], name).toBe(409);
        expect(both.find((answer) => answer?.status === 409)?.json.code).toBe("stale_version");
      }
      for (const status of moves) {
        const uuid = (await states[state]?.()) ?? "";
        const seen = { version: (await shown(uuid)).version };
        const both = await Promise.all(
          [boss, second, boss].map((who) => who.patch(at(uuid), { status, ...seen })),
        );
        const statuses = both.map((answer) => answer.status).toSorted((a, b) => a - b);
        expect(statuses, status).toEqual([200, 409, 409]);
      }
    },
    60_000,
  );
});

describe("a double click", () => {
  it("on a refund gives back once, on an invoice marks it once, on a pack makes one", async () => {
    const uuid = await placed();
    const now = await shown(uuid);
    const key = { "idempotency-key": "the-same-click" };
    const refund = { amount: 500, reason: "A seam" };
    const refunds = await Promise.all(
      [1, 2, 3].map(() => boss.post(at(uuid, "/refunds"), refund, key)),
    );
    const given = refunds.filter(({ status }) => status === 201);
    expect(given.length, refunds.map(({ text }) => text.slice(0, 80)).join()).toBeGreaterThan(0);
    const after = await shown(uuid);
    expect(now.ledger.receivable - after.ledger.receivable).toBe(500);

    const settle = { amount: after.ledger.receivable };
    const settled = await Promise.all(
      [boss, second, boss].map((who) => who.post(at(uuid, "/invoice-payment"), settle)),
    );
    expect(settled.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await shown(uuid)).ledger.receivable).toBe(0);

    const packs = await Promise.all([1, 2, 3].map(() => boss.post(at(uuid, "/packs"), {})));
    expect(new Set(packs.map(({ json }) => json.id)).size).toBe(1);
    expect((await boss.get(at(uuid, "/packs"))).json.data).toHaveLength(1);
  });
});

describe("a label that is none of ours", () => {
  it("finds nothing, moves nothing and breaks nothing", async () => {
    const uuid = await moved(await placed(), "processing");
    const { order_number: number } = (await boss.get(at(uuid))).json;
    const board = async () =>
      (await boss.get("/api/staff/production?limit=100")).json.data as readonly {
        readonly id: string;
        readonly stage: string;
        readonly order_uuid: string;
      }[];
    const before = await board();
    const scan = (code: string) =>
      boss.get(`/api/staff/production/units?code=${encodeURIComponent(code)}`);
    for (const forged of [
      `${number}|0|jersey|L|1/1`,
      `${number}|1|jersey|L|0/1`,
      `${number}|-1|jersey|L|1/1`,
      `${number}|99999|jersey|L|99999/1`,
      `${number}|1`,
      `${number}|1|1/1|1|`,
      `x${number}|1|jersey|L|1/1`,
      `${number}.1.1`,
      "HS-2026-000001|1|jersey|L|1/1; drop table orders",
      "\u0000|1|1/1",
      "😀".repeat(40),
      "WIFI:T:WPA;S:Holeshot;P:x;;",
    ]) {
      const answer = await scan(forged);
      expect([404, 422], `${JSON.stringify(forged)}: ${answer.text}`).toContain(answer.status);
      expect(answer.json.code).toMatch(/^(not_found|validation_failed)$/);
    }
    expect((await scan("9".repeat(20_000))).status).toBeGreaterThanOrEqual(400);
    expect((await scan("9".repeat(20_000))).status).toBeLessThan(500);

    // Ids that somebody made up, and garments that stand elsewhere than was seen.
    const [unit] = before.filter((each) => each.order_uuid === uuid);
    if (!unit) throw new Error("no garment");
    const move = (units: readonly object[], to: string) =>
      boss.post("/api/staff/production/moves", { units, to });
    const own = { id: unit.id, from: unit.stage };
    const forged = [
      [[{ id: "01900000-0000-7000-8000-000000000000", from: "print" }], "press"],
      [[own, { id: "01900000-0000-7000-8000-000000000000", from: "print" }], "press"],
      [[{ ...own, from: "sew" }], "press"],
      [[own], "shipped"],
      [[], "press"],
    ] as const;
    for (const [units, to] of forged) {
      const answer = await move(units, to);
      expect([404, 409, 422], answer.text).toContain(answer.status);
    }
    expect(await board()).toEqual(before);
  });
});
