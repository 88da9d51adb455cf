import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { sharedBrowser } from "../../browser.ts";
import { type Deployment, openDeployment } from "../shop/support/deployed.ts";
import { freshAddress, sayIn, shopHouse } from "../shop/support/shop-house.ts";
import { editorOn, type OpenEditor } from "./support.ts";

const house = shopHouse();
const say = sayIn("nl");
/** Everything that is kept comes after what the page needs itself. */
const patient = { timeout: 90_000 };

let browser: Browser;
let shop: Deployment;
let context: BrowserContext;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterEach(async () => {
  await context?.close();
  shop?.close();
});

async function visitor(stored: Record<string, string> = {}): Promise<void> {
  shop = await openDeployment(inject("shop").baseUrl);
  context = await browser.newContext({ baseURL: shop.origin, deviceScaleFactor: 0.5 });
  context.setDefaultTimeout(60_000);
  await context.addInitScript((pairs) => {
    sessionStorage.setItem("seen.guide", "yes");
    if (localStorage.getItem("prepared") !== null) return;
    localStorage.setItem("prepared", "yes");
    for (const [key, value] of pairs) localStorage.setItem(key, value);
  }, Object.entries(stored));
}

async function open(path: string): Promise<OpenEditor> {
  const editor = editorOn(await context.newPage(), say);
  await editor.page.goto(path);
  await editor.ready();
  return editor;
}

async function guestDesign(name: string) {
  const { uuid, hash } = await house.design(name);
  const stored = { guestDesigns: JSON.stringify([{ uuid, hash }]) };
  return {
    path: `/configured-set/${uuid}`,
    stored,
    read: `/api/configured-sets/${uuid}?hash=${hash}`,
  };
}

/** Addresses that are kept, of all stores. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url);
  });
}

async function untilKept(page: Page, part: string): Promise<void> {
  await expect.poll(async () => (await keptAddresses(page)).join(), patient).toContain(part);
}

/** Whether a version waits for the last page of the one before; asked on a page that is closed again. */
async function isWaiting(): Promise<boolean> {
  const page = await context.newPage();
  await page.goto("/offline.html");
  const waits = await page.evaluate(
    async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null,
  );
  await page.close();
  return waits;
}

/** Which versions the scripts of a page are of. */
function versionsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const scripts = loaded.filter((name) => /\/assets\/[^/]*\.js$/.test(name));
    return [...new Set(scripts.map((name) => (name.includes("NEXT.") ? "next" : "first")))];
  });
}

describe("without a network", () => {
  it("a design that was opened here opens, is edited, and is saved when the network is back", async () => {
    const { path, stored, read } = await guestDesign("Zonder net");
    await visitor(stored);
    const { page, ready, layer, choose, field } = await open(path);
    await untilKept(page, "/api/configured-sets/");
    await untilKept(page, "/offline.html");
    // How another fit hangs is asked for when it is chosen.
    await untilKept(page, "jersey-men-alterations");

    shop.cut(true);
    await page.reload();
    await ready();
    await choose("TORQAL");
    await field("editor.text.words").fill("VELDZIJDE");
    await layer("VELDZIJDE").waitFor();
    // What was done is not lost with the page either.
    await page.reload();
    await ready();
    await layer("VELDZIJDE").waitFor();
    expect(JSON.stringify(await house.api("GET", read))).not.toContain("VELDZIJDE");

    shop.cut(false);
    await editorOn(page, say).button("app.save").click();
    await expect
      .poll(async () => JSON.stringify(await house.api("GET", read)), patient)
      .toContain("VELDZIJDE");
    // Opened again without a network it is what was saved, and not the answer that was kept before.
    shop.cut(true);
    await page.reload();
    await ready();
    await layer("VELDZIJDE").waitFor();
  });

  it("what a captive portal answers is neither kept nor taken for the shop's", async () => {
    await visitor();
    const page = await context.newPage();
    await page.goto("/info/delivery");
    // Whatever page asked for the worker: it keeps the same.
    const asked = () =>
      page.evaluate(async () => {
        const { installing } = await navigator.serviceWorker.register("/sw.js");
        if (installing === null) return "none";
        return new Promise<string>((resolve) => {
          installing.addEventListener("statechange", () => resolve(installing.state));
        });
      });
    const typeOf = (address: string) =>
      page.evaluate(async (path) => {
        const answer = await fetch(path).catch(() => null);
        return answer?.headers.get("content-type") ?? "none";
      }, address);
    const facts = "/api/catalogue/shop";
    const { data } = await house.api<{ data: { file_url: string }[] }>("GET", "/api/logos?limit=1");
    const logo = data[0]?.file_url ?? "";

    // A worker whose files are all the portal's page is none.
    shop.capture(true);
    expect(await asked()).toBe("redundant");
    shop.capture(false);
    expect(await asked()).toBe("installed");
    await untilKept(page, "/offline.html");
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), patient)
      .toBe("activated");
    expect(await typeOf(facts)).toContain("json");
    await untilKept(page, facts);

    // What was kept serves on; what was not is missed, and not a page for a month.
    shop.capture(true);
    expect(await typeOf(facts)).toContain("json");
    expect(await typeOf(logo)).toBe("none");
    shop.capture(false);
    expect(await typeOf(logo)).toContain("svg");
  });

  it("nothing that was kept of a customer is there after signing out", async () => {
    const token = await house.register(freshAddress("offline"));
    const { uuid } = await house.design("Van mij", token);
    await visitor({ access_token: token });
    const { page } = await open(`/configured-set/${uuid}`);
    await untilKept(page, uuid);
    const own = (await keptAddresses(page)).filter((each) => each.includes("session="));
    expect(own.length).toBeGreaterThan(1);
    expect(own.join()).not.toContain(token);

    await page.goto("/cart");
    await page.getByRole("button", { name: "Freja Nygaard" }).click();
    await page.getByRole("menuitem", { name: say("top.logout") }).click();
    await page.getByRole("link", { name: say("top.login"), exact: true }).waitFor();
    await expect
      .poll(async () => (await keptAddresses(page)).filter((each) => each.includes("session=")))
      .toEqual([]);
  });

  it("a version that is deployed while a tab is open mixes with none", async () => {
    const { path, stored } = await guestDesign("Twee versies");
    await visitor(stored);
    const first = await open(path);
    await untilKept(first.page, "/offline.html");
    await untilKept(first.page, "/api/configured-sets/");
    expect(await versionsIn(first.page)).toEqual(["first"]);

    shop.deploy();
    // The server has none of its files any more: a part that nobody opened yet comes from this device.
    await first.page.getByRole("button", { name: say("editor.panel.logos"), exact: true }).click();
    await first.page.getByRole("searchbox").first().waitFor();
    const second = await open(path);
    expect(await versionsIn(second.page)).toEqual(["next"]);
    expect(await versionsIn(first.page)).toEqual(["first"]);
    // It is kept whole, and waits for the last page of the one before. What failed on the way is told.
    const worker = async () => {
      const states = await second.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.installing?.state, registration?.waiting?.state];
      });
      const told = states.filter(Boolean);
      return told.join() === "installed" ? told : [...told, ...shop.unanswered];
    };
    await expect.poll(worker, patient).toEqual(["installed"]);

    await first.page.close();
    await second.page.close();
    // A page is closed before the browser has let go of it, and one that opens in between is the old version's again.
    await expect.poll(isWaiting, { ...patient, interval: 1500 }).toBe(false);
    const third = await open(path);
    const ofTheFirst = async () =>
      (await keptAddresses(third.page)).filter(
        (each) => each.includes("/shop-") && !each.includes("NEXT."),
      );
    await expect.poll(ofTheFirst, patient).toEqual([]);
    shop.cut(true);
    await third.page.reload();
    await third.ready();
    expect(await versionsIn(third.page)).toEqual(["next"]);
  });
});
