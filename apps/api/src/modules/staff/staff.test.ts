import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  order,
  readyCart,
  sentTexts,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";

let shop: TestPlatform;
let designer: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  designer = await shop.customer({ role: "designer" });
});
afterAll(() => shop.close());

interface Placed {
  readonly uuid: string;
  readonly number: string;
  readonly buyer: Caller;
}

async function placed(buyer: Caller, manualCheck = false): Promise<Placed> {
  const cart = await readyCart(buyer);
  if (manualCheck) await buyer.patch(`/api/cart/${cart}`, { manual_check: true });
  const { json } = await order(buyer, cart);
  return { uuid: json.order_uuid as string, number: json.order_number as string, buyer };
}

async function found(query: string): Promise<string[]> {
  const answer = await designer.get(`/api/staff/orders?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.map((each: { uuid: string }) => each.uuid);
}

async function proofOf(uuid: string, overrides: object = {}) {
  const { json } = await designer.get(`/api/staff/orders/${uuid}`);
  const lines = json.lines.map((line: { id: string; document: unknown }) => ({
    line_id: line.id,
    document: line.document,
  }));
  return { message: "Checked.\nThe number sits 20 mm higher.", lines, ...overrides };
}

describe("the list of orders", () => {
  it("is searched by the beginning of number, address or name, without case", async () => {
    const email = "joke.van-der-berg@rider.example";
    const buyer = await shop.customer({ email, first_name: "Joke", last_name: "van der Berg" });
    const { uuid, number } = await placed(buyer);
    for (const search of [number, number.toLowerCase(), "joke.van", "VAN DER B", "joke van der"]) {
      expect(await found(`search=${encodeURIComponent(search)}`), search).toEqual([uuid]);
    }
    for (const search of ["%", "_oke", "der Berg", "\\"]) {
      expect(await found(`search=${encodeURIComponent(search)}`), search).toEqual([]);
    }
  });

  it("is narrowed by state and proof, and read in pages", async () => {
    const buyer = await shop.customer();
    const checked = await placed(buyer, true);
    const plain = await placed(buyer);
    expect(await found("proof=awaiting_designer&limit=100")).toContain(checked.uuid);
    expect(await found("proof=awaiting_designer&limit=100")).not.toContain(plain.uuid);
    expect(await found("status=completed")).toEqual([]);

    const all = await found("limit=100");
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const page = (await designer.get(`/api/staff/orders?limit=2${query}`)).json;
      seen.push(...page.data.map((each: { uuid: string }) => each.uuid));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(all);
    expect((await designer.get("/api/staff/orders?cursor=nonsense")).status).toBe(422);
  });

  it("names nobody once the customer is erased", async () => {
    const buyer = await shop.customer();
    const { uuid } = await placed(buyer);
    const gone = await buyer.delete("/api/customer", { password: "gate drops at nine" });
    expect(gone.status, gone.text).toBe(204);
    const answer = await designer.get(`/api/staff/orders/${uuid}`);
    expect(answer.json.customer).toBeNull();
    const { data } = (await designer.get("/api/staff/orders?limit=1")).json;
    expect(data[0]).toMatchObject({ uuid, customer: null });
  });
});

describe("moving an order", () => {
  it("follows the table, offers the moves there are, and is written down", async () => {
    const { uuid, buyer } = await placed(await shop.customer());
    const path = `/api/staff/orders/${uuid}`;
    expect((await designer.get(path)).json.moves).toEqual(["processing", "cancelled"]);
    expect((await designer.patch(path, { status: "completed" })).json.code).toBe(
      "illegal_transition",
    );
    const processing = await designer.patch(path, { status: "processing" });
    expect(processing.json).toMatchObject({ status: "processing", moves: ["completed"] });
    expect((await designer.patch(path, { status: "completed" })).json.moves).toEqual([]);
    const { history } = (await buyer.get(`/api/customer/orders/${uuid}`)).json;
    expect(history.map((each: { event: string }) => each.event)).toEqual([
      "created",
      "confirmed",
      "processing",
      "completed",
    ]);
    const acts = await shop.db
      .selectFrom("audit_log")
      .select(["act", "facts", "staff_id"])
      .where("subject_id", "=", uuid)
      .orderBy("id")
      .execute();
    expect(acts).toEqual([
      {
        act: "order.moved",
        facts: { from: "confirmed", to: "processing" },
        staff_id: designer.account?.id,
      },
      {
        act: "order.moved",
        facts: { from: "processing", to: "completed" },
        staff_id: designer.account?.id,
      },
    ]);
  });

  it("by ten at once happens once", async () => {
    const { uuid } = await placed(await shop.customer());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        designer.patch(`/api/staff/orders/${uuid}`, { status: "processing" }),
      ),
    );
    const statuses = answers.map((each) => each.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
  });
});

describe("a proof", () => {
  it("asks the customer by mail, in their language, with the designer's words", async () => {
    const { uuid, number, buyer } = await placed(await shop.customer(), true);
    const path = `/api/staff/orders/${uuid}/proof`;
    const sent = await designer.post(path, await proofOf(uuid));
    expect(sent.status, sent.text).toBe(200);
    expect(sent.json.proof).toMatchObject({
      status: "awaiting_customer",
      message: "Checked.\nThe number sits 20 mm higher.",
    });
    expect(sent.json.proof.lines).toHaveLength(sent.json.lines.length);
    await shop.runJobs("without pictures");
    const mails = await sentTexts(shop);
    const proofs = mails.filter(
      (mail) => /^subject: .*voorstel/im.test(mail) && mail.includes(number),
    );
    expect(proofs).toHaveLength(1);
    expect(proofs[0]).toContain("20 mm higher");

    const mine = `/api/customer/orders/${uuid}/proof`;
    expect((await buyer.post(`${mine}/approve`)).status).toBe(200);
    expect((await designer.post(path, await proofOf(uuid))).json.code).toBe("illegal_transition");
  });

  it("is refused for an order without a check, a strange line, a line twice, a broken document", async () => {
    const plain = await placed(await shop.customer());
    const refused = await designer.post(
      `/api/staff/orders/${plain.uuid}/proof`,
      await proofOf(plain.uuid),
    );
    expect(refused.json.code).toBe("illegal_transition");

    const { uuid } = await placed(await shop.customer(), true);
    const path = `/api/staff/orders/${uuid}/proof`;
    const proof = await proofOf(uuid);
    const [line] = proof.lines;
    const cases = [
      [[{ ...line, line_id: shop.newId() }], "validation_failed", "lines.0.line_id"],
      [[line, line], "validation_failed", "lines.1.line_id"],
      [[{ ...line, document: { schema: 1 } }], "invalid_design", "lines.0.document.pattern"],
    ] as const;
    for (const [lines, code, at] of cases) {
      const answer = await designer.post(path, { ...proof, lines });
      expect(answer.json).toMatchObject({ status: 422, code });
      expect(answer.json.errors.map((error: { path: string }) => error.path)).toContain(at);
    }
    const { json } = await designer.get(`/api/staff/orders/${uuid}`);
    expect(json.proof.status).toBe("awaiting_designer");
  });
});
