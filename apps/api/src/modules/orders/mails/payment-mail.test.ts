import { expect, it } from "vitest";
import { paymentMail } from "./payment-mail.ts";

const facts = {
  news: "failed",
  firstName: "Freja",
  orderNumber: "HS-2026-000123",
  link: "https://shop.example/pay/1/2",
  amount: 254_85,
  reason: "",
  until: "2026-11-30T00:08:00.000Z",
};

it("says until when the order can be paid, in its language, on a page of that language", async () => {
  const german = await paymentMail.write(facts, "de");
  expect(german.text).toContain("bis Montag, 30. November um 01:08 Uhr bestehen.");
  expect(german.text).toMatch(/\/pay\/1\/2\?lang=de$/m);
  expect(german.html).toContain("/pay/1/2?lang=de");
  const danish = await paymentMail.write(facts, "dk");
  expect(danish.text).toContain("indtil mandag 30. november kl. 01.08.");
  const dutch = await paymentMail.write(facts, "nl");
  expect(dutch.text).toContain("tot maandag 30 november om 01:08.");
  expect(dutch.text).toMatch(/\/pay\/1\/2$/m);
});

it("is written without that where it was ordered by a version that did not know", async () => {
  const { until, ...before } = facts;
  expect((await paymentMail.write(before, "en")).text).not.toContain("until");
  expect((await paymentMail.write({ ...before, until }, "en")).text).toContain("until");
});
