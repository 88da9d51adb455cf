import { afterAll, describe, expect, it } from "vitest";
import {
  ADDRESS,
  at as desk,
  own,
  type Reply,
  sendingShop,
  sentLetters,
  type SentOrder,
  untilWaiting,
} from "../../testing/index.ts";

const house = await sendingShop();
const { shop, staff, placed, move, making, parcelOf, send, sent } = house;
afterAll(house.close);

const elsewhere = { ...ADDRESS, street: "Circuitlaan", house_number: "27", postcode: "5721 XS" };
const german = { ...ADDRESS, country: "de", postcode: "10115", city: "Berlin" };

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
  "its customer": (made: SentOrder, body: object) => made.buyer.patch(own(made.uuid), body),
  "a designer": (made: SentOrder, body: object) =>
    staff.designer.patch(desk(made.uuid, "/addresses"), body),
  finance: (made: SentOrder, body: object) =>
    staff.finance.patch(desk(made.uuid, "/addresses"), body),
  "an administrator": (made: SentOrder, body: object) =>
    staff.administrator.patch(desk(made.uuid, "/addresses"), body),
};

const nobody = {
  "another customer": (made: SentOrder, body: object) =>
    shop.customer().then((one) => one.patch(own(made.uuid), body)),
  "a visitor": (made: SentOrder, body: object) => shop.visitor.patch(own(made.uuid), body),
  "a customer at the desk": (made: SentOrder, body: object) =>
    made.buyer.patch(desk(made.uuid, "/addresses"), body),
  "the workshop": (made: SentOrder, body: object) =>
    staff.workshop.patch(desk(made.uuid, "/addresses"), body),
  "a designer as customer": (made: SentOrder, body: object) =>
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
    // Whoever saw an older order is told so first, whatever it says by now.
    expect(await said({ shipping_address: elsewhere, version: 1 })).toBe("stale_version");
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

  it("is changed thirty times an hour at most, by its customer; another order and the desk are not held up", async () => {
    const made = await placed();
    const move = (at: number, of = made) =>
      made.buyer.patch(own(of.uuid), { shipping_address: { ...ADDRESS, house_number: `${at}` } });
    for (let at = 1; at <= 30; at += 1) expect((await move(at)).status).toBe(200);
    const refused = await move(31);
    expect([refused.status, refused.json.code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
    const { shipping_address: kept } = (await made.buyer.get(own(made.uuid))).json;
    expect(kept).toEqual({ ...ADDRESS, house_number: "30" });
    // Whoever knows an order's address cannot use up what its customer may.
    const other = await placed();
    for (let at = 1; at <= 31; at += 1) expect((await move(at, other)).status).not.toBe(200);
    const mine = await other.buyer.patch(own(other.uuid), { shipping_address: elsewhere });
    expect(mine.status, mine.text).toBe(200);
    const byHand = { shipping_address: elsewhere };
    expect((await staff.finance.patch(desk(made.uuid, "/addresses"), byHand)).status).toBe(200);
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

  it("forgets where parcels went with a customer who leaves the shop, once nothing of it is here", async () => {
    const [done, open] = [await making(), await making()];
    for (const { buyer, uuid } of [done, open]) {
      await sent(uuid, 1);
      await buyer.patch(own(uuid), { shipping_address: elsewhere });
    }
    await sent(done.uuid, 2);
    const went = async ({ uuid }: SentOrder) => {
      const parcels = await shop.db
        .selectFrom("parcels")
        .select("shipping_address")
        .where("order_id", "=", uuid)
        .orderBy("number")
        .execute();
      return parcels.map(({ shipping_address: address }) => address);
    };
    expect(await went(done)).toEqual([ADDRESS, null]);
    for (const { buyer } of [done, open]) {
      const erased = await buyer.delete("/api/customer", { password: "gate drops at nine" });
      expect(erased.status, erased.text).toBe(204);
    }
    expect(await went(done)).toEqual([null, null]);
    // What is still here may go elsewhere once more, and what had left did not go there.
    const third = { shipping_address: { ...elsewhere, house_number: "29" } };
    expect((await staff.finance.patch(desk(open.uuid, "/addresses"), third)).status).toBe(200);
    expect(await went(open)).toEqual([ADDRESS]);
    await sent(open.uuid, 2);
    expect(await went(open)).toEqual([null, null]);
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

  type Act = "change" | "parcel";
  /** Both at once, in the order of `acts`; `between` runs after each was asked. */
  async function raced(
    acts: readonly Act[],
    { buyer, uuid }: SentOrder,
    between?: () => Promise<void>,
  ) {
    const followed = { carrier: "postnl", tracking_number: "3SRACE" };
    const body = await parcelOf(uuid, 3, followed);
    const asking = {
      change: () => buyer.patch(own(uuid), { shipping_address: elsewhere }),
      parcel: () => staff.workshop.post(desk(uuid, "/parcels"), body),
    };
    const asked: Promise<Reply>[] = [];
    for (const act of acts) {
      asked.push(asking[act]());
      await between?.();
    }
    return async () => {
      const answers = await Promise.all(asked);
      const of = (act: Act) => answers[acts.indexOf(act)];
      expect(of("parcel")?.status, of("parcel")?.text).toBe(201);
      const shown = (await buyer.get(own(uuid))).json;
      const events = shown.history.map(({ event }: { event: string }) => event);
      expect(shown.parcels).toMatchObject([{ shipping_address: null }]);
      return {
        changed: of("change")?.status === 200 ? 200 : of("change")?.json.code,
        address: shown.shipping_address,
        followed_to: /5721XS|5408XX/.exec(shown.parcels[0].tracking_url)?.[0],
        events: events.slice(-3),
      };
    };
  }

  const reached = {
    change: {
      changed: 200,
      address: elsewhere,
      followed_to: "5721XS",
      events: ["address_changed", "parcel_sent", "completed"],
    },
    parcel: {
      changed: "order_has_left",
      address: ADDRESS,
      followed_to: "5408XX",
      events: ["processing", "parcel_sent", "completed"],
    },
  };
  const turns: readonly (readonly [Act, Act])[] = [
    ["change", "parcel"],
    ["parcel", "change"],
  ];

  it.each(turns)("by a %s and then a %s reaches what is here, or nothing", async (...acts) => {
    const made = await making();
    const holding = await shop.database.pool.connect();
    await holding.query("begin");
    await holding.query("select from orders where id = $1 for update", [made.uuid]);
    let waiting = 0;
    const outcome = await raced(acts, made, () => untilWaiting(shop, (waiting += 1)));
    await holding.query("commit");
    holding.release();
    expect(await outcome()).toEqual(reached[acts[0]]);
  });

  it("never has a last parcel go to one place and its order to another, whoever comes first", async () => {
    for (const acts of [turns, turns, turns].flat()) {
      const outcome = await raced(acts, await making());
      expect(Object.values(reached)).toContainEqual(await outcome());
    }
  });
});
