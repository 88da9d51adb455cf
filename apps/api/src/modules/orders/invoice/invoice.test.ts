import { execFileSync, spawnSync } from "node:child_process";
import { inflateSync } from "node:zlib";
import { languages } from "@holeshot/domain";
import { describe, expect, it } from "vitest";
import { ADDRESS, order, readyCart, shopWithRider } from "../../../testing/index.ts";
import { findInvoice, findLines, findOrder } from "../reader.ts";
import { invoiceContent } from "./invoice-content.ts";

const house = shopWithRider();

async function placed(overrides: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const answer = await order(house.rider, await readyCart(house.rider), overrides);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.order_uuid as string;
}

async function contentOf(uuid: string) {
  const [found, lines, invoice] = await Promise.all([
    findOrder(house.shop.db, uuid),
    findLines(house.shop.db, uuid),
    findInvoice(house.shop.db, uuid),
  ]);
  if (!found || !invoice) throw new Error("No such order.");
  return invoiceContent({ order: found, lines, invoice });
}

function pdf(uuid: string) {
  return house.rider.get(`/api/customer/orders/${uuid}/invoice.pdf`);
}

describe("the file", () => {
  it("is a PDF with an embedded face, and the same each time", async () => {
    const uuid = await placed();
    const once = await pdf(uuid);
    expect(once.status).toBe(200);
    expect(once.headers["content-type"]).toBe("application/pdf");
    expect(once.headers["content-disposition"]).toMatch(/^inline; filename="HI-\d{4}-\d{6}\.pdf"$/);
    const text = Buffer.from(once.bytes).toString("latin1");
    expect(text.startsWith("%PDF-")).toBe(true);
    expect(text).toContain("/FontFile2");
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+Saira/);
    expect(text).not.toContain("/Helvetica");
    const again = await pdf(uuid);
    expect(streams(again.bytes)).toEqual(streams(once.bytes));
  });

  it("names whoever it is for in Greek and Cyrillic letters, too", async () => {
    const uuid = await placed({
      shipping_address: {
        ...ADDRESS,
        street: "Οδός Αθηνάς",
        city: "Αθήνα",
        postcode: "10551",
        country: "gr",
      },
    });
    const text = Buffer.from((await pdf(uuid)).bytes).toString("latin1");
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+SofiaSansExtraCondensed/);
    const plain = Buffer.from((await pdf(await placed())).bytes).toString("latin1");
    expect(plain).not.toContain("SofiaSans");
  });

  it("exists from confirmation on", async () => {
    const cart = await readyCart(house.rider);
    await order(house.rider, cart, { payment: "pay_now" });
    const { data } = (await house.rider.get("/api/customer/orders?limit=1")).json;
    expect(data[0].status).toBe("draft");
    expect((await pdf(data[0].uuid)).status).toBe(404);
    expect(
      (await house.shop.visitor.get(`/api/customer/orders/${data[0].uuid}/invoice.pdf`)).status,
    ).toBe(401);
  });

  it("grows pages with its lines, each with its number", async () => {
    const cart = (await house.rider.post("/api/cart")).json.uuid as string;
    const { addNewDesign, choose } = await import("../../../testing/index.ts");
    const design = await addNewDesign(house.rider, cart, { set: 1 });
    const riders = Array.from({ length: 60 }, (_, at) => ({
      rider: { name: `Rider ${at}`, number: String(at) },
    }));
    await choose(house.rider, cart, design, { jersey: riders });
    const answer = await order(house.rider, cart);
    const { bytes } = await pdf(answer.json.order_uuid);
    const text = Buffer.from(bytes).toString("latin1");
    expect(text.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(2);

    // Sixty lines of one jersey are one row; every rider is on the roster, read by a program of somebody else.
    const content = await contentOf(answer.json.order_uuid);
    expect(content.rows.filter(({ title }) => title.startsWith("Shirt"))).toHaveLength(1);
    expect(content.rows[0]).toMatchObject({ quantity: "60" });
    expect(content.rows[0]?.note).toContain("60 × Maat");
    const named = content.roster.flatMap(({ rows }) => rows.map(({ rider }) => rider));
    expect(named).toEqual(riders.map(({ rider }) => `${rider.name} ${rider.number}`));
    if (spawnSync("pdftotext", ["-v"]).error && process.env["CI"] !== "true") return;
    const read = execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes }).toString();
    for (const name of named) expect(read).toMatch(new RegExp(`^${name} +Maat`, "m"));
    expect(read).toContain("Rijders en maten");
  });

  it("adds up, grouped, to what its lines are", async () => {
    const cart = (await house.rider.post("/api/cart")).json.uuid as string;
    const { addNewDesign, choose } = await import("../../../testing/index.ts");
    const design = await addNewDesign(house.rider, cart, { set: 1 });
    const riders = Array.from({ length: 13 }, (_, at) => ({
      quantity: 1 + (at % 3),
      rider: { name: `Rider ${at}`, number: String(at) },
    }));
    await choose(house.rider, cart, design, { jersey: riders });
    const { json } = await order(house.rider, cart);
    const lines = await findLines(house.shop.db, json.order_uuid);
    const content = await contentOf(json.order_uuid);
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(content.rows.reduce((sum, row) => sum + Number(row.quantity), 0)).toBe(pieces);
    const cents = (amount: string) => Number(amount.replaceAll(/\D/g, ""));
    const amounts = content.rows.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(amounts).toBe(
      lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0),
    );
    const listed = content.roster.flatMap(({ rows }) => rows.map(({ quantity }) => quantity));
    expect(listed.reduce((sum, quantity) => sum + Number(quantity), 0)).toBe(pieces);
  });
});

describe("the content", () => {
  it("names what the law asks for", async () => {
    const content = await contentOf(await placed());
    expect(content.number).toMatch(/^HI-\d{4}-\d{6}$/);
    expect(content.facts.map(([label]) => label)).toEqual([
      "Factuurnummer",
      "Factuurdatum",
      "Bestelling",
      "Besteldatum",
    ]);
    expect(content.seller.join("\n")).toMatch(/Holeshot B\.V\.\nCrossbaan 1\n.*\nNederland/);
    expect(content.seller.join("\n")).toContain("Btw-nummer NL");
    expect(content.billTo).toEqual([
      "Sanne de Vries",
      "Zandweg 38a",
      "5408 XX Volkel",
      "Nederland",
    ]);
    expect(content.rows[0]).toMatchObject({
      title: "Shirt, Lierop",
      note: "Maat L",
      quantity: "1",
      unitNet: "€\u00a057,81",
      unit: "€\u00a069,95",
    });
    const sums = Object.fromEntries(content.sums.map((sum) => [sum.label, sum.amount]));
    expect(sums).toMatchObject({
      Subtotaal: "€\u00a0254,85",
      "Grondslag btw 21 %": "€\u00a0210,62",
      "Btw 21 %": "€\u00a044,23",
      Totaal: "€\u00a0254,85",
    });
    expect(content.remarks[0]).toMatch(/€\u00a0254,85 voor .* overmaken naar NL/);
  });

  it("of an order that is fetched names where, and not the customer's home as its delivery", async () => {
    const sent = await contentOf(await placed());
    expect([sent.goesTo.heading, sent.goesTo.lines[1]]).toEqual(["Bezorgadres", "Zandweg 38a"]);
    const uuid = await placed({ shipping_method: "pickup" });
    const fetched = await contentOf(uuid);
    expect(fetched.goesTo).toEqual({
      heading: "Zelf ophalen",
      lines: ["Holeshot B.V.", "Crossbaan 1", "5408 XX Volkel"],
    });
    expect(fetched.billTo).toContain("Zandweg 38a");
    // Of an order from before the place was kept, its seller's.
    await house.shop.database.pool.query(
      "update orders set labels = labels - 'delivery' where id = $1",
      [uuid],
    );
    expect((await contentOf(uuid)).goesTo.lines).toContain("Crossbaan 1");
  });

  it("says why a business abroad pays no VAT, and shows both VAT numbers", async () => {
    const german = { ...ADDRESS, country: "de", postcode: "10115", city: "Berlin" };
    const uuid = await placed({
      shipping_address: german,
      billing_address: { ...german, company: "MX Team GmbH", vat_id: "de 123 456 789" },
      language: "de",
    });
    const content = await contentOf(uuid);
    expect(content.billTo[0]).toBe("MX Team GmbH");
    expect(content.billTo.at(-1)).toBe("USt-IdNr. DE123456789");
    expect(content.remarks[0]).toContain("Steuerschuldnerschaft des Leistungsempfängers");
    expect(content.sums.map((sum) => sum.label)).not.toContain("MwSt. 0 %");
  });

  it.each(languages)(
    "says in %s that an address changed, under the same number",
    async (language) => {
      const uuid = await placed({ language });
      const before = await contentOf(uuid);
      const answer = await house.rider.patch(`/api/customer/orders/${uuid}`, {
        billing_address: { ...ADDRESS, company: "MC Asten", vat_id: null },
      });
      expect(answer.status, answer.text).toBe(200);
      const after = await contentOf(uuid);
      expect(after.number).toBe(before.number);
      expect(after.sums).toEqual(before.sums);
      expect(after.billTo[0]).toBe("MC Asten");
      expect(after.facts.length).toBe(before.facts.length + 1);
      expect(after.remarks.at(-1)).toContain(before.number);
      expect(after.remarks).toEqual([...before.remarks, expect.stringMatching(/2026/)]);
    },
  );

  it.each(languages)("is whole in %s", async (language) => {
    const content = await contentOf(await placed({ language }));
    expect(JSON.stringify(content)).not.toMatch(/undefined|null|NaN/);
    expect(content.rows[0]?.note).not.toContain("size");
  });
});

/** The drawn content, without the parts of a PDF that carry a date or an id. */
function streams(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString("latin1");
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body]) => {
    const raw = Buffer.from(body ?? "", "latin1");
    try {
      return inflateSync(raw).toString("latin1");
    } catch {
      return raw.toString("latin1");
    }
  });
}
