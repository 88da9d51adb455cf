import fc from "fast-check";
import { expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  order,
  saveChoices,
  shopWithRider,
} from "../../testing/index.ts";

const house = shopWithRider();

type Chosen = Readonly<Record<string, string>>;

interface Shown {
  readonly product: { readonly id: string };
  readonly properties: Chosen;
  readonly ppuInclVat: number;
}

/** The jerseys of a cart, by size. */
async function jerseys(caller: Caller, cart: string): Promise<ReadonlyMap<string, Shown>> {
  const { json } = await caller.get(`/api/cart/${cart}`);
  const items = (json.items as Shown[]).filter(({ product }) => product.id === "jersey");
  return new Map(items.map((item) => [item.properties["size"] ?? "", item]));
}

it("charges, shows and orders what was chosen since a design was put in the cart", async () => {
  const cart = await newCart(house.rider);
  const design = await addNewDesign(house.rider, cart, { set: 1 });
  const rows = [{ properties: { size: "M" }, quantity: 3 }, { properties: { size: "3XL" } }];
  await choose(house.rider, cart, design, { jersey: rows });
  const before = await jerseys(house.rider, cart);

  const chosen = { collar: "v-overlap", fit: "over-armour", length: "long" };
  await saveChoices(house.rider, design, chosen);
  const after = await jerseys(house.rider, cart);
  for (const size of ["M", "3XL"]) {
    expect(after.get(size)?.properties).toEqual({ size, ...chosen });
    expect(after.get(size)?.ppuInclVat).toBeGreaterThan(before.get(size)?.ppuInclVat ?? Infinity);
  }
  // The quote names the total with them: the order is refused otherwise.
  const placed = await order(house.rider, cart);
  expect(placed.status, placed.text).toBe(201);
  const { json } = await house.rider.get(`/api/customer/orders/${placed.json.order_uuid}`);
  const lines = json.lines as (Shown & { properties: Chosen })[];
  expect(lines.map(({ properties }) => properties)).toEqual(
    ["M", "3XL"].map((size) => ({ size, ...chosen })),
  );
  expect(lines.map(({ ppuInclVat }) => ppuInclVat)).toEqual(
    ["M", "3XL"].map((size) => after.get(size)?.ppuInclVat),
  );
});

it("moves lines of an earlier cart with the choices of today", async () => {
  const rider = await house.shop.customer();
  const earlier = await newCart(rider);
  const design = await addNewDesign(rider, earlier, { set: 1 });
  await choose(rider, earlier, design, { jersey: [{ properties: { size: "M" } }] });
  await saveChoices(rider, design, { collar: "v-overlap" });
  const later = await newCart(house.shop.visitor);
  const added = await rider.post(`/api/cart/${later}/add/${design}`);
  expect(added.status, added.text).toBe(201);
  await choose(rider, later, design, { jersey: [{ properties: { size: "XL" } }] });
  await saveChoices(rider, design, { collar: "v-overlap", length: "long" });
  const claimed = await rider.post(`/api/cart/${later}/claim`);
  expect(claimed.status, claimed.text).toBe(200);
  const days: readonly Chosen[] = [{ collar: "v-overlap", length: "long" }, { collar: "low-band" }];
  for (const today of days) {
    await saveChoices(rider, design, today);
    const found = await jerseys(rider, later);
    expect([...found.keys()].toSorted()).toEqual(["M", "XL"]);
    for (const [size, { properties }] of found) expect(properties).toEqual({ size, ...today });
  }
});

function isChosen(entry: readonly [string, string | undefined]): entry is [string, string] {
  return entry[1] !== undefined;
}

const collar = fc.constantFrom(undefined, "v-overlap", "low-band");
const length = fc.constantFrom(undefined, "short", "long");
const choices: fc.Arbitrary<Chosen> = fc
  .record({ collar, length })
  .map((chosen) => Object.fromEntries(Object.entries<string | undefined>(chosen).filter(isChosen)));
const act = fc.oneof(
  fc.record({ save: choices }),
  // One line takes what the design chooses, the other has a fit of its own; some pages send back all that they show.
  fc.record({ rows: fc.constantFrom(["M"], ["M", "XL"], ["XL"]), back: fc.boolean() }),
);
const own: Readonly<Record<string, Chosen>> = { M: {}, XL: { fit: "race" } };

it("keeps lines at what the design chooses today, and at what was chosen for a line alone", async () => {
  const runs = process.env["LONG"] === "1" ? 200 : 12;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), async (acts) => {
      const cart = await newCart(house.rider);
      const design = await addNewDesign(house.rider, cart, { set: 1 });
      let [today, sizes]: [Chosen, readonly string[]] = [{}, []];
      await saveChoices(house.rider, design, today);
      for (const one of acts) {
        if ("save" in one) await saveChoices(house.rider, design, (today = one.save));
        else {
          sizes = one.rows;
          const shown = one.back ? await jerseys(house.rider, cart) : new Map<string, Shown>();
          const rows = sizes.map((size) => ({
            properties: { ...shown.get(size)?.properties, size, ...own[size] },
          }));
          const answer = await choose(house.rider, cart, design, { jersey: rows });
          expect(answer.status, answer.text).toBe(200);
        }
        const found = await jerseys(house.rider, cart);
        for (const size of sizes)
          expect(found.get(size)?.properties).toEqual({ size, ...today, ...own[size] });
      }
    }),
    { numRuns: runs },
  );
});
