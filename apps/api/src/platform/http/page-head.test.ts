import { describe, expect, it } from "vitest";
import { withHead } from "./page-head.ts";

const html = "<html><head><title>Holeshot</title>\n</head><body></body></html>";
const head = {
  title: "Lierop",
  url: "https://shop.example/a",
  image: "https://shop.example/a.webp",
  hidden: true,
};

describe("a page's head", () => {
  it("names title, address and picture, and stays out of search engines when hidden", () => {
    const page = withHead(html, head, "nl");
    expect(page).toContain(`<title>Lierop · Holeshot</title>`);
    expect(page).toContain(`property="og:image" content="https://shop.example/a.webp"`);
    expect(page).toContain(`name="robots" content="noindex"`);
    expect(withHead(html, { ...head, hidden: false }, "nl")).not.toContain("noindex");
  });

  it("lets no name out of its attribute, and takes a dollar sign as it is", () => {
    const page = withHead(html, { ...head, title: `"><script>x</script>$& $' &` }, "nl");
    expect(page).not.toContain("<script>");
    expect(page).toContain("&quot;&gt;&lt;script&gt;x&lt;/script&gt;$&amp; $&#39; &amp;");
    expect(page.match(/<\/head>/g)).toHaveLength(1);
  });

  it("names its one address and the same page in the other languages", () => {
    const page = withHead(`<html lang="nl">${html}`, { ...head, hidden: false }, "dk");
    expect(page).toContain(`<html lang="da">`);
    expect(page).toContain(`<link rel="canonical" href="https://shop.example/a?lang=dk" />`);
    const others = [...page.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)];
    expect(others.map(([, tag, href]) => `${tag} ${href}`)).toEqual([
      "nl https://shop.example/a",
      "en https://shop.example/a?lang=en",
      "de https://shop.example/a?lang=de",
      "da https://shop.example/a?lang=dk",
      "fr https://shop.example/a?lang=fr",
      "x-default https://shop.example/a",
    ]);
  });

  it("says its facts so that no text in them ends their place", () => {
    const data = { name: "</script><script>x</script>" };
    const page = withHead(html, { ...head, data }, "nl");
    const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", ...data });
    expect(page.match(/<\/script>/g)).toHaveLength(1);
  });
});
