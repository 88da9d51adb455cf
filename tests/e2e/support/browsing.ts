import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchBrowser } from "../../browser.ts";
import { type Shop, startShop } from "../../wire/support/shop.ts";

export type Language = "nl" | "en" | "de" | "dk" | "fr";

/** A text of the shop as it is shown, so that a test finds things by the words a customer reads. */
export function words(language: Language): (key: string) => string {
  const file = new URL(`../../../apps/web/src/messages/${language}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${language} has no text ${key}`);
    return text;
  };
}

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  /** What the browser has stored for the shop before the first page. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Answers of these statuses are part of the test, and so is the browser's line about them. */
  readonly expectedStatuses?: readonly number[];
  /** What the shop is meant to log. */
  readonly expectedLog?: RegExp;
}

export interface Browsing {
  readonly shop: Shop;
  /** A fresh browser profile with one page. What goes wrong in it fails the test. */
  visit(options?: VisitOptions): Promise<Page>;
  /** Registers a customer through the API. */
  register(email: string, password: string): Promise<string>;
}

/** One shop and one browser for a test file. */
export function browsing(): Browsing {
  let shop: Shop;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    [shop, browser] = await Promise.all([startShop(), launchBrowser()]);
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(faults.splice(0), "console errors, failed pages and requests outside the shop").toEqual(
      [],
    );
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.[Symbol.asyncDispose]();
  });

  return {
    get shop() {
      return shop;
    },
    visit: async (options = {}) => {
      const { width = 1440, height = 900, stored: entries = {} } = options;
      const context = await browser.newContext({
        baseURL: shop.baseUrl,
        viewport: { width, height },
      });
      contexts.push(context);
      await context.addInitScript((pairs) => {
        // Only before the first page: later ones see what the shop made of it.
        if (sessionStorage.getItem("prepared") !== null) return;
        sessionStorage.setItem("prepared", "yes");
        for (const [key, value] of pairs) localStorage.setItem(key, value);
      }, Object.entries(entries));
      const page = await context.newPage();
      watch(page, shop.baseUrl, faults, options);
      return page;
    },
    register: async (email, password) => {
      const answer = await fetch(`${shop.baseUrl}/api/customer/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          email,
          password,
          password_confirmation: password,
          first_name: "Freja",
          last_name: "Nygaard",
          phone: "+45 20 12 34 05",
        }),
      });
      if (answer.status !== 201)
        throw new Error(`registration: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { access_token: string }).access_token;
    },
  };
}

function watch(
  page: Page,
  origin: string,
  faults: string[],
  { expectedStatuses = [], expectedLog }: VisitOptions,
): void {
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const status = /status of (\d+)/.exec(message.text())?.[1];
    if (status !== undefined && expectedStatuses.includes(Number(status))) return;
    if (expectedLog?.test(message.text()) === true) return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("request", (request) => {
    const url = request.url();
    const inside = url.startsWith(`${origin}/`) || /^(data|blob):/.test(url);
    if (!inside) faults.push(`request outside the shop: ${url}`);
  });
}

/** What the shop keeps in this browser under `key`. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
