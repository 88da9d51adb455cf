import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../../browser.ts";
import { type Shop, startShop } from "../../wire/support/shop.ts";
import { freshAddress, sayIn } from "./support/shop-house.ts";
import {
  type ShopProxy,
  type ErrorService,
  openProxy,
  openErrorService,
} from "./support/third-parties.ts";

// A shop whose pages and calls are two origins, with an error service and analytics: all real but the two receivers.

const nl = sayIn("nl");
const password = "gate drops at nine";
/** Other tests run beside these. */
const soon = { timeout: 60_000 };
const analytics = "https://www.googletagmanager.com/**";

let pages: ShopProxy;
let calls: ShopProxy;
let errors: ErrorService;
let shop: Shop;
let browser: Browser;

beforeAll(async () => {
  [pages, calls, errors] = await Promise.all([openProxy(), openProxy(), openErrorService()]);
  shop = await startShop({
    SHOP_URL: pages.origin,
    API_URL: `${calls.origin}/`,
    CORS_ORIGINS: pages.origin,
    ERROR_REPORTING_DSN: errors.dsn,
    ANALYTICS_ID: "G-TEST",
  });
  pages.lead(shop.baseUrl);
  calls.lead(shop.baseUrl);
  browser = await launchBrowser();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await shop?.[Symbol.asyncDispose]();
  for (const each of [pages, calls, errors]) each?.close();
});

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return (await (await fetch(shop.baseUrl + path, init)).json()) as T;
}

async function guestDesign(): Promise<{ path: string; hash: string }> {
  const list = await fetch(`${shop.baseUrl}/api/configurator-sets`);
  const { data } = (await list.json()) as { data: { uuid: string }[] };
  const uuid = data[0]?.uuid ?? "";
  const set = await fetch(`${shop.baseUrl}/api/configurator-sets/${uuid}`);
  const { templates } = (await set.json()) as { templates: { document: object }[] };
  const body = { configuratorSetUuid: uuid, name: "Duinpan", document: templates[0]?.document };
  const made = await post<{ design: { uuid: string }; edit_hash: string }>(
    "/api/configured-sets",
    body,
  );
  return { path: `/configured-set/${made.design.uuid}/${made.edit_hash}`, hash: made.edit_hash };
}

async function visit(stored: Record<string, string>): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ baseURL: pages.origin, serviceWorkers: "block" });
  context.setDefaultTimeout(60_000);
  await context.addInitScript((pairs) => {
    for (const [key, value] of pairs) localStorage.setItem(key, value);
  }, Object.entries(stored));
  const page = await context.newPage();
  await page.route(analytics, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  return { page, faults };
}

describe("a shop whose calls go to another origin", () => {
  it("designs, letters and pictures there, and nothing is asked of the pages' own [S7.01]", async () => {
    const { path } = await guestDesign();
    const { page, faults } = await visit({});
    const cloth = page.waitForResponse(/\/api\/catalogue\/files\/.*\.(?:bin|webp|cloth|model)/);
    const letters = page.waitForResponse(/\/api\/catalogue\/files\/.*\.(?:ttf|otf|woff2)/);
    await page.goto(path);
    await page.getByRole("img").or(page.locator("canvas")).first().waitFor();
    expect([(await cloth).status(), (await letters).status()]).toEqual([200, 200]);
    await page.getByRole("button", { name: nl("editor.panel.logos"), exact: true }).click();
    const picture = page.locator(`aside img[src^="${calls.origin}/api/"]`).first();
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
        ...soon,
      })
      .toBeGreaterThan(0);
    expect(faults).toEqual([]);
    expect(calls.asked.some((each) => each.startsWith("/api/cart"))).toBe(true);
    expect(pages.asked.filter((each) => each.startsWith("/api/"))).toEqual([]);
    await page.context().close();
  });
});

describe("what third parties hear", () => {
  it("page load, change of page, failed load and error, each with the customer [S7.18, S9.08]", async () => {
    const email = freshAddress("elsewhere");
    const person = { email, password, password_confirmation: password, phone: "+45 20 12 34 05" };
    const { access_token: token } = await post<{ access_token: string }>("/api/customer/register", {
      ...person,
      first_name: "Freja",
      last_name: "Nygaard",
    });
    const { page } = await visit({
      access_token: token,
      "settings.analytics": "refused",
    });
    await page.goto("/cart");
    // Before its code is here a page is left as a whole, and nobody tells of it.
    await page.getByRole("button", { name: "Freja Nygaard" }).waitFor();
    await page.getByRole("link", { name: nl("footer.terms") }).click();
    await page.getByRole("heading", { level: 1, name: nl("info.terms.title") }).waitFor();
    await page.route(/OrdersPage.*\.js/, (route) => route.abort());
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError("the gate stuck");
      });
    });
    await page.getByRole("button", { name: "Freja Nygaard" }).click();
    await page.getByRole("menuitem", { name: nl("top.my_orders") }).click();
    const told = () => errors.reports.map(({ event }) => event);
    const errorsTold = () =>
      told().flatMap(({ exception }) => exception?.values.map(({ value }) => value) ?? []);
    const traces = () =>
      told().flatMap(({ contexts, transaction }) =>
        contexts ? [`${contexts.trace.op} ${transaction}`] : [],
      );
    // A trace is told once its page is quiet, which what is fetched ahead of need puts off.
    const quiet = { timeout: 60_000 };
    await expect.poll(traces, quiet).toContain("pageload /cart");
    await expect.poll(traces, quiet).toContain("navigation /info/terms");
    await expect.poll(() => errorsTold().join(), soon).toContain("the gate stuck");
    await expect
      .poll(() => errorsTold().join(), soon)
      .toMatch(/Failed to fetch|dynamically imported module/);
    for (const { user } of told().slice(-4)) {
      expect(user).toMatchObject({ email, username: "Freja Nygaard", id: expect.any(String) });
    }
    await page.context().close();
  });

  it("no edit hash, wherever it stood [S7.17, S7.18]", async () => {
    const { path, hash } = await guestDesign();
    const { page } = await visit({ "settings.analytics": "given" });
    await page.goto(path);
    await page.getByRole("img").or(page.locator("canvas")).first().waitFor();
    await page.evaluate((where) => {
      void Promise.reject(new Error(`${where} broke`));
    }, path);
    const hidden = path.replace(hash, "[removed]");
    await expect.poll(() => errors.text(), soon).toContain(`${hidden} broke`);
    await expect
      .poll(() => errors.reports.map(({ event }) => event.transaction), soon)
      .toContain(hidden);
    const queue = await page.evaluate(() =>
      JSON.stringify(
        ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((each) =>
          Array.from(each),
        ),
      ),
    );
    expect(queue).toContain(`"page_location":"${pages.origin}${hidden}"`);
    expect(queue).toContain(`"page_path":"${hidden}"`);
    expect(queue).not.toContain(hash);
    expect(errors.text()).not.toContain(hash);
    await page.context().close();
  });
});

describe("the question whether one may be measured", () => {
  it("never stands on price or button, nor on the last line of a page", async () => {
    const { path } = await guestDesign();
    const { page } = await visit({ "settings.language": "de" });
    const de = sayIn("de");
    const bar = page.getByRole("region", { name: de("consent.label") });
    const buy = page.getByRole("button", { name: de("editor.add_to_cart") });
    await page.goto(path);
    for (const [width, height] of [
      [1280, 800],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await buy.waitFor();
      await expect
        .poll(async () => {
          const [above, below] = [await buy.boundingBox(), await bar.boundingBox()];
          return above !== null && below !== null && above.y + above.height <= below.y + 0.5;
        }, soon)
        .toBe(true);
      const { y, height: tall } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
      expect(Math.round(y + tall)).toBe(height);
    }
    await page.goto("/cart");
    // A click is refused where something else lies on top.
    await page.getByRole("link", { name: de("footer.terms") }).click();
    await page.getByRole("heading", { level: 1, name: de("info.terms.title") }).waitFor();
    await page.context().close();
  });
});
