import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  freshAddress,
  type Language,
  password,
  type Say,
  sayIn,
  shopHouse,
  sidewaysScroll,
} from "./support/shop-house.ts";

const house = shopHouse();

interface Journey {
  language: Language;
  width: number;
  pay: string;
  cancel: string;
  postcode: string;
}

const journeys: readonly Journey[] = [
  { language: "nl", width: 1440, pay: "Betalen", cancel: "Annuleren", postcode: "5715 BL" },
  // The country is Germany without being chosen.
  { language: "de", width: 360, pay: "Bezahlen", cancel: "Abbrechen", postcode: "47623" },
];

/** A visitor with a design of their own in the cart, without an account. */
async function visitorWithDesign(
  language: Language,
  width: number,
  expects: RegExp,
): Promise<Page> {
  const design = await house.design("Lierop");
  const { uuid } = await house.api<{ uuid: string }>("POST", "/api/cart");
  await house.api("POST", `/api/cart/${uuid}/add/${design.uuid}?hash=${design.hash}`);
  return house.visit({
    width,
    expects,
    height: width < 500 ? 780 : 900,
    stored: {
      "settings.language": language,
      cartUuid: uuid,
      guestDesigns: JSON.stringify([{ uuid: design.uuid, hash: design.hash }]),
    },
  });
}

async function chooseSizes(page: Page, say: Say): Promise<void> {
  await page
    .getByRole("button", { name: say("cart.problem.fix_quantity") })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: say("quantities.title") });
  // More than one of each is counted, garment by garment.
  await dialog.getByRole("button", { name: say("quantities.one.more") }).click();
  const tabs = dialog.getByRole("tab");
  await tabs.first().waitFor();
  for (let tab = 0; tab < (await tabs.count()); tab += 1) {
    await tabs.nth(tab).click();
    await dialog
      .getByRole("button", { name: say("quantities.more", { size: "M" }), exact: true })
      .or(dialog.getByRole("button", { name: say("quantities.more", { size: "32" }), exact: true }))
      .first()
      .click();
  }
  await dialog.getByRole("button", { name: say("roster.add") }).click();
  await dialog.getByRole("textbox", { name: say("roster.name_of", { row: 1 }) }).fill("De Vries");
  await dialog.getByRole("textbox", { name: say("roster.number_of", { row: 1 }) }).fill("47");
  // A rider has sizes of his own, beside the pieces that are counted without a name.
  const [before = "", after = ""] = say("roster.size_of", { row: 1, product: "@" }).split("@");
  const sizes = dialog.getByRole("combobox", { name: new RegExp(`^${before}.+${after}$`) });
  for (let at = 0; at < (await sizes.count()); at += 1)
    await sizes.nth(at).selectOption({ index: 3 });
  // Jersey, pants, gloves, and the pit shirt that is offered with them: one by count, one for the rider.
  await dialog.getByRole("button", { name: say("quantities.add", { count: 8 }) }).click();
  await dialog.waitFor({ state: "detached" });
}

async function createAccount(page: Page, say: Say, email: string): Promise<void> {
  await page.getByRole("link", { name: /account|Konto/ }).click();
  const fill = (key: string, value: string): Promise<void> =>
    page.getByRole("textbox", { name: say(key), exact: true }).fill(value);
  await fill("person.first_name", "Sanne");
  await fill("person.last_name", "de Vries");
  await fill("person.phone", "06 1834 2207");
  await fill("person.email", email);
  await page.getByLabel(say("person.password"), { exact: true }).fill(password);
  await page.getByLabel(say("person.password_again"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say("register.submit") }).click();
}

async function fillAddress(page: Page, say: Say, postcode: string): Promise<void> {
  const fill = (key: string, value: string): Promise<void> =>
    page.getByRole("textbox", { name: say(key), exact: true }).fill(value);
  await fill("address.postcode", postcode);
  await fill("address.house_number", "14");
  await fill("address.street", "Sepelweg");
  await fill("address.city", "Lierop");
}

function orderButton(page: Page, say: Say): Locator {
  const start = say("checkout.order_pay", { amount: "" }).replace(/[,\s]+$/, "");
  return page.getByRole("button", { name: new RegExp(`^${start}`) });
}

describe.each(journeys)(
  "a purchase in $language at $width px",
  ({ language, width, pay, cancel, postcode }) => {
    const say = sayIn(language);

    it("goes from a visitor's design to a paid order, by way of a cancelled payment [S2.36, S5.04]", async () => {
      const email = freshAddress("journey");
      const page = await visitorWithDesign(language, width, /status of (422|404)/);
      await page.goto("/");
      await page.getByRole("heading", { level: 2, name: "Lierop" }).waitFor();

      // The button to the till stays, and jumps to what is missing.
      await page.getByRole("button", { name: say("cart.checkout") }).click();
      await page.getByText(say("error.missing_quantities")).waitFor();
      await chooseSizes(page, say);
      await page
        .getByText(
          new RegExp(`^${say("cart.designs", { count: 1 })}, ${say("cart.pieces", { count: 8 })}$`),
        )
        .waitFor();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

      await page.getByRole("textbox", { name: say("cart.discount.label") }).fill("NOPE");
      const refused = page.waitForResponse(/discount-code$/);
      await page.getByRole("button", { name: say("cart.discount.apply") }).click();
      expect((await refused).status()).toBe(422);
      await page.getByText(say("error.invalid_discount_code")).waitFor();
      await page.getByRole("checkbox", { name: say("cart.check.label") }).check();
      await page.getByText(say("totals.manual_check", { count: 1 })).waitFor();

      await page.getByRole("button", { name: say("cart.checkout") }).click();
      await page.waitForURL((url) => url.pathname === "/login");
      await createAccount(page, say, email);
      await page.waitForURL("**/checkout");
      await page.getByRole("heading", { level: 1, name: say("checkout.title") }).waitFor();

      // Pressing with something missing says what, field by field.
      await orderButton(page, say).click();
      await page.getByText(say("field.required_for_order")).first().waitFor();
      await page.getByText(say("error.terms_not_accepted")).waitFor();
      await fillAddress(page, say, postcode);
      await page.getByRole("checkbox", { name: say("consents.colour") }).check();
      await page.getByRole("checkbox", { name: say("consents.terms") }).check();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await orderButton(page, say).click();

      await page.getByRole("button", { name: cancel, exact: true }).click();
      await page
        .getByRole("heading", { level: 1, name: say("complete.cancelled_title") })
        .waitFor();
      await page.getByRole("link", { name: say("complete.try_again") }).click();
      await page.getByRole("heading", { level: 1, name: say("checkout.title") }).waitFor();
      await page.getByRole("checkbox", { name: say("consents.colour") }).check();
      await page.getByRole("checkbox", { name: say("consents.terms") }).check();
      await orderButton(page, say).click();
      await page.getByRole("button", { name: pay, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: say("complete.title") }).waitFor();

      await page.getByRole("link", { name: say("complete.view_order") }).click();
      await page.getByRole("heading", { level: 2, name: "Lierop" }).waitFor();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.goto("/my-orders");
      await page.getByRole("link", { name: /^HS-/ }).first().waitFor();
      expect(await page.getByRole("link", { name: /^HS-/ }).count()).toBe(2);
      await page.goto("/my-designs");
      await page.getByRole("link", { name: "Lierop" }).first().waitFor();
    });
  },
);
