import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  freshAddress,
  isLive,
  password,
  sayIn,
  shopHouse,
  type Visit,
} from "./shop/support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

function address(): string {
  return freshAddress("rider");
}

/** What the shop keeps in this browser under `key`. */
function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

async function signedIn(path: string, options: Visit = {}): Promise<Page> {
  const token = await house.register(address());
  const page = await house.visit({ ...options, stored: { access_token: token } });
  await page.goto(path);
  return page;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Freja Nygaard" }).click();
  await page.getByRole("menuitem", { name: nl("top.logout") }).click();
}

describe("logging in", () => {
  it("leads to the page that was wanted, and shows the menu instead of the link [S2.25, S4.04]", async () => {
    const email = address();
    await house.register(email);
    const page = await house.visit();
    await page.goto("/my-orders");
    await page.waitForURL((url) => url.pathname === "/login");
    await page.getByLabel(nl("person.email")).fill(email);
    await page.locator("input[type=password]").fill(password);
    await page.getByRole("button", { name: nl("login.submit"), exact: true }).click();
    await page.waitForURL("**/my-orders");
    await page.getByRole("button", { name: "Freja Nygaard" }).waitFor();
    expect(await stored(page, "access_token")).not.toBeNull();
    expect(await page.getByRole("link", { name: nl("top.login"), exact: true }).count()).toBe(0);
  });

  it("says what is wrong with a wrong password", async () => {
    const email = address();
    await house.register(email);
    const page = await house.visit({ expects: /status of 401/ });
    await page.goto("/login");
    await page.getByLabel(nl("person.email")).fill(email);
    await page.locator("input[type=password]").fill("not the one I chose");
    await page.getByRole("button", { name: nl("login.submit"), exact: true }).click();
    await page.getByText(nl("error.invalid_credentials")).first().waitFor();
    expect(await stored(page, "access_token")).toBeNull();
  });
});

describe("logging out", () => {
  it("on a page for customers leads to the cart, and forgets token and designs [S3.17, S4.05, S4.06, S4.07]", async () => {
    const page = await signedIn("/my-designs");
    await page.evaluate(() => localStorage.setItem("guestDesigns", '[{"uuid":"a","hash":"b"}]'));
    const before = await page.evaluate(() => history.length);
    await logOut(page);
    await page.waitForURL("**/cart");
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(await stored(page, "access_token")).toBeNull();
    expect(await stored(page, "guestDesigns")).toBeNull();
    await page.getByRole("link", { name: nl("top.login"), exact: true }).waitFor();
  });

  it("is complete even when the server cannot be told [S7.16]", async () => {
    const page = await signedIn("/cart", { expects: /status of 500|^logging out/ });
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("logging out"),
    );
    await page.route("**/api/customer/logout", (route) => route.fulfill({ status: 500, body: "" }));
    await logOut(page);
    await logged;
    await page.getByRole("link", { name: nl("top.login"), exact: true }).waitFor();
    expect(await stored(page, "access_token")).toBeNull();
  });

  it("a token the server no longer takes is dropped, and the page stays [S4.05, S4.08]", async () => {
    const page = await house.visit({ stored: { access_token: "gone" }, expects: /status of 401/ });
    await page.goto("/cart");
    // The page as the server wrote it has that link from the start: the token goes once its code has asked.
    await expect.poll(() => stored(page, "access_token")).toBeNull();
    await page.getByRole("link", { name: nl("top.login"), exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/cart");
  });

  it("a stored token goes along with what is asked [S6.05]", async () => {
    const token = await house.register(address());
    const page = await house.visit({ stored: { access_token: token } });
    const asked = page.waitForRequest("**/api/customer");
    await page.goto("/cart");
    expect(await (await asked).headerValue("authorization")).toBe(`Bearer ${token}`);
    await page.getByRole("button", { name: "Freja Nygaard" }).waitFor();
  });

  it("nobody is looked up without a token [S4.09]", async () => {
    const page = await house.visit();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/cart");
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
    await expect.poll(() => asked).toContain("/api/cart");
    await isLive(page);
    expect(asked).not.toContain("/api/customer");
  });
});

describe("the browser's cart", () => {
  it("is made at once and kept under its key [S4.10, S9.07]", async () => {
    const page = await house.visit();
    await page.goto("/cart");
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
    await expect.poll(() => stored(page, "cartUuid")).not.toBeNull();
    const uuid = await stored(page, "cartUuid");
    expect((await fetch(`${house.shop.baseUrl}/api/cart/${uuid}`)).status).toBe(200);
    const asked = page.waitForResponse(`**/api/cart/${uuid}`);
    await page.reload();
    expect((await asked).status()).toBe(200);
    await isLive(page);
    expect(await stored(page, "cartUuid")).toBe(uuid);
  });

  it("is made anew when the server no longer knows it [S4.11]", async () => {
    const lost = "01900000-0000-7000-8000-000000000000";
    const page = await house.visit({ stored: { cartUuid: lost }, expects: /status of 404/ });
    await page.goto("/cart");
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
    // The page of an empty cart stands before the shop was asked for this one.
    await expect.poll(() => stored(page, "cartUuid")).not.toBe(lost);
    const uuid = await stored(page, "cartUuid");
    expect((await fetch(`${house.shop.baseUrl}/api/cart/${uuid}`)).status).toBe(200);
  });

  it("is asked for once more when loading it fails [S4.12, S9.05]", async () => {
    const page = await house.visit({ expects: /status of 500/ });
    await page.goto("/cart");
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
    let tries = 0;
    await page.route(/\/api\/cart\/[^/]+$/, (route) => {
      tries += 1;
      return tries <= 1 ? route.fulfill({ status: 500, body: "" }) : route.continue();
    });
    await page.reload();
    // The page of an empty cart stands before its cart is here.
    await expect.poll(() => tries).toBe(2);
    await page.waitForLoadState("networkidle");
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
    expect(tries).toBe(2);
  });
});
