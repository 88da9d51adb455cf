import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, test } from "vitest";
import { openPostOffice } from "./support/post-office.ts";
import { type Shop, startShop } from "./support/shop.ts";
import { until } from "./support/waiting.ts";
import { newEmail, person, registration } from "./support/wire.ts";

let shop: Shop;
let port = 0;

beforeAll(async () => {
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  port = (free.address() as AddressInfo).port;
  free.close();
  shop = await startShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Somebody new asks for a link; returns their address. */
async function askForMail(): Promise<string> {
  const email = newEmail();
  const somebody = person(shop.baseUrl);
  await somebody.post("/api/customer/register", registration({ email }));
  const asked = await somebody.post("/api/customer/forgot-password", { email });
  assert.equal(asked.status, 204);
  return email;
}

test("a mail server that is away: mails are kept and listed, and go once it is back, each once", async () => {
  const waiting = [await askForMail(), await askForMail(), await askForMail()];
  const listed = () => shop.command(["mails"]);
  await until("tries", listed, (text) => text.match(/ 1 +\S+ \S+ +E[A-Z]+/g)?.length === 3, 60);
  const text = await listed();
  for (const email of waiting) assert.ok(text.includes(email), text);
  await shop.kill();
  await shop.start();
  const office = await openPostOffice(port);
  try {
    // The first that goes wakes the others; their own turns are half a minute away.
    const addresses = [...waiting, await askForMail()];
    await until(
      "letters",
      () => Promise.resolve(office.letters.length),
      (count) => count >= 4,
      60,
    );
    for (const email of addresses) {
      assert.equal(office.letters.filter((letter) => letter.includes(email)).length, 1, email);
    }
    await until("nothing left", listed, (list) => list.includes("Every mail was sent."), 20);
  } finally {
    await office.close();
  }
}, 200_000);
