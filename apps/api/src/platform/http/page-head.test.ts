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
    const page = withHead(html, head);
    expect(page).toContain(`<title>Lierop | Holeshot</title>`);
    expect(page).toContain(`property="og:image" content="https://shop.example/a.webp"`);
    expect(page).toContain(`name="robots" content="noindex"`);
    expect(withHead(html, { ...head, hidden: false })).not.toContain("noindex");
  });

  it("lets no name out of its attribute, and takes a dollar sign as it is", () => {
    const page = withHead(html, { ...head, title: `"><script>x</script>$& $' &` });
    expect(page).not.toContain("<script>");
    expect(page).toContain("&quot;&gt;&lt;script&gt;x&lt;/script&gt;$&amp; $&#39; &amp;");
    expect(page.match(/<\/head>/g)).toHaveLength(1);
  });
});
