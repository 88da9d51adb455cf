import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { freshAddress, password, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: nl("person.email") }).fill(email);
  await page.getByLabel(nl("person.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: nl("login.submit"), exact: true }).click();
}

function field(page: Page, key: string) {
  return page.getByRole("textbox", { name: nl(key), exact: true });
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto("/checkout");
  await page.getByRole("heading", { level: 1, name: nl("checkout.title") }).waitFor();
  await field(page, "address.street").waitFor();
}

/** A street that was really typed, an invoice to a club in another country. */
async function fillHalf(page: Page): Promise<void> {
  await field(page, "address.postcode").fill("5813 AB");
  await field(page, "address.street").fill("Geheimpad");
  await page.getByRole("checkbox", { name: nl("checkout.same_address") }).uncheck();
  await field(page, "checkout.company").fill("MC Ysselsteyn");
  await field(page, "address.postcode").last().fill("3900");
  await field(page, "address.street").last().fill("Heikant");
  await field(page, "address.house_number").last().fill("4");
  await field(page, "address.city").last().fill("Pelt");
  const country = page.getByRole("combobox", { name: nl("address.country") }).last();
  await country.fill("");
  await country.pressSequentially("belg");
  await country.press("Enter");
}

/** The session ends on another device; the order that is then pressed tells it here. */
async function endElsewhere(page: Page, token: string): Promise<void> {
  await house.api("POST", "/api/customer/logout", undefined, token);
  await field(page, "address.house_number").first().fill("12a");
  await field(page, "address.city").first().fill("Ysselsteyn");
  await page.getByRole("checkbox", { name: nl("consents.colour") }).check();
  await page.getByRole("checkbox", { name: nl("consents.terms") }).check();
  await page.getByRole("button", { name: /^Bestellen/ }).click();
  await page.getByRole("heading", { level: 1, name: nl("session.needed.title") }).waitFor();
}

it("what was typed at checkout is back after a session that ended, and never before another customer", async () => {
  const [mine, others] = [freshAddress("typing"), freshAddress("other")];
  const token = await house.register(mine);
  const { uuid } = await house.readyCart(token, "Half besteld");
  await house.readyCart(await house.register(others), "Van een ander");
  const page = await house.visit({
    stored: { access_token: token, cartUuid: uuid },
    expects: /status of 40[14]/,
  });
  await openCheckout(page);
  await fillHalf(page);
  await endElsewhere(page, token);

  await page.getByRole("main").getByRole("link").first().click();
  await signIn(page, mine);
  await page.waitForURL("**/checkout");
  const typed = async () => [
    await field(page, "address.postcode").first().inputValue(),
    await field(page, "address.house_number").first().inputValue(),
    await field(page, "address.street").first().inputValue(),
    await field(page, "address.city").first().inputValue(),
    await field(page, "checkout.company").inputValue(),
    await page
      .getByRole("combobox", { name: nl("address.country") })
      .last()
      .inputValue(),
  ];
  await field(page, "address.street").first().waitFor();
  const expected = ["5813 AB", "12a", "Geheimpad", "Ysselsteyn", "MC Ysselsteyn", "België"];
  expect(await typed()).toEqual(expected);
  const same = page.getByRole("checkbox", { name: nl("checkout.same_address") });
  expect(await same.isChecked()).toBe(false);
  // A consent is given to the order that is sent.
  for (const consent of ["consents.colour", "consents.terms"]) {
    expect(await page.getByRole("checkbox", { name: nl(consent) }).isChecked()).toBe(false);
  }

  // Ended again, and another customer of the same device signs in, in the same tab.
  const again = await page.evaluate(() => localStorage.getItem("access_token"));
  await endElsewhere(page, again ?? "");
  await page.getByRole("main").getByRole("link").first().click();
  await signIn(page, others);
  // Their own cart is claimed back, and checkout goes on with it.
  await page.waitForURL("**/checkout");
  await field(page, "address.street").first().waitFor();
  await page.getByText("Van een ander").first().waitFor();
  expect(await field(page, "address.street").first().inputValue()).toBe("");
  expect(await field(page, "checkout.company").inputValue()).toBe("");
  expect(await page.getByText("Geheimpad").count()).toBe(0);
  expect(await page.content()).not.toContain("Ysselsteyn");

  // What they type is theirs until it is ordered; the first customer's stays put away.
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("checkout ")));
  await field(page, "address.postcode").fill("5715 BL");
  await field(page, "address.house_number").fill("14");
  await field(page, "address.street").fill("Sepelweg");
  await field(page, "address.city").fill("Lierop");
  await page.getByRole("radio", { name: nl("payment.invoice") }).check();
  await page.getByRole("checkbox", { name: nl("consents.colour") }).check();
  await page.getByRole("checkbox", { name: nl("consents.terms") }).check();
  expect((await kept()).length).toBe(2);
  await page.getByRole("button", { name: /^Bestellen/ }).click();
  await page.getByRole("heading", { level: 1, name: nl("complete.title") }).waitFor();
  expect((await kept()).length).toBe(1);
});

it("who comes with a cart that lacks sizes is led back to it, and told so", async () => {
  const token = await house.register(freshAddress("lacking"));
  const { uuid: design } = await house.design("Zonder maten", token);
  const { uuid } = await house.api<{ uuid: string }>("POST", "/api/cart", undefined, token);
  await house.api("POST", `/api/cart/${uuid}/add/${design}`, undefined, token);
  const page = await house.visit({ stored: { access_token: token, cartUuid: uuid } });
  await page.goto("/checkout");
  await page.getByText(nl("error.missing_quantities")).waitFor();
  expect(new URL(page.url()).pathname).toBe("/cart");
  await page
    .getByRole("button", { name: nl("cart.problem.fix_quantity") })
    .first()
    .waitFor();
});
