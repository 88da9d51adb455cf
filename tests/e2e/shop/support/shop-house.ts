import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { launchBrowser, sharedBrowser } from "../../../browser.ts";
import { type OpenShop, type Shop, startShop, visitShop } from "../../../wire/support/shop.ts";

export type Language = "nl" | "en" | "de" | "dk" | "fr";

export type Say = (key: string, variables?: Readonly<Record<string, string | number>>) => string;

/** What the shop says, so that tests find things by the words a customer reads. */
export function sayIn(language: Language): Say {
  const file = new URL(`../../../../apps/web/src/messages/${language}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  return (key, variables = {}) => {
    const form = variables["count"] === 1 ? "one" : "other";
    const text = texts[key] ?? texts[`${key}_${form}`];
    if (text === undefined) throw new Error(`${language} has no text ${key}`);
    return text
      .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(variables[name] ?? ""))
      .replace(/<\/?\w+>/g, "");
  };
}

export interface Visit {
  width?: number;
  height?: number;
  stored?: Readonly<Record<string, string>>;
  /** Pixels of the screen for each of the page's: fewer where no test looks at a picture. */
  density?: number;
  /** Open until the file's last test, for tests that go on where the one before them stopped. */
  stays?: boolean;
  /** Faults that the test provokes: these lines of the console are part of it. */
  expects?: RegExp;
}

export interface ShopHouse {
  /** Shared by all test files: what one of them needs there is its own, under names that nobody else takes. */
  readonly shop: OpenShop;
  /** A fresh browser profile with one page; what goes wrong in it fails the test. */
  visit(visit?: Visit): Promise<Page>;
  /** A call to the server beside the browser. */
  api<T = unknown>(
    method: string,
    path: string,
    body?: object,
    token?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<T>;
  register(email: string): Promise<string>;
  /** Somebody of the staff, new; answers their token. */
  readonly staff: (role: string) => Promise<string>;
  /** Somebody of the staff, new, who has yet to sign in. */
  readonly employed: (role: string) => Promise<{ readonly email: string }>;
  /** A design of the race kit's first template; without a token it comes with its edit hash. */
  design(name: string, token?: string): Promise<{ uuid: string; hash?: string }>;
  /** A customer's cart with a new race kit, one piece of each product chosen. */
  readyCart(token: string, name: string): Promise<ReadyCart>;
  /** Orders a cart on invoice, to the Netherlands; answers the order's uuid. */
  order(token: string, cart: string): Promise<string>;
}

export interface ReadyCart {
  readonly uuid: string;
  readonly design: string;
}

export const password = "gate drops at nine";

const checkoutWish = {
  shipping_address: {
    street: "Sepelweg",
    house_number: "14",
    postcode: "5715 BL",
    city: "Lierop",
    country: "nl",
  },
  contact: {
    first_name: "Freja",
    last_name: "Nygaard",
    email: "freja@e2e.example",
    phone: "+45 20 12 34 05",
  },
  shipping_method: "standard",
  payment: "invoice",
  accept_terms: true,
  accept_colour_deviation: true,
  accept_image_quality: true,
  language: "nl",
};

interface SoldSet {
  uuid: string;
  templates: { document: object }[];
  products: { id: string; properties: { id: string; values: { id: string }[] }[] }[];
}

interface Created {
  design: { uuid: string };
  edit_hash?: string;
}

/** An email address that nobody has yet. */
export function freshAddress(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@e2e.example`;
}

/** A discount code that nobody has made yet. */
export function freshCode(name: string): string {
  return `${name}${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
}

/** The addresses of those who let others in, by their shop: made on the command line, as the first of a shop is. */
const chiefs = new Map<string, Promise<string>>();

async function makeChief(shop: OpenShop): Promise<string> {
  const email = freshAddress("chief");
  const words = ["staff", "add", email, "--role", "administrator", "--name", "Bo Werk"];
  await shop.command(words, `${password}\n`);
  return email;
}

async function signIn(api: ShopHouse["api"], email: string): Promise<string> {
  const body = { email, password };
  return (await api<{ access_token: string }>("POST", "/api/customer/login", body)).access_token;
}

/** Everybody else is let in by them: that takes a call, and the command line a program of its own. */
async function newStaff(shop: OpenShop, api: ShopHouse["api"], role: string): Promise<string> {
  const chief = chiefs.get(shop.baseUrl) ?? makeChief(shop);
  chiefs.set(shop.baseUrl, chief);
  chief.catch(() => chiefs.delete(shop.baseUrl));
  const person = { email: freshAddress(role), first_name: "Bo", last_name: "Werk" };
  const more = { phone: "0", password, password_confirmation: password };
  await api("POST", "/api/customer/register", { ...person, ...more });
  // Anew each time: a session that nobody uses ends after an hour.
  const token = await signIn(api, await chief);
  await api("POST", "/api/staff/people", { ...person, role }, token);
  return person.email;
}

/** Only before the first page: later ones see what the shop made of it. Runs in the page. */
function storeFirst(pairs: readonly (readonly [string, string])[]): void {
  if (sessionStorage.getItem("prepared") !== null) return;
  sessionStorage.setItem("prepared", "yes");
  for (const [key, value] of pairs) localStorage.setItem(key, value);
}

/** The shop of the whole run, or one of its own that nobody else changes meanwhile, and a browser. */
export function shopHouse({ apart = false, scrollbars = false } = {}): ShopHouse {
  let shop: OpenShop = visitShop(inject("shop"));
  let own: Shop | undefined;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const staying: BrowserContext[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    if (apart) shop = own = await startShop();
    browser = scrollbars ? await launchBrowser({ scrollbars }) : await sharedBrowser();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(faults.splice(0), "console, page errors, requests outside the shop").toEqual([]);
  });
  afterAll(async () => {
    for (const context of staying.splice(0)) await context.close();
    if (scrollbars) await browser.close();
    await own?.[Symbol.asyncDispose]();
  });

  async function api<T>(
    method: string,
    path: string,
    body?: object,
    token?: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    const answer = await fetch(shop.baseUrl + path, {
      method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...more,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === "" ? null : JSON.parse(text)) as T;
  }

  async function firstSet(): Promise<SoldSet> {
    const { data } = await api<{ data: { uuid: string }[] }>("GET", "/api/configurator-sets");
    return api<SoldSet>("GET", `/api/configurator-sets/${data[0]?.uuid ?? ""}`);
  }

  async function design(name: string, token?: string): Promise<{ uuid: string; hash?: string }> {
    const { uuid: set, templates } = await firstSet();
    const body = { configuratorSetUuid: set, name, document: templates[0]?.document };
    const made = await api<Created>("POST", "/api/configured-sets", body, token);
    return { uuid: made.design.uuid, ...(made.edit_hash && { hash: made.edit_hash }) };
  }

  return {
    design,
    readyCart: async (token, name) => {
      const { uuid: made } = await design(name, token);
      const { uuid } = await api<{ uuid: string }>("POST", "/api/cart", undefined, token);
      await api("POST", `/api/cart/${uuid}/add/${made}`, undefined, token);
      // The kit: what is offered beside it is put in the cart by whom wants it.
      const kit = (await firstSet()).products.filter(({ id }) => id !== "pit-shirt");
      const selections = kit.map(({ id: product, properties }) => {
        const values = properties.find(({ id }) => id === "size")?.values ?? [];
        const size = values[Math.floor(values.length / 2)]?.id;
        return { configuredSetUuid: made, product, rows: [{ properties: { size }, quantity: 1 }] };
      });
      await api("PUT", `/api/cart/${uuid}/quantities`, { selections }, token);
      return { uuid, design: made };
    },
    order: async (token, cart) => {
      const where = "country=nl&shipping_method=standard";
      const { totals } = await api<{ totals: { total: number } }>(
        "GET",
        `/api/cart/${cart}/quote?${where}`,
        undefined,
        token,
      );
      const { order_uuid } = await api<{ order_uuid: string }>(
        "POST",
        `/api/cart/${cart}/checkout`,
        { ...checkoutWish, expected_total: totals.total },
        token,
        { "idempotency-key": crypto.randomUUID() },
      );
      return order_uuid;
    },
    get shop() {
      return shop;
    },
    api,
    visit: async (visit = {}) => {
      const { width = 1440, height = 900, stored = {}, expects, density = 1, stays } = visit;
      const context = await browser.newContext({
        baseURL: shop.baseUrl,
        viewport: { width, height },
        deviceScaleFactor: density,
        // What it keeps would answer before a test that leads calls elsewhere; `offline.test.ts` is about it.
        serviceWorkers: "block",
        ...(width < 500 && { hasTouch: true, isMobile: true }),
      });
      context.setDefaultTimeout(60_000);
      (stays ? staying : contexts).push(context);
      await context.addInitScript(storeFirst, Object.entries(stored));
      const page = await context.newPage();
      watch(page, shop.baseUrl, faults, expects);
      return page;
    },
    staff: async (role) => signIn(api, await newStaff(shop, api, role)),
    employed: async (role) => ({ email: await newStaff(shop, api, role) }),
    register: async (email) => {
      const person = { first_name: "Freja", last_name: "Nygaard", phone: "+45 20 12 34 05" };
      const body = { email, password, password_confirmation: password, ...person };
      return (await api<{ access_token: string }>("POST", "/api/customer/register", body))
        .access_token;
    },
  };
}

/** The payment page is another origin by design; it listens on the next port. */
function isInside(url: string, origin: string): boolean {
  const payment = new URL(origin);
  payment.port = String(Number(payment.port) + 1);
  return [`${origin}/`, payment.href, "data:", "blob:"].some((start) => url.startsWith(start));
}

/** To the server the desk's pages are not there, and browsers say of every answer of 404 that there was one. */
function isOfDesk(url: string): boolean {
  return URL.canParse(url) && /^\/desk(?:\/|$)/.test(new URL(url).pathname);
}

function watch(page: Page, origin: string, faults: string[], expects: RegExp | undefined): void {
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const line = `${message.text()} (${message.location().url})`;
    // A test's browser brings its language without the cookie of who chose it: the first page is sent in Dutch, and the next
    // in the language before, when a test says another. What a page is sent in is asked of the server (`page-source.test.ts`).
    if (/\/assets\/(?:de|dk|en|fr|nl)-[^/]+\.json was preloaded .* but not used/.test(line)) return;
    // Ours, by `serviceWorkers: "block"`.
    if (line.startsWith("Service Worker registration blocked by Playwright")) return;
    if (isOfDesk(message.location().url) && /status of 404/.test(line)) return;
    if (expects?.test(line) !== true) faults.push(`console: ${line}`);
  });
  page.on("request", (request) => {
    const known = isInside(request.url(), origin) || expects?.test(request.url()) === true;
    if (!known) faults.push(`request outside the shop: ${request.url()}`);
  });
}

/** The page is live: before its code is here a link leads where it leads, and what is pressed is kept until then. */
export async function isLive(page: Page): Promise<void> {
  const waits = () => page.evaluate(() => (globalThis as { early?: object }).early !== undefined);
  await expect.poll(waits).toBe(false);
}

/** Whatever slides or changes its colour has arrived: half way there nothing can be judged. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    // One that stands still in a part nobody sees never ends.
    const longest = new Promise((done) => setTimeout(done, 1000));
    await Promise.race([longest, Promise.allSettled(ending.map(({ finished }) => finished))]);
  });
}

/** What axe finds against WCAG 2.2 AA, in one line each; in a part of the page where the rest was looked at already. */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  const first = await lookedAtByAxe(page, within);
  // A message that began to go while axe looked is half faded, and gone at the second look.
  return first.length === 0 ? first : lookedAtByAxe(page, within);
}

/** Axe, as small as it comes. */
const axe = createRequire(import.meta.resolve("@axe-core/playwright"))("axe-core/axe.min.js") as {
  readonly source: string;
};
/** Instead of its source, which the builder would send twice each time, a megabyte and a half. */
const isThere = "0";

async function lookedAtByAxe(page: Page, within?: string): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const look = new AxeBuilder({ page, axeSource: isThere });
  if (within !== undefined) look.include(within);
  const { violations } = await look
    .setLegacyMode()
    // Paths to what is sound are two thirds of axe's work, and nobody reads them.
    .options({ resultTypes: ["violations"], selectors: false, preload: false })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
}

/** Heads and cells of tables whose words stand closer to their neighbour's than a reader can part. */
export function touchingCells(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wordsOf = (cell: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    const found: string[] = [];
    for (const cell of document.querySelectorAll("main :is(th, td)")) {
      const next = cell.nextElementSibling;
      // Heads of stacked rows are for ears only.
      if (next === null || (cell.closest("thead")?.clientWidth ?? 9) < 9) continue;
      const [here, there] = [wordsOf(cell), wordsOf(next)];
      const shown = here.width > 1 && there.width > 1 && there.left > here.left;
      // On a phone the cell that follows may stand a row higher.
      const abreast = here.bottom > there.top && there.bottom > here.top;
      if (shown && abreast && there.left - here.right < 8) {
        found.push(`${cell.textContent} | ${next.textContent}`);
      }
    }
    return found;
  });
}

/** How far the page can be moved sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
