import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { freshAddress, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
/** So long goes by at once, a twentieth of what the cart waits for a picture. */
const STEP_MS = 100;
const cartCall = /\/api\/cart\/[^/]+$/;

/** A cart with one design, as the server answers it, to change what a test is about. */
async function filledCart(): Promise<{ uuid: string; items: { hasThumbnail: boolean | null }[] }> {
  const design = await house.design("Duinpan");
  const { uuid } = await house.api<{ uuid: string }>("POST", "/api/cart");
  return house.api("POST", `/api/cart/${uuid}/add/${design.uuid}?hash=${design.hash}`);
}

function withThumbnails<T extends { items: object[] }>(cart: T, state: boolean | null): T {
  return {
    ...cart,
    items: cart.items.map((item) => ({ ...item, hasThumbnail: state, preview_url: null })),
  };
}

async function shown(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 2, name: "Duinpan" }).waitFor();
}

/** The cart's page, whose time stands once it is shown; `pass` lets milliseconds go by at once, with what the page asks for in them. */
async function heldInTime(page: Page) {
  await page.clock.install();
  await page.goto("/cart");
  await shown(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  let now = 0;
  return {
    now: () => now,
    pass: async (ms: number) => {
      for (const end = now + ms; now < end; now += STEP_MS) {
        await page.clock.runFor(STEP_MS);
        // What was asked for before this has come to the test by its answer.
        await page.evaluate(async () => void (await fetch("/api/health/ready")));
      }
    },
  };
}

describe("polling for pictures", () => {
  it("fetches every two seconds while one is missing, and stops when none is [S4.13, S9.04]", async () => {
    const cart = await filledCart();
    const page = await house.visit({ stored: { cartUuid: cart.uuid } });
    const times: number[] = [];
    let now = (): number => 0;
    await page.route(cartCall, (route) => {
      times.push(now());
      return route.fulfill({ json: withThumbnails(cart, times.length < 4 ? null : true) });
    });
    const time = await heldInTime(page);
    ({ now } = time);
    await page.getByText(nl("picture.waiting")).first().waitFor();
    for (let look = 0; look < 80 && times.length < 4; look += 1) await time.pass(STEP_MS);
    expect(times).toHaveLength(4);
    const gaps = times.slice(1).map((each, index) => each - (times[index] ?? 0));
    for (const gap of gaps.slice(1)) expect(gap).toBeGreaterThan(1700);
    for (const gap of gaps) expect(gap).toBeLessThan(2300);
    await time.pass(4500);
    expect(times).toHaveLength(4);
  });

  it("does not poll for pictures that failed", async () => {
    const cart = await filledCart();
    const page = await house.visit({ stored: { cartUuid: cart.uuid } });
    let fetches = 0;
    await page.route(cartCall, (route) => {
      fetches += 1;
      return route.fulfill({ json: withThumbnails(cart, false) });
    });
    const time = await heldInTime(page);
    await time.pass(4500);
    expect(fetches).toBe(1);
  });

  it("passes a tick over while a fetch is running [S4.14]", async () => {
    const cart = await filledCart();
    const page = await house.visit({ stored: { cartUuid: cart.uuid } });
    let running = 0;
    let most = 0;
    let fetches = 0;
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(cartCall, async (route) => {
      running += 1;
      fetches += 1;
      most = Math.max(most, running);
      if (fetches > 1) await answered;
      running -= 1;
      await route.fulfill({ json: withThumbnails(cart, null) }).catch(() => undefined);
    });
    const time = await heldInTime(page);
    await time.pass(6500);
    expect(fetches).toBe(2);
    expect(most).toBe(1);
    // The next one comes once this one has been answered.
    answer();
    await expect.poll(() => running).toBe(0);
    await time.pass(2500);
    expect(fetches).toBeGreaterThan(2);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  it("ends with a load that fails, after its one retry", async () => {
    const cart = await filledCart();
    const page = await house.visit({ stored: { cartUuid: cart.uuid }, expects: /status of 500/ });
    let fetches = 0;
    await page.route(cartCall, (route) => {
      fetches += 1;
      return fetches === 1
        ? route.fulfill({ json: withThumbnails(cart, null) })
        : route.fulfill({ status: 500, body: "" });
    });
    const time = await heldInTime(page);
    await time.pass(8000);
    // The first load, one tick, and the tick's retry.
    expect(fetches).toBe(3);
  });
});

describe("loading the cart", () => {
  it("shows the failure after one retry, and a way to try again", async () => {
    const page = await house.visit({ expects: /status of 500/ });
    let fetches = 0;
    await page.route(cartCall, (route) => {
      fetches += 1;
      return fetches <= 2 ? route.fulfill({ status: 500, body: "" }) : route.continue();
    });
    await page.goto("/cart");
    await page.getByText(nl("app.failed.text")).waitFor();
    expect(fetches).toBe(2);
    await page.getByRole("button", { name: nl("app.retry") }).click();
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
  });
});

describe("coming back from the payment", () => {
  it("leaves the cart alone until its outcome is known: a cancelled one opens it again", async () => {
    const { uuid } = await filledCart();
    const token = await house.register(freshAddress("outcome"));
    const stored = { access_token: token, cartUuid: uuid };
    const page = await house.visit({ stored, expects: /status of 404/ });
    let ordered = true;
    // An order has the cart, as long as nobody says otherwise.
    await page.route(cartCall, (route) =>
      ordered ? route.fulfill({ status: 404, json: { code: "not_found" } }) : route.continue(),
    );
    await page.goto("/checkout/complete?order=01900000-0000-7000-8000-000000000000");
    await page.getByRole("heading", { level: 1, name: nl("order.missing.title") }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => localStorage.getItem("cartUuid"))).toBe(uuid);
    ordered = false;
    // From there the way is to one's orders, and from these to the cart.
    const link = (name: string) => page.getByRole("link", { name }).first();
    await link(nl("order.missing.back")).click();
    await link(nl("top.cart")).click();
    await shown(page);
    expect(await page.evaluate(() => localStorage.getItem("cartUuid"))).toBe(uuid);
  });
});
