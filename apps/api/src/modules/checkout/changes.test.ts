import { languages } from "@holeshot/domain";
import { afterAll, describe, expect, it } from "vitest";
import { ADDRESS, order, payingShop, readyCart, sentLetters } from "../../testing/index.ts";

const { provider, shop, rider, designer, close } = await payingShop();
afterAll(close);

const pathOf = (uuid: string) => `/api/customer/orders/${uuid}`;
const show = async (uuid: string) => (await rider.get(pathOf(uuid))).json;
const cancel = (uuid: string, who = rider) => who.post(`${pathOf(uuid)}/cancel`);
const move = (uuid: string, status: string) =>
  designer.patch(`/api/staff/orders/${uuid}`, { status });

async function placed(overrides: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { json } = await order(rider, await readyCart(rider), overrides);
  return json.order_uuid as string;
}

async function letters(number: string) {
  await shop.runJobs("without pictures");
  return (await sentLetters(shop)).filter((letter) => letter.subject?.includes(number));
}

describe("an order that its customer cancels", () => {
  it("unpaid gives its cart back", async () => {
    const cart = await readyCart(rider);
    const { json } = await order(rider, cart, { payment: "pay_now" });
    expect((await show(json.order_uuid)).changeable).toBe(true);
    const answer = await cancel(json.order_uuid);
    expect(answer.json).toMatchObject({ status: "cancelled", changeable: false, documents: [] });
    expect((await rider.get(`/api/cart/${cart}`)).status).toBe(200);
  });

  it("paid is refunded, credited and told, each once, however often it is asked", async () => {
    const uuid = await placed({ payment: "pay_now" });
    const { payments, totals, order_number: number } = await show(uuid);
    await provider.notify(shop.visitor, payments[0].id, "paid", totals.total);
    provider.refunds.length = 0;
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(uuid)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(5).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe("order_not_changeable");
    const told = (await letters(number)).filter(({ subject }) => subject?.includes("geannuleerd"));
    expect(told).toHaveLength(1);
    expect(provider.refunds).toMatchObject([{ amount: totals.total }]);
    const { documents } = await show(uuid);
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(["invoice", "credit_note"]);
  });

  it("is cancelled or made, never both, when staff begin at the same moment", async () => {
    for (let round = 0; round < 8; round += 1) {
      const uuid = await placed();
      const [own, begun] = await Promise.all([cancel(uuid), move(uuid, "processing")]);
      expect([own.status, begun.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { status, changeable, documents } = await show(uuid);
      expect(status).toBe(own.status === 200 ? "cancelled" : "processing");
      expect(changeable).toBe(false);
      expect(documents).toHaveLength(own.status === 200 ? 2 : 1);
    }
  });

  it("is one's own, and not yet in production", async () => {
    const uuid = await placed();
    expect((await cancel(uuid, await shop.customer())).status).toBe(404);
    await move(uuid, "processing");
    expect((await cancel(uuid)).json.code).toBe("order_not_changeable");
    expect((await show(uuid)).status).toBe("processing");
  });
});

const elsewhere = { ...ADDRESS, street: "Circuitlaan", house_number: "27", postcode: "5721 XS" };

describe("an order that goes elsewhere", () => {
  it("is sent there, and its invoice says that it was amended", async () => {
    const uuid = await placed();
    const before = await show(uuid);
    const first = await rider.get(`${pathOf(uuid)}/invoice.pdf`);
    const answer = await rider.patch(pathOf(uuid), {
      shipping_address: elsewhere,
      billing_address: { ...elsewhere, company: "MC Asten", vat_id: null },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json).toMatchObject({
      status: "confirmed",
      shipping_address: elsewhere,
      billing_address: { ...elsewhere, company: "MC Asten", vat_id: null },
      totals: before.totals,
    });
    expect(answer.json.history.at(-1).event).toBe("address_changed");
    const again = await rider.get(`${pathOf(uuid)}/invoice.pdf`);
    expect(again.bytes.length).not.toBe(first.bytes.length);
    const kept = await shop.db
      .selectFrom("order_address_changes")
      .selectAll()
      .where("order_id", "=", uuid)
      .execute();
    expect(kept).toMatchObject([{ shipping_address: ADDRESS, billing_address: ADDRESS }]);
    const told = (await letters(before.order_number)).filter(({ subject }) =>
      subject?.startsWith("Het adres"),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("Circuitlaan 27, 5721 XS Volkel, Nederland");
    const { orders } = (await rider.get("/api/customer/export")).json;
    const exported = orders.find(
      (each: { order_number: string }) => each.order_number === before.order_number,
    );
    expect(exported.earlier_addresses).toMatchObject([{ shipping_address: ADDRESS }]);
  });

  it("says nothing when nothing changed, and leaves what is not named", async () => {
    const uuid = await placed();
    const same = await rider.patch(pathOf(uuid), { shipping_address: ADDRESS });
    expect(same.json.history.at(-1).event).toBe("confirmed");
    const one = await rider.patch(pathOf(uuid), { shipping_address: elsewhere });
    expect(one.json).toMatchObject({
      shipping_address: elsewhere,
      billing_address: { street: ADDRESS.street },
    });
  });

  it("keeps what was agreed in money: country, tax and places without delivery are refused", async () => {
    const german = { ...ADDRESS, country: "de", postcode: "10115", city: "Berlin" };
    const spanish = { ...ADDRESS, country: "es", postcode: "28001", city: "Madrid" };
    const home = await placed();
    const abroad = await placed({ shipping_address: german });
    const south = await placed({ shipping_address: spanish });
    const cases = [
      [home, { shipping_address: german }, "shipping_address.country", "changes_price"],
      [
        abroad,
        { billing_address: { ...german, company: "MX GmbH", vat_id: "DE123456789" } },
        "billing_address.vat_id",
        "changes_price",
      ],
      [
        home,
        { billing_address: { ...ADDRESS, company: "MX", vat_id: "NL1" } },
        "billing_address.vat_id",
        "invalid_vat_id",
      ],
      [
        home,
        { billing_address: { ...ADDRESS, vat_id: "NL123456789B01" } },
        "billing_address.company",
        "required",
      ],
      [
        home,
        { shipping_address: { ...ADDRESS, postcode: "12" } },
        "shipping_address.postcode",
        "invalid_postcode",
      ],
    ] as const;
    for (const [uuid, body, path, code] of cases) {
      const answer = await rider.patch(pathOf(uuid), body);
      expect(answer.json, path).toMatchObject({ status: 422, errors: [{ path, code }] });
    }
    const canary = { shipping_address: { ...spanish, postcode: "35001" } };
    expect((await rider.patch(pathOf(south), canary)).json.code).toBe("shipping_unavailable");
    // A home VAT id changes nothing in the price.
    const company = { ...ADDRESS, company: "MC Asten", vat_id: "nl 123456789 b01" };
    const named = await rider.patch(pathOf(home), { billing_address: company });
    expect(named.json.billing_address).toMatchObject({ vat_id: "NL123456789B01" });
    expect((await show(abroad)).history).toHaveLength(2);
  });

  it("goes there, when staff begin at the same moment", async () => {
    for (let round = 0; round < 6; round += 1) {
      const uuid = await placed();
      const [changed, begun] = await Promise.all([
        rider.patch(pathOf(uuid), { shipping_address: elsewhere }),
        move(uuid, "processing"),
      ]);
      expect(begun.status).toBe(200);
      const shown = await show(uuid);
      expect(shown.status).toBe("processing");
      const events = shown.history.map(({ event }: { event: string }) => event);
      // Nothing has left: whichever comes first, the order goes there.
      expect(changed.status).toBe(200);
      expect(shown.shipping_address).toEqual(elsewhere);
      expect(events.slice(-2).toSorted()).toEqual(["address_changed", "processing"]);
    }
  });

  it("is one's own", async () => {
    const uuid = await placed();
    const stranger = await shop.customer();
    const body = { shipping_address: elsewhere };
    expect((await stranger.patch(pathOf(uuid), body)).status).toBe(404);
  });
});

describe("an order under way", () => {
  it.each(languages)("is told of in %s when it is made and when it is sent", async (language) => {
    const german = { ...ADDRESS, country: "de", postcode: "10115", city: "Berlin" };
    const uuid = await placed({ language, shipping_address: german });
    const { order_number: number } = await show(uuid);
    const known = (await letters(number)).length;
    await move(uuid, "processing");
    await move(uuid, "processing");
    const begun = (await letters(number)).slice(known);
    await move(uuid, "completed");
    const all = await letters(number);
    expect([known, all.length - known]).toEqual([1, 2]);
    const sent = all.filter((letter) => ![...begun].some((one) => one.text === letter.text));
    const germany = {
      nl: "Duitsland",
      en: "Germany",
      de: "Deutschland",
      dk: "Tyskland",
      fr: "Allemagne",
    };
    expect(sent.some(({ text }) => text?.includes(`10115 Berlin, ${germany[language]}`))).toBe(
      true,
    );
    for (const { text, html } of all) {
      for (const body of [text, html]) expect(body).not.toMatch(/undefined|\bnull\b|NaN|\bDE\b/);
      expect(text).toContain(`/my-orders/${uuid}`);
    }
  });

  it("that is picked up says where, and nobody is written to who has left", async () => {
    const uuid = await placed({ shipping_method: "pickup" });
    const { order_number: number } = await show(uuid);
    await move(uuid, "processing");
    await move(uuid, "completed");
    const ready = (await letters(number)).find(({ subject }) => subject?.includes("ligt klaar"));
    expect(ready?.text).toContain(
      "Afhaaladres: Holeshot B.V., Crossbaan 1, 5408 XX Volkel, Nederland",
    );

    const leaver = await shop.customer();
    const { json } = await order(leaver, await readyCart(leaver));
    // What is still to be sent when somebody leaves is sent to nobody.
    const before = await letters(json.order_number);
    expect(before).toHaveLength(1);
    await leaver.delete("/api/customer", { password: "gate drops at nine" });
    expect((await move(json.order_uuid, "processing")).status).toBe(200);
    expect(await letters(json.order_number)).toEqual(before);
    const unsent = await shop.db
      .selectFrom("mails")
      .select("id")
      .where("recipient", "=", "")
      .execute();
    expect(unsent).toEqual([]);
  });

  it("is not told of when the move did not happen", async () => {
    const uuid = await placed();
    const { order_number: number } = await show(uuid);
    await Promise.all(Array.from({ length: 8 }, () => move(uuid, "processing")));
    const begun = (await letters(number)).filter(({ subject }) =>
      subject?.includes("in productie"),
    );
    expect(begun).toHaveLength(1);
  });
});
