import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  order,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { noteShrinksJob } from "./note-shrinks-job.ts";
import { NotPrintable, printOrder } from "./index.ts";

let shop: TestPlatform;
let captain: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  captain = await shop.customer();
});
afterAll(() => shop.close());

interface Line {
  readonly properties: { readonly size: string };
  readonly rider: { readonly name: string } | null;
  readonly smaller:
    | readonly {
        readonly text: string;
        readonly from_mm: number;
        readonly to_mm: number;
        readonly letter_width: number;
      }[]
    | null;
}

it("an order tells what its sizes make smaller, in the millimetres of the workshop's ticket", async () => {
  const cart = await newCart(captain);
  const design = await addNewDesign(captain, cart, { set: 1 });
  const riders = [
    { properties: { size: "L" }, rider: { name: "KIM", number: "8" } },
    { properties: { size: "XS" }, rider: { name: "VAN DER HEIJDEN-OOSTERHOUT", number: "417" } },
  ];
  const chosen = await choose(captain, cart, design, { jersey: riders });
  expect(chosen.status, chosen.text).toBe(200);
  const placed = await order(captain, cart);
  expect(placed.status, placed.text).toBe(201);
  const uuid = placed.json.order_uuid as string;
  const linesOf = async (): Promise<Line[]> =>
    (await captain.get(`/api/customer/orders/${uuid}`)).json.lines;
  expect((await linesOf()).map(({ smaller }) => smaller)).toEqual([null, null]);

  await noteShrinksJob(shop).handle({});
  const lines = await linesOf();
  const kim = lines.find(({ rider }) => rider?.name === "KIM");
  expect(kim?.smaller).toEqual([]);
  const long = lines.find(({ properties }) => properties.size === "XS");
  const name = long?.smaller?.find(({ text }) => text.replace("\n", " ").includes("HEIJDEN"));
  expect(name?.letter_width).toBe(0.8);
  expect(name?.to_mm).toBeLessThan(name?.from_mm ?? 0);
  expect(name?.to_mm).toBeGreaterThanOrEqual(20);

  // Ordered again it is told the same; a longer name on the same design is looked at for itself.
  const again = await newCart(captain);
  expect((await captain.post(`/api/cart/${again}/add/${design}`)).status).toBe(201);
  const longer = {
    properties: { size: "L" },
    rider: { name: "KIMBERLEY-ANNE VAN DER HEIJDEN", number: "8" },
  };
  await choose(captain, again, design, { jersey: [...riders, longer] });
  const second = await order(captain, again);
  await noteShrinksJob(shop).handle({});
  const told2 = (await captain.get(`/api/customer/orders/${second.json.order_uuid}`)).json
    .lines as Line[];
  const bySize = (size: string, of: readonly Line[]) =>
    of.find(
      ({ properties, rider }) => properties.size === size && rider?.name !== longer.rider.name,
    )?.smaller;
  expect(bySize("L", told2)).toEqual([]);
  expect(bySize("XS", told2)).toEqual(long?.smaller);
  const other = told2.find(({ rider }) => rider?.name === longer.rider.name);
  expect(other?.smaller).not.toEqual([]);
  expect(other?.smaller).not.toEqual(long?.smaller);

  const remarks: string[] = [];
  const request = { number: placed.json.order_number as string, language: "en" as const };
  const pack = await printOrder(shop, request, () => Promise.resolve()).catch((error: unknown) => {
    if (error instanceof NotPrintable) throw new Error(error.message);
    throw error;
  });
  for (const line of pack.lines) remarks.push(...line.remarks);
  const told = lines.flatMap(({ smaller }) => smaller ?? []);
  expect(remarks).toHaveLength(told.length);
  for (const { to_mm } of told) {
    expect(remarks.some((remark) => remark.includes(` ${to_mm} mm high instead of`))).toBe(true);
  }
}, 60_000);

it("one that cannot be looked at does not keep the others from it", async () => {
  const cart = await newCart(captain);
  const design = await addNewDesign(captain, cart, { set: 1 });
  await choose(captain, cart, design, { jersey: [{}] });
  const sound = await order(captain, cart);
  const other = await newCart(captain);
  await choose(captain, other, await addNewDesign(captain, other, { set: 1 }), { jersey: [{}] });
  const broken = await order(captain, other);
  await shop.db
    .updateTable("order_lines")
    .set({ properties: JSON.stringify({ size: "GIANT" }) })
    .where("order_id", "=", broken.json.order_uuid)
    .execute();
  await noteShrinksJob(shop).handle({});
  const open = await shop.db
    .selectFrom("order_lines")
    .select("id")
    .where("smaller", "is", null)
    .execute();
  expect(open).toEqual([]);
  const { lines } = (await captain.get(`/api/customer/orders/${sound.json.order_uuid}`)).json;
  expect(lines[0].smaller).toEqual([]);
});
