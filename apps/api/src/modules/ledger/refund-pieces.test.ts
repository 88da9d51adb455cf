import { describe, expect, it } from "vitest";
import { at, changeShop, own, type PlacedOrder } from "../../testing/index.ts";

const house = changeShop();
const { placed, asked, paid, booksOf } = house;

const long = Boolean(process.env["LONG"]);

let keys = 0;
function refund(uuid: string, body: object, key = `p-${(keys += 1)}`) {
  const wish = { reason: "Test", ...body };
  return house.finance.post(at(uuid, "/refunds"), wish, { "idempotency-key": key });
}

const pieces = (line_id: string, quantity: number) => ({ lines: [{ line_id, quantity }] });
const creditedOf = async (uuid: string) => (await booksOf(uuid)).credited as number;
const linesOf = async (uuid: string) => (await house.finance.get(at(uuid))).json.lines;

const cheaper = ({ buyer, uuid, line }: PlacedOrder, copies: number, to = "low-band") =>
  buyer.patch(own(uuid, `/lines/${line}`), { properties: { collar: to }, copies });

describe("pieces given back by line", () => {
  it("are given back once, whichever key asks; the same key is answered as before", async () => {
    const { uuid, line, line_price: price } = await placed();
    expect((await refund(uuid, pieces(line, 1), "once")).status).toBe(201);
    expect(await creditedOf(uuid)).toBe(price);
    const repeated = await refund(uuid, pieces(line, 1), "once");
    expect([repeated.status, await creditedOf(uuid)]).toEqual([201, price]);
    expect((await refund(uuid, pieces(line, 2), "once")).json.code).toBe("idempotency_conflict");

    const more = await refund(uuid, pieces(line, 2));
    expect([more.status, more.json.code]).toEqual([422, "refund_too_large"]);
    const second = await refund(uuid, pieces(line, 1));
    expect(second.status, second.text).toBe(201);
    expect((await refund(uuid, pieces(line, 1))).json.code).toBe("refund_too_large");
    expect(await creditedOf(uuid)).toBe(2 * price);
    const [row] = second.json.lines;
    expect([row.quantity, row.refunded]).toEqual([2, 2]);
    // Repeated after all of it is gone, the first is still the first.
    expect((await refund(uuid, pieces(line, 1), "once")).status).toBe(201);
  });

  it("and shipping once, beside any of them", async () => {
    const { uuid, line, total } = await placed({ shipping_method: "express" });
    expect((await house.finance.get(at(uuid))).json.shipping_refunded).toBe(false);
    const first = await refund(uuid, { shipping: true });
    expect([first.status, first.json.shipping_refunded]).toEqual([201, true]);
    const twice = await refund(uuid, { ...pieces(line, 1), shipping: true });
    expect(twice.json.code).toBe("refund_too_large");
    for (const { id, quantity } of await linesOf(uuid)) {
      for (let each = 0; each < quantity; each += 1) {
        expect((await refund(uuid, pieces(id, 1))).status).toBe(201);
      }
    }
    expect(await creditedOf(uuid)).toBe(total);
  });

  it("are given back as they were paid, with a change that was paid since", async () => {
    const change = await asked();
    const { uuid, line, line_price: price, amount } = change;
    await paid(change);
    await house.shop.runJobs("without pictures");
    expect((await linesOf(uuid))[0].changes_paid).toBe(amount);
    expect((await refund(uuid, pieces(line, 1))).status).toBe(201);
    expect((await linesOf(uuid))[0].changes_paid).toBe(amount / 2);
    expect(await creditedOf(uuid)).toBe(price + amount / 2);
    const rest = await refund(uuid, pieces(line, 1));
    expect(rest.status, rest.text).toBe(201);
    expect(await booksOf(uuid)).toMatchObject({ credited: 2 * price + amount, difference: 0 });
    const { rows } = await house.shop.database.pool.query(
      "select amount, lines from credit_notes where order_id = $1 order by credit_note_number",
      [uuid],
    );
    for (const note of rows) {
      const said = note.lines.map((each: { amount: number }) => each.amount);
      expect(said).toEqual([price, amount / 2]);
      expect(note.lines[1].title).toBe("Prijswijziging");
    }
  });

  it("all of an order with a paid change: off what is owed first, the rest back", async () => {
    const change = await asked();
    const { uuid, total, amount } = change;
    await paid(change);
    await house.shop.runJobs("without pictures");
    const lines = (await linesOf(uuid)).map(
      ({ id, quantity }: { id: string; quantity: number }) => ({
        line_id: id,
        quantity,
      }),
    );
    const all = await refund(uuid, { lines, shipping: true });
    expect(all.status, all.text).toBe(201);
    expect(await booksOf(uuid)).toMatchObject({
      credited: total + amount,
      refunded: amount,
      receivable: 0,
      difference: 0,
    });
  });

  it("are given back without what was credited already when they became cheaper", async () => {
    const made = await placed();
    const { uuid, line, line_price: price } = made;
    expect((await cheaper(made, 2)).status).toBe(200);
    expect(await creditedOf(uuid)).toBe(990);
    await refund(uuid, pieces(line, 1));
    expect(await creditedOf(uuid)).toBe(990 + price - 495);
    await refund(uuid, pieces(line, 1));
    expect(await creditedOf(uuid)).toBe(2 * price);
  });

  it("that became a line of their own take along what they cost; what was given back stays behind", async () => {
    const made = await placed();
    const { uuid, line, line_price: price } = made;
    await refund(uuid, pieces(line, 1));
    // The garment that is left becomes cheaper, and later the one that was given back: that one gets nothing.
    expect((await cheaper(made, 1)).status).toBe(200);
    expect(await creditedOf(uuid)).toBe(price + 495);
    expect((await cheaper(made, 1)).status).toBe(200);
    expect(await creditedOf(uuid)).toBe(price + 495);
    const rows = (await linesOf(uuid)).filter(
      ({ product }: { product: { id: string } }) => product.id === "jersey",
    );
    expect(rows.map((row: { refunded?: number }) => row.refunded)).toEqual([1, undefined]);
    expect((await refund(uuid, pieces(line, 1))).json.code).toBe("refund_too_large");
    expect((await refund(uuid, pieces(rows[1].id, 1))).status).toBe(201);
    expect(await creditedOf(uuid)).toBe(2 * price);
  });

  const rounds = long ? 60 : 6;
  it(`by many at once, ${rounds} times, in any mixture with changes: each piece once, to the cent`, async () => {
    const dice = chance(20_261_128);
    for (let round = 0; round < rounds; round += 1) {
      const made = await placed({ shipping_method: "express" });
      const { uuid } = made;
      const lines = await linesOf(uuid);
      const acts = Array.from({ length: 4 + dice(5) }, () => {
        if (dice(4) === 0) return cheaper(made, 1 + dice(2), dice(2) ? "low-band" : "zip");
        const { id, quantity } = lines[dice(lines.length)];
        return refund(uuid, { ...pieces(id, 1 + dice(quantity)), shipping: dice(3) === 0 });
      });
      await Promise.all(acts);
      // Then one by one until nothing is left: whoever was first, all of it is the order.
      for (const row of await linesOf(uuid)) {
        const back = (row.refunded ?? 0) as number;
        expect(back).toBeLessThanOrEqual(row.quantity);
        for (let left = row.quantity - back; left > 0; left -= 1) {
          expect((await refund(uuid, pieces(row.id, 1))).status).toBe(201);
        }
        expect((await refund(uuid, pieces(row.id, 1))).json.code).toBe("refund_too_large");
      }
      const shipping = await refund(uuid, { shipping: true });
      expect([201, 422]).toContain(shipping.status);
      const books = await booksOf(uuid);
      expect([books.credited, books.difference]).toEqual([made.total, 0]);
    }
  });
});

function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
