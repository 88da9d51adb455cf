import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasProgram } from "../programs.ts";
import { openWebKit, type WebKitPage } from "../webkit.ts";
import { drawing } from "./editor/support.ts";
import { sayIn, shopHouse } from "./shop/support/shop-house.ts";

const long = process.env["LONG"] === "1";
const house = shopHouse();
const nl = sayIn("nl");

/** The first control in sight that is called so, by what it says of itself or by its label. */
const called = `
  const [name, kinds] = arguments;
  return [...document.querySelectorAll(kinds)].find((each) => {
    const said = each.getAttribute("aria-label") ?? each.labels?.[0]?.innerText ?? each.innerText;
    return each.getBoundingClientRect().width > 0 && (said.trim() + "\\n").startsWith(name + "\\n");
  }) ?? null;`;
const control = (page: WebKitPage, name: string, kinds = "button, a") =>
  page.until<object>(called, name, kinds);

/** How many colours the largest canvas shows, looked at in 24 × 24 places; nothing while it is being painted. */
const coloursSeen = `
  const stage = document.querySelector("[role=application]");
  if (stage?.getAttribute("aria-busy") !== "false") return null;
  const [canvas] = [...stage.querySelectorAll("canvas")].toSorted((a, b) => b.width - a.width);
  const small = new OffscreenCanvas(24, 24).getContext("2d");
  small.drawImage(canvas, 0, 0, 24, 24);
  const { data } = small.getImageData(0, 0, 24, 24);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] > 200) seen.add([data[at] >> 4, data[at + 1] >> 4, data[at + 2] >> 4].join());
  return seen.size > 5 ? seen.size : null;`;

describe.skipIf(!long || !hasProgram("WebKitWebDriver") || !hasProgram("Xvfb"))("in WebKit", () => {
  it("a rider takes a kit in his bike's colours, lays his own mark on it, turns it, and puts it in the cart", async () => {
    const folder = mkdtempSync(join(tmpdir(), "holeshot-webkit-"));
    const mark = join(folder, "mark.svg");
    writeFileSync(mark, drawing);
    await using page = await openWebKit();
    const { data } = await house.api<{ data: { uuid: string }[] }>("GET", "/api/configurator-sets");
    await page.open(`${house.shop.baseUrl}/robots.txt`);
    await page.run(
      `for (const tip of ["guide", "mobile"]) sessionStorage.setItem("seen." + tip, "yes");
       localStorage.setItem("settings.language", "nl");`,
    );
    await page.open(`${house.shop.baseUrl}/set/${data[0]?.uuid}/start`);
    await page.until("return globalThis.early === undefined");
    await page.run(
      `globalThis.faults = [];
       addEventListener("error", ({ message }) => faults.push(message));
       addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));`,
    );
    await page.type(await control(page, nl("start.make"), "select"), "KTM");
    await page.type(await control(page, nl("start.number"), "input"), "217");
    await page.until(
      "return document.querySelectorAll('[data-drawn=true] canvas:not([data-coarse])').length >= 4",
    );
    await page.press(await page.until("return document.querySelector('[data-kit] a')"));
    await page.press(await control(page, nl("product.jersey")));
    expect(await page.until<number>(coloursSeen)).toBeGreaterThan(5);

    await page.press(await control(page, nl("editor.panel.upload")));
    const file = await page.until<object>(
      "return document.querySelector('aside input[type=file]')",
    );
    await page.type(file, mark);
    const middle =
      "const box = document.querySelector('[data-frame=chosen]')?.getBoundingClientRect();" +
      "return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null";
    const from = await page.until<{ x: number; y: number }>(middle);
    await page.drag([0, 20, 40, 60].map((by) => ({ x: from.x + by, y: from.y + 2 * by })));
    const to = await page.run<{ x: number; y: number }>(middle);
    expect(Math.abs(to.x - from.x - 60)).toBeLessThan(12);
    expect(Math.abs(to.y - from.y - 120)).toBeLessThan(12);

    await page.press(await control(page, nl("editor.free.title")));
    expect(await page.until<number>(coloursSeen)).toBeGreaterThan(5);
    expect(await page.run<string[]>("return faults")).toEqual([]);

    await page.press(await control(page, nl("editor.add_to_cart")));
    await page.press(await control(page, nl("editor.add_to_cart"), "[role=dialog] button"));
    await page.type(await control(page, nl("editor.name"), "[role=dialog] input"), "Duinpan");
    await page.press(await control(page, nl("app.save"), "[role=dialog] button"));
    // It lies in the cart, and the sizes are asked for.
    await page.until("return Number(localStorage.getItem('cart.designs')) > 0");
    await control(page, nl("cart.sizes_and_riders"), "[role=dialog] h2");
    rmSync(folder, { recursive: true, force: true });
  });
});
