import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnByBrowser } from "./support/drawn-by-browser.ts";
import { freshAddress, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

interface Facts {
  maker: Record<string, string>;
  [fact: string]: unknown;
}

/** Answers as a shop whose owner wrote other prices, terms and facts into the catalogue. */
async function tellOtherFacts(page: Page): Promise<void> {
  // The server's own answer holds its own facts.
  await drawnByBrowser(page);
  await page.route(/\/api\/catalogue\/shop/, async (route) => {
    const facts = (await (await route.fetch()).json()) as Facts;
    const maker = {
      ...facts.maker,
      name: "Rutland Racewear",
      city: "Zolder",
      email: "hello@rutland.example",
      registration: "77665544",
      vat_id: "NL009988776B01",
    };
    const json = {
      ...facts,
      maker,
      quantity_breaks: [
        { from: 2, percent: 50 },
        { from: 4, percent: 60 },
      ],
      manual_check: { price: 2121, free_from_pieces: 8 },
      production_working_days: 23,
      invoice_days: 31,
      shipping_zones: [
        {
          countries: ["nl"],
          methods: [
            {
              id: "standard",
              name: "Koerier",
              pickup: false,
              price: 777,
              free_from: null,
              available_from: null,
              working_days: 4,
            },
          ],
        },
      ],
    };
    await route.fulfill({ json });
  });
}

function euros(cents: number): string {
  const style = { style: "currency", currency: "EUR" } as const;
  return new Intl.NumberFormat("nl-NL", style).format(cents / 100);
}

async function customerWithCart(name: string) {
  const token = await house.register(freshAddress("money"));
  const { uuid, design } = await house.readyCart(token, name);
  return { token, design, stored: { access_token: token, cartUuid: uuid } };
}

it("names prices, terms and the maker on every page as the shop tells them", async () => {
  const { design, stored } = await customerWithCart("Prijslijst");
  // The design lies in the cart already, and the server says so.
  const page = await house.visit({ stored, expects: /status of 409/ });
  await tellOtherFacts(page);
  const text = (words: string) => page.getByText(words, { exact: false }).first().waitFor();

  await page.goto("/cart");
  await text(euros(2121));
  await text(nl("cart.arrival_reason", { count: 23 }));
  await page
    .getByText(nl("cart.check.pieces_of", { count: 3, max: 8 }))
    .or(page.getByRole("progressbar", { name: nl("cart.check.progress") }))
    .first()
    .waitFor();
  const footer = page.getByRole("contentinfo");
  for (const fact of ["Rutland Racewear, Zolder", "77665544", "NL009988776B01"]) {
    await footer.getByText(fact).waitFor();
  }
  expect(await footer.getByRole("link", { name: "hello@rutland.example" }).count()).toBe(1);
  expect(await footer.getByText(/Deurne|Volkel/).count()).toBe(0);

  await page.getByRole("button", { name: nl("cart.sizes_and_riders") }).click();
  const dialog = page.getByRole("dialog", { name: nl("quantities.title") });
  // One of each lies in the cart; the second jersey brings half the price.
  await dialog
    .getByText(euros(6995 + 14_995 + 3495))
    .first()
    .waitFor();
  await dialog.getByRole("button", { name: nl("quantities.one.more") }).click();
  await dialog.getByRole("tab").first().click();
  const counts = dialog.getByRole("spinbutton");
  const filled = counts.and(dialog.locator('[aria-valuenow="1"]'));
  await filled.fill("2");
  await filled.or(counts.and(dialog.locator('[aria-valuenow="2"]'))).press("Enter");
  await dialog
    .getByText(euros(Math.round(6995 / 2) * 2 + 14_995 + 3495))
    .first()
    .waitFor();

  // 501 pieces: what is too much, where, and what to do; nothing is sent.
  const many = counts.and(dialog.locator('[aria-valuenow="2"]'));
  await many.fill("501");
  await many.press("Enter");
  await dialog
    .getByText(/Hoogstens 500 stuks/)
    .first()
    .waitFor();
  expect(await counts.and(dialog.locator("[aria-invalid]")).inputValue()).toBe("501");
  expect(
    await dialog.getByRole("button", { name: nl("quantities.save", { count: 503 }) }).isDisabled(),
  ).toBe(true);

  await page.goto(`/configured-set/${design}`);
  // It lies in the cart: the price is that of what lies there, not of one more.
  await text(euros(6995 + 14_995 + 3495));
  await text(nl("editor.break", { from: 4, percent: 60 }));
  await page.getByRole("button", { name: nl("editor.add_to_cart") }).click();
  // The kit's own lettering is asked about first; left empty, nothing of it is made.
  const samples = page.getByRole("dialog", { name: nl("samples.title") });
  await samples.getByRole("button", { name: nl("editor.add_to_cart") }).click();
  await text(nl("error.already_in_cart"));
  await dialog.waitFor();

  await page.goto("/info/delivery");
  await text("duurt 23 werkdagen");
  await text(`Nederland: Koerier ${euros(777)}.`);
  await page.goto("/info/terms");
  await text("binnen 31 dagen");
  await page.goto("/info/privacy");
  await text("hello@rutland.example");

  await page.goto("/checkout");
  await text(nl("checkout.invoice_days", { count: 31 }));
  await text("Rutland Racewear, Crossbaan 1");
});

describe("the way of delivery", () => {
  it("shows its own date, speaks of picking up, and is only refused where it is so", async () => {
    const { stored } = await customerWithCart("Bezorging");
    const page = await house.visit({ stored, expects: /status of 422|ERR_FAILED/ });
    let fails = true;
    await page.route(/\/quote\?/, (route) => (fails ? route.abort() : route.continue()));
    await page.goto("/checkout");

    // A question without an answer says so, at the button that waits for it.
    await page.getByText(nl("error.shipping_failed")).waitFor({ timeout: 60_000 });
    expect(await page.getByText(nl("checkout.not_served", { country: "Nederland" })).count()).toBe(
      0,
    );
    await page.getByRole("button", { name: /…$/ }).waitFor();
    fails = false;
    await page.getByRole("button", { name: nl("app.retry") }).click();
    await page.getByText(nl("error.shipping_failed")).waitFor({ state: "detached" });
    await page.getByRole("button", { name: /251,80|254,85/ }).waitFor();

    const dates = await page
      .getByRole("radio", { name: /bezorging|ophalen/i })
      .evaluateAll((rows) =>
        rows.map((row) => {
          const id = row.getAttribute("aria-describedby")?.split(" ")[0] ?? "";
          return document.getElementById(id)?.textContent ?? "";
        }),
      );
    expect(dates).toHaveLength(3);
    expect(new Set(dates).size).toBe(3);
    expect(dates[2]).toContain("Op te halen vanaf");
    await page.getByRole("radio", { name: "Zelf ophalen" }).check();
    await page.getByText(nl("steps.pickup")).waitFor();
    expect(await page.getByText(nl("steps.deliver")).count()).toBe(0);

    const choose = async (typed: string): Promise<void> => {
      const country = page.getByRole("combobox", { name: nl("address.country") });
      await country.fill("");
      await country.pressSequentially(typed);
      await country.press("Enter");
    };
    // A postcode that was right in the Netherlands is judged again by the new country.
    const postcode = page.getByRole("textbox", { name: nl("address.postcode") });
    await postcode.fill("5715 BL");
    await postcode.blur();
    expect(await page.getByText(nl("field.postcode")).count()).toBe(0);
    await choose("duits");
    await page.getByText(nl("field.postcode")).waitFor();
    await page.getByText(nl("totals.shipping_to", { country: "Duitsland" })).waitFor();
    // Büsingen is quoted like the rest of Germany, and no parcel goes there.
    await postcode.fill("78266");
    await postcode.blur();
    await page.getByText(nl("error.shipping_unavailable")).waitFor();
    await postcode.fill("10115");
    await postcode.blur();
    await page.getByText(nl("error.shipping_unavailable")).waitFor({ state: "detached" });
    await choose("canad");
    await page.getByText(nl("checkout.not_served", { country: "Canada" })).waitFor();
    // No parcel is promised to where none goes.
    expect(await page.getByText(nl("steps.deliver")).count()).toBe(0);
    expect(await page.getByText(nl("error.shipping_failed")).count()).toBe(0);
    await choose("frankr");
    await page
      .getByText(nl("checkout.not_served", { country: "Canada" }))
      .waitFor({ state: "detached" });
  });

  it("has its price at once when the country changes, and no total until the right one is known", async () => {
    const { stored } = await customerWithCart("Meteen");
    const page = await house.visit({ stored });
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.goto("/checkout");
    await page.getByRole("button", { name: /254,85/ }).waitFor();
    await page.route(/(\/quote|\/shipping-methods)\?country=de/, async (route) => {
      await held;
      await route.continue();
    });
    const country = page.getByRole("combobox", { name: nl("address.country") });
    await country.fill("");
    await country.pressSequentially("duits");
    await country.press("Enter");
    // The server has not answered: the price list has.
    await page.getByRole("radio", { name: "Standaard bezorging" }).waitFor();
    expect(await page.getByRole("radio").count()).toBe(3);
    await page.getByRole("button", { name: /…$/ }).waitFor();
    await page.getByText(nl("totals.vat", { amount: "…" })).waitFor();
    answer();
    await page.getByRole("button", { name: /254,85/ }).waitFor();
  });
});
