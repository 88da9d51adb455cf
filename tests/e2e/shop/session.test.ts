import { describe, expect, it } from "vitest";
import { freshAddress, password, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

function address(): string {
  return freshAddress("session");
}

describe("the way back after login", () => {
  it.each(["https://evil.example/", "//evil.example", "/\\evil.example"])(
    "never leads to %s",
    async (target) => {
      const email = address();
      await house.register(email);
      const page = await house.visit();
      await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
      await page.getByRole("textbox", { name: nl("person.email") }).fill(email);
      await page.getByLabel(nl("person.password"), { exact: true }).fill(password);
      await page.getByRole("button", { name: nl("login.submit"), exact: true }).click();
      await page.waitForURL("**/my-designs");
      expect(new URL(page.url()).origin).toBe(house.shop.baseUrl);
    },
  );

  it("keeps the whole path that was asked for", async () => {
    const page = await house.visit();
    await page.goto("/checkout/complete?order=018f0000-0000-7000-8000-000000000000");
    await page.waitForURL((url) => url.pathname === "/login");
    expect(new URL(page.url()).searchParams.get("redirect")).toBe(
      "/checkout/complete?order=018f0000-0000-7000-8000-000000000000",
    );
  });
});

describe("at sign-in", () => {
  it("cart and designs of the visitor go along, and nothing is there twice", async () => {
    const email = address();
    const token = await house.register(email);
    const design = await house.design("Gast ontwerp");
    const { uuid } = await house.api<{ uuid: string }>("POST", "/api/cart");
    await house.api("POST", `/api/cart/${uuid}/add/${design.uuid}?hash=${design.hash}`);
    const page = await house.visit({
      stored: {
        cartUuid: uuid,
        guestDesigns: JSON.stringify([{ uuid: design.uuid, hash: design.hash }]),
      },
    });
    await page.goto("/login");
    await page.getByRole("textbox", { name: nl("person.email") }).fill(email);
    await page.getByLabel(nl("person.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: nl("login.submit"), exact: true }).click();
    await page.getByRole("link", { name: "Gast ontwerp" }).first().waitFor();
    const mine = await house.api<{ data: { uuid: string }[] }>(
      "GET",
      "/api/customer/configured-sets",
      undefined,
      token,
    );
    expect(mine.data.map((each) => each.uuid)).toEqual([design.uuid]);
    expect(await page.evaluate(() => localStorage.getItem("guestDesigns"))).toBeNull();
    await page.getByRole("link", { name: nl("top.cart_count", { count: 1 }) }).click();
    await page.getByRole("heading", { level: 2, name: "Gast ontwerp" }).waitFor();
  });
});

describe("logging out", () => {
  it("on a page for anyone stays there", async () => {
    const token = await house.register(address());
    const page = await house.visit({ stored: { access_token: token } });
    await page.goto("/info/terms");
    await page.getByRole("button", { name: "Freja Nygaard" }).click();
    await page.getByRole("menuitem", { name: nl("top.logout") }).click();
    await page.getByRole("link", { name: nl("top.login"), exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/info/terms");
    // The token dies on the server too; the page does not wait for that answer.
    const status = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${house.shop.baseUrl}/api/customer`, { headers })).status;
    };
    await expect.poll(status, { timeout: 10_000 }).toBe(401);
  });
});

describe("a session that ended elsewhere", () => {
  it("leaves the page, empties what was fetched, and says where to log in [S8.15]", async () => {
    const token = await house.register(address());
    await house.design("Geheim ontwerp", token);
    const page = await house.visit({ stored: { access_token: token }, expects: /status of 401/ });
    await page.goto("/my-designs");
    await page.getByRole("link", { name: "Geheim ontwerp" }).first().waitFor();
    await house.api("POST", "/api/customer/logout", undefined, token);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: nl("session.needed.title") }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/my-designs");
    expect(await page.getByText("Geheim ontwerp").count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
  });
});

describe("forms", () => {
  it("judge a field when its value is committed: not while typing, not on leaving it untouched [S5.15]", async () => {
    const page = await house.visit();
    await page.goto("/login?view=register");
    const email = page.getByRole("textbox", { name: nl("person.email") });
    await email.focus();
    await email.blur();
    expect(await page.getByText(nl("field.required")).count()).toBe(0);
    await email.pressSequentially("sanne@");
    expect(await page.getByText(nl("field.email")).count()).toBe(0);
    await email.blur();
    await page.getByText(nl("field.email")).waitFor();
    await email.fill("sanne@mclierop.nl");
    await email.blur();
    await page.getByText(nl("field.email")).waitFor({ state: "detached" });
  });

  it("refuse two passwords that differ", async () => {
    const page = await house.visit();
    await page.goto("/reset-password?token=unknown");
    await page.getByLabel(nl("reset.password"), { exact: true }).fill(password);
    await page.getByLabel(nl("person.password_again")).fill("something else");
    await page.getByRole("button", { name: nl("reset.submit") }).click();
    await page.getByText(nl("field.passwords_differ")).waitFor();
    expect(new URL(page.url()).pathname).toBe("/reset-password");
  });
});
