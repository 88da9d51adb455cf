import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { sharedBrowser } from "../../browser.ts";
import { drawnByBrowser } from "./support/drawn-by-browser.ts";
import { freshAddress, type Language, password, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const long = process.env["LONG"] === "1";

interface Visited {
  readonly path: string;
  /** Whether it is a customer's. */
  readonly token?: string;
  readonly status?: number;
  /** Words that a visitor without scripts reads there. */
  readonly words?: (language: Language) => readonly string[];
}

let visited: readonly Visited[] = [];
let set: { uuid: string };

beforeAll(async () => {
  const { data } = await house.api<{ data: { uuid: string }[] }>("GET", "/api/configurator-sets");
  set = data[0] ?? { uuid: "" };
  const token = await house.register(freshAddress("first"));
  const { uuid } = await house.design("Eerste antwoord", token);
  const placed = await house.order(token, (await house.readyCart(token, "Besteld")).uuid);
  const { hash } = await house.api<{ hash: string }>(
    "POST",
    `/api/configured-sets/${uuid}/share`,
    undefined,
    token,
  );
  const texts =
    (...keys: string[]) =>
    (language: Language) =>
      keys.map((key) => sayIn(language)(key));
  visited = [
    { path: "/", words: texts("cart.empty.title", "cart.empty.sets") },
    { path: "/cart", words: texts("cart.empty.title", "cart.empty.sets") },
    { path: "/login", words: texts("login.title") },
    { path: "/login?view=register", words: texts("register.title") },
    { path: "/login?view=forgot", words: texts("forgot.title") },
    { path: "/reset-password?token=x", words: texts("reset.title") },
    { path: "/confirm-email?token=x", words: texts("confirm_email.title") },
    { path: "/info/delivery", words: texts("info.delivery.title") },
    { path: "/info/sizes", words: texts("info.sizes.title") },
    { path: "/info/privacy", words: texts("info.privacy.title") },
    { path: "/nothing/here", status: 404, words: texts("not_found.title", "not_found.text") },
    { path: `/set/${set.uuid}` },
    { path: `/set/${set.uuid}/start`, words: texts("start.title", "start.text", "start.skip") },
    { path: `/configured-set/${uuid}/shared/${hash}`, words: () => ["Eerste antwoord"] },
    { path: "/my-designs", token },
    { path: "/my-orders", token },
    { path: "/checkout", token },
    { path: `/my-orders/${placed}`, token },
  ];
});

/** A page that notes what moves in it. */
async function watched(language: Language, visit: Visited): Promise<Page> {
  const page = await house.visit({
    stored: {
      "settings.language": language,
      ...(visit.token !== undefined && { access_token: visit.token }),
    },
    ...(visit.status === 404 && { expects: /404/ }),
  });
  await page
    .context()
    .addCookies([{ name: "settings.language", value: language, url: house.shop.baseUrl }]);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as unknown as { value: number }).value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return page;
}

function isLive(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.querySelector("#root") ?? document.body;
    return (
      document.querySelector(".standing") === null &&
      document.documentElement.dataset["hold"] === undefined &&
      Object.keys(root.firstElementChild ?? {}).some((key) => key.startsWith("__react"))
    );
  });
}

/** How much of the page has moved without anybody's doing, as browsers count it. */
function moved(page: Page): Promise<number> {
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: readonly number[] }).shifts.reduce((a, b) => a + b, 0),
  );
}

/** What stands in the page, a line each, but for what differs from one visit to the next. */
function markup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const passed = ["LINK", "NOSCRIPT"];
    // React counts these names up.
    const named = /^(?:id|for|aria-(?:labelledby|describedby|controls))$/;
    function tell(element: Element): void {
      if (passed.includes(element.tagName)) return;
      const attributes = [...element.attributes]
        .map(({ name, value }) => `${name}=${named.test(name) ? "" : value}`)
        // What is chosen is an attribute to the server and a state to the browser.
        .filter((each) => each !== "style=" && each !== "selected=")
        .sort();
      lines.push(`${element.tagName} ${attributes.join(" ")}`);
      for (const child of element.childNodes) {
        if (child instanceof Element) tell(child);
        else if (child instanceof Text) lines.push(child.data);
      }
    }
    tell(document.querySelector("#root") ?? document.body);
    return lines;
  });
}

/** What stands in it once nothing is awaited any more: on a busy machine its network is idle before it has asked. */
async function restingMarkup(page: Page, message: string): Promise<string[]> {
  let seen: string[] = [];
  const rests = async (): Promise<boolean> => {
    const before = seen;
    seen = await markup(page);
    const waits = seen.some((line) => /aria-busy=true|when-cart-/.test(line));
    return !waits && seen.join("\n") === before.join("\n");
  };
  await expect.poll(rests, { message, timeout: 90_000, interval: 700 }).toBe(true);
  return seen;
}

/** Its faces and pictures are here, and the frame that shows them is over. */
function isPainted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // One further down comes when it is scrolled to.
    const here = [...document.images].filter(({ loading }) => loading !== "lazy");
    await Promise.all(here.map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** The editor draws for itself what the server can only stand a picture in for. */
const isEditor = ({ path }: Visited): boolean =>
  path.startsWith("/set/") && !path.endsWith("/start");

/** Parts are fetched ahead in quiet moments, of which a busy machine has few. */
const unhurried = { timeout: 90_000 };

describe.each(["nl", "de"] as const)("pages in %s", (language) => {
  it(
    "are hydrated without a fault into what the browser draws by itself, and nothing in them moves",
    { timeout: 600_000 },
    async () => {
      // Every second page in one language, the others in the other; LONG: all of them in both.
      const every = (index: number): boolean => long || (index % 2 === 0) === (language === "nl");
      for (const visit of visited.filter((_, index) => every(index))) {
        const page = await watched(language, visit);
        const answer = await page.goto(visit.path, { waitUntil: "load" });
        expect(answer?.status(), visit.path).toBe(visit.status ?? 200);
        const html = (await answer?.text()) ?? "";
        expect(html, visit.path).toMatch(/<div id="root"><\w/);
        expect(html, visit.path).toContain(`data-language="${language}"`);
        await expect.poll(() => isLive(page), { message: visit.path, timeout: 60_000 }).toBe(true);
        await page.waitForLoadState("networkidle", unhurried);
        // The face may come after the first paint; once it is here nothing moves any more.
        expect(await moved(page), visit.path).toBeLessThan(0.01);
        if (isEditor(visit)) {
          await page.goto(visit.path);
          await page.waitForLoadState("networkidle", unhurried);
        } else {
          // What is fetched ahead was waited for above: from here on a page is left as soon as it is whole.
          const hydrated = await restingMarkup(page, visit.path);
          const isWhole = async () => {
            await expect.poll(() => markup(page), { message: visit.path }).toEqual(hydrated);
            await isPainted(page);
            expect(await markup(page), `${visit.path}, a moment later`).toEqual(hydrated);
          };
          const asItCame = await drawnByBrowser(page);
          await page.goto(visit.path);
          await isWhole();
          await asItCame();
          await page.goto(visit.path);
          await expect.poll(() => isLive(page), { message: visit.path }).toBe(true);
          await isWhole();
        }
        expect(await moved(page), visit.path).toBeLessThan(0.001);
        await page.context().close();
      }
    },
  );
});

describe("without scripts", () => {
  let context: BrowserContext;
  beforeAll(async () => {
    const browser = await sharedBrowser();
    context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.shop.baseUrl });
  });
  afterAll(() => context.close());

  it("every page's words are there, in the language that is asked for", async () => {
    const page = await context.newPage();
    for (const { path, words } of visited) {
      if (!words) continue;
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=de`);
      expect(await page.getAttribute("html", "lang")).toBe("de");
      for (const word of words("de")) {
        expect(
          await page.getByText(word, { exact: true }).first().isVisible(),
          `${path}: ${word}`,
        ).toBe(true);
      }
      expect(await page.locator("noscript").innerText()).toBe(sayIn("de")("app.noscript"));
    }
  });

  it("a set shows its name, its price and its garment, a shared design its picture", async () => {
    const page = await context.newPage();
    const known = await house.api<{ data: { uuid: string; name: string; summary: string }[] }>(
      "GET",
      "/api/configurator-sets?language=nl",
    );
    const sold = known.data.find(({ uuid }) => uuid === set.uuid);
    await page.goto(`/set/${set.uuid}`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(sold?.name);
    expect(await page.getByText(sold?.summary ?? "").isVisible()).toBe(true);
    const picture = page.locator("main img");
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
        timeout: 60_000,
      })
      .toBeGreaterThan(300);
  });
});

describe("a page that is another's", () => {
  it("in another language than the one chosen here is never seen [S3.18]", async () => {
    const page = await house.visit({ stored: { "settings.language": "fr" } });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const look = (): void => {
        const title = document.querySelector("h1");
        if (title?.checkVisibility({ visibilityProperty: true })) seen.push(title.textContent);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto("/info/delivery");
    const title = sayIn("fr")("info.delivery.title");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set([title]));
    // From then on the server knows.
    const next = await page.reload();
    expect(await next?.text()).toContain(title);
  });

  it("such as a missing one, to who works at the desk, stays away while its code is on the way", async () => {
    const token = await house.staff("workshop");
    const page = await house.visit({ stored: { access_token: token } });
    const kept = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await kept.promise;
      await route.continue();
    });
    await page.goto("/desk", { waitUntil: "commit" });
    const letGo = () =>
      page.evaluate(() =>
        document.body.getAnimations().map(({ effect }) => effect?.getTiming().delay),
      );
    await expect.poll(letGo).toEqual([25_000]);
    const line = () =>
      page.evaluate(() => getComputedStyle(document.documentElement, "::before").height);
    expect(await line()).toBe("3px");
    kept.resolve();
    await page.getByRole("heading", { level: 1, name: words["orders.title"] }).waitFor();
    expect(await line()).toBe("auto");
  });

  it("is waited for no longer by a customer than by a visitor, but for the desk's", async () => {
    const token = visited.find((each) => each.token !== undefined)?.token ?? "";
    const waits = async (path: string, stored: Readonly<Record<string, string>>) => {
      const page = await house.visit({ stored, expects: /404|ERR_FAILED/ });
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("html[data-hold] body").waitFor({ state: "attached" });
      const delays = () =>
        page.evaluate(() =>
          document.body.getAnimations().map(({ effect }) => effect?.getTiming().delay),
        );
      await expect.poll(delays).not.toEqual([]);
      const [found] = await delays();
      await page.context().close();
      return found;
    };
    const signedIn = { access_token: token };
    expect(await waits("/nothing/here", signedIn)).toBe(6_000);
    expect(await waits("/login", signedIn)).toBe(6_000);
    expect(await waits("/my-orders", {})).toBe(6_000);
    expect(await waits("/desk/orders", signedIn)).toBe(25_000);
  });

  it("for customers leads a visitor to the login page, which a customer does not see", async () => {
    const page = await house.visit();
    await page.goto("/my-designs");
    await page.waitForURL("**/login?redirect=*");
    const title = page.getByRole("heading", { level: 1 });
    await expect.poll(() => title.innerText()).toBe(sayIn("nl")("login.title"));
    const token = visited.find((each) => each.token !== undefined)?.token ?? "";
    const known = await house.visit({ stored: { access_token: token } });
    await known.goto("/login?redirect=%2Fmy-orders");
    await known.waitForURL("**/my-orders");
    const orders = known.getByRole("heading", { level: 1 });
    await expect.poll(() => orders.innerText()).toBe(sayIn("nl")("orders.title"));
  });
});

describe("before the page's code is here", () => {
  it("what is typed and pressed waits for it, and nothing goes into the address", async () => {
    const email = freshAddress("early");
    await house.register(email);
    const page = await house.visit();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/login", { waitUntil: "commit" });
    const nl = sayIn("nl");
    await page.getByRole("textbox", { name: nl("person.email") }).fill(email);
    await page.getByLabel(nl("person.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: nl("login.submit"), exact: true }).click();
    expect(new URL(page.url()).search).toBe("");
    expect(await isLive(page)).toBe(false);
    release();
    await page.waitForURL("**/my-designs");
    expect(page.url()).not.toContain("password");
  });

  it("a menu that was asked for opens", async () => {
    const page = await house.visit();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/info/delivery", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Nederlands" }).click();
    expect(await isLive(page)).toBe(false);
    release();
    await page.getByRole("menuitemradio", { name: "Deutsch" }).waitFor();
  });

  it.each([
    [390, 844],
    [800, 1100],
    [1024, 768],
    [1440, 900],
  ])("a garment lies where the editor is going to draw it, %i wide", async (width, height) => {
    const page = await house.visit({ width, height });
    // Tips, which the stage gives way to, come after it.
    await page.addInitScript(() => {
      for (const tip of ["guide", "mobile"]) sessionStorage.setItem(`seen.${tip}`, "yes");
    });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/set/${set.uuid}`, { waitUntil: "commit" });
    const first = await page.locator("main .stage img").boundingBox();
    release();
    const stage = page.locator("[role=application]");
    await stage.waitFor({ timeout: 60_000 });
    await expect.poll(() => stage.boundingBox()).toEqual(first);
  });

  /** A page whose letters do not come, and the code it asks for. */
  async function withoutLetters(stored: Readonly<Record<string, string>>) {
    const page = await house.visit({ stored });
    await page.mouse.move(300, 300);
    const code: string[] = [];
    page.on("request", (request) => {
      if (/\/assets\/[^/]+\.js$/.test(request.url())) code.push(request.url());
    });
    // Without an answer, the page is not loaded.
    await page.route("**/*.woff2", () => undefined);
    await page.goto("/info/delivery", { waitUntil: "domcontentloaded" });
    return { page, code };
  }

  it("the line is the page's own, until somebody touches it or has waited long enough", async () => {
    const { page, code } = await withoutLetters({});
    await page.waitForTimeout(700);
    expect(code).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => code.length).toBeGreaterThan(1);
    const patient = await withoutLetters({});
    await expect.poll(() => isLive(patient.page)).toBe(true);
  });

  it("a mouse that lies over the page touches nothing, one that is moved does", async () => {
    const { page, code } = await withoutLetters({});
    // As browsers tell a page that was laid out under it.
    await page.evaluate(() => {
      for (const type of ["pointerover", "pointermove"]) {
        document.querySelector("main")?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      }
    });
    await page.waitForTimeout(700);
    expect(code).toEqual([]);
    await page.mouse.move(320, 340);
    await expect.poll(() => code.length).toBeGreaterThan(1);
  });

  it("who has something in this browser that code alone can show does not wait", async () => {
    const { page, code } = await withoutLetters({ "cart.designs": "2" });
    await page.waitForTimeout(700);
    expect(code.length).toBeGreaterThan(1);
  });
});
