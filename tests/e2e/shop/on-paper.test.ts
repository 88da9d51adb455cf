import { expect, it } from "vitest";
import { freshAddress, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

/** The order of a club of fourteen, a jersey each. */
async function clubOrder() {
  const token = await house.register(freshAddress("paper"));
  const { uuid: cart, design } = await house.readyCart(token, "Op papier");
  const rows = Array.from({ length: 14 }, (_, at) => ({
    properties: { size: "L" },
    quantity: 1,
    rider: { name: `Rijder ${String.fromCharCode(65 + at)}`, number: String(at + 1) },
  }));
  const selections = [{ configuredSetUuid: design, product: "jersey", rows }];
  await house.api("PUT", `/api/cart/${cart}/quantities`, { selections }, token);
  return { token, order: await house.order(token, cart) };
}

it("an order on paper says all of it, and nothing that is pressed", async () => {
  const { token, order } = await clubOrder();
  const page = await house.visit({ stored: { access_token: token } });
  await page.goto(`/my-orders/${order}`);
  const riders = page.locator("details").filter({ hasText: "Rijder N" });
  await riders.waitFor();
  const more = page.getByText("+8", { exact: true });
  const tellsAll = () =>
    riders.evaluate((element) => {
      const first = element.querySelector("summary")?.getBoundingClientRect();
      return element.getBoundingClientRect().bottom > (first?.bottom ?? 0) + 8;
    });
  expect([await tellsAll(), await more.isVisible()]).toEqual([false, true]);

  // An A4 within its margins.
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect.poll(tellsAll).toBe(true);
  expect(await more.isVisible()).toBe(false);
  expect(await main.getByRole("columnheader", { name: nl("cart.column.unit") }).count()).toBe(1);
  for (const pressed of ["button", "navigation", "contentinfo"] as const) {
    expect(await page.getByRole(pressed).count(), pressed).toBe(0);
  }
  // What is one piece for the browser is not broken where a page ends, but cut.
  const pieces = await main.evaluate((element) =>
    [...element.querySelectorAll("*")]
      .filter((each) => getComputedStyle(each).containerType !== "normal")
      .map(({ className }) => String(className)),
  );
  expect(pieces).toEqual([]);
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(pages?.length).toBeLessThanOrEqual(2);
});
