import { describe, expect, it } from "vitest";
import { freshAddress, shopHouse } from "../shop/support/shop-house.ts";

const house = shopHouse();

function property(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html);
  return tag?.[1]?.replaceAll("&amp;", "&");
}

async function pageAt(path: string, status = 200): Promise<string> {
  const answer = await fetch(house.shop.baseUrl + path);
  expect(answer.status, path).toBe(status);
  return answer.text();
}

/** Whether a page gives away anything of the design: its name, its picture, its link. Which page it is, it may say. */
function tells(html: string): boolean {
  return /modder|og:image|\/shared\/(?!:hash")/.test(html);
}

describe("a shared link in a messenger", () => {
  it("shows the design's name and picture, to whoever has the link and as long as it is shared", async () => {
    const token = await house.register(freshAddress("delen"));
    const { uuid } = await house.design(`Zand & "modder" <b>`, token);
    const where = `/api/configured-sets/${uuid}/share`;
    const { hash } = await house.api<{ hash: string }>("POST", where, undefined, token);
    const path = `/configured-set/${uuid}/shared/${hash}`;
    const html = await pageAt(path);
    expect(property(html, "og:title")).toBe("Zand & &quot;modder&quot; &lt;b&gt;");
    expect(property(html, "og:url")).toMatch(new RegExp(`${path}$`));

    // The picture is what the address says, once it is drawn.
    const address = new URL(property(html, "og:image") ?? "");
    expect(property(html, "og:description")).toMatch(/^Bekijk dit crossontwerp/);
    expect([property(html, "og:image:width"), property(html, "og:image:height")]).toEqual([
      "1200",
      "630",
    ]);
    await expect
      .poll(
        async () => {
          const picture = await fetch(house.shop.baseUrl + address.pathname + address.search);
          return `${picture.status} ${picture.headers.get("content-type") ?? ""}`;
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe("200 image/webp");

    for (const other of ["/cart", `/configured-set/${uuid}`]) {
      expect(tells(await pageAt(other)), other).toBe(false);
    }
    expect(tells(await pageAt(path.slice(0, -2), 404))).toBe(false);
    await house.api("DELETE", where, undefined, token);
    expect(tells(await pageAt(path, 404))).toBe(false);
  });
});
