import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  order,
  readyCart,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { parcelKey, phoneKey, plainSpelling, wideSpelling } from "./search-keys.ts";

let shop: TestPlatform;
let designer: Caller;
beforeAll(async () => {
  shop = await testPlatform();
  designer = await shop.customer({ role: "designer" });
});
afterAll(() => shop.close());

/** Every letter of the Latin, Greek and Cyrillic scripts that names in Europe are written in, and some signs. */
const letters = [
  ...Array.from({ length: 0x5_30 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...Array.from({ length: 0x1f_00 - 0x1e_00 }, (_, at) => String.fromCodePoint(0x1e_00 + at)),
  ...["’", "‘", "ﬁ", "Ǆ"],
].filter((letter) => /^[\p{L}\p{N}\p{P}\p{Zs}]$/u.test(letter));
const names = [
  ...letters.map((letter) => `A${letter}b ${letter}`),
  ...["Møller", "MÜLLER", "Ærø", "Åkesson", "d’Artagnan", "Jean-Pierre", "Weiß", "Zoe\u0308"],
];
const phones = [
  ...["+31 6 12345678", "06-12345678", "0031612345678", "+31 (0)6 1234 5678", "(0612) 34 56 78"],
  ...["+45 12 34 56 78", "+4915112345678", "+1 (212) 555-0100", "+352 621 123 456", "+", "0", "00"],
  ...["+420 601 123 456", "+7 495 1234567", "31612345678"],
];

describe("what is typed and what is stored", () => {
  it.each([
    ["search_plain(text)", names, plainSpelling],
    ["search_plain(search_wide(text))", names, wideSpelling],
    ["phone_key(text)", phones, phoneKey],
    ["parcel_key(text)", ["3S-abc 12.3", "", "é1"], parcelKey],
  ] as const)("are spelled alike by %s", async (name, texts, ours) => {
    const { rows } = await shop.database.pool.query<{ text: string; key: string }>(
      `select text, ${name} as key from unnest($1::text[]) text`,
      [texts],
    );
    expect(rows).toHaveLength(texts.length);
    const wrong = rows.filter(({ text, key }) => ours(text) !== key);
    expect(wrong).toEqual([]);
  });

  it("one telephone number has one key, however it is written", () => {
    const alike = phones.slice(0, 5);
    expect(new Set(alike.map(phoneKey))).toEqual(new Set(["612345678"]));
    expect(phones.slice(5, 8).map(phoneKey)).toEqual(["12345678", "15112345678", "2125550100"]);
  });
});

describe("the desk finds", () => {
  async function found(search: string, of: "orders" | "customers"): Promise<readonly string[]> {
    const answer = await designer.get(`/api/staff/${of}?search=${encodeURIComponent(search)}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json.data.map((row: { uuid?: string; id?: string }) => row.uuid ?? row.id);
  }

  async function placed(phone = "+31 6 12345678") {
    const buyer = await shop.customer();
    const contact = { first_name: "Kim", last_name: "Reader", email: "kim@rider.example", phone };
    const { json } = await order(buyer, await readyCart(buyer), { contact });
    const uuid = json.order_uuid as string;
    const { customer } = (await designer.get(`/api/staff/orders/${uuid}`)).json;
    return { buyer, uuid, id: customer.id as string };
  }

  it.each([
    ["Møller", ["moller", "moeller", "Møller", "MØLLER", "moll"], ["mller", "möbel"]],
    ["Müller-Lüdenscheidt", ["muller", "mueller lued", "Müller-Lu", "müller"], ["muellre"]],
    ["Weißgærber", ["weissg", "Weißgaerber", "weissgærber"], ["weisg"]],
    ["Åkesson", ["akesson", "aakesson", "Åke"], ["okesson"]],
    ["O’Brien", ["obrien", "o'brien", "O’Bri"], ["brien"]],
    ["Groessler", ["größler", "groessler", "Größl"], ["groß-"]],
  ])("%s by what is on a keyboard", async (name, alike, others) => {
    const { uuid, id } = await placed();
    const { pool } = shop.database;
    const erased = "update customers set last_name = 'Other' where last_name = $1";
    for (const [change, values] of [
      ["update customers set last_name = $1 where id = $2", [name, id]],
      [
        "update orders set shipping_address = shipping_address || jsonb_build_object('city', $1::text) where id = $2",
        [name, uuid],
      ],
      ["update order_lines set rider_name = $1 where order_id = $2 and position = 1", [name, uuid]],
    ] as const) {
      await pool.query(change, [...values]);
      for (const typed of alike) expect(await found(typed, "orders"), typed).toEqual([uuid]);
      for (const typed of others) expect(await found(typed, "orders"), typed).toEqual([]);
      if (change.startsWith("update customers")) {
        for (const typed of alike) expect(await found(typed, "customers"), typed).toEqual([id]);
        expect(await found(`Kim ${alike[0]}`, "orders")).toEqual([]);
        await pool.query(erased, [name]);
      } else if (change.includes("shipping_address")) {
        await pool.query(
          'update orders set shipping_address = shipping_address || \'{"city": "Else"}\'',
        );
      }
    }
    await pool.query("update order_lines set rider_name = null");
  });

  it("a telephone number, of the order and of its customer, however either is written", async () => {
    const order = await placed("+31 (0)6 8765-4321");
    const { uuid, buyer, id } = order;
    const ways = [
      "+31687654321",
      "0687654321",
      "06 87 65 43 21",
      "0031 6 8765 4321",
      "31687654321",
    ];
    for (const typed of [...ways, "06-87654", "+31 6 8765"]) {
      expect(await found(typed, "orders"), typed).toEqual([uuid]);
      expect(await found(typed, "customers"), typed).toEqual([id]);
    }
    for (const typed of ["+32687654321", "0687654322", "687", "06 kim"]) {
      const isOther = typed.startsWith("+32");
      expect(await found(typed, "orders"), typed).toEqual(isOther ? [uuid] : []);
    }
    const moved = await buyer.patch("/api/customer", { phone: "0493 111 222" });
    expect(moved.status, moved.text).toBe(200);
    expect(await found("+31493111222", "orders")).toEqual([uuid]);
    expect(await found("0493-111222", "customers")).toEqual([id]);
  });

  it("an order by the number of its parcel, in any setting, until that is forgotten", async () => {
    const { uuid, buyer } = await placed();
    const staff = await shop.customer({ role: "workshop" });
    const at = `/api/staff/orders/${uuid}`;
    await staff.patch(at, { status: "processing" });
    const { lines } = (await staff.get(at)).json;
    const sent = await staff.post(`${at}/parcels`, {
      carrier: "postnl",
      tracking_number: "3SHOLE-004711",
      lines: lines.map(({ id }: { id: string }) => ({ line_id: id, quantity: 1 })),
    });
    expect(sent.status, sent.text).toBe(201);
    for (const typed of ["3SHOLE-004711", "3shole004711", "3S HOLE 0047", "3shole0"]) {
      expect(await found(typed, "orders"), typed).toEqual([uuid]);
    }
    for (const typed of ["SHOLE004711", "3shol", "3SHOLE004712"]) {
      expect(await found(typed, "orders"), typed).toEqual([]);
    }
    await buyer.delete("/api/customer", { password: "gate drops at nine" });
    expect(await found("3SHOLE004711", "orders")).toEqual([]);
  });

  it("what whoever looks after the tables reads without a name of ours", async () => {
    const looked = ["customers", "orders", "order_lines", "parcels"].map((table) =>
      shop.database.pool.query(`vacuum (analyze) ${table}`),
    );
    await expect(Promise.all(looked)).resolves.toHaveLength(4);
  });
});
