import { unzipSync } from "fflate";
import { afterAll, expect, it } from "vitest";
import { ADDRESS, at as desk, own, sendingShop } from "../../../testing/index.ts";

const house = await sendingShop();
const { shop, staff, placed } = house;
afterAll(house.close);

const month = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Amsterdam" })
  .format(shop.clock())
  .slice(0, 7);
const take = (of = month, who = staff.finance, query = "") =>
  who.get(`/api/staff/papers/${of}.zip${query}`);

/** A table as RFC 4180 has it, read by itself: rows of cells. */
function tableOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '"') {
      if (!quoted && text[at - 1] === '"') cell += '"';
      quoted = !quoted;
    } else if (quoted || !",\r\n".includes(letter)) cell += letter;
    else if (letter !== "\r") {
      rows.at(-1)?.push(cell);
      cell = "";
      if (letter === "\n") rows.push([]);
    }
  }
  return rows.slice(0, -1);
}

async function read(answer: Awaited<ReturnType<typeof take>>) {
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  const files = unzipSync(answer.bytes);
  const csv = Object.keys(files).filter((path) => path.endsWith(".csv"));
  expect(csv).toHaveLength(1);
  const text = Buffer.from(files[csv[0] ?? ""] ?? []).toString("utf8");
  return { files, name: csv[0], rows: tableOf(text.replace("\u{FEFF}", "")), text };
}

it("holds every paper of the month as its customer opens it, and a table that adds up to the books", async () => {
  const { buyer, uuid } = await placed();
  const company = { ...ADDRESS, company: '=1+"1", B.V.' };
  const other = await placed({ billing_address: company });
  await house.givenBack(uuid, 1);
  await shop.runJobs("without pictures");

  const answer = await take();
  expect(answer.headers["content-type"]).toBe("application/zip");
  expect(answer.headers["content-disposition"]).toBe(`attachment; filename="papers-${month}.zip"`);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  const { files, rows, name } = await read(answer);
  expect(name).toBe(`papers-${month}.csv`);
  const [heads, ...papers] = rows;
  expect(heads?.slice(0, 5)).toEqual(["Nummer", "Soort", "Datum", "Bestelling", "Klant"]);

  const shown = await Promise.all(
    [uuid, other.uuid].map(async (id) => (await staff.finance.get(desk(id))).json),
  );
  const listed = shown.flatMap(({ papers: all }) => all as { number: string; url: string }[]);
  expect(new Set(papers.map(([number]) => number))).toEqual(
    new Set(listed.map(({ number }) => number)),
  );
  expect(papers).toHaveLength(3);
  for (const { number, url } of listed) {
    const path = papers.find(([each]) => each === number)?.at(-1) ?? "";
    const theirs = await staff.finance.get(url);
    expect(Buffer.from(files[path] ?? []).equals(Buffer.from(theirs.bytes)), path).toBe(true);
  }
  expect(Object.keys(files)).toHaveLength(4);
  const cents = (text: string | undefined) => Math.round(Number(text) * 100);
  const gross = papers.reduce((sum, row) => sum + cents(row[10]), 0);
  const books = shown.reduce((sum, { ledger }) => sum + ledger.invoiced - ledger.credited, 0);
  expect(gross).toBe(books);
  for (const row of papers) {
    expect(cents(row[7]) + cents(row[9])).toBe(cents(row[10]));
    expect(row.slice(5, 7)).toEqual(["", "NL"]);
    expect(row[8]).toBe("21%");
    expect(Math.abs(cents(row[9]) - Math.round((cents(row[10]) * 21) / 121))).toBeLessThan(4);
  }
  const [credit] = papers.filter(([, kind]) => kind === "Creditnota");
  expect(cents(credit?.[10])).toBe(-shown[0].ledger.credited);
  // What a customer typed is no formula of whoever opens the table.
  expect(papers.map((row) => row[4])).toContain(`'=1+"1", B.V.`);
  expect((await buyer.get(`/api/staff/papers/${month}.zip`)).status).toBe(404);

  const english = await read(await take(month, staff.administrator, "?language=en"));
  expect(english.rows[0]?.[0]).toBe("Number");
});

it("holds what was issued from the month's first moment until its last where the shop is, also more than are read at a time", async () => {
  const { rows: before } = await read(await take("2021-03"));
  expect(before).toHaveLength(1);
  const { uuid } = await placed();
  await shop.runJobs("without pictures");
  const { pool } = shop.database;
  const set = (time: string) =>
    pool.query("update invoices set issued_at = $2 where order_id = $1", [uuid, time]);
  for (const [time, count] of [
    ["2021-02-28T23:00:00Z", 1],
    ["2021-02-28T22:59:59Z", 0],
    ["2021-03-31T21:59:59Z", 1],
    ["2021-03-31T22:00:00Z", 0],
  ] as const) {
    await set(time);
    expect((await read(await take("2021-03"))).rows.length - 1, time).toBe(count);
  }
  // Many notes of one order, each a paper.
  await set("2021-05-02T10:00:00Z");
  await pool.query(
    `insert into credit_notes (order_id, credit_note_number, issued_at, amount, vat, lines)
     select $1, 'HC-2021-' || to_char(n, 'FM000000'), '2021-05-03T10:00:00Z', 1, 0,
       '[{"title": "x", "note": "", "quantity": 1, "unit_price": 1, "amount": 1}]'
     from generate_series(1, 405) n`,
    [uuid],
  );
  const may = await read(await take("2021-05"));
  expect(may.rows).toHaveLength(1 + 406);
  expect(new Set(Object.keys(may.files)).size).toBe(1 + 406);
}, 120_000);

it("is for who keeps the books, is written down without a name, and knows no other months", async () => {
  for (const role of ["designer", "workshop"] as const) {
    expect((await take(month, staff[role])).status, role).toBe(404);
  }
  for (const wrong of ["2026-13", "2026-1", "1999-12", "all"]) {
    expect((await take(wrong)).status, wrong).toBe(404);
  }
  const log = await staff.administrator.get("/api/staff/log?event=papers.taken");
  expect(log.json.data[0].facts).toEqual({ month: "2021-05" });
});

it("an invoice that was amended opens as it was, by its version, at the desk alone", async () => {
  const { buyer, uuid } = await placed();
  await shop.runJobs("without pictures");
  const papers = async () => (await staff.finance.get(desk(uuid))).json.papers;
  const [{ url, earlier }] = await papers();
  expect(earlier).toEqual([]);
  const first = (await staff.finance.get(url)).bytes;
  const elsewhere = { ...ADDRESS, street: "Circuitlaan", house_number: "27" };
  const changed = await buyer.patch(own(uuid), { billing_address: elsewhere });
  expect(changed.status, changed.text).toBe(200);
  await shop.runJobs("without pictures");
  const [paper] = await papers();
  expect(paper.earlier).toEqual([{ version: 1, kept_at: expect.any(String) }]);
  const was = await staff.finance.get(`${url}?version=1`);
  expect(was.headers["content-disposition"]).toBe(`inline; filename="${paper.number}-1.pdf"`);
  expect(Buffer.from(was.bytes).equals(Buffer.from(first))).toBe(true);
  const now = await staff.finance.get(url);
  expect(Buffer.from(now.bytes).equals(Buffer.from(first))).toBe(false);
  for (const version of [2, 3]) {
    expect((await staff.finance.get(`${url}?version=${version}`)).status).toBe(404);
  }
  expect((await staff.finance.get(`${url}?version=0`)).status).toBe(422);
  expect((await staff.workshop.get(`${url}?version=1`)).status).toBe(404);
  const log = await staff.administrator.get("/api/staff/log?event=paper.opened");
  const facts = log.json.data.map((entry: { facts: object }) => entry.facts);
  expect(facts).toContainEqual({ paper: paper.number, version: 1 });
});
