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

it("says until when the order can be paid, in its language, on a page of that language", () => {
  const german = paymentMail.write(facts, "de");
  expect(german.paragraphs.join("\n")).toContain("bis Montag, 30. November um 01:08 Uhr bestehen.");
  expect(german.action?.url).toBe("https://shop.example/pay/1/2?mail_lang=de");
  const danish = paymentMail.write(facts, "dk");
  expect(danish.paragraphs.join("\n")).toContain("indtil mandag 30. november kl. 01.08.");
  const dutch = paymentMail.write(facts, "nl");
  expect(dutch.paragraphs.join("\n")).toContain("tot maandag 30 november om 01:08.");
  expect(dutch.action?.url).toBe("https://shop.example/pay/1/2");
});

it("is written without that where it was ordered by a version that did not know", () => {
  const { until, ...before } = facts;
  const said = (stored: object) => paymentMail.write(stored, "en").paragraphs.join("\n");
  expect(said(before)).not.toContain("until");
  expect(said({ ...before, until })).toContain("until");
});
