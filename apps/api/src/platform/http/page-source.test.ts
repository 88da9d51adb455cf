import type { Language } from "@holeshot/domain";
import { describe, expect, it } from "vitest";
import type { BuiltPage, BuiltPages } from "./first-loads.ts";
import { inlineScripts, pageSource } from "./page-source.ts";
import type { RenderPage } from "./rendering.ts";

const plain = `<html lang="nl">
  <head>
    <script>before()</script>
    <link rel="preload" href="/config.json" as="fetch" crossorigin="anonymous">
    <title>Holeshot</title>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="preload" href="/letters.woff2" as="font" type="font/woff2" crossorigin="">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

function built(path: string, facts: Partial<BuiltPage> = {}): BuiltPages {
  const page: BuiltPage = {
    at: `^${path}$`,
    path,
    rendered: true,
    kept: true,
    guard: null,
    scripts: [],
    found: false,
    canonical: null,
    title: null,
    description: null,
    ...facts,
  };
  return {
    at: (asked) => (asked === path ? page : undefined),
    plain,
    all: [page],
    missing: { scripts: ["/assets/none.js"] },
    texts: { de: "/assets/de-1.json" },
  };
}

function source(pages: BuiltPages, render: RenderPage) {
  const faults: unknown[] = [];
  const log = { error: (fields: unknown) => void faults.push(fields) };
  const shopUrl = "https://shop.example";
  const pageFor = pageSource({ built: pages, heads: [], shopUrl, render, now: () => 0, log });
  return { pageFor, faults };
}

/** Renders what it was asked for, and remembers that. */
function recorder() {
  const asked: [string, Language][] = [];
  const render: RenderPage = (href, language) => {
    asked.push([href, language]);
    return Promise.resolve({
      html: `<p>${language} ${href}</p>`,
      first: { language, text: "</script>" },
    });
  };
  return { asked, render };
}

describe("a page that the server renders", () => {
  it("holds what the browser goes on from, and the texts' address", async () => {
    const { render } = recorder();
    const { html } = await source(built("/cart"), render).pageFor("/cart?lang=de", undefined);
    expect(html).toContain(`<html lang="de" data-language="de">`);
    expect(html).toContain(`<div id="root"><p>de /cart</p></div>`);
    expect(html).toContain(`"text":"\\u003c/script>"`);
    expect(html).toContain(`href="/assets/de-1.json"`);
  });

  it("speaks the language of the address, of the cookie, or Dutch; what else is in the cookies is nothing to it", async () => {
    const { asked, render } = recorder();
    const { pageFor } = source(built("/cart", { kept: false }), render);
    await pageFor("/cart?lang=en", "settings.language=fr");
    await pageFor("/cart", "session=secret; settings.language=fr; other=1");
    await pageFor("/cart", "settings.language=xx");
    await pageFor("/cart?lang=klingon", undefined);
    expect(asked).toEqual([
      ["/cart", "en"],
      ["/cart", "fr"],
      ["/cart", "nl"],
      ["/cart", "nl"],
    ]);
  });

  it("speaks a mail's language only where nobody chose one, and asks nothing else of it", async () => {
    const { asked, render } = recorder();
    const { pageFor } = source(built("/cart"), render);
    await pageFor("/cart?mail_lang=de", undefined);
    await pageFor("/cart?mail_lang=de", "settings.language=fr");
    await pageFor("/cart?lang=en&mail_lang=de", "settings.language=nl");
    await pageFor("/cart?mail_lang=klingon&lang=klingon", undefined);
    expect(asked).toEqual([
      ["/cart", "de"],
      ["/cart", "fr"],
      ["/cart", "en"],
      ["/cart", "nl"],
    ]);
  });

  it("keeps what loads its code in a template until it is painted; one that the browser draws does not", async () => {
    const { render } = recorder();
    const { html } = await source(built("/cart", { scripts: ["/assets/cart.js"] }), render).pageFor(
      "/cart?lang=de",
      undefined,
    );
    const [, kept = ""] = /<template id="code">([^]*?)<\/template>/.exec(html) ?? [];
    const code = ["/config.json", "/assets/main.js", "/assets/cart.js", "/assets/de-1.json"];
    expect([...kept.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, name]) => name)).toEqual(code);
    const rest = html.replace(kept, "");
    expect(code.filter((name) => rest.includes(`"${name}"`))).toEqual([]);
    expect(rest).toContain("<script>before()</script>");
    expect(rest).toContain(`href="/letters.woff2"`);
    const drawn = built("/display", { rendered: false, scripts: ["/assets/display.js"] });
    const page = (await source(drawn, render).pageFor("/display", undefined)).html;
    expect(page).not.toContain("<template");
    expect(page).toContain(`<link rel="modulepreload" crossorigin href="/assets/display.js">`);
  });

  it("is known to search engines by another's address where that is declared", async () => {
    const { render } = recorder();
    const page = built("/", { found: true, canonical: "/cart" });
    const { html } = await source(page, render).pageFor("/", undefined);
    expect(html).toContain(`<link rel="canonical" href="https://shop.example/cart" />`);
    expect(html).not.toContain("noindex");
  });

  it("is made once for all who ask in a language, whoever they are", async () => {
    const { asked, render } = recorder();
    const { pageFor } = source(built("/cart"), render);
    const first = await pageFor("/cart", "a=1");
    expect(await pageFor("/cart", "settings.language=nl; token=secret")).toEqual(first);
    await pageFor("/cart", "settings.language=de");
    expect(asked).toEqual([
      ["/cart", "nl"],
      ["/cart", "de"],
    ]);
  });

  it("is made each time where its path or search may be somebody's own, and where there is no such page", async () => {
    const { asked, render } = recorder();
    const { pageFor } = source(built("/pay/7", { kept: false }), render);
    for (const url of ["/pay/7", "/pay/7", "/nothing", "/nothing"]) await pageFor(url, undefined);
    const kept = source(built("/login"), render);
    for (let time = 0; time < 2; time += 1) await kept.pageFor("/login?redirect=/x", undefined);
    expect(asked.map(([href]) => href)).toEqual([
      ...["/pay/7", "/pay/7", "/nothing", "/nothing"],
      ...["/login?redirect=%2Fx", "/login?redirect=%2Fx"],
    ]);
    expect((await pageFor("/nothing", undefined)).status).toBe(404);
  });

  it("is missing to strangers alone: whoever is signed in sees what their browser makes of the address", async () => {
    const { render } = recorder();
    const { pageFor } = source(built("/cart"), render);
    const { status, html } = await pageFor("/desk/orders", undefined);
    expect([status, html.includes('data-guard="strangers"')]).toEqual([404, true]);
    expect((await pageFor("/cart", undefined)).html).not.toContain("data-guard");
  });

  it("comes without its content where rendering fails, and is tried again; the log hears of it without its address", async () => {
    let broken = true;
    const { render } = recorder();
    const { pageFor, faults } = source(built("/cart"), (href, language) =>
      broken ? Promise.reject(new Error("no such thing")) : render(href, language),
    );
    const page = await pageFor("/cart", undefined);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`<div id="root"></div>`);
    expect(page.html).not.toContain("data-language");
    expect(faults).toMatchObject([{ page: "^/cart$" }]);
    broken = false;
    expect((await pageFor("/cart", undefined)).html).toContain("<p>nl /cart</p>");
  });

  it("is left to the browser where that is declared", async () => {
    const { asked, render } = recorder();
    const { pageFor } = source(
      built("/_internal/display", { rendered: false, kept: false }),
      render,
    );
    expect((await pageFor("/_internal/display", undefined)).html).toContain(
      `<div id="root"></div>`,
    );
    expect(asked).toEqual([]);
  });
});

it("scripts that stand in a page are named by their hash", () => {
  // printf 'before()' | openssl dgst -sha256 -binary | base64
  expect(inlineScripts(plain)).toEqual(["'sha256-BXqlWGOUHp00lqMtJadjkHEL26fQotX7D8WXJMF9FZY='"]);
});
