import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFaults, freshAddress, isLive, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

async function customer(path: string, expects?: RegExp): Promise<{ page: Page; token: string }> {
  const token = await house.register(freshAddress("surface"));
  const page = await house.visit({ stored: { access_token: token }, ...(expects && { expects }) });
  await page.goto(path);
  return { page, token };
}

async function menuOf(page: Page, design: string): Promise<void> {
  await page.getByRole("button", { name: nl("designs.menu", { name: design }) }).click();
}

describe("the entry's riders", () => {
  it.each([
    [1440, 1000],
    [768, 1024],
    [390, 844],
  ])(
    "fill the column beside the form at %i by %i, and no phone asks for them",
    async (width, height) => {
      const page = await house.visit({ width, height });
      const asked: string[] = [];
      page.on("request", (request) => {
        if (/\/entry-[^/]*\.(?:avif|webp)$/.test(request.url())) asked.push(request.url());
      });
      await page.goto("/login", { waitUntil: "load" });
      const form = await page.getByRole("main").boundingBox();
      expect(form?.width).toBeGreaterThanOrEqual(350);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width < 768) {
        expect(asked).toEqual([]);
        return;
      }
      const riders = page.locator("picture img");
      await expect
        .poll(() => riders.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(1000);
      expect(asked).toEqual([expect.stringMatching(/\.avif$/)]);
      const box = await riders.boundingBox();
      expect([(box?.x ?? 0) + (box?.width ?? 0), box?.y, box?.height]).toEqual([width, 0, height]);
      expect(box?.x).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0));
    },
  );
});

/** Words of the top bar that stand on two lines, and how far it reaches past the window. */
function brokenBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector("header");
    if (!bar) return ["no bar"];
    const found = [...bar.querySelectorAll("a, button, a span, button span")].flatMap((each) =>
      [...each.childNodes].flatMap((node) => {
        const text = node.textContent?.trim() ?? "";
        if (node.nodeType !== Node.TEXT_NODE || each.matches(".sr-only")) return [];
        const words = document.createRange();
        words.selectNodeContents(node);
        const { height, right } = words.getBoundingClientRect();
        const twice = height > 1.6 * parseFloat(getComputedStyle(each).lineHeight);
        return text !== "" && (twice || right > innerWidth) ? [text] : [];
      }),
    );
    const boxes = [...(bar.firstElementChild?.children ?? [])].map((each) =>
      each.getBoundingClientRect(),
    );
    const meet = boxes.some(
      (box, at) => at > 0 && box.width > 0 && box.left < boxes[at - 1]!.right,
    );
    return meet ? [...found, "parts meet"] : found;
  });
}

describe("the top bar", () => {
  it.each(["nl", "en", "de", "dk", "fr"] as const)(
    "says each thing on one line at every width, in %s, to strangers and customers",
    async (language) => {
      const token = await house.register(freshAddress("bar"));
      for (const known of [null, token]) {
        const page = await house.visit({
          stored: { "settings.language": language, ...(known && { access_token: known }) },
        });
        await page.goto("/cart");
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        await isLive(page);
        for (const width of [360, 768, 900, 960, 1023, 1024, 1440]) {
          await page.setViewportSize({ width, height: 700 });
          expect([width, await brokenBar(page)]).toEqual([width, []]);
        }
      }
    },
  );
});

describe("the root view", () => {
  it("shows a toast at the top, centred, for 3.5 seconds [S2.18, S2.19, S9.02]", async () => {
    const { page, token } = await customer("/cart");
    await house.design("Duinpan", token);
    await page.goto("/my-designs");
    await menuOf(page, "Duinpan");
    await page.getByRole("menuitem", { name: nl("cart.duplicate") }).click();
    const toast = page.getByRole("region", { name: nl("app.messages") }).getByRole("listitem");
    await toast.waitFor();
    const shown = Date.now();
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(40);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(12);
    await toast.waitFor({ state: "detached" });
    expect(Date.now() - shown).toBeGreaterThan(3000);
    expect(Date.now() - shown).toBeLessThan(4800);
  });

  it("opens dialogs beside the page, which keep focus until Escape [S2.18]", async () => {
    const { page } = await customer("/my-designs");
    await page
      .getByRole("button", { name: nl("groups.new") })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: nl("groups.new") });
    await dialog.waitFor();
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("names a control after 350 ms, and the next one at once [S2.20, S9.03]", async () => {
    const page = await house.visit();
    // The browser's own clock, stopped: a busy machine is late by more than what is told apart here.
    await page.clock.install();
    await page.goto("/login");
    await isLive(page);
    await page.clock.pauseAt(Date.now() + 10_000);
    const tooltip = page.getByRole("tooltip");
    const eye = page.getByRole("button", { name: nl("person.show_password") });
    await eye.hover();
    await page.clock.runFor(340);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(20);
    await tooltip.waitFor();
    expect(await tooltip.textContent()).toBe(nl("person.show_password"));
    await page.getByRole("heading", { level: 1 }).hover();
    await page.clock.runFor(290);
    expect(await tooltip.count()).toBe(0);
    // Within 300 ms of the last one: no waiting again.
    await eye.hover();
    await page.clock.runFor(1);
    await tooltip.waitFor();
    await page.getByRole("heading", { level: 1 }).hover();
    await page.clock.runFor(310);
    await eye.hover();
    await page.clock.runFor(340);
    expect(await tooltip.count()).toBe(0);
  });

  it("loads each page's code when it is asked for [S2.02]", async () => {
    const page = await house.visit();
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.url());
    });
    await page.goto("/cart");
    // The server sends the waiting cart too, until this browser knows that it has none.
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
    expect(scripts.some((url) => url.includes("LoginPage"))).toBe(false);
    // A page that is left while its own texts are on their way says in the log that they did not come.
    // A shop that was just opened draws its kits' pictures first.
    await page.waitForLoadState("networkidle", { timeout: 120_000 });
    await page.getByRole("link", { name: nl("top.login"), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: nl("login.title") }).waitFor();
    // The heading may stand before the code, where the page was asked for as a whole.
    await expect.poll(() => scripts.some((url) => url.includes("LoginPage"))).toBe(true);
  });
});

describe("calls", () => {
  it("carry the stored token, keep the customer under customer/me, and go without one to nobody [S6.05, S7.07, S3.17]", async () => {
    const token = await house.register(freshAddress("surface"));
    const page = await house.visit({ stored: { access_token: token } });
    const asked = page.waitForRequest(/\/api\/customer$/);
    await page.goto("/cart");
    expect(await (await asked).headerValue("authorization")).toBe(`Bearer ${token}`);
    await page.getByRole("button", { name: "Freja Nygaard" }).waitFor();
    const visitor = await house.visit();
    const cart = visitor.waitForRequest(/\/api\/cart$/);
    await visitor.goto("/cart");
    expect(await (await cart).headerValue("authorization")).toBeNull();
  });

  it("go to the API_URL of the runtime configuration [S7.01]", async () => {
    const page = await house.visit();
    const base = `${house.shop.baseUrl}/elsewhere`;
    await page.route("**/config.json", (route) =>
      route.fulfill({
        json: { API_URL: `${base}/`, ANALYTICS_ID: null, ERROR_REPORTING_DSN: null },
      }),
    );
    const reached: string[] = [];
    await page.route("**/elsewhere/api/**", async (route) => {
      reached.push(new URL(route.request().url()).pathname);
      const url = route.request().url().replace("/elsewhere", "");
      // What is under way when the test is over ends with its page.
      const over = () => undefined;
      await route
        .fetch({ url })
        .then((response) => route.fulfill({ response }), over)
        .catch(over);
    });
    await page.goto("/cart");
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
    // The page is there before its first call.
    await expect.poll(() => reached).toContain("/elsewhere/api/cart");
  });
});

describe("my designs", () => {
  it("stand in named groups; a move that fails says so; a full group is not deleted [S2.26, S8.09, S8.10]", async () => {
    const { page, token } = await customer("/cart", /status of 500|unexpected answer/);
    await house.design("Duinpan", token);
    await house.api("POST", "/api/customer/groups", { name: "MC Lierop" }, token);
    await page.goto("/my-designs");
    await menuOf(page, "Duinpan");
    await page.getByRole("menuitem", { name: nl("designs.move") }).hover();
    await page.route("**/group", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("menuitem", { name: "MC Lierop" }).click();
    await page.getByText(nl("error.move_failed")).waitFor();
    await page.unroute("**/group");
    await menuOf(page, "Duinpan");
    await page.getByRole("menuitem", { name: nl("designs.move") }).hover();
    await page.getByRole("menuitem", { name: "MC Lierop" }).click();
    const section = page.getByRole("region", { name: "MC Lierop" });
    await section.getByRole("link", { name: "Duinpan" }).waitFor();
    await section.getByRole("button", { name: nl("groups.menu", { name: "MC Lierop" }) }).click();
    await page.getByRole("menuitem", { name: nl("groups.delete_item") }).click();
    await page.getByText(nl("error.group_not_empty")).waitFor();
    const groups = await house.api<{ data: object[] }>(
      "GET",
      "/api/customer/groups",
      undefined,
      token,
    );
    expect(groups.data).toHaveLength(1);
  });

  it("are deleted with a way back, and for good after it", async () => {
    const { page, token } = await customer("/cart");
    await house.design("Duinpan", token);
    await page.goto("/my-designs");
    const card = page.getByRole("link", { name: "Duinpan" });
    const remove = async (): Promise<void> => {
      await menuOf(page, "Duinpan");
      await page.getByRole("menuitem", { name: nl("designs.delete") }).click();
      await card.waitFor({ state: "detached" });
    };
    await remove();
    await page.getByRole("button", { name: nl("app.undo") }).click();
    await card.waitFor();
    await remove();
    const mine = (): Promise<{ data: object[] }> =>
      house.api("GET", "/api/customer/configured-sets", undefined, token);
    await expect.poll(async () => (await mine()).data.length, { timeout: 60_000 }).toBe(0);
  });

  it("are shared read-only by a link, for anyone [S2.15]", async () => {
    const { page, token } = await customer("/cart");
    const design = await house.design("Duinpan", token);
    const { hash } = await house.api<{ hash: string }>(
      "POST",
      `/api/configured-sets/${design.uuid}/share`,
      undefined,
      token,
    );
    await page.close();
    const visitor = await house.visit();
    await visitor.goto(`/configured-set/${design.uuid}/shared/${hash}`);
    await visitor.getByRole("heading", { level: 1, name: "Duinpan" }).waitFor();
    for (const side of ["front", "back", "left", "right"]) {
      await visitor.getByRole("tab", { name: nl(`side.${side}`), exact: true }).click();
    }
    expect(await visitor.getByRole("textbox").count()).toBe(0);
  });
});

describe("messages", () => {
  it("an answer that tells nothing is an unknown error [S8.01]", async () => {
    const page = await house.visit({ expects: /status of 418|unexpected/ });
    await page.goto("/login?view=forgot");
    await page.getByRole("textbox", { name: nl("person.email") }).fill("sanne@mclierop.nl");
    await page.route("**/forgot-password", (route) => route.fulfill({ status: 418, body: "" }));
    await page.getByRole("button", { name: nl("forgot.submit") }).click();
    await page.getByText(nl("error.unknown")).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(nl("forgot.title"));
  });

  it("a country nobody delivers to is said at the country, and the country select holds them all [S8.11, S2.39]", async () => {
    const token = await house.register(freshAddress("surface"));
    const { uuid } = await house.readyCart(token, "Duinpan");
    // Known from the start: a page that is already there keeps a cart of its own.
    const stored = { access_token: token, cartUuid: uuid };
    const page = await house.visit({ stored, expects: /status of 422/ });
    await page.goto("/checkout");
    const country = page.getByRole("combobox", { name: nl("address.country") });
    await country.waitFor();
    await expect.poll(() => country.inputValue()).toBe("Nederland");
    await country.click();
    const options = page.getByRole("option");
    await expect.poll(() => options.count()).toBeGreaterThan(240);
    expect(await axeFaults(page)).toEqual([]);
    // Typing narrows the list, without accents; Escape gives the old country back.
    await country.fill("");
    await country.pressSequentially("curaca");
    await expect.poll(() => options.allTextContents()).toEqual(["Curaçao"]);
    await country.press("Escape");
    expect(await country.inputValue()).toBe("Nederland");
    await country.press("ArrowDown");
    await country.fill("");
    await country.pressSequentially("jap");
    await country.press("Enter");
    expect(await country.inputValue()).toBe("Japan");
    await page.getByText(nl("checkout.not_served", { country: "Japan" })).waitFor();
  });
});

describe("measuring and reporting", () => {
  it("load nothing unless configured; analytics waits for consent [S7.17]", async () => {
    const page = await house.visit({ expects: /googletagmanager|Content Security/ });
    // A recorder of our own: nothing leaves this machine.
    await page.route("https://www.googletagmanager.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.route("**/config.json", (route) =>
      route.fulfill({ json: { API_URL: "", ANALYTICS_ID: "G-TEST", ERROR_REPORTING_DSN: null } }),
    );
    await page.goto("/cart");
    await page.getByRole("region", { name: nl("consent.label") }).waitFor();
    expect(await page.locator("script[src*=googletagmanager]").count()).toBe(0);
    await page.getByRole("button", { name: nl("consent.give") }).click();
    await page.locator("script[src*=googletagmanager]").waitFor({ state: "attached" });
    await page.getByRole("link", { name: nl("footer.terms") }).click();
    await page.getByRole("heading", { level: 1, name: nl("info.terms.title") }).waitFor();
    const sent = await page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) =>
        Array.from(call),
      ),
    );
    expect(sent).toContainEqual([
      "config",
      "G-TEST",
      { anonymize_ip: true, send_page_view: false },
    ]);
    expect(sent).toContainEqual(["event", "page_view", { page_path: "/info/terms" }]);
  });

  it("the error service hears every error and every page load, with who it was [S7.18, S9.08]", async () => {
    const email = freshAddress("surface");
    const token = await house.register(email);
    const page = await house.visit({ stored: { access_token: token }, expects: /boom/ });
    const envelopes: string[] = [];
    await page.route("**/config.json", (route) =>
      route.fulfill({
        json: {
          API_URL: "",
          ANALYTICS_ID: null,
          ERROR_REPORTING_DSN: house.shop.baseUrl.replace("//", "//key@") + "/7",
        },
      }),
    );
    await page.route("**/api/7/envelope/**", (route) => {
      envelopes.push(route.request().postData() ?? "");
      return route.fulfill({ status: 200, body: "{}" });
    });
    await page.goto("/cart");
    await page.getByRole("button", { name: "Freja Nygaard" }).waitFor();
    await expect
      .poll(() => envelopes.some((text) => text.includes('"type":"transaction"')))
      .toBe(true);
    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent("error", { error: new Error("boom") }));
    });
    await expect.poll(() => envelopes.some((text) => text.includes('"value":"boom"'))).toBe(true);
    const told = envelopes.find((text) => text.includes("boom")) ?? "";
    expect(told).toContain(`"email":"${email}"`);
    expect(told).toContain('"username":"Freja Nygaard"');
  });
});
