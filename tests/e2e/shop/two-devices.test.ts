import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { freshAddress, password, sayIn, type Say, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
const fr = sayIn("fr");

interface Team {
  readonly email: string;
  readonly token: string;
  readonly cart: string;
  readonly design: string;
}

interface Lying {
  readonly uuid: string;
  readonly items: readonly { readonly rider: { readonly name: string } | null }[];
}

/** A team's manager with a design in the cart, and riders for its jersey. */
async function team(...names: readonly string[]): Promise<Team> {
  const email = freshAddress("manager");
  const token = await house.register(email);
  const { uuid: cart, design } = await house.readyCart(token, "Duinpan");
  const rows = names.map((name, at) => ({
    properties: { size: "M" },
    quantity: 1,
    rider: { name, number: String(at + 1) },
  }));
  const none = (product: string) => ({ configuredSetUuid: design, product, rows: [] });
  const jersey = { configuredSetUuid: design, product: "jersey", rows };
  const selections = [jersey, none("pants"), none("gloves")];
  await house.api("PUT", `/api/cart/${cart}/quantities`, { selections }, token);
  return { email, token, cart, design };
}

/** Open at the cart on a desk, in Dutch. */
async function atDesk({ token, cart }: Team, expects?: RegExp): Promise<Page> {
  const stored = { access_token: token, cartUuid: cart };
  const page = await house.visit({ stored, ...(expects && { expects }) });
  await page.goto("/cart");
  return page;
}

/** Signed in on a telephone, in French: it brings a cart of its own, which is empty. */
async function onPhone({ email }: Team): Promise<Page> {
  const stored = { "settings.language": "fr" };
  const page = await house.visit({ width: 360, height: 740, stored, expects: /status of 409/ });
  await page.goto("/login?redirect=%2Fcart");
  await page.getByLabel(fr("person.email")).fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.getByRole("button", { name: fr("login.submit"), exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/cart");
  return page;
}

async function openSheet(page: Page, say: Say): Promise<Locator> {
  await page.getByRole("button", { name: say("quantities.title") }).click();
  const sheet = page.getByRole("dialog", { name: say("quantities.title") });
  await nameIn(sheet, say, 1).waitFor();
  return sheet;
}

const nameIn = (sheet: Locator, say: Say, row: number) =>
  sheet.getByRole("textbox", { name: say("roster.name_of", { row }), exact: true });

async function addTo(sheet: Locator, say: Say, row: number, name: string): Promise<void> {
  await sheet.getByRole("button", { name: say("roster.add") }).click();
  await nameIn(sheet, say, row).fill(name);
  await sizeIn(sheet, say, row).selectOption("L");
}

function sizeIn(sheet: Locator, say: Say, row: number): Locator {
  const product = say("product.jersey");
  return sheet.getByRole("combobox", { name: say("roster.size_of", { row, product }) });
}

const save = (sheet: Locator, say: Say, count: number) =>
  sheet.getByRole("button", { name: say("quantities.save", { count }), exact: true }).click();

async function ridersIn({ token }: Team, cart: string): Promise<string[]> {
  const { items } = await house.api<Lying>("GET", `/api/cart/${cart}`, undefined, token);
  return items.flatMap(({ rider }) => (rider ? [rider.name] : []));
}

const cartOf = (page: Page) => page.evaluate(() => localStorage.getItem("cartUuid") ?? "");

describe("one team, two devices", () => {
  it("whoever signs in on a second one takes nothing from the first, and neither saves over the other", async () => {
    const manager = await team("De Vries", "Jansen");
    const desk = await atDesk(manager, /status of (404|409)/);
    await desk.getByText("De Vries 1, Jansen 2").waitFor();
    const phone = await onPhone(manager);
    await phone.getByText("De Vries 1, Jansen 2").waitFor();
    // The cart went along with who signed in; here it is still theirs.
    await desk.reload();
    await desk.getByText("De Vries 1, Jansen 2").waitFor();
    expect(await cartOf(desk)).toBe(await cartOf(phone));

    const [here, there] = [await openSheet(desk, nl), await openSheet(phone, fr)];
    await addTo(here, nl, 3, "Nadia");
    await save(here, nl, 3);
    await here.waitFor({ state: "detached" });
    await nameIn(there, fr, 2).fill("Janssen");
    await addTo(there, fr, 3, "Éloïse");
    await save(there, fr, 3);
    await there.getByRole("alert").getByText(fr("quantities.merged")).waitFor();
    const names = await Promise.all([1, 2, 3, 4].map((row) => nameIn(there, fr, row).inputValue()));
    expect(names).toEqual(["De Vries", "Janssen", "Éloïse", "Nadia"]);
    // One step back takes back what was done here, and nothing of what the desk saved.
    await there
      .getByRole("button", { name: fr("app.undo") })
      .first()
      .click();
    await expect.poll(() => nameIn(there, fr, 3).inputValue()).toBe("");
    expect(await nameIn(there, fr, 4).inputValue()).toBe("Nadia");
    await nameIn(there, fr, 3).fill("Éloïse");
    await save(there, fr, 4);
    await there.waitFor({ state: "detached" });
    const riders = await ridersIn(manager, await cartOf(phone));
    expect(riders.toSorted()).toEqual(["De Vries", "Janssen", "Nadia", "Éloïse"]);
  });

  it("a sheet that is open while the cart moves to another device is saved there; one whose cart was ordered says so and stays", async () => {
    const manager = await team("De Vries");
    const desk = await atDesk(manager, /status of 404/);
    const sheet = await openSheet(desk, nl);
    await addTo(sheet, nl, 2, "Nadia");
    const phone = await onPhone(manager);
    await phone.getByText("De Vries 1").waitFor();
    await save(sheet, nl, 2);
    await sheet.waitFor({ state: "detached" });
    const cart = await cartOf(phone);
    expect(await ridersIn(manager, cart)).toEqual(["De Vries", "Nadia"]);

    const again = await openSheet(desk, nl);
    await nameIn(again, nl, 2).fill("Nadja");
    await house.order(manager.token, cart);
    await save(again, nl, 2);
    await again.getByRole("alert").getByText(nl("quantities.ordered")).waitFor();
    expect(await nameIn(again, nl, 2).inputValue()).toBe("Nadja");
  });
});

it("of two tabs that rename the same rider, the later one is told of the other, and presses again", async () => {
  const manager = await team("De Vries", "Jansen");
  const first = await atDesk(manager);
  const second = await first.context().newPage();
  await second.goto("/cart");
  const [here, there] = [await openSheet(first, nl), await openSheet(second, nl)];
  await nameIn(here, nl, 1).fill("De Vries sr");
  await save(here, nl, 2);
  await here.waitFor({ state: "detached" });
  await nameIn(there, nl, 1).fill("De Vries jr");
  await save(there, nl, 2);
  const told = nl("quantities.overruled", { who: "De Vries sr 1" });
  await there.getByRole("alert").getByText(told).waitFor();
  expect(await ridersIn(manager, manager.cart)).toEqual(["De Vries sr", "Jansen"]);
  await save(there, nl, 2);
  await there.waitFor({ state: "detached" });
  expect(await ridersIn(manager, manager.cart)).toEqual(["De Vries jr", "Jansen"]);
});

it("a name that is still being typed is not closed away, by Escape or by the way back, however often", async () => {
  const desk = await atDesk(await team("De Vries"));
  await desk.goto("/my-designs");
  await desk.goto("/cart");
  const sheet = await openSheet(desk, nl);
  const asks = desk.getByRole("dialog", { name: nl("quantities.unsaved_title") });
  const keep = asks.getByRole("button", { name: nl("quantities.keep_editing") }).last();
  const leave = { escape: () => desk.keyboard.press("Escape"), back: () => desk.goBack() };
  for (const how of ["escape", "back", "back"] as const) {
    await nameIn(sheet, nl, 1).fill("De Vries jr");
    await leave[how]();
    await keep.click();
    await asks.waitFor({ state: "detached" });
    expect(await nameIn(sheet, nl, 1).inputValue(), how).toBe("De Vries jr");
    await sheet
      .getByRole("button", { name: nl("app.undo") })
      .first()
      .click();
    await expect.poll(() => nameIn(sheet, nl, 1).inputValue()).toBe("De Vries");
  }
  // Nothing is left to be asked about, and one step back is a step.
  await desk.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await desk.goBack();
  await desk.waitForURL((url) => url.pathname === "/my-designs");
});

it("a name that is typed into the row of a piece without a rider is not closed away either", async () => {
  const manager = await team();
  const rows = [{ properties: { size: "M" }, quantity: 2 }];
  const selections = [{ configuredSetUuid: manager.design, product: "jersey", rows, add: true }];
  await house.api("PUT", `/api/cart/${manager.cart}/quantities`, { selections }, manager.token);
  const desk = await atDesk(manager);
  const sheet = await openSheet(desk, nl);
  await nameIn(sheet, nl, 2).fill("Jansen");
  await desk.keyboard.press("Escape");
  const asks = desk.getByRole("dialog", { name: nl("quantities.unsaved_title") });
  await asks
    .getByRole("button", { name: nl("quantities.keep_editing") })
    .last()
    .click();
  await asks.waitFor({ state: "detached" });
  await expect.poll(() => nameIn(sheet, nl, 1).inputValue()).toBe("Jansen");
});

it("what is written while a list is being saved stays open, and is saved next", async () => {
  const manager = await team("De Vries");
  const desk = await atDesk(manager);
  const sheet = await openSheet(desk, nl);
  await addTo(sheet, nl, 2, "Nadia");
  const answers = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await desk.route("**/quantities?*", async (route) => {
    const answer = await route.fetch();
    sent.resolve();
    await answers.promise;
    await route.fulfill({ response: answer });
  });
  await save(sheet, nl, 2);
  await sent.promise;
  await addTo(sheet, nl, 3, "Piet");
  answers.resolve();
  await desk.unrouteAll({ behavior: "wait" });
  await save(sheet, nl, 3);
  await sheet.waitFor({ state: "detached" });
  expect(await ridersIn(manager, manager.cart)).toEqual(["De Vries", "Nadia", "Piet"]);
});
