import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { type Language, sayIn, shopHouse } from "../shop/support/shop-house.ts";
import { answerSamples, drawing, editorOn, firstSet, openCoarsely } from "./support.ts";

const house = shopHouse();

type Box = { x: number; y: number; width: number; height: number };

/** Whether two boxes lie on each other. */
function meet(a: Box, b: Box): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The amount in a price, whatever stands round it. */
function amount(text: string | null): number {
  return Number((text ?? "").replace(/[^\d,]/g, "").replace(",", "."));
}

/** A page with a red mark and a clip on it, uncompressed: readers mend its missing table. */
const sponsorPage = Buffer.from(
  [
    "%PDF-1.4",
    "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
    "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
    "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R >> endobj",
    "4 0 obj << /Length 61 >> stream",
    "1 0 0 rg 40 40 m 140 40 l 90 120 l h f 0 0 1 rg 60 20 60 9 re f",
    "endstream endobj",
    "trailer << /Root 1 0 R >>",
    "%%EOF",
  ].join("\n"),
);

describe("the configurator's menu", () => {
  it("has the hint for small screens and the guide in five languages [S1.12]", async () => {
    const read: string[] = [];
    const path = `/set/${await firstSet(house)}`;
    const page = await house.visit({ width: 390, height: 844, density: 0.5 });
    await page.goto("/info/terms");
    for (const language of ["nl", "en", "de", "dk", "fr"] as const satisfies Language[]) {
      // A new visit, but for what the browser has fetched already; the picture is not waited for.
      await page.evaluate((spoken) => {
        sessionStorage.clear();
        localStorage.clear();
        sessionStorage.setItem("prepared", "yes");
        localStorage.setItem("settings.language", spoken);
      }, language);
      await page.goto(path);
      const say = sayIn(language);
      const { button } = editorOn(page, say);
      const hint = page.getByRole("complementary", { name: say("editor.mobile.title") });
      read.push(await hint.innerText());
      await button("editor.mobile.close").click();
      const guide = page.getByRole("complementary", { name: say("editor.guide.title") });
      read.push((await guide.innerText()).split("\n")[0] ?? "");
      await button("editor.guide.skip").click();
      await expect.poll(() => guide.count()).toBe(0);
    }
    expect(read.every((text) => text.length > 20)).toBe(true);
    expect(new Set(read).size, "each language in its own words").toBe(10);
  });

  it("stands beside each other: zoom free at 1280, hint beside zoom at 720, guide quiet behind a sheet, help in “more”", async () => {
    const boxOf = async (locator: Locator): Promise<Box> => {
      const box = await locator.boundingBox();
      if (!box) throw new Error("not on the page");
      return box;
    };
    const wide = await openCoarsely(house, { language: "fr", width: 1280, height: 800 });
    const zoom = await boxOf(wide.button("editor.zoom_in"));
    const layers = wide.page.getByRole("complementary", { name: wide.say("editor.layers") });
    expect(meet(zoom, await boxOf(layers))).toBe(false);
    await wide.button("editor.zoom_in").click();
    await expect.poll(() => wide.button("editor.zoom_out").isEnabled()).toBe(true);
    for (const width of [1440, 1180, 1024, 820, 768]) {
      await wide.page.setViewportSize({ width, height: 800 });
      const near = wide.button("editor.zoom_out");
      const sides = wide.page.getByRole("group", { name: wide.say("editor.sides") });
      const stage = await boxOf(wide.stage);
      for (const each of [await boxOf(near), await boxOf(sides)]) {
        expect(each.x, `${width}`).toBeGreaterThanOrEqual(stage.x);
        expect(each.x + each.width, `${width}`).toBeLessThanOrEqual(stage.x + stage.width);
      }
      expect(meet(await boxOf(near), await boxOf(sides)), `${width}`).toBe(false);
    }
    await wide.page.context().close();

    const small = await openCoarsely(house, { width: 720, height: 1024, untouched: true });
    const { page, say, button } = small;
    const hint = page.getByRole("complementary", { name: say("editor.mobile.title") });
    expect(meet(await boxOf(hint), await boxOf(button("editor.zoom_in")))).toBe(false);
    await button("editor.zoom_in").click();
    await button("editor.mobile.close").click();
    const guide = page.getByRole("complementary", { name: say("editor.guide.title") });
    await guide.waitFor();
    await button("editor.panel.colours").click();
    await expect.poll(() => guide.count()).toBe(0);
    await page.getByRole("region", { name: say("editor.panel.colours") }).waitFor();
    await button("app.close").first().click();
    await guide.waitFor();
    await button("editor.more").click();
    await page.getByRole("menuitem", { name: say("editor.help") }).click();
    await page.getByRole("dialog").getByText(say("fingers.pinch")).waitFor();
  });

  it("adds text, colour and image layers, options, logos by search and uploads [S2.37]", async () => {
    const { page, say, button, field, layer } = await openCoarsely(house);
    const rows = page.getByRole("treeitem");
    const added = async (act: () => Promise<void>): Promise<void> => {
      const before = await rows.count();
      await act();
      await expect.poll(() => rows.count(), { timeout: 60_000 }).toBeGreaterThan(before);
    };

    await button("editor.panel.colours").click();
    await added(() =>
      page
        .getByRole("button", { name: /, #[0-9a-f]{6}$/ })
        .last()
        .click(),
    );
    await button("editor.panel.text").click();
    await added(() => button("editor.text.add").click());
    await field("editor.text.words").fill("MENU");
    await layer("MENU").waitFor();

    // A search needs two letters; from then on it finds by name, and what is found is placed.
    await button("editor.panel.logos").click();
    const search = page.getByRole("searchbox", { name: say("editor.logos.search") });
    await search.fill("h");
    await page.getByText(say("editor.logos.too_short", { count: 2 })).waitFor();
    await search.fill("skateboard");
    const skateboard = button("editor.images.place", { name: "Skateboard" });
    await skateboard.waitFor();
    await added(() => skateboard.click());
    await layer("Skateboard").waitFor();
    await added(() =>
      page
        .getByRole("button", { name: say("editor.images.place", { name: "Skateboard" }) })
        .first()
        .click(),
    );

    await button("editor.panel.upload").click();
    // One's own picture takes the place of a sponsor that only stood in.
    const before = await rows.count();
    const file = { name: "zandhaas.svg", mimeType: "image/svg+xml", buffer: drawing };
    await page.getByLabel(say("editor.upload.choose")).setInputFiles(file);
    await layer("zandhaas.svg").waitFor();
    expect(await rows.count()).toBe(before);

    // A sponsor's PDF goes on as it is: its first page, as a drawing that can take another colour.
    const sheet = { name: "sponsor.pdf", mimeType: "application/pdf", buffer: sponsorPage };
    await page.getByLabel(say("editor.upload.choose")).setInputFiles(sheet);
    await layer("sponsor.pdf").waitFor();

    // A choice that costs more shows in the price.
    await button("editor.panel.options").click();
    const price = page.getByText(/^€/).last();
    const plain = amount(await price.innerText());
    const dearer = page
      .locator("label")
      .filter({ hasText: /\+\s*€/ })
      .first();
    const extra = amount((await dearer.innerText()).split("+")[1] ?? "");
    await dearer.click();
    await expect.poll(async () => amount(await price.innerText())).toBeCloseTo(plain + extra, 2);
    expect(extra).toBeGreaterThan(0);
  });
});

describe("what goes wrong is said", () => {
  it("logos that could not be fetched are not said to be none, and are asked for again", async () => {
    const expects = /Failed to load resource|net::ERR/;
    const { page, say, button } = await openCoarsely(house, { expects });
    await button("editor.panel.logos").click();
    const search = page.getByRole("searchbox", { name: say("editor.logos.search") });
    await search.waitFor();
    const away = /\/api\/logos\?search=/;
    await page.route(away, (route) => route.abort());
    await search.fill("skateboard");
    await page.getByRole("alert").getByText(say("app.failed.title")).waitFor();
    expect(await page.getByText(say("editor.logos.none")).count()).toBe(0);
    await page.unroute(away);
    await page
      .getByRole("alert")
      .getByRole("button", { name: say("app.retry") })
      .click();
    await button("editor.images.place", { name: "Skateboard" }).waitFor();
  });

  const folder = mkdtempSync(join(tmpdir(), "holeshot-upload-"));
  const big = join(folder, "helm.png");
  writeFileSync(big, Buffer.alloc(21 * 1024 * 1024));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("names the probable reason when a large file is cut off on its way [S8.02]", async () => {
    const expects = /Failed to load resource|net::ERR|uploading/;
    const { page, say, button } = await openCoarsely(house, { expects });
    await button("editor.panel.upload").click();
    const refusal = page.getByRole("alert").filter({ hasText: "helm.png" });
    const send = () => page.getByLabel(say("editor.upload.choose")).setInputFiles(big);

    // Too large by what the shop allows: said before anything is sent, with size and limit.
    await send();
    await refusal.getByText(/21 MB.*20 MB/).waitFor();

    // What the shop itself answers when the page has not measured.
    await page.evaluate(() =>
      Object.defineProperty(File.prototype, "size", { get: () => 1000, configurable: true }),
    );
    await send();
    await refusal.getByText(say("error.file_too_large")).waitFor();

    // Something between that lets no large file pass: an answer that is not the shop's, or none.
    await page.route("**/api/images", (route) => route.fulfill({ status: 413, body: "nginx" }));
    await send();
    await refusal.getByText(say("error.network_upload")).waitFor();
    await page.unroute("**/api/images");
    await send();
    await refusal.getByText(say("error.file_too_large")).waitFor();
    await page.route("**/api/images", (route) => route.abort());
    await send();
    await refusal.getByText(say("error.network_upload")).waitFor();
    expect(await page.getByRole("progressbar").count(), "nothing is still on its way").toBe(0);
  });

  it("says that adding to the cart failed, and adds it when asked again [S8.06]", async () => {
    const { uuid, hash } = await house.design("Naar de kar");
    const stored = { guestDesigns: JSON.stringify([{ uuid, hash }]) };
    const expects = /status of 500|unexpected answer|Failed to load resource/;
    const path = `/configured-set/${uuid}`;
    const { page, say, button } = await openCoarsely(house, { stored, expects }, path);
    await page.route("**/api/cart/*/add/**", (route) => route.fulfill({ status: 500, body: "" }));
    await button("editor.add_to_cart").click();
    await answerSamples({ page, say });
    await page.getByText(say("error.add_to_cart_failed")).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.unroute("**/api/cart/*/add/**");
    await button("editor.add_to_cart").click();
    await page.getByRole("dialog", { name: say("quantities.title") }).waitFor();
  });
});
