import { beforeAll, describe, expect, it } from "vitest";
import {
  addNewDesign,
  ADDRESS,
  type Caller,
  choose,
  mollieShop,
  type MollieStandIn,
  newCart,
  order,
  sentTexts,
  type TestPlatform,
} from "../../testing/index.ts";

let mollie: MollieStandIn;
let shop: TestPlatform;
let designer: Caller;
let finance: Caller;
let workshop: Caller;

beforeAll(async () => {
  const open = await mollieShop("deaf");
  ({ provider: mollie, shop, designer } = open);
  finance = await shop.customer({ role: "finance" });
  workshop = await shop.customer({ role: "workshop" });
  return open.close;
});

const own = (uuid: string, rest = "") => `/api/customer/orders/${uuid}${rest}`;
const at = (uuid: string, rest = "") => `/api/staff/orders/${uuid}${rest}`;

/** Two jerseys for a rider, with a collar that costs 4.95 a piece more, and pants. */
async function placed({ manualCheck = false, payment = "invoice" } = {}) {
  const buyer = await shop.customer();
  const cart = await newCart(buyer);
  const design = await addNewDesign(buyer, cart);
  const chosen = await choose(buyer, cart, design, {
    jersey: [
      {
        quantity: 2,
        properties: { collar: "v-overlap" },
        rider: { name: "JANSEN", number: "7" },
      },
    ],
    pants: [{ quantity: 1 }],
    gloves: [],
  });
  expect(chosen.status, chosen.text).toBe(200);
  if (manualCheck) await buyer.patch(`/api/cart/${cart}`, { manual_check: true });
  const answer = await order(buyer, cart, { payment });
  expect(answer.status, answer.text).toBe(201);
  const uuid = answer.json.order_uuid as string;
  if (payment === "pay_now") {
    const [{ id }] = (await buyer.get(own(uuid))).json.payments;
    const [there] = await mollie.of(id);
    await mollie.act(there?.id ?? "", "paid");
    await shop.visitor.post("/api/payments/mollie/webhook", `id=${there?.id}`, {
      "content-type": "application/x-www-form-urlencoded",
    });
  }
  const shown = (await designer.get(at(uuid))).json;
  expect(shown.status).toBe("confirmed");
  const [jersey, pants] = shown.lines;
  return { buyer, uuid, shown, jersey, pants, number: shown.order_number as string };
}

const rowOf = async (uuid: string, line: string) =>
  (await designer.get(at(uuid))).json.lines.find((each: { id: string }) => each.id === line);

describe("a line before production", () => {
  it("gets another size, name and number from its customer, who is told; the invoice says that it was amended", async () => {
    const { buyer, uuid, jersey, number } = await placed();
    const changed = await buyer.patch(own(uuid, `/lines/${jersey.id}`), {
      properties: { size: "XL" },
      rider: { name: "JANSSEN", number: "17" },
    });
    expect(changed.status, changed.text).toBe(200);
    const line = changed.json.lines.find((each: { id: string }) => each.id === jersey.id);
    expect(line).toMatchObject({
      properties: { ...jersey.properties, size: "XL" },
      rider: { name: "JANSSEN", number: "17" },
      ppuInclVat: jersey.ppuInclVat,
    });
    expect(line.choices[0].value).toEqual({ id: "XL", name: "XL" });
    expect(changed.json.history.at(-1).event).toBe("line_changed");
    const { rows } = await shop.database.pool.query(
      "select version, amended_at is not null as amended from invoices where order_id = $1",
      [uuid],
    );
    expect(rows).toEqual([{ version: 2, amended: true }]);
    await shop.runJobs("without pictures");
    const mails = await sentTexts(shop);
    const told = mails.filter(
      (mail) => mail.includes(number) && /^subject: .*gewijzigd/im.test(mail),
    );
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("JANSEN 7");
    expect(told[0]).toContain("JANSSEN 17");
  });

  it("that costs less is credited to the cent: off what is owed, or given back", async () => {
    const wish = { properties: { collar: "low-band" } };
    const invoice = await placed();
    const lowered = await invoice.buyer.patch(
      own(invoice.uuid, `/lines/${invoice.jersey.id}`),
      wish,
    );
    expect(lowered.status, lowered.text).toBe(200);
    const books = (await finance.get(at(invoice.uuid))).json.ledger;
    expect(books).toMatchObject({ credited: 990, difference: 0 });
    expect(books.receivable).toBe(invoice.shown.totals.total - 990);

    const paid = await placed({ payment: "pay_now" });
    const back = await finance.patch(at(paid.uuid, `/lines/${paid.jersey.id}`), wish);
    expect(back.status, back.text).toBe(200);
    expect(back.json.refunds.map((each: { amount: number }) => each.amount)).toEqual([990]);
    expect(back.json.ledger).toMatchObject({ credited: 990, refunded: 990, difference: 0 });
    // Once more the same changes nothing and gives nothing back.
    const again = await finance.patch(at(paid.uuid, `/lines/${paid.jersey.id}`), wish);
    expect(again.json.refunds).toHaveLength(1);
    expect(again.json.version).toBe(back.json.version);
  });

  it("is refused whole when it would cost more, is unknown, or does not fit", async () => {
    const { buyer, uuid, jersey } = await placed();
    const before = (await buyer.get(own(uuid))).json;
    const cases = [
      [{ properties: { collar: "zip" } }, "validation_failed", "properties"],
      [{ properties: { collar: "zip" }, surcharge: 1 }, "validation_failed", "properties"],
      [{ properties: { size: "XL" }, copies: 3 }, "validation_failed", "copies"],
      [{ properties: { size: "XXXXXL" } }, "validation_failed", "properties.size"],
      [{ properties: { sleeves: "9" } }, "validation_failed", "properties.sleeves"],
      [{ rider: { name: "W".repeat(80), number: "1" } }, "lettering_too_long", undefined],
      [{ rider: { name: "李", number: "1" } }, "lettering_missing_characters", undefined],
      [{ quantity: 3 }, "validation_failed", "quantity"],
    ] as const;
    for (const [wish, code, path] of cases) {
      const answer = await buyer.patch(own(uuid, `/lines/${jersey.id}`), wish);
      expect(answer.json.code, JSON.stringify(wish)).toBe(code);
      if (path) expect(answer.json.errors[0].path).toBe(path);
    }
    expect((await buyer.get(own(uuid))).json).toEqual(before);
  });

  it("is nobody else's, not another order's, not the workshop's", async () => {
    const { buyer, uuid, jersey } = await placed();
    const other = await placed();
    const wish = { rider: null };
    expect((await other.buyer.patch(own(uuid, `/lines/${jersey.id}`), wish)).status).toBe(404);
    expect((await buyer.patch(own(uuid, `/lines/${other.jersey.id}`), wish)).status).toBe(404);
    expect((await workshop.patch(at(uuid, `/lines/${jersey.id}`), wish)).status).toBe(404);
    expect((await rowOf(uuid, jersey.id)).rider).toEqual({ name: "JANSEN", number: "7" });
  });

  it("stays once it is made, while its order is put aside, and while it is a draft", async () => {
    const { buyer, uuid, jersey } = await placed();
    const wish = { rider: { name: "LATE", number: "1" } };
    await designer.post(at(uuid, "/hold"), { reason: "Wait" });
    const change = () => buyer.patch(own(uuid, `/lines/${jersey.id}`), wish);
    expect((await change()).json.code).toBe("order_blocked");
    await designer.post(at(uuid, "/release"), {});
    await workshop.patch(at(uuid), { status: "processing" });
    expect((await change()).json.code).toBe("order_not_changeable");
    expect((await designer.get(at(uuid))).json.acts).not.toContain("change_line");
    expect((await rowOf(uuid, jersey.id)).rider.name).toBe("JANSEN");
  });

  it("changed by two at once is changed by one, and the second is told", async () => {
    const { buyer, uuid, jersey, shown } = await placed();
    const { version } = shown;
    const both = await Promise.all([
      buyer.patch(own(uuid, `/lines/${jersey.id}`), { rider: { name: "ONE" }, version }),
      designer.patch(at(uuid, `/lines/${jersey.id}`), { rider: { name: "TWO" }, version }),
      designer.patch(at(uuid), { status: "processing", version }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const each of both) {
      if (each.status !== 200) expect(each.json.code).toBe("stale_version");
    }
  });

  it("opens its proof again: approved or not, the designer looks at it, and nothing is made until then", async () => {
    const { buyer, uuid, jersey, pants } = await placed({ manualCheck: true });
    const send = (lines: readonly { id: string; document: unknown }[]) =>
      designer.post(at(uuid, "/proof"), {
        message: "So?",
        lines: lines.map(({ id, document }) => ({ line_id: id, document })),
      });
    expect((await send([jersey, pants])).status).toBe(200);
    await buyer.post(own(uuid, "/proof/approve"), {});
    expect((await designer.get(at(uuid))).json.moves).toContain("processing");

    const changed = await buyer.patch(own(uuid, `/lines/${jersey.id}`), { rider: { name: "NEW" } });
    expect(changed.json.proof.status).toBe("awaiting_designer");
    const now = (await designer.get(at(uuid))).json;
    expect([now.due_on, now.moves, now.acts.includes("make_pack")]).toEqual([
      null,
      ["cancelled"],
      false,
    ]);
    const approved = await shop.database.pool.query(
      "select id from order_lines where order_id = $1 and approved_proof_id is not null",
      [uuid],
    );
    expect(approved.rows).toEqual([{ id: pants.id }]);
    expect((await send([jersey])).status).toBe(200);
    expect((await buyer.post(own(uuid, "/proof/approve"), {})).status).toBe(200);
    expect((await designer.get(at(uuid))).json.due_on).not.toBeNull();

    // A proof that waits for its answer is withdrawn with the change.
    const waiting = await placed({ manualCheck: true });
    await designer.post(at(waiting.uuid, "/proof"), {
      message: "So?",
      lines: [{ line_id: waiting.jersey.id, document: waiting.jersey.document }],
    });
    await finance.patch(at(waiting.uuid, `/lines/${waiting.jersey.id}`), {
      properties: { size: "M" },
    });
    expect((await waiting.buyer.post(own(waiting.uuid, "/proof/approve"), {})).json.code).toBe(
      "no_open_proof",
    );
  });

  it("is remembered as it was, for its customer and until they leave", async () => {
    const { buyer, uuid, jersey } = await placed();
    await buyer.patch(own(uuid, `/lines/${jersey.id}`), { rider: { name: "OTHER" } });
    const exported = (await buyer.get("/api/customer/export")).json;
    expect(exported.changed_order_lines).toMatchObject([
      { rider_name: "JANSEN", rider_number: "7", credited: 0 },
    ]);
    await buyer.delete("/api/customer", { password: "gate drops at nine" });
    const { rows } = await shop.database.pool.query(
      "select rider_name, rider_number from order_line_changes where order_id = $1",
      [uuid],
    );
    expect(rows).toEqual([{ rider_name: null, rider_number: null }]);
  });
});

describe("a part of a line", () => {
  it("becomes a line of its own: one rider of two, with what was proofed, and money for that one", async () => {
    const { buyer, uuid, jersey, shown } = await placed({ manualCheck: true });
    const lines = shown.lines.map(({ id, document }: { id: string; document: unknown }) => ({
      line_id: id,
      document,
    }));
    await designer.post(at(uuid, "/proof"), { message: "So?", lines });
    expect((await buyer.post(own(uuid, "/proof/approve"), {})).status).toBe(200);

    const wish = { copies: 1, properties: { collar: "low-band" }, rider: { name: "BOS" } };
    const changed = await buyer.patch(own(uuid, `/lines/${jersey.id}`), wish);
    expect(changed.status, changed.text).toBe(200);
    const now = (await designer.get(at(uuid))).json;
    expect(
      now.lines.map((line: { quantity: number; rider: { name: string } | null }) => [
        line.quantity,
        line.rider?.name,
      ]),
    ).toEqual([
      [1, "JANSEN"],
      [1, undefined],
      [1, "BOS"],
    ]);
    expect(now.ledger).toMatchObject({ credited: 495, difference: 0 });
    expect(now.lines[2].document).toEqual(jersey.document);
    // Only the garment that changed is looked at again.
    const { rows } = await shop.database.pool.query(
      "select position, approved_proof_id is not null as approved from order_lines where order_id = $1 order by position",
      [uuid],
    );
    expect(rows.map(({ approved }) => approved)).toEqual([true, true, false]);
    const again = { line_id: now.lines[2].id, document: now.lines[2].document };
    await designer.post(at(uuid, "/proof"), { message: "And now?", lines: [again] });
    expect((await buyer.post(own(uuid, "/proof/approve"), {})).status).toBe(200);
    expect((await workshop.patch(at(uuid), { status: "processing" })).status).toBe(200);
  });
});

describe("addresses, by staff", () => {
  it("are changed under the customer's rules, written down, and the second is told", async () => {
    const { uuid, shown } = await placed();
    const moved = { ...ADDRESS, street: "Heideweg" };
    const body = { shipping_address: moved, version: shown.version };
    const changed = await finance.patch(at(uuid, "/addresses"), body);
    expect(changed.json.shipping_address.street).toBe("Heideweg");
    expect((await designer.patch(at(uuid, "/addresses"), body)).json.code).toBe("stale_version");
    const abroad = { shipping_address: { ...moved, country: "de", postcode: "10115" } };
    const refused = await finance.patch(at(uuid, "/addresses"), abroad);
    expect(refused.json.errors).toMatchObject([{ code: "changes_price" }]);
    await workshop.patch(at(uuid), { status: "processing" });
    const billed = { billing_address: { ...moved, company: null, vat_id: null } };
    const late = await finance.patch(at(uuid, "/addresses"), billed);
    expect(late.json.code).toBe("order_not_changeable");
    const log = await shop.database.pool.query(
      "select act from audit_log where subject_id = $1 and act = 'addresses.changed'",
      [uuid],
    );
    expect(log.rows).toHaveLength(1);
  });
});
