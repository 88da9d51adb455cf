import { afterAll, expect, it } from "vitest";
import { ADDRESS, at as desk, own, sendingShop } from "../../../testing/index.ts";

const house = await sendingShop();
const { staff, placed } = house;
afterAll(house.close);

interface Event {
  readonly event: string;
  readonly changes: readonly { readonly what: string; readonly after: string | null }[];
}

const elsewhere = { ...ADDRESS, street: "Circuitlaan", house_number: "27" };
const billing = { ...ADDRESS, street: "Kantoorweg", house_number: "3", company: "Slik B.V." };

async function history(who: { get: typeof staff.finance.get }, path: string) {
  const { json, status, text } = await who.get(path);
  expect(status, text).toBe(200);
  return (json.history as readonly Event[]).filter(({ changes }) => changes.length > 0);
}

it("says of each change of an address what became what, and where the bill goes to who keeps the books alone", async () => {
  const { buyer, uuid } = await placed();
  for (const body of [
    { shipping_address: elsewhere },
    { shipping_address: ADDRESS, billing_address: billing },
  ]) {
    const changed = await staff.designer.patch(desk(uuid, "/addresses"), body);
    expect(changed.status, changed.text).toBe(200);
  }
  const [home, away, office] = [
    "Zandweg 38a, 5408 XX Volkel, Nederland",
    "Circuitlaan 27, 5408 XX Volkel, Nederland",
    "Slik B.V., Kantoorweg 3, 5408 XX Volkel, Nederland",
  ];
  const change = (what: string, before: string | null, after: string | null) => ({
    ...{ what, before, after },
    ...{ line: null, property: null },
  });
  const first = [change("shipping_address", home, away)];
  const second = [change("shipping_address", away, home), change("billing_address", home, office)];
  for (const [who, path] of [
    [buyer, own(uuid)],
    [staff.finance, desk(uuid)],
  ] as const) {
    const said = await history(who, path);
    expect(said.map(({ event }) => event)).toEqual(["address_changed", "address_changed"]);
    expect(said.map(({ changes }) => changes)).toEqual([first, second]);
  }
  const [, last] = await history(staff.workshop, desk(uuid));
  expect(last?.changes).toEqual([second[0], change("billing_address", null, null)]);
});

it("says of each change of a line what was chosen and who wears it, and how many garments became another", async () => {
  const { buyer, uuid } = await placed({}, 3);
  const { lines } = (await buyer.get(own(uuid))).json;
  const line = own(uuid, `/lines/${lines[0].id}`);
  for (const body of [
    { properties: { size: "M" } },
    { properties: { size: "XL" }, rider: { name: "DE VRIES", number: "47" }, copies: 1 },
  ]) {
    const changed = await buyer.patch(line, body);
    expect(changed.status, changed.text).toBe(200);
  }
  const said = await history(staff.workshop, desk(uuid));
  expect(said.map(({ changes }) => changes)).toMatchObject([
    [{ what: "choice", property: "Maat", before: "L", after: "M", line: { quantity: 3 } }],
    [
      { what: "choice", property: "Maat", before: "M", after: "XL", line: { quantity: 1 } },
      { what: "rider", property: null, before: null, after: "DE VRIES 47", line: { quantity: 1 } },
    ],
  ]);
  expect(said.map(({ event }) => event)).toEqual(["line_changed", "line_changed"]);
  const { name } = lines[0];
  expect(said[0]).toMatchObject({ changes: [{ line: { name: `Shirt, ${name}` } }] });
  const english = await staff.designer.get(`${desk(uuid)}?language=en`);
  expect(english.json.history.at(-1).changes[0]).toMatchObject({ property: "Size" });
});

it("keeps no name and no address of somebody who has left the shop, and none in a log", async () => {
  const { buyer, uuid } = await placed();
  await staff.designer.patch(desk(uuid, "/addresses"), { shipping_address: elsewhere });
  const { lines } = (await buyer.get(own(uuid))).json;
  const rider = { name: "DE VRIES", number: "47" };
  await buyer.patch(own(uuid, `/lines/${lines[0].id}`), { rider });
  await buyer.delete("/api/customer", { password: "gate drops at nine" });
  const said = (await history(staff.finance, desk(uuid))).flatMap(({ changes }) => changes);
  expect(said.map(({ what, after }) => [what, after])).toEqual([
    ["shipping_address", null],
    ["rider", null],
  ]);
  const log = (await staff.administrator.get("/api/staff/log?limit=100")).text;
  for (const word of ["Circuitlaan", "DE VRIES"]) expect(log).not.toContain(word);
});
