import { describe, expect, it } from "vitest";
import { at, changeShop, DEARER, own, type PlacedOrder, sentTexts } from "../../testing/index.ts";
import { askDuePayments, expireSurcharges } from "../checkout/index.ts";
import { reconcile } from "../ledger/index.ts";

const house = changeShop();
const { placed, asked, collarOf, attemptAt, notice, paid, booksOf } = house;

const HOUR = 3_600_000;

describe("a change that costs more", () => {
  it("is known beforehand, changes nothing until it is paid, and holds production", async () => {
    const change = await asked();
    const { buyer, uuid, line, amount, line_price: price, number } = change;
    expect(amount).toBe(2 * (await dearerBy(change)));
    const shown = (await buyer.get(own(uuid))).json;
    expect(shown.surcharge).toMatchObject({
      line_id: line,
      amount,
      copies: 2,
      paid: false,
      properties: { collar: "zip" },
      rider: { name: "JANSEN", number: "7" },
    });
    expect(shown.lines[0]).toMatchObject({
      ppuInclVat: price,
      properties: { collar: "v-overlap" },
    });
    expect(shown.history.at(-1).event).toBe("surcharge_asked");
    const staff = (await house.workshop.get(at(uuid))).json;
    expect([staff.moves, staff.acts.includes("make_pack")]).toEqual([[], false]);
    const moved = await house.workshop.patch(at(uuid), { status: "processing" });
    expect([moved.status, moved.json.code]).toEqual([409, "surcharge_open"]);
    // What the other lines cost was reckoned with: no second change beside it.
    const second = await buyer.patch(own(uuid, `/lines/${line}`), { rider: null });
    expect(second.json.code).toBe("surcharge_open");
    await house.shop.runJobs("without pictures");
    const mails = (await sentTexts(house.shop)).filter((mail) => mail.includes(number));
    expect(mails.some((mail) => /^subject: .*wacht op betaling/im.test(mail))).toBe(true);
  });

  it("takes effect once it is paid by the mail's link: line, invoice of the difference, books, mail", async () => {
    const change = await asked();
    const { buyer, uuid, amount, total, link, number } = change;
    const seen = await house.shop.visitor.get(link);
    expect(seen.json).toMatchObject({ order_number: number, state: "open", amount });
    expect(seen.json.rows).toMatchObject([{ kind: "goods", quantity: 1, amount }]);
    await paid(change);
    await house.shop.runJobs("without pictures");
    expect(await collarOf(change)).toBe("zip");
    const shown = (await buyer.get(own(uuid))).json;
    expect(shown.surcharge).toBeNull();
    expect(shown.history.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(["surcharge_asked", "surcharge_paid", "line_changed"]),
    );
    const paper = shown.documents.find(({ kind }: { kind: string }) => kind === "supplement");
    expect(paper.number).toMatch(/^HI-\d{4}-\d{6}$/);
    const file = await buyer.get(paper.url);
    expect([file.status, file.text.slice(0, 5)]).toEqual([200, "%PDF-"]);
    expect((await house.shop.visitor.get(link)).json).toMatchObject({
      state: "paid",
      amount: null,
    });
    expect(await booksOf(uuid)).toMatchObject({
      invoiced: total + amount,
      received: amount,
      receivable: total,
      difference: 0,
    });
    expect((await house.workshop.patch(at(uuid), { status: "processing" })).status).toBe(200);
    const [kept] = (
      await house.shop.database.pool.query(
        "select charged, credited, properties ->> 'collar' as collar from order_line_changes where order_id = $1",
        [uuid],
      )
    ).rows;
    expect(kept).toEqual({ charged: amount, credited: 0, collar: "v-overlap" });
    const papers = await house.shop.database.pool.query(
      "select number from issued_papers where order_id = $1 and number = $2",
      [uuid, paper.number],
    );
    expect(papers.rows).toHaveLength(1);
  });

  it("is paid by its customer at the order too, and back there", async () => {
    const change = await asked();
    const page = await change.buyer.post(own(change.uuid, "/surcharge/pay"));
    expect(page.status, page.text).toBe(200);
    const attempt = await attemptAt(change);
    const [there] = (await house.mollie.payments()).filter(({ id }) => id === attempt);
    expect(there?.amount).toBe(change.amount);
    await house.mollie.act(attempt, "paid");
    // Its notice was lost: the shop asks by itself.
    house.shop.setClock(new Date(Date.now() + HOUR));
    await askDuePayments(house.shop);
    await house.shop.runJobs("without pictures");
    expect(await collarOf(change)).toBe("zip");
  });

  it("is withdrawn when nobody pays it within a day, with a word to its customer; the order goes on", async () => {
    const change = await asked();
    const { uuid, link, number, buyer } = change;
    await house.shop.visitor.post(`${link}/pay`);
    const attempt = await attemptAt(change);
    house.shop.setClock(new Date(Date.now() + 25 * HOUR));
    // Tests before this one may have left changes that nobody paid either.
    expect(await expireSurcharges(house.shop)).toBeGreaterThanOrEqual(1);
    expect(await expireSurcharges(house.shop)).toBe(0);
    const seen = await house.shop.visitor.get(link);
    expect(seen.json).toMatchObject({ state: "closed", amount: null, rows: [] });
    expect((await house.shop.visitor.post(`${link}/pay`)).json.code).toBe("already_paid");
    const [there] = (await house.mollie.payments()).filter(({ id }) => id === attempt);
    expect(there?.status).toBe("canceled");
    house.shop.setClock(new Date());
    const shown = (await buyer.get(own(uuid))).json;
    expect([shown.surcharge, shown.history.at(-1).event]).toEqual([null, "surcharge_lapsed"]);
    expect(await collarOf(change)).toBe("v-overlap");
    await house.shop.runJobs("without pictures");
    const mails = (await sentTexts(house.shop)).filter((mail) => mail.includes(number));
    expect(mails.some((mail) => /^subject: .*gaat niet door/im.test(mail))).toBe(true);
    expect((await house.workshop.patch(at(uuid), { status: "processing" })).status).toBe(200);
  });

  it("that a bank took money for is not lapsed by the clock", async () => {
    const change = await asked();
    await house.shop.visitor.post(`${change.link}/pay`);
    await house.mollie.act(await attemptAt(change), "paid");
    house.shop.setClock(new Date(Date.now() + 25 * HOUR));
    expect(await expireSurcharges(house.shop)).toBe(0);
    await house.shop.runJobs("without pictures");
    house.shop.setClock(new Date());
    expect(await collarOf(change)).toBe("zip");
  });

  it("is withdrawn by its customer or by staff, until it is paid; nobody else's is", async () => {
    const change = await asked();
    const other = await placed();
    expect((await other.buyer.delete(own(change.uuid, "/surcharge"))).status).toBe(404);
    expect((await other.buyer.post(own(change.uuid, "/surcharge/pay"))).status).toBe(404);
    expect((await house.workshop.delete(at(change.uuid, "/surcharge"))).status).toBe(404);
    expect((await other.buyer.delete(own(other.uuid, "/surcharge"))).status).toBe(404);
    const gone = await house.designer.delete(at(change.uuid, "/surcharge"));
    expect([gone.status, gone.json.surcharge]).toEqual([200, null]);
    expect((await house.shop.visitor.get(change.link)).json.state).toBe("closed");

    const late = await asked();
    await paid(late);
    const refused = await late.buyer.delete(own(late.uuid, "/surcharge"));
    expect([refused.status, refused.json.code]).toEqual([409, "already_paid"]);
    await house.shop.runJobs("without pictures");
    expect(await collarOf(late)).toBe("zip");
  });

  it("cannot be asked for with another amount than it costs, nor opened by another order's link", async () => {
    const { buyer, uuid, line } = await placed();
    const change = await asked();
    const wrong = await buyer.patch(own(uuid, `/lines/${line}`), { ...DEARER, surcharge: 1 });
    expect(wrong.json.errors).toEqual([{ path: "properties", code: "changes_price", params: {} }]);
    expect((await buyer.get(own(uuid))).json.surcharge).toBeNull();
    const [, token = ""] = /payment-links\/[^/]+\/(.+)$/.exec(change.link) ?? [];
    expect((await house.shop.visitor.get(`/api/payment-links/${uuid}/${token}`)).status).toBe(404);
    expect(
      (await house.shop.visitor.get(`/api/payment-links/${change.uuid}/${token}`)).status,
    ).toBe(404);
  });
});

describe("money and a change that meet", () => {
  it("withdrawn and paid at once: either it is changed and kept, or unchanged and given back", async () => {
    for (let round = 0; round < 4; round += 1) {
      const change = await asked();
      await house.shop.visitor.post(`${change.link}/pay`);
      const attempt = await attemptAt(change);
      await Promise.all([
        house.mollie.act(attempt, "paid").then(() => notice(attempt)),
        change.buyer.delete(own(change.uuid, "/surcharge")),
      ]).catch(() => undefined);
      await notice(attempt);
      await house.shop.runJobs("without pictures");
      await askDuePayments(house.shop);
      const books = await booksOf(change.uuid);
      expect(books.difference).toBe(0);
      const collar = await collarOf(change);
      expect(books.invoiced - change.total).toBe(collar === "zip" ? change.amount : 0);
      expect(books.received - books.refunded).toBe(collar === "zip" ? change.amount : 0);
    }
  });

  it("two who ask for a change at once: one of them waits to be paid, the other is told", async () => {
    const { buyer, uuid, line } = await placed();
    const quote = await buyer.post(own(uuid, `/lines/${line}/difference`), DEARER);
    const wish = { ...DEARER, surcharge: quote.json.difference };
    const both = await Promise.all([
      buyer.patch(own(uuid, `/lines/${line}`), wish),
      house.designer.patch(at(uuid, `/lines/${line}`), wish),
      buyer.patch(own(uuid, `/lines/${line}`), wish),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const each of both) {
      if (each.status !== 200) expect(each.json.code).toBe("surcharge_open");
    }
    const { rows } = await house.shop.database.pool.query(
      "select count(*)::int as count from surcharges where order_id = $1",
      [uuid],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it("the same notice many times changes the line once, with one invoice of the difference", async () => {
    const change = await asked();
    await house.shop.visitor.post(`${change.link}/pay`);
    const attempt = await attemptAt(change);
    await house.mollie.act(attempt, "paid");
    await Promise.all(Array.from({ length: 6 }, () => notice(attempt)));
    await house.shop.runJobs("without pictures");
    await notice(attempt);
    await house.shop.runJobs("without pictures");
    const { documents, history } = (await change.buyer.get(own(change.uuid))).json;
    const count = (kind: string) =>
      documents.filter((each: { kind: string }) => each.kind === kind).length;
    expect([count("supplement"), count("credit_note")]).toEqual([1, 0]);
    const changed = history.filter(({ event }: { event: string }) => event === "line_changed");
    expect(changed).toHaveLength(1);
  });

  it("cancelled while its page is open, by its customer or by staff: nobody pays there any more", async () => {
    const stood = async (attempt: string) =>
      (await house.mollie.payments()).find(({ id }) => id === attempt)?.status;
    const theirOwn = await asked();
    await house.shop.visitor.post(`${theirOwn.link}/pay`);
    const attempt = await attemptAt(theirOwn);
    expect(await stood(attempt)).toBe("open");
    expect((await theirOwn.buyer.post(own(theirOwn.uuid, "/cancel"))).status).toBe(200);
    const { history } = (await theirOwn.buyer.get(own(theirOwn.uuid))).json;
    const told = history.map(({ event }: { event: string }) => event);
    expect(told.filter((event: string) => /^surcharge|^cancelled$/.test(event))).toEqual([
      "surcharge_asked",
      "surcharge_withdrawn",
      "cancelled",
    ]);
    expect(await stood(attempt)).toBe("canceled");

    const byStaff = await asked();
    await house.shop.visitor.post(`${byStaff.link}/pay`);
    const other = await attemptAt(byStaff);
    const moved = await house.finance.patch(at(byStaff.uuid), { status: "cancelled" });
    expect([moved.status, await stood(other)]).toEqual([200, "canceled"]);
  });

  it("cancelled while its provider is away, and paid after that: all of it goes back", async () => {
    const change = await asked();
    await house.shop.visitor.post(`${change.link}/pay`);
    const attempt = await attemptAt(change);
    await house.mollie.mischief({ answerWith: 503 });
    expect((await change.buyer.post(own(change.uuid, "/cancel"))).status).toBe(200);
    await house.mollie.mischief({ answerWith: 0 });
    await house.mollie.act(attempt, "paid");
    await notice(attempt);
    await house.shop.runJobs("without pictures");
    const shown = (await house.finance.get(at(change.uuid))).json;
    expect([shown.status, shown.surcharge]).toEqual(["cancelled", null]);
    expect(shown.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([change.amount]);
    expect(shown.ledger.difference).toBe(0);
  });

  it("cancelled after it took effect: the invoice and its supplement are taken back together, to the cent", async () => {
    const change = await asked();
    await paid(change);
    await house.shop.runJobs("without pictures");
    expect((await change.buyer.post(own(change.uuid, "/cancel"))).status).toBe(200);
    await house.shop.runJobs("without pictures");
    const books = await booksOf(change.uuid);
    expect(books).toMatchObject({
      invoiced: change.total + change.amount,
      credited: change.total + change.amount,
      difference: 0,
    });
    expect(books.refunded).toBe(change.amount);
    const { rows } = await house.shop.database.pool.query(
      `select (select vat from orders where id = $1) + (select sum(vat)::int from surcharges where order_id = $1) as invoiced,
        (select sum(vat)::int from credit_notes where order_id = $1) as credited`,
      [change.uuid],
    );
    expect(rows[0].credited).toBe(rows[0].invoiced);
    await reconcile(house.shop);
    const cases = await house.finance.get(at(change.uuid));
    expect(
      cases.json.cases.filter(({ kind }: { kind: string }) => kind === "books_do_not_close"),
    ).toEqual([]);
  });

  it("an order that an older program took into production gives it back instead of changing what is made", async () => {
    const change = await asked();
    await house.shop.database.pool.query("update orders set status = 'processing' where id = $1", [
      change.uuid,
    ]);
    await paid(change);
    await house.shop.runJobs("without pictures");
    expect(await collarOf(change)).toBe("v-overlap");
    const books = await booksOf(change.uuid);
    expect([books.received, books.refunded, books.difference]).toEqual([
      change.amount,
      change.amount,
      0,
    ]);
  });
});

/** By the catalogue, as the configurator asks for it: what a zip costs more than a V neck. */
async function dearerBy({ buyer, uuid }: PlacedOrder): Promise<number> {
  const [jersey] = (await buyer.get(own(uuid))).json.lines;
  const set = (await buyer.get(`/api/configurator-sets/${jersey.configuratorSetUuid}`)).json;
  const product = set.products.find(({ id }: { id: string }) => id === "jersey");
  const collar = product.properties.find(({ id }: { id: string }) => id === "collar");
  const price = (id: string): number =>
    collar.values.find((value: { id: string }) => value.id === id).price;
  return price("zip") - price("v-overlap");
}
