import { describe, expect, it } from "vitest";
import { freshAddress, password, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
const de = sayIn("de");
const fr = sayIn("fr");

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
    // Who is signed in is sent on from where there is nothing to do or to tell.
    await page.goto("/checkout/complete");
    await page.waitForURL("**/cart");
    await page.goto("/login");
    await page.waitForURL("**/cart");
    await page.goto("/login?redirect=%2Finfo%2Fterms");
    await page.waitForURL("**/info/terms");
    await page.getByRole("button", { name: "Freja Nygaard" }).click();
    await page.getByRole("menuitem", { name: nl("top.logout") }).click();
    await page.getByRole("link", { name: nl("top.login"), exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/info/terms");
    // The token dies on the server too; the page does not wait for that answer.
    const status = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${house.shop.baseUrl}/api/customer`, { headers })).status;
    };
    await expect.poll(status, { timeout: 60_000 }).toBe(401);
  });
});

describe("the account's language", () => {
  it("is spoken where nobody chose one, and follows what is chosen", async () => {
    const email = address();
    const token = await house.register(email);
    const language = async (): Promise<string> =>
      (await house.api<{ language: string }>("GET", "/api/customer", undefined, token)).language;
    await house.api("PATCH", "/api/customer", { language: "fr" }, token);
    const page = await house.visit();
    await page.goto("/login");
    await page.getByRole("textbox", { name: nl("person.email") }).fill(email);
    await page.getByLabel(nl("person.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: nl("login.submit"), exact: true }).click();
    await page.getByRole("link", { name: fr("top.my_orders") }).waitFor();
    expect(await language()).toBe("fr");
    await page.getByRole("button", { name: "Français" }).click();
    await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
    await page.getByRole("link", { name: de("top.my_orders") }).waitFor();
    await expect.poll(language, { timeout: 60_000 }).toBe("de");
    // Chosen on this device: it holds at the next sign-in, whatever the account spoke elsewhere.
    await house.api("PATCH", "/api/customer", { language: "dk" }, token);
    await page.evaluate(() => localStorage.removeItem("access_token"));
    await page.goto("/login");
    await page.getByRole("textbox", { name: de("person.email") }).fill(email);
    await page.getByLabel(de("person.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: de("login.submit"), exact: true }).click();
    await page.waitForURL("**/my-designs");
    await page.getByRole("link", { name: de("top.my_orders") }).waitFor();
    await expect.poll(language, { timeout: 60_000 }).toBe("de");
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
    // Whatever is asked for next is refused, and tells that the session is over.
    await page.getByRole("combobox", { name: nl("designs.sort") }).selectOption("name");
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

  it("refuse two passwords that differ, in the language of the page, until either of them is mended", async () => {
    const page = await house.visit({ expects: /status of 422/ });
    await page.goto("/reset-password?token=unknown");
    await page.getByLabel(nl("reset.password"), { exact: true }).fill(`${password} or so`);
    await page.getByLabel(nl("person.password_again"), { exact: true }).fill(password);
    await page.getByRole("button", { name: nl("reset.submit") }).click();
    await page.getByText(nl("field.passwords_differ")).waitFor();
    expect(new URL(page.url()).pathname).toBe("/reset-password");
    const speak = async (from: string, to: string): Promise<void> => {
      await page.getByRole("button", { name: from }).click();
      await page.getByRole("menuitemradio", { name: to }).click();
    };
    await speak("Nederlands", "Deutsch");
    await page.getByText(de("field.passwords_differ")).waitFor();
    expect(await page.getByText(nl("field.passwords_differ")).count()).toBe(0);
    // The repetition was right all along: it is judged again with the field that it repeats.
    const first = page.getByLabel(de("reset.password"), { exact: true });
    await first.fill(password);
    await first.blur();
    await page.getByText(de("field.passwords_differ")).waitFor({ state: "detached" });
    // What the server refused speaks the new language too.
    await page.getByRole("button", { name: de("reset.submit") }).click();
    await page.getByText(de("error.invalid_token")).waitFor();
    await speak("Deutsch", "Français");
    await page.getByText(fr("error.invalid_token")).waitFor();
    expect(await page.getByText(de("error.invalid_token")).count()).toBe(0);
  });
});
