import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { testPlatform } from "../../testing/index.ts";
import { builtPages, withScripts } from "./first-loads.ts";

const DIST = join(import.meta.dirname, "..", "..", "..", "..", "web", "dist");

async function policyWith(environment: Record<string, string>): Promise<Map<string, string>> {
  await using shop = await testPlatform({ environment });
  const page = await shop.visitor.get("/cart");
  const parts = String(page.headers["content-security-policy"]).split("; ");
  return new Map(parts.map((part) => [part.split(" ")[0] ?? "", part]));
}

describe("the files of the build", () => {
  it("go out packed to whoever takes that, and say so to caches", async () => {
    await using shop = await testPlatform();
    const page = await shop.visitor.get("/cart");
    const [script = ""] = /\/assets\/shop-[\w-]+\.js/.exec(page.text) ?? [];
    const plain = await shop.visitor.get(script);
    const packed = await shop.visitor.get(script, { "accept-encoding": "gzip, br" });
    expect(packed.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": plain.headers["content-type"],
      "cache-control": plain.headers["cache-control"],
    });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const { headers } of [plain, packed]) {
      expect(String(headers["vary"]).toLowerCase()).toContain("accept-encoding");
    }
    const [small, large] = [packed, plain].map(({ headers }) => Number(headers["content-length"]));
    expect(small).toBeLessThan((large ?? 0) * 0.4);
    // Nobody gets a file under the name of its packed one.
    expect((await shop.visitor.get(`${script}.br`)).status).toBe(404);
  });

  it("are sent as the build wrote them, the second time too, and not again to who has them", async () => {
    await using shop = await testPlatform();
    const page = await shop.visitor.get("/cart");
    const [script = ""] = /\/assets\/shop-[\w-]+\.js/.exec(page.text) ?? [];
    const written = readFileSync(join(DIST, script), "utf8");
    for (let time = 0; time < 2; time += 1) {
      expect((await shop.visitor.get(script)).text).toBe(written);
      const packed = await shop.visitor.get(script, { "accept-encoding": "br" });
      const plain = await shop.visitor.get(script);
      expect(packed.headers["etag"]).not.toBe(plain.headers["etag"]);
      for (const [{ headers }, accepted] of [
        [packed, "br"],
        [plain, "identity"],
      ] as const) {
        const had = { "accept-encoding": accepted, "if-none-match": String(headers["etag"]) };
        const again = await shop.visitor.get(script, had);
        expect([again.status, again.text]).toEqual([304, ""]);
        expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
      }
    }
  });
});

describe("the shop as an app", () => {
  it("every page names a manifest, whose addresses answer pictures of the sizes it says", async () => {
    await using shop = await testPlatform();
    const page = await shop.visitor.get("/login");
    const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(page.text) ?? [];
    const manifest = await shop.visitor.get(address);
    expect(manifest.headers["content-type"]).toMatch(/^application\/manifest\+json/);
    const { icons, start_url: start } = JSON.parse(manifest.text) as {
      start_url: string;
      icons: { src: string; sizes: string; type: string }[];
    };
    expect((await shop.visitor.get(start)).status).toBe(200);
    // Without these two no browser offers to install it.
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    for (const { src, sizes, type } of icons) {
      const icon = await shop.visitor.get(src);
      expect(icon.headers["content-type"], src).toBe(type);
      if (type !== "image/png") continue;
      // A PNG says its width and height at bytes 16 and 20.
      const head = Buffer.from(icon.bytes);
      expect(`${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});

describe("the desk", () => {
  it("cannot be told from a page that there is none: same status, same bytes, same headers", async () => {
    await using shop = await testPlatform();
    const known = ["date", "x-request-id"];
    const answerTo = async (path: string) => {
      const { status, text, headers } = await shop.visitor.get(path);
      const rest = Object.entries(headers).filter(([name]) => !known.includes(name));
      return { status, text, headers: Object.fromEntries(rest) };
    };
    const nothing = await answerTo("/nothing-here");
    expect(nothing.status).toBe(404);
    for (const path of ["/desk", "/desk/people", "/desk/orders/0190", "/desk?view=late"]) {
      expect(await answerTo(path), path).toEqual(nothing);
    }
  });
});

describe("the policy of the shop's pages", () => {
  it("lets nothing in that is not configured", async () => {
    const policy = await policyWith({});
    // One script stands in the page itself: what decides before the first paint.
    expect(policy.get("script-src")).toMatch(
      /^script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='$/,
    );
    expect(policy.get("connect-src")).toBe("connect-src 'self'");
    expect(policy.get("frame-ancestors")).toBe("frame-ancestors 'none'");
  });

  it("opens for the configured services and no further", async () => {
    const policy = await policyWith({
      ANALYTICS_ID: "G-1",
      ERROR_REPORTING_DSN: "https://key@errors.example/7",
    });
    expect(policy.get("script-src")).toContain(" https://www.googletagmanager.com");
    expect(policy.get("connect-src")).toContain(" https://errors.example ");
    expect(policy.get("default-src")).toBe("default-src 'self'");
  });

  it("follows the address that calls go to, and tells the pages of it [S7.01]", async () => {
    const API_URL = "https://api.shop.example/v1/";
    await using shop = await testPlatform({ environment: { API_URL } });
    const page = await shop.visitor.get("/cart");
    const policy = String(page.headers["content-security-policy"]);
    for (const kind of ["connect", "img", "font"]) {
      expect(policy).toContain(`${kind}-src 'self' https://api.shop.example`);
    }
    const told = await shop.visitor.get("/config.json");
    expect(told.json).toMatchObject({ API_URL: "https://api.shop.example/v1" });
  });

  it("no page says to another origin where its visitor came from", async () => {
    await using shop = await testPlatform();
    const page = await shop.visitor.get("/cart");
    expect(page.headers["referrer-policy"]).toBe("same-origin");
  });

  it("goes with every answer that is a page, whatever its address, and tells of https for a year", async () => {
    const environment = {
      SHOP_URL: "https://shop.example",
      PAYMENT_PROVIDER: "sandbox",
      PAYMENT_KEY: "a-key",
    };
    await using shop = await testPlatform({ environment });
    const headersOf = async (path: string) => {
      const { status, headers } = await shop.visitor.get(path);
      const { "x-request-id": _, date: _date, "content-length": _length, ...same } = headers;
      return { status, ...same };
    };
    const home = await headersOf("/");
    expect(home).toMatchObject({ status: 200, "x-frame-options": "DENY" });
    for (const path of ["/index.html", "/index.html?x=1", "/cart"]) {
      expect(await headersOf(path), path).toEqual(home);
    }
    for (const path of [
      "/",
      "/index.html",
      "/api/catalogue/countries",
      "/api/nothing",
      "/api/%ff",
    ]) {
      const answer = await shop.visitor.get(path);
      expect(answer.headers["strict-transport-security"], path).toBe(
        "max-age=31536000; includeSubDomains",
      );
    }
    await using plain = await testPlatform();
    expect((await plain.visitor.get("/")).headers).not.toHaveProperty("strict-transport-security");
  });

  it.each(["/", "/cart", "/info/privacy", "/nothing-here"])(
    "the head of %s says what the page would, without it",
    async (path) => {
      await using shop = await testPlatform();
      const page = await shop.visitor.get(path);
      const head = await shop.http.inject({ method: "HEAD", url: path });
      expect(head.statusCode).toBe(page.status);
      expect(head.headers["content-type"]).toBe(page.headers["content-type"]);
      expect(head.headers["content-length"]).toBe(page.headers["content-length"]);
      expect(head.body).toBe("");
    },
  );

  it("a missing file of the shop is no page", async () => {
    await using shop = await testPlatform();
    const answer = await shop.visitor.get("/assets/gone-12345.js");
    expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
  });
});

describe("the first load of a page", () => {
  const built = mkdtempSync(join(tmpdir(), "holeshot-built-"));
  afterAll(() => rmSync(built, { recursive: true }));
  const html = `<head><script src="/assets/shop-1.js"></script></head><body></body>`;
  const editor = { at: "^/set/[^/]+/?$", scripts: ["/assets/shop-1.js", "/e.js"] };

  it("sends for what the page itself does not name", () => {
    const told = { pages: [editor], missing: { scripts: [] }, texts: {} };
    writeFileSync(join(built, "first-loads.json"), JSON.stringify(told));
    const pages = builtPages(built, html);
    const page = withScripts(html, pages.at("/set/7")?.scripts ?? []);
    expect(page.match(/modulepreload/g)).toHaveLength(1);
    expect(page).toContain(`<link rel="modulepreload" crossorigin href="/e.js">`);
    expect(pages.at("/set/7/8")).toBeUndefined();
    expect(pages.plain).toBe(html);
  });

  it("has its one style sheet in it, so that the first answer is enough to paint by", async () => {
    await using shop = await testPlatform();
    for (const path of ["/cart", "/info/delivery", "/offline.html"]) {
      const { text } = await shop.visitor.get(path);
      expect(text, path).not.toContain(`rel="stylesheet"`);
      expect(text.indexOf("<style>"), path).toBeLessThan(text.indexOf("</head>"));
      expect(text, path).toMatch(/<style>[^<]*font-family:\s*["']?Archivo/);
    }
    const packed = await shop.visitor.get("/cart", { "accept-encoding": "br" });
    expect(Number(packed.headers["content-length"])).toBeLessThan(30_000);
  });

  it("is the bare page where the shop was built without such a list", () => {
    expect(builtPages(join(built, "nowhere"), html)).toMatchObject({ plain: html, all: [] });
  });
});
