import { languages } from "@holeshot/domain";
import { expect, it } from "vitest";
import { order, readyCart, sentLetters, shopWithRider } from "../../testing/index.ts";
import { addDiscountCode } from "../cart/index.ts";
import { invoiceContent } from "./invoice/invoice-content.ts";
import { findInvoice, findLines, findOrder } from "./reader.ts";

const house = shopWithRider();
const WORDS = { nl: "Korting", en: "Discount", de: "Rabatt", dk: "Rabat", fr: "Remise" } as const;

async function sumsOf(uuid: string): Promise<readonly string[]> {
  const { db } = house.shop;
  const [found, lines, invoice] = await Promise.all([
    findOrder(db, uuid),
    findLines(db, uuid),
    findInvoice(db, uuid),
  ]);
  if (!found || !invoice) throw new Error("No such order.");
  return invoiceContent({ order: found, lines, invoice }).sums.map(({ label }) => label);
}

it.each(languages)(
  "mail, invoice and order name the code that was used, in %s as the shop writes it",
  async (language) => {
    const { shop, rider } = house;
    const code = `Gate-${language}`;
    await shop.transaction((tx) =>
      addDiscountCode(tx, { id: shop.newId(), code, worth: { percent: 5 } }),
    );
    const cart = await readyCart(rider);
    await rider.put(`/api/cart/${cart}/discount-code`, { code: code.toUpperCase() });
    const email = `${language}@code.example`;
    const contact = { first_name: "Ann", last_name: "B", email, phone: "0612345678" };
    const placed = await order(rider, cart, { contact, language });
    expect(placed.status, placed.text).toBe(201);
    const uuid = placed.json.order_uuid as string;
    const said = `${WORDS[language]} (${code})`;
    expect(await sumsOf(uuid)).toContain(said);
    const seen = async () => (await rider.get(`/api/customer/orders/${uuid}`)).json.discount_code;
    expect(await seen()).toEqual({ code });
    await shop.runJobs("without pictures");
    const letter = (await sentLetters(shop)).find(({ to }) => to?.[0]?.address === email);
    for (const body of [letter?.text, letter?.html]) expect(body).toContain(said);

    // An order of before its code was kept with it.
    const { labels } = (await findOrder(shop.db, uuid)) ?? {};
    const { discount: _, ...before } = labels ?? {};
    await shop.transaction((tx) =>
      tx
        .updateTable("orders")
        .set({ labels: JSON.stringify(before) })
        .where("id", "=", uuid)
        .execute(),
    );
    expect(await sumsOf(uuid)).toContain(WORDS[language]);
    expect(await seen()).toBeNull();
  },
);
