import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { handsOn } from "./support/hands-on.ts";
import {
  axeFaults,
  freshAddress,
  type Language,
  sayIn,
  shopHouse,
  sidewaysScroll,
} from "./support/shop-house.ts";

/**
 * A mother and one child: her bike's make, her child's name and number, sizes by age and body, the legs a year longer
 * than the arms. Once at a desk without a mouse, once with a thumb.
 */
const house = shopHouse();
const YOUTH = /^(Jeugdkit|Jugendkit)$/;

interface Way {
  press: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  choose: (target: Locator, value: string) => Promise<void>;
}

function byKeyboard(page: Page): Way {
  const { reach, press, type } = handsOn(page);
  return {
    press: (target) => press(target),
    type,
    choose: async (target, value) => {
      await reach(target);
      // A list takes the letters of what is wanted.
      await page.keyboard.type(value);
    },
  };
}

function byThumb(page: Page): Way {
  return {
    press: (target) => target.first().tap(),
    type: async (target, text) => {
      await target.first().tap();
      await page.keyboard.type(text);
    },
    choose: async (target, value) => {
      await target.first().selectOption(value);
    },
  };
}

interface Item {
  product: { id: string };
  quantity: number | null;
  properties: { size?: string };
  rider: object | null;
}

/** From the first screen of the youth kit to the cart. */
async function toTheCart(page: Page, way: Way, language: Language): Promise<void> {
  const say = sayIn(language);
  const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });
  const { data } = await house.api<{ data: { uuid: string; name: string }[] }>(
    "GET",
    "/api/configurator-sets",
  );
  const youth = data.find(({ name }) => YOUTH.test(name))?.uuid ?? "";
  await page.goto(`/set/${youth}/start`);
  await page.locator("[data-kit]").first().waitFor();
  await way.choose(page.getByLabel(say("start.make"), { exact: true }), "Husqvarna");
  await way.type(page.getByLabel(say("start.name"), { exact: true }), "mila");
  await way.type(page.getByLabel(say("start.number"), { exact: true }), "8");
  await way.press(page.locator('[data-kit="whirl"] a'));
  await page.locator("[data-garment=jersey] [data-shown=true]").waitFor({ timeout: 90_000 });
  await way.press(button("editor.add_to_cart"));

  const asked = page.getByRole("dialog", { name: say("samples.title") });
  await way.press(asked.getByRole("button", { name: say("editor.add_to_cart") }));
  const sizes = page.getByRole("dialog", { name: say("quantities.title") });
  const named = page.getByRole("dialog", { name: say("editor.name_title") });
  await sizes.or(named).first().waitFor();
  if (await named.isVisible()) {
    await way.press(named.getByRole("button", { name: say("app.save") }));
  }
  await sizes
    .getByRole("heading", { name: say("quantities.one_named", { rider: "MILA 8" }) })
    .waitFor();
  // Nothing but sizes: no tabs, no counts, no field, and nothing said to be open.
  expect(await sizes.getByRole("tab").count()).toBe(0);
  expect(await sizes.getByRole("spinbutton").count()).toBe(0);
  expect(await sizes.getByRole("textbox").count()).toBe(0);
  expect(await sizes.getByText(/\b0 (van|von|\/)/).count()).toBe(0);
  await chooseSizes(sizes, way, language);
  expect(await axeFaults(page), "the sizes").toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await way.press(sizes.getByRole("button", { name: say("quantities.add", { count: 3 }) }));
  const drawer = page.getByRole("dialog", { name: say("added.title") });
  await drawer.getByText(say("added.total", { count: 3 })).waitFor();
  expect(await axeFaults(page), "the drawer").toEqual([]);
  await way.press(drawer.getByRole("button", { name: say("added.to_cart") }));
  await page.getByRole("heading", { level: 1, name: say("cart.title") }).waitFor();
}

async function chooseSizes(sizes: Locator, way: Way, language: Language): Promise<void> {
  const say = sayIn(language);
  const years = language === "nl" ? "jaar" : "Jahre";
  const group = (product: string) =>
    sizes.getByRole("group", {
      name: say("quantities.one.size", { product: say(`product.${product}`) }),
    });
  const wanted = [
    // What the size guide says of these, in centimetres.
    ["jersey", `8 ${years}`, "128"],
    ["pants", `9 ${years}`, "134"],
    ["gloves", language === "nl" ? "Jeugd S" : "Jugend S", "17"],
  ] as const;
  for (const [product, size, told] of wanted) {
    const chip = group(product).getByRole("button", { name: size, exact: true });
    await way.press(chip);
    expect(await chip.getAttribute("aria-pressed"), product).toBe("true");
    await group(product)
      .getByText(new RegExp(`\\b${told}\\b.* cm$`))
      .waitFor();
  }
  // One who is wrong takes another: one garment stays one piece.
  const chips = group("jersey");
  await way.press(chips.getByRole("button", { name: `10 ${years}`, exact: true }));
  await way.press(chips.getByRole("button", { name: `8 ${years}`, exact: true }));
  expect(await chips.locator('[aria-pressed="true"]').allTextContents()).toEqual([`8 ${years}`]);
}

async function expectOrdered(items: readonly Item[]): Promise<void> {
  const bought = items.filter(({ quantity }) => quantity !== null);
  const lines = bought.map(({ product, quantity, properties }) => [
    product.id,
    quantity,
    properties.size,
  ]);
  expect(lines.toSorted(([a = ""], [b = ""]) => String(a).localeCompare(String(b)))).toEqual([
    ["gloves", 1, "Y-S"],
    ["jersey", 1, "Y8"],
    ["pants", 1, "Y9"],
  ]);
  // Her child's name is on the cloth, not in a list of riders.
  expect(bought.every(({ rider }) => rider === null)).toBe(true);
}

it("a mother orders for one child without a mouse, to the end", { timeout: 180_000 }, async () => {
  const say = sayIn("nl");
  const token = await house.register(freshAddress("mother"));
  const page = await house.visit({ stored: { access_token: token } });
  const way = byKeyboard(page);
  await toTheCart(page, way, "nl");
  expect(await axeFaults(page), "the cart").toEqual([]);
  await way.press(page.getByRole("button", { name: say("cart.checkout") }));
  await page.getByRole("heading", { level: 1, name: say("checkout.title") }).waitFor();
  // What is paid for is seen: her child's kit and its sizes.
  await page.getByText("8 jaar").first().waitFor();
  const field = (key: string) => page.getByRole("textbox", { name: say(key), exact: true });
  await way.type(field("address.postcode"), "5715 BL");
  await way.type(field("address.house_number"), "14");
  await way.type(field("address.street"), "Sepelweg");
  await way.type(field("address.city"), "Lierop");
  const { reach } = handsOn(page);
  for (const key of ["consents.colour", "consents.terms"]) {
    await reach(page.getByRole("checkbox", { name: say(key) }));
    await page.keyboard.press("Space");
  }
  const start = say("checkout.order_pay", { amount: "" }).replace(/[,\s]+$/, "");
  await way.press(page.getByRole("button", { name: new RegExp(`^${start}`) }));
  const pay = page.getByRole("button", { name: "Betalen", exact: true });
  await pay.waitFor();
  await way.press(pay);
  await page.getByRole("heading", { level: 1, name: say("complete.title") }).waitFor();
  expect(await axeFaults(page), "the thanks").toEqual([]);
  const { data } = await house.api<{ data: { uuid: string }[] }>(
    "GET",
    "/api/customer/orders",
    undefined,
    token,
  );
  const order = await house.api<{ lines: Item[] }>(
    "GET",
    `/api/customer/orders/${data[0]?.uuid}`,
    undefined,
    token,
  );
  await expectOrdered(order.lines);
});

it("a mother puts one child's kit into the cart with her thumb", { timeout: 120_000 }, async () => {
  const page = await house.visit({
    width: 390,
    height: 844,
    stored: { "settings.language": "de" },
  });
  await toTheCart(page, byThumb(page), "de");
  const uuid = await page.evaluate(() => localStorage.getItem("cartUuid"));
  const { items } = await house.api<{ items: Item[] }>("GET", `/api/cart/${uuid}`);
  await expectOrdered(items);
  await page.getByText("8 Jahre").first().waitFor();
  await page.getByText("9 Jahre").first().waitFor();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await axeFaults(page), "the cart").toEqual([]);
});
