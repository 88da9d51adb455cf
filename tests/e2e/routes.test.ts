import { describe, expect, it } from "vitest";
import { sayIn, shopHouse } from "./shop/support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
const unknown = "01900000-0000-7000-8000-000000000000";

describe("routes", () => {
  it("/ leads to the cart, without a step back to it [S2.01, S2.03, S2.10]", async () => {
    const page = await house.visit();
    await page.goto("/");
    await page.waitForURL("**/cart");
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  it.each(["/boots", "/cart/more", "/my-orders/one/two"])(
    "%s shows the not-found page and the way home [S2.16, S8.16]",
    async (path) => {
      const page = await house.visit({ expects: /status of 404/ });
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: nl("not_found.title") }).waitFor();
      await page.getByRole("link", { name: nl("not_found.home"), exact: true }).click();
      await page.waitForURL("**/cart");
      await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
      expect(await page.getByText(nl("not_found.title")).count()).toBe(0);
    },
  );

  it.each([
    "/my-designs",
    "/my-orders",
    `/my-orders/${unknown}`,
    "/checkout",
    `/checkout/complete?order=${unknown}`,
  ])(
    "%s asks to log in first and remembers the whole path [S2.07, S2.08, S2.09, S2.11, S2.12, S2.17]",
    async (path) => {
      const page = await house.visit();
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === "/login");
      expect(new URL(page.url()).searchParams.get("redirect")).toBe(path);
    },
  );

  it("login, registration, forgotten and new password are open to anyone [S2.05, S2.06, S2.21, S2.22, S2.23, S2.24]", async () => {
    const page = await house.visit();
    await page.goto("/login");
    await page.getByRole("heading", { level: 1, name: nl("login.title") }).waitFor();
    await page.getByRole("link", { name: nl("login.forgot") }).click();
    await page.getByRole("heading", { level: 1, name: nl("forgot.title") }).waitFor();
    await page.goto("/login");
    await page.getByRole("link", { name: /account/i }).click();
    await page.getByRole("heading", { level: 1, name: nl("register.title") }).waitFor();
    await page.goto("/reset-password?token=trial");
    await page.getByRole("heading", { level: 1, name: nl("reset.title") }).waitFor();
    expect(await page.locator("input[type=password]").count()).toBe(2);
  });

  it("the internal display page is open to anyone [S2.04]", async () => {
    const page = await house.visit();
    await page.goto("/_internal/display");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/_internal/display");
  });

  it("every set of the catalogue opens in the configurator, for anyone [S2.13]", async () => {
    const page = await house.visit();
    await page.goto("/cart");
    const { data } = await house.api<{ data: { uuid: string }[] }>("GET", "/api/configurator-sets");
    expect(data.length).toBeGreaterThan(0);
    await page.goto(`/set/${data[0]?.uuid}`);
    await page.getByRole("main").waitFor();
    expect(await page.getByText(nl("not_found.title")).count()).toBe(0);
  });
});

describe("languages", () => {
  it.each(["nl", "en", "de", "dk", "fr"] as const)(
    "the shop speaks %s, and remembers it [S1.10, S3.18]",
    async (language) => {
      const page = await house.visit();
      await page.goto(`/cart?lang=${language}`);
      const title = sayIn(language)("cart.empty.title");
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      // By the page's code, which comes once it is painted.
      const remembered = () => page.evaluate(() => localStorage.getItem("settings.language"));
      await expect.poll(remembered).toBe(language);
      expect(await page.locator("html").getAttribute("lang")).toBe(
        language === "dk" ? "da" : language,
      );
      await page.goto("/cart");
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
    },
  );
});
