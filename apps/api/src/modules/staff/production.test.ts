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

/** An order of so many of each product. */
async function placed(quantity = 1, by?: Caller): Promise<string> {
  const buyer = by ?? (await shop.customer());
  const { json } = await order(buyer, await readyCart(buyer, quantity));
  return json.order_uuid as string;
}

async function made(
  quantity = 1,
  by?: Caller,
): Promise<{ readonly uuid: string; readonly units: readonly Unit[] }> {
  const uuid = await placed(quantity, by);
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

/** The same garments, as they are seen at a station. */
function at(units: readonly Unit[], stage: string): readonly Unit[] {
  return units.map((unit) => ({ ...unit, stage }));
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

  it("say their size as labels and orders do, in the language that is asked for", async () => {
    const { uuid } = await made();
    const { lines } = (await workshop.get(`/api/staff/orders/${uuid}?language=de`)).json as {
      lines: readonly {
        product: { id: string };
        choices: readonly { property: { id: string }; value: { id: string; name: string } }[];
      }[];
    };
    const names = new Map(
      lines.map(({ product, choices }) => {
        const size = choices.find(({ property }) => property.id === "size");
        return [product.id, [size?.value.id, size?.value.name]];
      }),
    );
    expect(names.get("pants")?.[0]).not.toBe(names.get("pants")?.[1]);
    const answer = await workshop.get("/api/staff/production?limit=100&language=de");
    const units = (answer.json.data as (Unit & Record<string, string>)[]).filter(
      (unit) => unit.order_uuid === uuid,
    );
    for (const { product = "", size, size_name } of units) {
      expect([size, size_name], product).toEqual(names.get(product));
    }
    expect(units).not.toEqual([]);
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

  it("are told of in the log with the reason, which goes with their customer and is in no line of it", async () => {
    const boss = await shop.customer({ role: "administrator" });
    const buyer = await shop.customer();
    const { units } = await made(1, buyer);
    const [first] = units;
    if (!first) throw new Error("no garment");
    const unit = `/api/staff/production/units/${first.id}`;
    await workshop.put(`${unit}/block`, { reason: "Zip of Mrs. Jansen" });
    await workshop.put(`${unit}/block`, { reason: null });
    await workshop.post(`${unit}/remakes`, { reason: "Burnt, says Jansen", from: first.stage });
    const told = async (): Promise<unknown[]> => {
      const log = (await boss.get("/api/staff/log?event=unit.&limit=100")).json.data;
      const own = log.filter((each: { facts: { unit?: string } }) => each.facts.unit === first.id);
      return own.map((each: { event: string; about: { words: string | null } }) => [
        each.event,
        each.about.words,
      ]);
    };
    expect(await told()).toEqual([
      ["unit.remade", "Burnt, says Jansen"],
      ["unit.released", null],
      ["unit.blocked", "Zip of Mrs. Jansen"],
    ]);
    const { rows } = await shop.database.pool.query("select facts::text from audit_log");
    expect(JSON.stringify(rows)).not.toContain("Jansen");
    // What is said of their garments is about them, so that they are given it; not who said it.
    const [theirs] = (await buyer.get("/api/customer/export")).json.orders;
    expect(theirs.reasons).toEqual([
      { kind: "blocked", reason: "Zip of Mrs. Jansen", said_at: expect.any(String) },
      { kind: "made_again", reason: "Burnt, says Jansen", said_at: expect.any(String) },
    ]);
    await workshop.put(`${unit}/block`, { reason: "Jansen calls back" });
    const { id, email } = (await buyer.get("/api/customer")).json;
    await shop.database.pool.query("update orders set status = 'completed' where id = $1", [
      first.order_uuid,
    ]);
    const erased = await boss.post(`/api/staff/customers/${id}/erase`, { email });
    expect(erased.status).toBe(204);
    expect((await told()).map((each) => (each as string[])[1] ?? "")).toEqual(["", "", "", ""]);
    const { rows: kept } = await shop.database.pool.query(
      "select blocked_reason from production_units where id = $1",
      [first.id],
    );
    expect(kept, "it waits, for a reason that is gone").toEqual([{ blocked_reason: "" }]);
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

  it("are made once more for a reason, from the first machine on, with a reprint of that one alone", async () => {
    const { uuid, units } = await made();
    await move(units, "sew");
    const [first, second] = units;
    if (!first || !second) throw new Error("no garments");
    const again = (id: string, reason: string, from: string) =>
      workshop.post(`/api/staff/production/units/${id}/remakes`, { reason, from });
    const seen = (await workshop.get(`/api/staff/orders/${uuid}`)).json.version;
    // One sees it where it is, another remembers where it was.
    expect((await again(first.id, "Burnt", "print")).json.code).toBe("stale_version");
    const block = `/api/staff/production/units/${first.id}/block`;
    await workshop.put(block, { reason: "A hole in the sleeve" });
    const both = await Promise.all([
      again(first.id, "Burnt", "sew"),
      again(first.id, "Burnt too", "sew"),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const won = both.find(({ status }) => status === 201)?.json;
    expect(won).toMatchObject({ stage: "print", blocked_here: null, remade: { number: 1 } });
    expect((await again(first.id, "Cut wrong", "print")).json.remade).toEqual({
      number: 2,
      reason: "Cut wrong",
      cause: null,
    });
    // The garment beside it, and the order, are where they were.
    const now = (await board()).filter((unit) => unit.order_uuid === uuid);
    expect(now.find(({ id }) => id === second.id)).toMatchObject({ stage: "sew", remade: null });
    expect((await workshop.get(`/api/staff/orders/${uuid}`)).json.version).toBeGreaterThan(seen);
    const { rows } = await shop.database.pool.query(
      `select again.number, again.reason, again.from_stage, packs.request
       from production_remakes again join packs on packs.id = again.pack_id
       where unit_id = $1 order by number`,
      [first.id],
    );
    const only = { line: first.position, copies: 1 };
    expect(rows).toMatchObject([
      { number: 1, reason: won.remade.reason, from_stage: "sew", request: { only, reprint: 1 } },
      { number: 2, reason: "Cut wrong", from_stage: "print", request: { only, reprint: 2 } },
    ]);
    const log = await shop.database.pool.query(
      "select facts from audit_log where act = 'unit.remade' and subject_id = $1 order by id",
      [uuid],
    );
    expect(log.rows.map(({ facts }) => facts.number)).toEqual([1, 2]);
  });

  it("are made once more all or none: who comes second with some of them is told, and nothing is overwritten", async () => {
    const one = await made(2);
    const other = await made(2);
    await move([...one.units, ...other.units], "sew");
    const pick = ({ units }: { readonly units: readonly Unit[] }) => {
      const line = units.find(({ of }) => of > 1)?.position;
      return units.filter(({ position }) => position === line).slice(0, 2);
    };
    const [mine, theirs] = [pick(one), pick(other)];
    const again = (units: readonly Unit[], reason: string) =>
      workshop.post("/api/staff/production/remakes", {
        units: units.map(({ id }) => ({ id, from: "sew" })),
        reason,
      });
    const held = async () => {
      const { rows } = await shop.database.pool.query(
        `select u.id, u.stage, u.since, (select count(*)::int from production_moves m where m.unit_id = u.id) as moves,
           (select count(*)::int from production_remakes r where r.unit_id = u.id) as remakes,
           (select count(*)::int from packs p where p.order_id = u.order_id) as packs,
           (select count(*)::int from audit_log a where a.subject_id = u.order_id and act = 'unit.remade') as acts
         from production_units u where order_id = any($1) order by u.id`,
        [[one.uuid, other.uuid]],
      );
      return rows;
    };
    const before = await held();
    // The last of them is elsewhere by now; then one is of an order that was put aside; then one is nobody's.
    await move(at(theirs.slice(1), "sew"), "check");
    const moved = await held();
    expect((await again([...mine, ...theirs], "Burnt")).json.code).toBe("stale_version");
    expect(await held()).toEqual(moved);
    await move(at(theirs.slice(1), "check"), "sew");
    await designer.post(`/api/staff/orders/${other.uuid}/hold`, { reason: "Wait" });
    const put = await held();
    expect((await again([...mine, ...theirs], "Burnt")).json.code).toBe("order_blocked");
    await designer.post(`/api/staff/orders/${other.uuid}/release`, {});
    const nobody = [{ ...(mine[0] as Unit), id: one.uuid }];
    expect((await again([...mine, ...nobody], "Burnt")).status).toBe(404);
    expect(await held()).toEqual(put);
    // Two at once, who have one garment in common.
    const both = await Promise.all([
      again(mine, "Burnt"),
      again([...mine.slice(1), ...theirs], "Burnt, too"),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const won = both.findIndex(({ status }) => status === 201);
    const wanted = (won === 0 ? mine : [...mine.slice(1), ...theirs])
      .map(({ id }) => id)
      .toSorted();
    const after = await held();
    expect(after.filter(({ remakes }) => remakes > 0).map(({ id }) => id)).toEqual(wanted);
    expect(after.filter(({ stage }) => stage === "print").map(({ id }) => id)).toEqual(wanted);
    expect(both[won]?.json.data.map(({ id }: Unit) => id).toSorted()).toEqual(wanted);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it("of one line are printed by one pack, as many as were thrown away; another time by another", async () => {
    const { uuid, units } = await made(2);
    await move(units, "sew");
    const line = units.find(({ of }) => of > 1)?.position ?? 0;
    const [first, second] = units.filter(({ position }) => position === line);
    if (!first || !second) throw new Error("no two garments of a line");
    const again = async (some: readonly Unit[]) => {
      const body = { units: some.map(({ id }) => ({ id, from: "sew" })), reason: "Burnt" };
      expect((await workshop.post("/api/staff/production/remakes", body)).status).toBe(201);
      await move(at(some, "print"), "sew");
    };
    await again([first, second]);
    await again([first]);
    await again([second]);
    const { rows } = await shop.database.pool.query(
      `select packs.request -> 'only' as only, packs.request -> 'reprint' as reprint, count(*)::int as garments
       from production_remakes again join packs on packs.id = again.pack_id
       where packs.order_id = $1 group by packs.id order by packs.id`,
      [uuid],
    );
    // Nobody has printed the first of the two single ones yet: the other is no part of it.
    expect(rows).toEqual([
      { only: { line, copies: 2, garments: [1, 2] }, reprint: 1, garments: 2 },
      { only: { line, copies: 1, garments: [1] }, reprint: 2, garments: 1 },
      { only: { line, copies: 1, garments: [2] }, reprint: 2, garments: 1 },
    ]);
  });

  it("are not made once more while their order is put aside, nor after it has left", async () => {
    const { uuid, units } = await made();
    const [first] = units;
    if (!first) throw new Error("no garment");
    const again = () =>
      workshop.post(`/api/staff/production/units/${first.id}/remakes`, {
        reason: "Burnt",
        from: "print",
      });
    await designer.post(`/api/staff/orders/${uuid}/hold`, { reason: "Wait" });
    expect((await again()).json.code).toBe("order_blocked");
    await designer.post(`/api/staff/orders/${uuid}/release`, {});
    const { lines } = (await workshop.get(`/api/staff/orders/${uuid}`)).json;
    const line = lines[first.position - 1];
    const lone = {
      carrier: null,
      lines: [{ line_id: line.id, quantity: 1, copies: [first.copy] }],
    };
    expect((await workshop.post(`/api/staff/orders/${uuid}/parcels`, lone)).status).toBe(201);
    expect((await again()).json.code).toBe("illegal_transition");
    const missing = await workshop.post(`/api/staff/production/units/${uuid}/remakes`, {
      reason: "Burnt",
      from: "print",
    });
    expect(missing.status).toBe(404);
    const { rows } = await shop.database.pool.query(
      "select count(*)::int from production_remakes join production_units u on u.id = unit_id where order_id = $1",
      [uuid],
    );
    expect(rows).toEqual([{ count: 0 }]);
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
