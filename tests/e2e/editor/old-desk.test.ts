import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { atRest, sayIn, shopHouse } from "../shop/support/shop-house.ts";
import { drawing, openEditor } from "./support.ts";

// Bars for scrolling that take room, as most desks have them, and nothing that draws in three dimensions.
const house = shopHouse({ scrollbars: true });
const nl = sayIn("nl");

/** What moves sideways, and bars as wide as a whole page's within one. */
function strayBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push("the page moves sideways");
    for (const box of document.querySelectorAll<HTMLElement>("body *")) {
      const style = getComputedStyle(box);
      if (!/auto|scroll/.test(style.overflowX + style.overflowY)) continue;
      const { borderLeftWidth, borderRightWidth, borderTopWidth, borderBottomWidth } = style;
      const beside = parseFloat(borderLeftWidth) + parseFloat(borderRightWidth);
      const below = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth);
      const upright = box.offsetWidth - box.clientWidth - beside;
      const lying = box.offsetHeight - box.clientHeight - below;
      const name = `${box.tagName} ${box.getAttribute("aria-label") ?? box.className}`;
      if (lying > 1 && box.tagName !== "NAV") found.push(`${name}: moves sideways`);
      if (Math.max(upright, lying) > 12) found.push(`${name}: a bar of ${upright} by ${lying} px`);
    }
    return found;
  });
}

it("what scrolls in the editor keeps its tools on one line, and who cannot see 3D hears why", async () => {
  const { page, button } = await openEditor(house, { expects: /WebGL context/ }, undefined);
  for (const panel of ["templates", "colours", "options"]) {
    await button(`editor.panel.${panel}`).click();
    await page
      .getByRole("complementary", { name: nl(`editor.panel.${panel}`) })
      .locator(":scope > :not(h2)")
      .first()
      .waitFor();
    await atRest(page);
    expect(await strayBars(page), panel).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 600 });
  // What can be mirrored has most tools.
  await button("editor.panel.upload").click();
  await page
    .getByLabel(nl("editor.upload.choose"))
    .setInputFiles({ name: "mark.svg", mimeType: "image/svg+xml", buffer: drawing });
  const layers = page.getByRole("complementary", { name: nl("editor.layers") });
  await layers.getByRole("button", { name: nl("editor.layer.up", { name: "mark.svg" }) }).waitFor();
  await atRest(page);
  const tools = await layers.evaluate((box: HTMLElement) => {
    const row = box.querySelector<HTMLElement>("[role=toolbar]")?.parentElement;
    const tops = [...(row?.querySelectorAll("button") ?? [])].map(
      (tool) => tool.getBoundingClientRect().top,
    );
    return {
      bar: box.offsetWidth - box.clientWidth,
      count: tops.length,
      lines: new Set(tops).size,
    };
  });
  expect(tools.bar, "the layers scroll").toBeGreaterThan(5);
  expect(tools.count).toBe(8);
  expect(tools.lines).toBe(1);
  expect(await strayBars(page)).toEqual([]);

  await page.evaluate(() => {
    const proto = HTMLCanvasElement.prototype;
    const ask = Object.getOwnPropertyDescriptor(proto, "getContext")?.value as (
      this: HTMLCanvasElement,
      kind: string,
      wishes?: object,
    ) => unknown;
    proto.getContext = function without(this: HTMLCanvasElement, kind: string, wishes?: object) {
      return kind.startsWith("webgl") ? null : ask.call(this, kind, wishes);
    } as typeof proto.getContext;
  });
  await button("editor.free.title").click();
  await page.getByText(nl("shared.round.unable")).waitFor({ timeout: 60_000 });
  await page.locator("[role=application] canvas").waitFor();
});

it("the desk's links move within a bar of their own colour at 768 px", async () => {
  const token = await house.staff("administrator");
  const page = await house.visit({ width: 768, stored: { access_token: token } });
  await page.goto("/desk");
  await page.getByRole("heading", { level: 1, name: words["orders.title"] }).waitFor();
  await atRest(page);
  expect(await strayBars(page)).toEqual([]);
  const bar = await page.locator(".desk-head nav").evaluate((nav) => {
    const { scrollbarColor, scrollbarWidth } = getComputedStyle(nav);
    return { scrolls: nav.scrollWidth > nav.clientWidth, scrollbarColor, scrollbarWidth };
  });
  expect(bar).toEqual({
    scrolls: true,
    scrollbarColor: "rgb(107, 114, 124) rgba(0, 0, 0, 0)",
    scrollbarWidth: "thin",
  });
});
