import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ADDRESS,
  type Caller,
  hasPoppler,
  order,
  payingShop,
  readyCart,
  sentLetters,
} from "../../testing/index.ts";

const { shop, close } = await payingShop();
let staff: Record<"designer" | "workshop" | "finance" | "administrator", Caller>;

beforeAll(async () => {
  const [designer, workshop, finance, administrator] = await Promise.all([
    shop.customer({ role: "designer" }),
    shop.customer({ role: "workshop" }),
    shop.customer({ role: "finance" }),
    shop.customer({ role: "administrator" }),
  ]);
  staff = { designer, workshop, finance, administrator };
});
let now = Date.now();
/** A minute goes by: the shop's clock stands still otherwise. */
const later = () => shop.setClock(new Date((now += 60_000)));
afterAll(close);

const own = (uuid: string) => `/api/customer/orders/${uuid}`;
const desk = (uuid: string, rest = "") => `/api/staff/orders/${uuid}${rest}`;
const elsewhere = { ...ADDRESS, street: "Circuitlaan", house_number: "27", postcode: "5721 XS" };
const german = { ...ADDRESS, country: "de", postcode: "10115", city: "Berlin" };

interface Made {
  readonly buyer: Caller;
  readonly uuid: string;
  readonly number: string;
}

async function placed(overrides: Readonly<Record<string, unknown>> = {}): Promise<Made> {
  const buyer = await shop.customer();
  const { json } = await order(buyer, await readyCart(buyer), overrides);
  return { buyer, uuid: json.order_uuid as string, number: json.order_number as string };
}

async function move(uuid: string, status: string): Promise<void> {
  const moved = await staff.administrator.patch(desk(uuid), { status });
  expect(moved.status, moved.text).toBe(200);
}

async function making(overrides: Readonly<Record<string, unknown>> = {}): Promise<Made> {
  const made = await placed(overrides);
  await move(made.uuid, "processing");
  return made;
}

/** So many of the order's lines leave in a parcel. */
async function send(uuid: string, lines: number, more: object = {}) {
  const shown = (await staff.workshop.get(desk(uuid))).json;
  const gone = shown.parcels.flatMap((parcel: { lines: { line_id: string }[] }) =>
    parcel.lines.map(({ line_id: id }) => id),
  );
  const left = shown.lines.filter(({ id }: { id: string }) => !gone.includes(id));
  const wishes = left.slice(0, lines).map(({ id }: { id: string }) => ({
    line_id: id,
    quantity: 1,
  }));
  return staff.workshop.post(desk(uuid, "/parcels"), { carrier: null, lines: wishes, ...more });
}

async function sent(uuid: string, lines: number, more: object = {}) {
  const answer = await send(uuid, lines, more);
  expect(answer.status, answer.text).toBe(201);
  return answer.json;
}

/** An order in each state, and what it says to another delivery address, and to another billing address. */
const states = {
  draft: { made: () => placed({ payment: "pay_now" }), delivery: 200, billing: 200 },
  confirmed: { made: () => placed(), delivery: 200, billing: 200 },
  processing: { made: () => making(), delivery: 200, billing: "order_not_changeable" },
  "partly gone": {
    made: async () => {
      const made = await making();
      await sent(made.uuid, 1);
      return made;
    },
    delivery: 200,
    billing: "order_not_changeable",
  },
  gone: {
    made: async () => {
      const made = await making();
      await sent(made.uuid, 3);
      return made;
    },
    delivery: "order_has_left",
    billing: "order_has_left",
  },
  "completed by hand": {
    made: async () => {
      const made = await making();
      await move(made.uuid, "completed");
      return made;
    },
    delivery: "order_has_left",
    billing: "order_has_left",
  },
  cancelled: {
    made: async () => {
      const made = await placed();
      await move(made.uuid, "cancelled");
      return made;
    },
    delivery: "order_not_changeable",
    billing: "order_not_changeable",
  },
  "made to be fetched": {
    made: () => making({ shipping_method: "pickup" }),
    delivery: "order_not_changeable",
    billing: "order_not_changeable",
  },
  fetched: {
    made: async () => {
      const made = await making({ shipping_method: "pickup" });
      await move(made.uuid, "completed");
      return made;
    },
    delivery: "order_not_changeable",
    billing: "order_not_changeable",
  },
} as const;

const actors = {
  "its customer": (made: Made, body: object) => made.buyer.patch(own(made.uuid), body),
  "a designer": (made: Made, body: object) =>
    staff.designer.patch(desk(made.uuid, "/addresses"), body),
  finance: (made: Made, body: object) => staff.finance.patch(desk(made.uuid, "/addresses"), body),
  "an administrator": (made: Made, body: object) =>
    staff.administrator.patch(desk(made.uuid, "/addresses"), body),
};

const nobody = {
  "another customer": (made: Made, body: object) =>
    shop.customer().then((one) => one.patch(own(made.uuid), body)),
  "a visitor": (made: Made, body: object) => shop.visitor.patch(own(made.uuid), body),
  "a customer at the desk": (made: Made, body: object) =>
    made.buyer.patch(desk(made.uuid, "/addresses"), body),
  "the workshop": (made: Made, body: object) =>
    staff.workshop.patch(desk(made.uuid, "/addresses"), body),
  "a designer as customer": (made: Made, body: object) =>
    staff.designer.patch(own(made.uuid), body),
};

const cases = Object.keys(states).flatMap((state) =>
  Object.keys(actors).map((actor) => [state, actor] as const),
) as (readonly [keyof typeof states, keyof typeof actors])[];

describe("an address that changes", () => {
  it.each(cases)("of an order that is %s, by %s", async (state, actor) => {
    const { made: make, delivery, billing } = states[state];
    const made = await make();
    const before = (await made.buyer.get(own(made.uuid))).json;
    const change = (body: object) => actors[actor](made, body);
    const said = async (body: object) => {
      const { status, json } = await change(body);
      return status === 200 ? 200 : (json.errors?.[0]?.code ?? json.code);
    };
    expect(before.delivery_changeable).toBe(delivery === 200);
    expect(before.changeable).toBe(billing === 200);

    // Another country is priced otherwise, and a postcode is one of its country.
    const country = delivery === 200 ? "changes_price" : delivery;
    expect(await said({ shipping_address: german })).toBe(country);
    const misspelt = { ...elsewhere, postcode: "12" };
    expect(await said({ shipping_address: misspelt })).toBe("invalid_postcode");
    expect((await made.buyer.get(own(made.uuid))).json).toEqual(before);

    const { billing_address: bill } = before;
    expect(await said({ billing_address: { ...bill, ...elsewhere } })).toBe(billing);
    const both = { shipping_address: elsewhere, billing_address: { ...bill, street: "Dorp" } };
    expect(await said(both)).toBe(billing);
    expect(await said({ shipping_address: elsewhere, version: 1 })).not.toBe(200);
    expect(await said({ shipping_address: elsewhere })).toBe(delivery);

    const after = (await made.buyer.get(own(made.uuid))).json;
    expect(after.totals).toEqual(before.totals);
    expect(after.shipping_address).toEqual(delivery === 200 ? elsewhere : before.shipping_address);
    if (billing !== 200) expect(after.billing_address).toEqual(before.billing_address);
    const changes = after.history.filter(
      ({ event }: { event: string }) => event === "address_changed",
    );
    expect(changes.length > 0).toBe(delivery === 200);
  });

  it.each(Object.keys(nobody) as (keyof typeof nobody)[])(
    "is no business of %s, whatever the order's state",
    async (actor) => {
      for (const state of ["confirmed", "processing", "gone"] as const) {
        const made = await states[state].made();
        const refused = await nobody[actor](made, { shipping_address: elsewhere });
        expect([401, 403, 404], refused.text).toContain(refused.status);
        expect((await made.buyer.get(own(made.uuid))).json.shipping_address).toEqual(ADDRESS);
      }
    },
  );

  it("of one that is being made, leaves money and billing alone and amends its invoice", async () => {
    const { buyer, uuid, number } = await making();
    const first = await buyer.get(`${own(uuid)}/invoice.pdf`);
    const before = (await buyer.get(own(uuid))).json;
    const changed = await staff.finance.patch(desk(uuid, "/addresses"), {
      shipping_address: elsewhere,
      version: before.version,
    });
    expect(changed.json).toMatchObject({
      status: "processing",
      totals: before.totals,
      documents: before.documents,
      ledger: { difference: 0 },
    });
    const again = await buyer.get(`${own(uuid)}/invoice.pdf`);
    expect(Buffer.from(again.bytes).equals(Buffer.from(first.bytes))).toBe(false);
    const invoices = await shop.db
      .selectFrom("invoices")
      .select(["version", "amended_at"])
      .where("order_id", "=", uuid)
      .execute();
    expect(invoices).toMatchObject([{ version: 2 }]);
    await shop.runJobs("without pictures");
    const told = (await sentLetters(shop)).filter(
      ({ subject }) => subject === `Het adres van je bestelling ${number} is gewijzigd`,
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("Bezorgadres: Circuitlaan 27, 5721 XS Volkel, Nederland");
    expect(told[0]?.text).not.toContain("vorige adres");
  });

  it("to an island that nothing is sent to is refused, being made too", async () => {
    const spanish = { ...ADDRESS, country: "es", postcode: "28001", city: "Madrid" };
    const { buyer, uuid } = await making({ shipping_address: spanish });
    const island = { shipping_address: { ...spanish, postcode: "35001" } };
    expect((await buyer.patch(own(uuid), island)).json.code).toBe("shipping_unavailable");
  });
});

describe("an order of which some has left", () => {
  it("keeps where each parcel went, and sends the rest to the new address", async () => {
    const { buyer, uuid, number } = await making();
    const tracked = { carrier: "postnl", tracking_number: "3SOLD1" };
    await sent(uuid, 1, tracked);
    await buyer.patch(own(uuid), { shipping_address: elsewhere });
    const second = await sent(uuid, 1, { ...tracked, tracking_number: "3SNEW2" });
    const third = { ...elsewhere, house_number: "29" };
    await buyer.patch(own(uuid), { shipping_address: third });
    const shown = (await buyer.get(own(uuid))).json;
    expect(
      shown.parcels.map((parcel: { shipping_address: object }) => parcel.shipping_address),
    ).toEqual([ADDRESS, elsewhere]);
    expect(shown.shipping_address).toEqual(third);
    expect(second.parcels[1].tracking_url).toContain("5721XS");

    // A parcel is followed by the postcode that it went to, and its mail names that place.
    const [first] = shown.parcels;
    const put = await staff.workshop.put(desk(uuid, `/parcels/${first.id}/tracking`), {
      ...tracked,
      tracking_number: "3SOLD9",
    });
    expect(put.json.parcels[0].tracking_url).toContain("3SOLD9");
    expect(put.json.parcels[0].tracking_url).toContain("5408XX");
    await shop.runJobs("without pictures");
    const letters = (await sentLetters(shop)).filter(({ text }) => text?.includes(number));
    const corrected = letters.find(({ text }) => text?.includes("3SOLD9"));
    expect(corrected?.text).toContain("Zandweg 38a");
    expect(corrected?.text).not.toContain("Circuitlaan");
    expect(letters.find(({ text }) => text?.includes("3SNEW2"))?.text).toContain("Circuitlaan 27");
    const told = letters.filter(({ subject }) => subject?.startsWith("Het adres"));
    expect(told).toHaveLength(2);
    for (const { text } of told) expect(text).toContain("gaat nog naar het vorige adres");

    const { orders } = (await buyer.get("/api/customer/export")).json;
    const places = orders[0].parcels.map(
      (parcel: { shipping_address: object | null }) => parcel.shipping_address,
    );
    expect(places).toEqual(expect.arrayContaining([ADDRESS, elsewhere]));
  });

  it("says no address to whoever has only the link of its mail", async () => {
    const { buyer, uuid, number } = await making();
    await sent(uuid, 1);
    await buyer.patch(own(uuid), { shipping_address: elsewhere });
    await shop.runJobs("without pictures");
    const letter = (await sentLetters(shop)).find(
      ({ text }) => text?.includes(number) && text.includes("In dit pakket"),
    );
    const [, token] = new RegExp(`/order/${uuid}/([\\w-]+)`).exec(letter?.text ?? "") ?? [];
    const link = await shop.visitor.get(`/api/order-links/${uuid}/${token ?? ""}`);
    expect(link.status, link.text).toBe(200);
    expect(link.json.parcels).toHaveLength(1);
    expect(link.text).not.toMatch(/address|Zandweg|Circuitlaan/);
  });
});

describe("an address that changes while somebody packs", () => {
  it("is told to who packed by the one before, and the other way about", async () => {
    const { buyer, uuid } = await making();
    const { version } = (await staff.workshop.get(desk(uuid))).json;
    await buyer.patch(own(uuid), { shipping_address: elsewhere });
    const late = await send(uuid, 3, { version });
    expect([late.status, late.json.code]).toEqual([409, "stale_version"]);
    expect((await sent(uuid, 3)).status).toBe("completed");
    const after = await buyer.patch(own(uuid), { shipping_address: ADDRESS });
    expect([after.status, after.json.code]).toEqual([409, "order_has_left"]);
  });

  it("of two who change it, tells the second", async () => {
    const { buyer, uuid } = await making();
    const { version } = (await buyer.get(own(uuid))).json;
    const other = { ...elsewhere, house_number: "29" };
    const answers = await Promise.all([
      buyer.patch(own(uuid), { shipping_address: elsewhere, version }),
      staff.finance.patch(desk(uuid, "/addresses"), { shipping_address: other, version }),
    ]);
    const codes = answers.map(({ status, json }) => (status === 200 ? 200 : json.code));
    expect(new Set(codes)).toEqual(new Set([200, "stale_version"]));
  });

  it("reaches what is here, or nothing: a last parcel never goes to one place and its order to another", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { buyer, uuid } = await making();
      const [changed, left] = await Promise.all([
        buyer.patch(own(uuid), { shipping_address: elsewhere }),
        send(uuid, 3),
      ]);
      expect(left.status, left.text).toBe(201);
      const shown = (await buyer.get(own(uuid))).json;
      const events = shown.history.map(({ event }: { event: string }) => event);
      const isChanged = changed.status === 200;
      if (!isChanged) expect(changed.json.code).toBe("order_has_left");
      expect(shown.shipping_address).toEqual(isChanged ? elsewhere : ADDRESS);
      expect(shown.parcels[0].shipping_address).toBeNull();
      expect(events.slice(-3)).toEqual([
        isChanged ? "address_changed" : "processing",
        "parcel_sent",
        "completed",
      ]);
    }
  });
});

describe("labels that were printed before", () => {
  it("are said of an order that is still here, each former address once", async () => {
    const { buyer, uuid } = await placed();
    const former = async () => {
      const { former_deliveries: all } = (await staff.workshop.get(desk(uuid))).json;
      return all.map(({ address }: { address: { house_number: string } }) => address.house_number);
    };
    const to = (house_number: string) => {
      later();
      return buyer.patch(own(uuid), { shipping_address: { ...elsewhere, house_number } });
    };
    await to("1");
    expect(await former(), "nobody printed anything yet").toEqual([]);
    later();
    await move(uuid, "processing");
    await to("2");
    await to("3");
    expect(await former()).toEqual(["2", "1"]);
    await to("2");
    expect(await former(), "a label that is right again is none").toEqual(["3", "1"]);
    await sent(uuid, 3);
    expect(await former()).toEqual([]);
  });

  it("are told of a pack that names the former address, and a fresh label names the new one", async () => {
    const { buyer, uuid } = await placed();
    const maker = staff.administrator;
    const asked = async (piece: string) =>
      (await maker.post(desk(uuid, "/packs"), { language: "en", piece })).json.id as string;
    const before = await asked("back");
    await shop.runJobs("without pictures");
    const told = async () => {
      const { data } = (await maker.get(desk(uuid, "/packs"))).json;
      return Object.fromEntries(
        data.map((pack: { id: string; addressed_before: boolean }) => [
          pack.id,
          pack.addressed_before,
        ]),
      );
    };
    expect(await told()).toEqual({ [before]: false });
    // Waits while the address changes: it is made with the new one.
    const during = await asked("front");
    later();
    await buyer.patch(own(uuid), { shipping_address: elsewhere });
    await shop.runJobs("without pictures");
    expect(await told()).toEqual({ [before]: true, [during]: false });
    expect((await maker.get(desk(uuid, `/packs/${before}`))).json.addressed_before).toBe(true);
    // Of a program that did not keep what a pack says, the day it was asked for is judged.
    await shop.db.updateTable("packs").set({ address_sha256: null }).execute();
    expect((await told())[before]).toBe(true);
    expect((await maker.get(desk(uuid))).json.former_deliveries).toMatchObject([
      { address: ADDRESS },
    ]);

    const label = () => staff.workshop.get(desk(uuid, "/carton-label.pdf"));
    expect((await label()).json.code).toBe("illegal_transition");
    await move(uuid, "processing");
    const fresh = await label();
    expect(fresh.headers["content-type"]).toBe("application/pdf");
    expect(fresh.headers["cache-control"]).toBe("private, no-store");
    const looks = await shop.db
      .selectFrom("access_log")
      .select("subject_id")
      .where("event", "=", "label.taken")
      .execute();
    expect(looks).toEqual([{ subject_id: uuid }]);
  }, 60_000);

  it.skipIf(!hasPoppler)("a fresh one counts what is still to leave", async () => {
    const { buyer, uuid } = await making();
    await sent(uuid, 1);
    await buyer.patch(own(uuid), { shipping_address: elsewhere });
    const { bytes } = await staff.workshop.get(desk(uuid, "/carton-label.pdf"));
    const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes }).toString();
    expect(text).toContain("Circuitlaan 27");
    expect(text).not.toContain("Zandweg");
    expect(text).toMatch(/Kledingstukken: 2|Garments: 2/);
  });
});
