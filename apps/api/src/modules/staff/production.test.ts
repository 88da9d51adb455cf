import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  order,
  readyCart,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";

let shop: TestPlatform;
let designer: Caller;
let workshop: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  designer = await shop.customer({ role: "designer" });
  workshop = await shop.customer({ role: "workshop" });
});
afterAll(() => shop.close());

interface Unit {
  readonly id: string;
  readonly order_uuid: string;
  readonly order_number: string;
  readonly position: number;
  readonly copy: number;
  readonly of: number;
  readonly stage: string;
  readonly blocked: string | null;
}

async function placed(): Promise<string> {
  const buyer = await shop.customer();
  const { json } = await order(buyer, await readyCart(buyer));
  return json.order_uuid as string;
}

async function made(): Promise<{ readonly uuid: string; readonly units: readonly Unit[] }> {
  const uuid = await placed();
  const begun = await workshop.patch(`/api/staff/orders/${uuid}`, { status: "processing" });
  expect(begun.status, begun.text).toBe(200);
  return { uuid, units: (await board()).filter((unit) => unit.order_uuid === uuid) };
}

async function board(query = ""): Promise<readonly Unit[]> {
  const answer = await workshop.get(`/api/staff/production?limit=100${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

function move(units: readonly { readonly id: string; readonly stage: string }[], to: string) {
  const seen = units.map(({ id, stage }) => ({ id, from: stage }));
  return workshop.post("/api/staff/production/moves", { units: seen, to });
}

describe("garments in the workshop", () => {
  it("are there once their order is being made, one for each piece, at the first machine", async () => {
    const waiting = await placed();
    const { uuid, units } = await made();
    const { lines } = (await designer.get(`/api/staff/orders/${uuid}`)).json;
    const pieces = lines.reduce(
      (sum: number, line: { quantity: number }) => sum + line.quantity,
      0,
    );
    expect(units).toHaveLength(pieces);
    expect(units.every(({ stage, blocked }) => stage === "print" && blocked === null)).toBe(true);
    expect((await board()).some((unit) => unit.order_uuid === waiting)).toBe(false);
  });

  it("are moved all or none, and written down; whoever comes second is told", async () => {
    const { uuid, units } = await made();
    const both = await Promise.all([move(units, "press"), move(units, "cut")]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.json.code).toBe("stale_version");
    const [first] = units;
    if (!first) throw new Error("no garment");
    const at = (await board()).find(({ id }) => id === first.id)?.stage;
    const mixed = [
      { ...first, stage: at ?? "" },
      { id: first.id.replace(/.$/, "0"), stage: "print" },
    ];
    if (mixed[1]?.id !== first.id) expect((await move(mixed, "sew")).status).toBe(404);
    const { rows } = await shop.database.pool.query(
      "select from_stage, to_stage from production_moves where unit_id = $1",
      [first.id],
    );
    expect(rows).toEqual([{ from_stage: "print", to_stage: at }]);
    const log = await shop.database.pool.query(
      "select facts from audit_log where act = 'units.moved' and subject_id = $1",
      [uuid],
    );
    expect(log.rows).toEqual([{ facts: { to: at, units: units.length } }]);
  });

  it("are blocked once: of two reasons the second is told, and overwrites nothing", async () => {
    const { units } = await made();
    const [first] = units;
    if (!first) throw new Error("no garment");
    const block = `/api/staff/production/units/${first.id}/block`;
    const wishes = ["Torn", "Stained"].map((reason) => workshop.put(block, { reason, seen: null }));
    const answers = await Promise.all(wishes);
    const [won] = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe("stale_version");
    const now = (await board()).find(({ id }) => id === first.id);
    expect(now).toMatchObject({ blocked: won?.json.blocked, blocked_here: won?.json.blocked });
    expect((await workshop.put(block, { reason: null, seen: now?.blocked })).status).toBe(200);
  });

  it("are listed by who has waited longest, page by page", async () => {
    const { units } = await made();
    const [first] = units;
    if (!first) throw new Error("no garment");
    // Whoever has just been moved has waited least, whenever it is due.
    expect((await move([first], "press")).status).toBe(200);
    const waiting = await board("&sort=waiting");
    expect(waiting.at(-1)?.id).toBe(first.id);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const page = await workshop.get(`/api/staff/production?limit=3&sort=waiting${query}`);
      seen.push(...page.json.data.map((unit: Unit) => unit.id));
      cursor = page.json.next_cursor;
    }
    expect(seen).toEqual(waiting.map(({ id }) => id));
    const strange = await workshop.get("/api/staff/production?sort=waiting&cursor=nonsense");
    expect(strange.status).toBe(422);
  });

  it("stay where they are while they or their order are blocked", async () => {
    const { uuid, units } = await made();
    const [first] = units;
    if (!first) throw new Error("no garment");
    const block = `/api/staff/production/units/${first.id}/block`;
    expect((await workshop.put(block, { reason: "Torn" })).json.blocked).toBe("Torn");
    expect((await move([first], "press")).json.code).toBe("order_blocked");
    expect((await workshop.put(block, { reason: null })).json.blocked).toBeNull();
    await designer.post(`/api/staff/orders/${uuid}/hold`, { reason: "Wait" });
    expect((await board()).find(({ id }) => id === first.id)?.blocked).toBe("Wait");
    expect((await move([first], "press")).json.code).toBe("order_blocked");
    await designer.post(`/api/staff/orders/${uuid}/release`, {});
    expect((await move([first], "press")).status).toBe(200);
    await workshop.patch(`/api/staff/orders/${uuid}`, { status: "completed" });
    expect((await move([{ ...first, stage: "press" }], "cut")).json.code).toBe(
      "illegal_transition",
    );
    expect((await board()).some((unit) => unit.order_uuid === uuid)).toBe(false);
  });

  it("are found by their label, and by nothing made up", async () => {
    const { units } = await made();
    const [first] = units;
    if (!first) throw new Error("no garment");
    const { order_number: number, position, copy, of } = first;
    const scan = (code: string) =>
      workshop.get(`/api/staff/production/units?code=${encodeURIComponent(code)}`);
    const label = `${number}|${position}|jersey|L|DE VRIES 38|${copy}/${of}`;
    expect((await scan(label)).json.id).toBe(first.id);
    for (const forged of [
      `${number}|${position}|jersey|L|99/99`,
      `${number}|99|jersey|L|1/1`,
      "HS-2026-999999|1|jersey|L|1/1",
      "https://elsewhere.example/?1|1/1",
      `${number}' or 1=1 --|1|1/1`,
    ]) {
      expect((await scan(forged)).status, forged).toBe(404);
    }
  });

  it("are listed by station in pages, each once, with how many stand where", async () => {
    const { units } = await made();
    await move(units.slice(0, 1), "sew");
    const all = await board();
    const seen: string[] = [];
    let cursor = "";
    do {
      const page = (await workshop.get(`/api/staff/production?limit=2${cursor}`)).json;
      seen.push(...page.data.map(({ id }: Unit) => id));
      cursor = page.next_cursor === null ? "" : `&cursor=${page.next_cursor}`;
    } while (cursor !== "");
    expect(seen).toEqual(all.map(({ id }) => id));
    const { counts } = (await workshop.get("/api/staff/production?limit=1")).json;
    for (const stage of ["print", "sew", "packed"]) {
      expect(counts[stage], stage).toBe(all.filter((unit) => unit.stage === stage).length);
      expect((await board(`&stage=${stage}`)).map(({ id }) => id)).toEqual(
        all.filter((unit) => unit.stage === stage).map(({ id }) => id),
      );
    }
  });
});
