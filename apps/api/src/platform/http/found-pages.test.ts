import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testPlatform, type TestPlatform } from "../../testing/index.ts";

let shop: TestPlatform;
let set: string;

beforeAll(async () => {
  shop = await testPlatform({ environment: { SHOP_URL: "http://127.0.0.1:3000" } });
  const { json } = await shop.visitor.get("/api/configurator-sets");
  set = (json as { data: { uuid: string }[] }).data[0]?.uuid ?? "";
});
afterAll(() => shop.close());

function title(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}

describe("what search engines see", () => {
  it("a set by its name, picture and price, in the language that is asked for", async () => {
    const dutch = await shop.visitor.get(`/set/${set}`);
    const german = await shop.visitor.get(`/set/${set}?lang=de`);
    expect([dutch.status, german.status]).toEqual([200, 200]);
    expect(title(dutch.text)).not.toBe(title(german.text));
    expect(german.text).toContain(`<html lang="de" `);
    expect(german.text).toContain(
      `<link rel="canonical" href="http://127.0.0.1:3000/set/${set}?lang=de" />`,
    );
    const [, data = ""] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(german.text) ?? [];
    const product = JSON.parse(data) as { image: string; offers: { price: string } };
    const { json } = await shop.visitor.get("/api/configurator-sets");
    const [first] = (json as { data: { from_price: number }[] }).data;
    expect(Math.round(Number(product.offers.price) * 100)).toBe(first?.from_price);
    const picture = await shop.visitor.get(new URL(product.image).pathname);
    expect(picture.headers["content-type"]).toMatch(/^image\//);
  });

  it.each([
    ["/cart", "Winkelwagen · Holeshot"],
    ["/info/delivery", "Levering en retour · Holeshot"],
    ["/login?lang=en", "Log in · Holeshot"],
    ["/info/delivery?lang=en", "Delivery and returns · Holeshot"],
  ])("%s by its title", async (path, expected) => {
    const page = await shop.visitor.get(path);
    expect(page.status).toBe(200);
    expect(title(page.text)).toBe(expected);
    expect(page.text).not.toContain("noindex");
    expect(page.text).toMatch(/<meta name="description" content="[^"]{50,}"/);
  });

  it("a set's first screen as the set itself", async () => {
    const { text } = await shop.visitor.get(`/set/${set}/start`);
    expect(text).toContain(`<link rel="canonical" href="http://127.0.0.1:3000/set/${set}" />`);
    expect(text).not.toContain("noindex");
    expect((await shop.visitor.get("/set/none/start")).status).toBe(404);
  });

  it.each(["/checkout", "/my-orders", "/my-designs", "/reset-password", "/confirm-email"])(
    "%s not at all",
    async (path) => {
      const page = await shop.visitor.get(path);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`<meta name="robots" content="noindex" />`);
    },
  );

  it.each(["/boots", "/info/secrets", "/cart/more", "/set/0198c0de-0000-7000-8000-000000000000"])(
    "that there is nothing at %s, on a page that says so to people",
    async (path) => {
      const page = await shop.visitor.get(path);
      expect(page.status).toBe(404);
      expect(page.headers["content-type"]).toMatch("text/html");
      expect(page.text).toContain("noindex");
      expect(page.text).toContain(`<div id="root">`);
    },
  );

  it("a map of all that may be found, each page of which is there and in every language", async () => {
    const robots = await shop.visitor.get("/robots.txt");
    expect(robots.text).toContain("Sitemap: http://127.0.0.1:3000/sitemap.xml");
    const map = await shop.visitor.get("/sitemap.xml");
    const places = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
    expect(places.length).toBeGreaterThan(40);
    expect(new Set(places).size).toBe(places.length);
    for (const place of places.filter((_, at) => at % 5 === 0)) {
      const { pathname } = new URL(place);
      expect(robots.text.split("\n")).not.toContain(`Disallow: ${pathname}`);
      const page = await shop.visitor.get(pathname);
      expect([pathname, page.status, page.text.includes("noindex")]).toEqual([
        pathname,
        200,
        false,
      ]);
    }
  });
});
