import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { freshAddress, isLive, password, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

const footerLink = (page: Page, key: string) =>
  page.getByRole("contentinfo").getByRole("link", { name: nl(key) });

const heading = (page: Page, key: string) => page.getByRole("heading", { level: 1, name: nl(key) });

async function openCart(page: Page): Promise<void> {
  await page.goto("/cart");
  await heading(page, "cart.empty.title").waitFor();
  await page.getByRole("heading", { level: 3 }).or(page.getByRole("listitem")).first().waitFor();
  await isLive(page);
}

/** The code of a page comes when the test lets it. */
async function holdBack(
  page: Page,
  file: RegExp,
): Promise<{ asked: string[]; release: () => void }> {
  const asked: string[] = [];
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    asked.push(route.request().url());
    await gate;
    await route.continue();
  });
  return { asked, release: () => release() };
}

describe("the way through the shop", () => {
  it("starts a new page at its top, and comes back to where one was", async () => {
    const page = await house.visit({ height: 500 });
    await openCart(page);
    await footerLink(page, "footer.terms").scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(100);
    await footerLink(page, "footer.terms").click();
    await heading(page, "info.terms.title").waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 60));
    await page.goBack();
    await heading(page, "cart.empty.title").waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.goForward();
    await heading(page, "info.terms.title").waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
    await page.reload();
    await heading(page, "info.terms.title").waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
  });

  it("goes back past the form of who signed in on the way", async () => {
    const email = freshAddress("back");
    await house.register(email);
    const page = await house.visit({ width: 360, height: 740 });
    await openCart(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: nl("top.my_designs") })
      .click();
    await page.waitForURL((url) => url.pathname === "/login");
    // There and back again between the two forms: neither is anybody's who is signed in.
    await page.getByRole("link", { name: "Maak een account" }).click();
    await page.getByRole("link", { name: "Log in", exact: true }).click();
    await page.getByLabel(nl("person.email")).fill(email);
    await page.locator("input[type=password]").fill(password);
    await page.getByRole("button", { name: nl("login.submit"), exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/my-designs");
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/cart");
    await heading(page, "cart.empty.title").waitFor();
    await page.goForward();
    await page.waitForURL((url) => url.pathname === "/my-designs");
    await expect.poll(() => heading(page, "top.my_designs").count()).toBe(1);
  });

  it("adds one step for each page, and none for the page one is at", async () => {
    const page = await house.visit();
    await openCart(page);
    const before = await page.evaluate(() => history.length);
    await footerLink(page, "footer.terms").click();
    await heading(page, "info.terms.title").waitFor();
    await footerLink(page, "footer.terms").click();
    await footerLink(page, "footer.privacy").click();
    await heading(page, "info.privacy.title").waitFor();
    expect(await page.evaluate(() => history.length)).toBe(before + 2);
    await page.goBack();
    await heading(page, "info.terms.title").waitFor();
    expect(new URL(page.url()).pathname).toBe("/info/terms");
  });

  it("moves the focus to the new page and says where one is", async () => {
    const page = await house.visit();
    await openCart(page);
    await footerLink(page, "footer.terms").click();
    await heading(page, "info.terms.title").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
    expect(await footerLink(page, "footer.terms").getAttribute("aria-current")).toBe("page");
    expect(await footerLink(page, "footer.privacy").getAttribute("aria-current")).toBeNull();
    await expect.poll(() => page.title()).toContain(nl("info.terms.title"));
  });

  it("fetches a page's code when a link is pointed at, and keeps the old page until it is here", async () => {
    const page = await house.visit();
    const code = await holdBack(page, /\/assets\/InfoPage-[^/]+\.js$/);
    await openCart(page);
    expect(code.asked).toEqual([]);
    await footerLink(page, "footer.terms").hover();
    await expect.poll(() => code.asked.length).toBe(1);
    await footerLink(page, "footer.terms").click();
    await page.waitForURL("**/info/terms");
    await page.waitForTimeout(300);
    expect(await heading(page, "cart.empty.title").isVisible()).toBe(true);
    expect(await footerLink(page, "footer.terms").getAttribute("aria-current")).toBeNull();
    code.release();
    await heading(page, "info.terms.title").waitFor();
    // One file, whatever the browser has to go to the server for: while a test listens it caches nothing.
    expect(new Set(code.asked).size).toBe(1);
  });

  it("shows where one went last, when the page asked for before comes later", async () => {
    const page = await house.visit();
    const code = await holdBack(page, /\/assets\/InfoPage-[^/]+\.js$/);
    await openCart(page);
    await footerLink(page, "footer.terms").click();
    await page.getByRole("link", { name: nl("top.login"), exact: true }).click();
    await heading(page, "login.title").waitFor();
    code.release();
    await page.waitForTimeout(300);
    expect(await heading(page, "login.title").isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/login");
  });

  it("leaves links with a modifier key or a target of their own to the browser", async () => {
    const page = await house.visit();
    await openCart(page);
    await page.waitForLoadState("networkidle");
    const another = page.context().waitForEvent("page");
    await footerLink(page, "footer.terms").click({ modifiers: ["ControlOrMeta"] });
    const tab = await another;
    await tab.waitForURL("**/info/terms");
    expect(new URL(page.url()).pathname).toBe("/cart");
    await tab.close();
  });

  it("a page that does not come says so, and the next one comes all the same", async () => {
    const expects =
      /Failed to (load resource|fetch)|dynamically imported module|a page failed|react/i;
    const page = await house.visit({ expects });
    await openCart(page);
    let loads = 0;
    page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.route(/\/assets\/InfoPage-[^/]+\.js$/, (route) => route.abort());
    await footerLink(page, "footer.terms").click();
    await heading(page, "app.failed.title").waitFor();
    // No newer release took the file away: loading the page afresh would not bring it.
    expect(loads).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/info/terms");
    await page.goBack();
    await heading(page, "cart.empty.title").waitFor();
    expect(await heading(page, "app.failed.title").count()).toBe(0);
    await page.unroute(/\/assets\/InfoPage-[^/]+\.js$/);
    await page.goForward();
    await heading(page, "info.terms.title").waitFor();
    expect(loads).toBe(0);
  });

  it("is loaded afresh once when the shop was renewed meanwhile", async () => {
    const expects =
      /Failed to (load resource|fetch)|dynamically imported module|a page failed|react/i;
    const page = await house.visit({ expects });
    await openCart(page);
    let loads = 0;
    page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    const code = /\/assets\/InfoPage-[^/]+\.js$/;
    await page.route(code, (route) => route.abort());
    await page.route("**/cart", async (route) => {
      const answer = await route.fetch();
      const renewed = (await answer.text()).replaceAll(
        /assets\/shop-[\w-]+\.js/g,
        "assets/shop-next.js",
      );
      await route.fulfill({ response: answer, body: renewed });
    });
    await footerLink(page, "footer.terms").click();
    await heading(page, "app.failed.title").waitFor();
    expect(loads).toBe(1);
    await page.unroute(code);
    await page.getByRole("button", { name: nl("app.retry") }).click();
    await heading(page, "info.terms.title").waitFor();
  });
});

describe("addresses", () => {
  it("take encoded letters, and hand them on as they are", async () => {
    const page = await house.visit({ expects: /status of (400|404)/ });
    const asked = page.waitForRequest(/\/api\/configured-sets\/[^/]+\/shared\//);
    await page.goto("/configured-set/a%20b/shared/c%C3%B8%3Fd");
    expect(new URL((await asked).url()).pathname).toBe(
      "/api/configured-sets/a%20b/shared/c%C3%B8%3Fd",
    );
    await heading(page, "shared.gone.title").or(heading(page, "shared.title")).waitFor();
  });

  it("with an anchor, or the way past the top bar, stay on their page", async () => {
    const page = await house.visit();
    await openCart(page);
    await page.getByRole("link", { name: nl("app.skip") }).focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    expect(new URL(page.url()).hash).toBe("#content");
    expect(await heading(page, "cart.empty.title").isVisible()).toBe(true);
  });
});
