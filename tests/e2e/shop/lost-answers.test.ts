import { timings } from "@holeshot/domain";
import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { freshAddress, sayIn, shopHouse } from "./support/shop-house.ts";
import { cartCall, orderCall, type Filled, tillOf } from "./support/till.ts";

const house = shopHouse();
const nl = sayIn("nl");
const { filledCart, atTheTill, order, orders } = tillOf(house);

it("an order whose answer was lost is the same when it is pressed again, however late", async () => {
  const cart = await filledCart();
  const page = await atTheTill(cart, /ERR_FAILED|status of 404/);
  const losing = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route(orderCall, losing, { times: 1 });
  await order(page).click();
  await page.getByText(nl("checkout.unanswered")).waitFor();
  // Who comes back to the tab has the cart asked for, which is an order's by now.
  await page.clock.install();
  await page.clock.fastForward(60_000);
  const asked = page.waitForResponse(cartCall);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  expect((await asked).status()).toBe(404);
  await order(page).click();
  await page.waitForURL(/\/pay\//);
  expect(await orders(cart.token)).toHaveLength(1);
});

it("an order whose answer never comes is given up after a while, and is the same when it is pressed again", async () => {
  const cart = await filledCart();
  const page = await atTheTill(cart, /ERR_ABORTED/);
  await page.clock.install();
  const swallowed = Promise.withResolvers<void>();
  const swallowing = async (route: Route): Promise<void> => {
    await route.fetch();
    swallowed.resolve();
  };
  await page.route(orderCall, swallowing, { times: 1 });
  await order(page).click();
  await swallowed.promise;
  await page.clock.fastForward(timings.orderAnswer);
  await page.getByText(nl("checkout.unanswered")).waitFor();
  await order(page).click();
  await page.waitForURL(/\/pay\//);
  expect(await orders(cart.token)).toHaveLength(1);
});

it("what a proxy or a captive portal answers in the shop's place is no answer to an order", async () => {
  const cart = await filledCart();
  const page = await atTheTill(cart, /status of (403|404|504)/);
  const signIn = {
    status: 200,
    contentType: "text/html",
    body: "<h1>Sign in to this network</h1>",
  };
  const tooLate = { status: 504, json: { message: "Endpoint request timed out" } };
  const forbidden = { status: 403, json: { message: "Forbidden" } };
  const answers: Parameters<Route["fulfill"]>[0][] = [signIn, tooLate, forbidden];
  // The order came to the shop each time; what came back is somebody else's.
  await page.route(orderCall, async (route) => {
    const answer = answers.shift();
    if (answer === undefined) return route.continue();
    await route.fetch();
    return route.fulfill(answer);
  });
  const unanswered = page.getByText(nl("checkout.unanswered"));
  for (const left of [2, 1, 0]) {
    await order(page).click();
    await expect.poll(() => answers.length).toBe(left);
    await unanswered.waitFor();
    expect(await page.getByText(nl("error.unknown")).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/checkout");
  }
  await order(page).click();
  await page.waitForURL(/\/pay\//);
  expect(await orders(cart.token)).toHaveLength(1);
});

describe("an order whose answer was lost, and the page loaded afresh", () => {
  /** Pressed; the shop has placed it, and the network goes before it could say so. */
  async function answerLost(cart: Filled, payment?: string): Promise<Page> {
    const page = await atTheTill(cart, /ERR_FAILED|status of 404/);
    if (payment !== undefined) await page.getByRole("radio", { name: payment }).check();
    const losing = async (route: Route): Promise<void> => {
      await route.fetch();
      await route.abort();
    };
    await page.route(orderCall, losing, { times: 1 });
    await page.locator("button[type=submit]").click();
    await page.getByText(nl("checkout.unanswered")).waitFor();
    return page;
  }

  const unpaid = (page: Page) =>
    page.getByRole("heading", { level: 1, name: nl("order.status.draft") });

  it("is said to be there, and can be paid", async () => {
    const cart = await filledCart();
    const page = await answerLost(cart);
    await page.reload();
    await page.getByText(nl("complete.found")).waitFor();
    await unpaid(page).waitFor();
    const [placed] = await house
      .api<{ data: { order_number: string }[] }>(
        "GET",
        "/api/customer/orders",
        undefined,
        cart.token,
      )
      .then(({ data }) => data);
    await page.getByText(placed?.order_number ?? "no order", { exact: false }).waitFor();
    // Once more: the page is the order's by now.
    await page.reload();
    await unpaid(page).waitFor();
    await page.getByRole("button", { name: nl("order.pay") }).click();
    await page.waitForURL(/\/pay\//);
    expect(await orders(cart.token)).toHaveLength(1);
  });

  it("on invoice it is ordered, and what comes next is told", async () => {
    const cart = await filledCart();
    const page = await answerLost(cart, nl("payment.invoice"));
    await page.reload();
    await page.getByRole("heading", { level: 1, name: nl("complete.title") }).waitFor();
    expect(await orders(cart.token)).toMatchObject([{ status: "confirmed" }]);
    // Told once: an empty cart is an empty cart again.
    await page.goto("/cart");
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
  });

  it("is found from the cart, too", async () => {
    const cart = await filledCart();
    const page = await answerLost(cart);
    await page.goto("/cart");
    await unpaid(page).waitFor();
    expect(await orders(cart.token)).toHaveLength(1);
  });

  it("is not ordered by that where it never came to the shop", async () => {
    const cart = await filledCart();
    const page = await atTheTill(cart, /ERR_FAILED/);
    await page.route(orderCall, (route) => route.abort(), { times: 1 });
    await order(page).click();
    await page.getByText(nl("checkout.unanswered")).waitFor();
    await page.reload();
    await page.getByRole("checkbox", { name: nl("consents.terms") }).waitFor();
    await page.goto("/checkout/complete?order=sent");
    await page.getByRole("heading", { level: 2, name: "Duinpan" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/cart");
    expect(await orders(cart.token)).toEqual([]);
  });

  it("is given up where the shop refuses it for good: another device had ordered the same cart", async () => {
    const cart = await filledCart();
    const page = await atTheTill(cart, /ERR_FAILED|status of (404|409)/);
    await page.route(orderCall, (route) => route.abort(), { times: 1 });
    await order(page).click();
    await page.getByText(nl("checkout.unanswered")).waitFor();
    const elsewhere = await atTheTill(cart);
    await order(elsewhere).click();
    await elsewhere.waitForURL(/\/pay\//);

    const answers: number[] = [];
    page.on("response", (response) => {
      if (orderCall.test(response.url())) answers.push(response.status());
    });
    const emptied = page.getByRole("heading", { level: 1, name: nl("cart.empty.title") });
    const kept = () =>
      page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.startsWith("sent order")),
      );
    expect(await kept()).toHaveLength(1);
    await page.reload();
    await expect.poll(() => answers).toEqual([409]);
    await page.waitForURL(/\/cart$/);
    await emptied.waitFor();
    // Asked once: it would be refused each time, and the way to the cart would lead back here.
    expect(await kept()).toEqual([]);
    await page.goto("/checkout/complete?order=sent");
    await page.waitForURL(/\/cart$/);
    await emptied.waitFor();
    expect(answers).toEqual([409]);
    expect(await orders(cart.token)).toHaveLength(1);
  });

  it("is nobody else's on the same device", async () => {
    const cart = await filledCart();
    const page = await answerLost(cart);
    const other = await house.register(freshAddress("till-other"));
    await page.evaluate((token) => localStorage.setItem("access_token", token), other);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (orderCall.test(request.url())) asked.push(request.url());
    });
    await page.goto("/checkout/complete?order=sent");
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
    expect(asked).toEqual([]);
    expect(await orders(other)).toEqual([]);
  });
});
