import { describe, expect, it } from "vitest";
import { at, changeShop, own, sentTexts } from "../../testing/index.ts";
import { expireSurcharges } from "../checkout/index.ts";

const house = changeShop();
const { asked, attemptAt, booksOf, collarOf, notice, paid } = house;
const HOUR = 3_600_000;

type Change = Awaited<ReturnType<typeof asked>>;

const standing = async (uuid: string) => (await house.designer.get(at(uuid))).json;
const hold = (uuid: string) => house.workshop.post(at(uuid, "/hold"), { reason: "Whose logo?" });

/** Its bank takes the money of the last attempt back. */
async function takeBack(change: Change): Promise<string> {
  const attempt = await attemptAt(change);
  await house.mollie.act(attempt, "chargeback");
  await notice(attempt);
  return attempt;
}

describe("an order that is put aside while a change of it waits to be paid", () => {
  it("is paid and changed all the same, stays put aside, and is made as changed once it goes on", async () => {
    const change = await asked();
    const { uuid, amount, total } = change;
    expect((await hold(uuid)).status).toBe(200);
    // Who pays is not told of it: the link is as it was.
    expect((await house.shop.visitor.get(change.link)).json).toMatchObject({
      state: "open",
      amount,
    });
    await paid(change);
    await house.shop.runJobs("without pictures");
    expect(await collarOf(change)).toBe("zip");
    const books = await booksOf(uuid);
    expect([books.invoiced, books.received, books.difference]).toEqual([total + amount, amount, 0]);
    const still = await standing(uuid);
    expect([still.hold.reason, still.moves.includes("processing")]).toEqual(["Whose logo?", false]);
    expect(still.acts).not.toContain("make_pack");
    const early = await house.workshop.patch(at(uuid), { status: "processing" });
    expect(early.json.code).toBe("order_blocked");
    await house.workshop.post(at(uuid, "/release"), {});
    const made = await house.workshop.patch(at(uuid), { status: "processing" });
    expect([made.status, made.json.lines[0].properties.collar]).toEqual([200, "zip"]);
  });

  it("takes no further change, lets go of this one, and lapses by the clock; the hold stays", async () => {
    const withdrawn = await asked();
    const lapsed = await asked();
    for (const { uuid, buyer, line } of [withdrawn, lapsed]) {
      await hold(uuid);
      const second = await buyer.patch(own(uuid, `/lines/${line}`), { rider: null });
      expect([second.status, second.json.code]).toEqual([409, "order_blocked"]);
    }
    const gone = await withdrawn.buyer.delete(own(withdrawn.uuid, "/surcharge"));
    expect([gone.status, gone.json.surcharge]).toEqual([200, null]);
    house.shop.setClock(new Date(Date.now() + 25 * HOUR));
    await expireSurcharges(house.shop);
    house.shop.setClock(new Date());
    await house.shop.runJobs("without pictures");
    for (const change of [withdrawn, lapsed]) {
      expect(await collarOf(change)).toBe("v-overlap");
      const shown = await standing(change.uuid);
      expect([shown.hold.reason, shown.moves.includes("processing")]).toEqual([
        "Whose logo?",
        false,
      ]);
      expect((await house.shop.visitor.post(`${change.link}/pay`)).json.code).toBe("already_paid");
    }
    const mails = (await sentTexts(house.shop)).filter((mail) => mail.includes(lapsed.number));
    expect(mails.some((mail) => /^subject: .*gaat niet door/im.test(mail))).toBe(true);
  });

  it("put aside, paid and let go at once ends the same way, whatever came first", async () => {
    for (let round = 0; round < 4; round += 1) {
      const change = await asked();
      await house.shop.visitor.post(`${change.link}/pay`);
      const attempt = await attemptAt(change);
      await Promise.all([
        hold(change.uuid),
        house.mollie.act(attempt, "paid").then(() => notice(attempt)),
        house.shop.runJobs("without pictures"),
      ]);
      await notice(attempt);
      await house.shop.runJobs("without pictures");
      expect(await collarOf(change)).toBe("zip");
      const [books, shown] = await Promise.all([booksOf(change.uuid), standing(change.uuid)]);
      expect([books.invoiced, books.difference]).toEqual([change.total + change.amount, 0]);
      expect(shown.hold.reason).toBe("Whose logo?");
    }
  });

  it("cancelled while it is put aside: what was paid for the change goes back, once", async () => {
    const change = await asked();
    await hold(change.uuid);
    await house.shop.visitor.post(`${change.link}/pay`);
    const attempt = await attemptAt(change);
    await house.mollie.act(attempt, "paid");
    expect((await house.finance.patch(at(change.uuid), { status: "cancelled" })).status).toBe(200);
    for (let time = 0; time < 3; time += 1) await notice(attempt);
    await house.shop.runJobs("without pictures");
    const books = await booksOf(change.uuid);
    expect([books.received, books.refunded, books.difference]).toEqual([
      change.amount,
      change.amount,
      0,
    ]);
  });
});

describe("a change whose money the bank takes back", () => {
  it("stays, and blocks its order with a case; won back, the order goes on", async () => {
    const change = await asked();
    await paid(change);
    await house.shop.runJobs("without pictures");
    const attempt = await takeBack(change);
    const blocked = await standing(change.uuid);
    expect([blocked.blocked, blocked.moves.includes("processing")]).toEqual([true, false]);
    const { cases, ledger } = (await house.finance.get(at(change.uuid))).json;
    expect(cases.map(({ kind }: { kind: string }) => kind)).toContain("chargeback");
    expect([ledger.charged_back, ledger.difference]).toEqual([change.amount, 0]);
    expect(await collarOf(change)).toBe("zip");
    await house.mollie.act(attempt, "reverse");
    await notice(attempt);
    expect((await standing(change.uuid)).blocked).toBe(false);
    const made = await house.workshop.patch(at(change.uuid), { status: "processing" });
    expect(made.status, made.text).toBe(200);
  });

  it("taken back before the change took effect: it is changed, and nothing is made of it", async () => {
    const change = await asked();
    await paid(change);
    await takeBack(change);
    await house.shop.runJobs("without pictures");
    expect(await collarOf(change)).toBe("zip");
    const shown = await standing(change.uuid);
    expect([shown.blocked, shown.moves.includes("processing")]).toEqual([true, false]);
    const books = await booksOf(change.uuid);
    expect([books.charged_back, books.difference]).toEqual([change.amount, 0]);
    expect(books.receivable).toBe(change.total + change.amount);
  });

  it("blocks the next change, which is not asked for until that is over", async () => {
    const change = await asked();
    await paid(change);
    await house.shop.runJobs("without pictures");
    await takeBack(change);
    const { buyer, uuid, line } = change;
    const next = await buyer.post(own(uuid, `/lines/${line}/difference`), {
      properties: { collar: "v-overlap" },
    });
    expect(next.json.code).toBe("order_blocked");
  });
});
