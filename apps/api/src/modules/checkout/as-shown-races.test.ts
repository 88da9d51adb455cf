import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  checkoutBody,
  choose,
  newCart,
  orderOf,
  saveChoices,
  shopWithRider,
  someText,
} from "../../testing/index.ts";

const house = shopWithRider();

interface Line {
  readonly product: { readonly id: string };
  readonly quantity: number;
  readonly ppuInclVat: number;
  readonly properties: object;
  readonly rider: object | null;
  readonly saved?: { readonly version: string };
  readonly document_hash?: string;
}

/** All that a line is made of. */
function made({ product, quantity, ppuInclVat, properties, rider, ...line }: Line) {
  const document = line.saved?.version ?? line.document_hash;
  return { product: product.id, quantity, ppuInclVat, properties, rider, document };
}

interface Meanwhile {
  readonly buyer: Caller;
  readonly cart: string;
  readonly design: string;
}

const riders = (number: number) => [
  { quantity: 1, rider: { name: "Zoë", number: "7" } },
  { quantity: 1, rider: { name: "Bram", number: String(number) } },
];

/** What the other tab, or a mate, does. Most of it costs the same. */
const acts: Readonly<Record<string, (with_: Meanwhile, at: number) => Promise<unknown>>> = {
  word: async ({ buyer, design }, at) => {
    const { version, name, document } = (await buyer.get(`/api/configured-sets/${design}`)).json;
    const jersey = {
      ...document.products.jersey,
      layers: [someText({ id: `w${at}`, text: `W${at}` })],
    };
    const products = { ...document.products, jersey };
    const body = { version, name, document: { ...document, products } };
    return buyer.put(`/api/configured-sets/${design}`, body);
  },
  collar: ({ buyer, design }, at) =>
    saveChoices(buyer, design, at % 2 === 0 ? { collar: "v-overlap" } : {}),
  number: ({ buyer, cart, design }, at) =>
    choose(buyer, cart, design, { jersey: riders(30 + (at % 2)) }),
  size: ({ buyer, cart, design }, at) =>
    choose(buyer, cart, design, {
      jersey: riders(30).map((row) => ({ ...row, properties: { size: at % 2 ? "M" : "XL" } })),
    }),
  swap: async ({ buyer, cart, design }) => {
    const { items } = (await buyer.get(`/api/cart/${cart}`)).json;
    await buyer.delete(`/api/cart/${cart}/items/${items?.[0]?.id ?? design}`);
    return choose(buyer, cart, design, { jersey: riders(31) });
  },
  check: ({ buyer, cart }, at) => buyer.patch(`/api/cart/${cart}`, { manual_check: at % 2 === 0 }),
};

const interleaving = fc.record({
  wait: fc.integer({ min: 0, max: 60 }),
  first: fc.array(fc.constantFrom(...Object.keys(acts)), { maxLength: 1 }),
  meanwhile: fc.array(fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat(25)), {
    minLength: 1,
    maxLength: 4,
  }),
});

it("whatever another tab does meanwhile, what is ordered is what the page showed, to the line", async () => {
  const outcomes = { placed: 0, told: 0 };
  let round = 0;
  await fc.assert(
    fc.asyncProperty(interleaving, async ({ wait, first, meanwhile }) => {
      const buyer = await house.shop.customer();
      const cart = await newCart(buyer);
      const design = await addNewDesign(buyer, cart, { set: 1 });
      await choose(buyer, cart, design, { jersey: riders(30) });
      const with_ = { buyer, cart, design };
      const shown = (await buyer.get(`/api/cart/${cart}`)).json;
      const body = await checkoutBody(buyer, cart);
      for (const act of first) await acts[act]?.(with_, (round += 1));
      const key = { "idempotency-key": "at-the-till" };
      const press = (fingerprint: string, of: object) =>
        buyer.post(`/api/cart/${cart}/checkout?fingerprint=${fingerprint}`, of, key);
      const others = async (): Promise<void> => {
        for (const [act, pause] of meanwhile) {
          await sleep(pause);
          // Once it is ordered there is nothing left to change.
          await acts[act]?.(with_, (round += 1))?.catch(() => undefined);
        }
      };
      const pressed = sleep(wait).then(() => press(shown.fingerprint, body));
      const [answer] = await Promise.all([pressed, others()]);
      const placed = async (uuid: string) =>
        (await orderOf(buyer, uuid)).lines.map((line: Line) => made(line));
      if (answer.status === 201) {
        outcomes.placed += 1;
        expect(await placed(answer.json.order_uuid)).toEqual(shown.items.map(made));
        // The answer that was lost is the same answer, though a page knows better by now.
        expect((await press("anything", body)).json).toEqual(answer.json);
        return;
      }
      outcomes.told += 1;
      expect(["stale_version", "total_changed", "cart_empty"]).toContain(answer.json.code);
      const now = (await buyer.get(`/api/cart/${cart}`)).json;
      if (now.items.length === 0) return;
      const again = await press(now.fingerprint, await checkoutBody(buyer, cart));
      expect(again.status, again.text).toBe(201);
      expect(await placed(again.json.order_uuid)).toEqual(now.items.map(made));
    }),
    { numRuns: process.env["LONG"] === "1" ? 300 : 30 },
  );
  // Both ends were seen: otherwise nothing was raced.
  expect(Math.min(outcomes.placed, outcomes.told), JSON.stringify(outcomes)).toBeGreaterThan(0);
});
