import { expect, it } from "vitest";
import { type Caller, order, readyCart, testPlatform } from "../../testing/index.ts";

async function opened() {
  const shop = await testPlatform();
  const of = (role: "designer" | "workshop" | "finance" | "administrator") =>
    shop.customer({ role });
  const [finance, boss, workshop] = [
    await of("finance"),
    await of("administrator"),
    await of("workshop"),
  ];
  const placed = async (buyer: Caller) =>
    (await order(buyer, await readyCart(buyer))).json.order_uuid as string;
  const at = (uuid: string) => `/api/staff/orders/${uuid}`;
  const papersOf = async (who: Caller, uuid: string) => {
    const { status, text, json } = await who.get(at(uuid));
    expect(status, text).toBe(200);
    return json.papers as { kind: string; number: string; amount: number; url: string }[];
  };
  return {
    shop,
    finance,
    boss,
    workshop,
    placed,
    at,
    papersOf,
    [Symbol.asyncDispose]: () => shop.close(),
  };
}

it("whoever reads payments opens each paper of an order, byte for byte what its customer opens", async () => {
  await using house = await opened();
  const { shop, finance, boss, placed, papersOf } = house;
  const buyer = await shop.customer();
  const uuid = await placed(buyer);
  const { total } = (await finance.get(house.at(uuid))).json.totals;
  const back = await finance.post(
    `${house.at(uuid)}/refunds`,
    { amount: 700, reason: "A late sleeve." },
    { "idempotency-key": "papers-1" },
  );
  expect(back.status, back.text).toBe(201);
  await shop.runJobs("without pictures");

  const papers = await papersOf(finance, uuid);
  expect(papers.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["invoice", total],
    ["credit_note", 700],
  ]);
  const own = `/api/customer/orders/${uuid}`;
  const theirs = [await buyer.get(`${own}/invoice.pdf`), await buyer.get(`${own}/credit-note.pdf`)];
  for (const [at, { url, number }] of papers.entries()) {
    const paper = await boss.get(url);
    expect([paper.status, paper.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(paper.headers["content-disposition"]).toBe(`inline; filename="${number}.pdf"`);
    expect(paper.headers["cache-control"]).toBe("private, no-store");
    expect(Buffer.from(paper.bytes).equals(Buffer.from(theirs[at]?.bytes ?? []))).toBe(true);
  }
  const log = await boss.get("/api/staff/log?event=paper.opened");
  expect(log.json.data.map(({ facts }: { facts: { paper: string } }) => facts.paper)).toEqual(
    papers.map(({ number }) => number).toReversed(),
  );
});

it("who makes is told of no paper and opens none, and nobody opens one by another order", async () => {
  await using house = await opened();
  const { shop, finance, workshop, placed, papersOf, at } = house;
  const uuid = await placed(await shop.customer());
  const other = await placed(await shop.customer());
  const [paper] = await papersOf(finance, uuid);
  expect(await papersOf(workshop, uuid)).toEqual([]);
  expect((await workshop.get(paper?.url ?? "")).status).toBe(404);
  expect((await finance.get(`${at(other)}/papers/${paper?.number}.pdf`)).status).toBe(404);
  expect((await finance.get(`${at(uuid)}/papers/HI-2026-999999.pdf`)).status).toBe(404);
});

it("stays open of a customer who has gone: the law keeps it", async () => {
  await using house = await opened();
  const { shop, finance, boss, placed, papersOf } = house;
  const buyer = await shop.customer();
  const uuid = await placed(buyer);
  await shop.runJobs("without pictures");
  const [before] = await papersOf(finance, uuid);
  const issued = await finance.get(before?.url ?? "");
  const { id } = (await buyer.get("/api/customer")).json;
  const email = buyer.account?.email;
  const gone = await boss.post(`/api/staff/customers/${id}/erase`, { email });
  expect(gone.status, gone.text).toBe(204);

  expect((await finance.get(house.at(uuid))).json.customer).toBeNull();
  const [after] = await papersOf(finance, uuid);
  expect(after).toEqual(before);
  const kept = await finance.get(after?.url ?? "");
  expect(kept.status).toBe(200);
  expect(Buffer.from(kept.bytes).equals(Buffer.from(issued.bytes))).toBe(true);
});
