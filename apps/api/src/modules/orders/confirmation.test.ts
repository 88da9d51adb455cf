import { languages } from "@holeshot/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  order,
  readyCart,
  sentLetters,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { confirmationTexts } from "./mails/confirmation-texts.ts";

let shop: TestPlatform;

beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

/** How the country is called: nobody reads "NL" as a country. */
const HOME = {
  nl: "Nederland",
  en: "Netherlands",
  de: "Niederlande",
  dk: "Nederlandene",
  fr: "Pays-Bas",
} as const;

it.each(languages)("is mailed once, in %s, as HTML and as text", async (language) => {
  const rider = await shop.customer();
  const cart = await readyCart(rider, 2);
  const address = `${language}@rider.example`;
  const contact = { first_name: "Jæger", last_name: "Müller", email: address, phone: "0612345678" };
  const placed = await order(rider, cart, { contact, language });
  const number = placed.json.order_number as string;
  await shop.runJobs("without pictures");
  await shop.runJobs("without pictures");
  const mine = (await sentLetters(shop)).filter((letter) => letter.to?.[0]?.address === address);
  expect(mine).toHaveLength(1);
  const [letter] = mine;
  expect(letter?.subject).toBe(confirmationTexts[language].subject(number));
  for (const body of [letter?.text ?? "", letter?.html ?? ""]) {
    expect(body).toContain(number);
    expect(body).toContain("Jæger");
    expect(body).toContain(`/my-orders/${placed.json.order_uuid}`);
    expect(body).toContain("Zandweg 38a, 5408 XX Volkel, ");
    expect(body).toContain(HOME[language]);
    expect(body).toMatch(/509[.,]70/);
    expect(body).not.toContain("undefined");
  }
});

it("shows the kit by an address that opens without signing in, long after", async () => {
  const rider = await shop.customer();
  const cart = await readyCart(rider);
  const contact = { first_name: "Ann", last_name: "B", email: "kit@rider.example", phone: "06" };
  const placed = await order(rider, cart, {
    contact: { ...contact, phone: "0612345678" },
    language: "en",
  });
  expect(placed.status, placed.text).toBe(201);
  await shop.runJobs();
  const letter = (await sentLetters(shop)).find(({ to }) => to?.[0]?.address === contact.email);
  const images = [...(letter?.html ?? "").matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
  expect(images).toHaveLength(1);
  const [image = ""] = images;
  expect(image).toMatch(/ alt="The kit [^"]+"/);
  expect(image).toMatch(/ width="128"/);
  expect(image).toMatch(/ height="128"/);
  expect(letter?.text).toMatch(/\nJersey/);
  const source = / src="([^"]+)"/.exec(image)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const address = new URL(source);
  shop.setClock(new Date(Date.now() + 200 * 86_400_000));
  const shown = await shop.visitor.get(address.pathname + address.search);
  expect(shown.status).toBe(200);
  expect(shown.headers["content-type"]).toBe("image/webp");
  shop.setClock(new Date());
  address.searchParams.set("expires", String(Date.now() * 2));
  expect((await shop.visitor.get(address.pathname + address.search)).status).toBe(404);
});

it("speaks of picking up where the customer fetches the goods", async () => {
  const rider = await shop.customer();
  const cart = await readyCart(rider);
  const contact = {
    first_name: "Ann",
    last_name: "B",
    email: "up@rider.example",
    phone: "0612345678",
  };
  const placed = await order(rider, cart, { contact, language: "en", shipping_method: "pickup" });
  expect(placed.status, placed.text).toBe(201);
  await shop.runJobs("without pictures");
  const letter = (await sentLetters(shop)).find(
    ({ to }) => to?.[0]?.address === "up@rider.example",
  );
  expect(letter?.text).toContain("You pick your order up yourself: Crossbaan 1, 5408 XX Volkel");
  expect(letter?.text).not.toContain("Zandweg");
  const shown = await rider.get(`/api/customer/orders/${placed.json.order_uuid}`);
  expect(shown.json.delivery).toEqual({
    pickup: true,
    working_days: 0,
    production_working_days: 15,
  });
});

it("is not mailed for an order that waits to be paid", async () => {
  const before = await shop.db.selectFrom("mails").select("id").execute();
  const rider = await shop.customer();
  const cart = await readyCart(rider);
  const answer = await order(rider, cart, { payment: "pay_now" });
  // No provider runs in this test: the order is kept and can be paid later.
  expect(answer.json.code).toBe("payment_unavailable");
  expect(await shop.db.selectFrom("mails").select("id").execute()).toHaveLength(before.length);
});
