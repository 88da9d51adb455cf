import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { atRest, axeFaults, shopHouse } from "../shop/support/shop-house.ts";
import { openEditor } from "./support.ts";

const house = shopHouse();

/** Phones small and large, upright and on their sides, each as tall as it is and as a browser's bars leave it; a tablet and a desk. */
const sizes = [
  { width: 360, heights: [640, 740, 800], language: "de" },
  { width: 390, heights: [664, 844], language: "nl" },
  { width: 667, heights: [331, 375], language: "de" },
  { width: 844, heights: [340, 390], language: "fr" },
  { width: 768, heights: [600, 1024], language: "fr" },
  { width: 1440, heights: [600, 900], language: "de" },
] as const;
/** The phones in another language too, for the long run. */
const more = [
  { width: 360, heights: [640, 740], language: "nl" },
  { width: 390, heights: [664, 844], language: "fr" },
] as const;
const long = process.env["LONG"] === "1";
/** Where things stand is looked at here, and no picture: half as many pixels each way. */
const density = 0.5;
const panels = [null, "editor.panel.colours", "editor.panel.text", "editor.layers"] as const;

/** Every control that stands over the garment, with what is really met where its middle is seen. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stage = document.querySelector("[data-guide=stage]");
    const main = document.querySelector("main");
    const room = stage?.getBoundingClientRect();
    if (!stage || !main || !room) return ["no stage"];
    const shown = [...main.querySelectorAll<HTMLElement>("button, a[href], input")].filter(
      (each) =>
        !each.closest("aside, section[aria-label].phone-sheet, [data-stage-layer]") &&
        each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const boxes = shown.map((each) => ({
      each,
      name: each.getAttribute("aria-label") ?? each.textContent.trim(),
      box: each.getBoundingClientRect(),
    }));
    const over = boxes.filter(
      ({ box }) =>
        box.width > 1 && box.bottom > room.top && box.top < room.bottom && box.right > room.left,
    );
    const found: string[] = [];
    for (const [at, one] of over.entries()) {
      const [x, y] = [one.box.x + one.box.width / 2, one.box.y + one.box.height / 2];
      const met = document.elementFromPoint(x, y);
      if (!one.each.contains(met) && met?.contains(one.each) !== true)
        found.push(`${one.name} is under ${met?.getAttribute("aria-label") ?? met?.className}`);
      for (const other of over.slice(at + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.x, other.box.x);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.y, other.box.y);
        if (across > 0.5 && down > 0.5) found.push(`${one.name} and ${other.name} overlap`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    // The tools beside it: all can be reached, and none lies under the bar below.
    const rail = document.querySelector<HTMLElement>("[data-guide=tools]");
    const tools = [...(rail?.querySelectorAll("button") ?? [])].filter((each) =>
      each.checkVisibility(),
    );
    for (const tool of tools) {
      // Its own scrolling alone: a page that hides what is beyond its edge scrolls for no finger.
      const way = tool.getBoundingClientRect();
      rail?.scrollBy(
        way.x - rail.getBoundingClientRect().x,
        way.y - rail.getBoundingClientRect().y,
      );
      const box = tool.getBoundingClientRect();
      for (const y of [box.top + 2, box.bottom - 2]) {
        const met = document.elementFromPoint(box.x + box.width / 2, y);
        if (!tool.contains(met)) found.push(`${tool.textContent} is not where it can be pressed`);
      }
    }
    rail?.scrollTo(0, 0);
    if (tools.length < 6) found.push(`only ${tools.length} tools`);
    return over.length < 5 ? [...found, `only ${over.length} controls`] : found;
  });
}

describe.each([...sizes, ...(long ? more : [])])(
  "over the garment at $width px, $language",
  ({ width, heights, language }) => {
    it("no control covers another, whatever is open and however far a sheet is pulled up", async () => {
      const editor = await openEditor(house, {
        density,
        width,
        height: heights.at(-1) ?? 0,
        language,
      });
      const { page, button, say } = editor;
      const met: string[] = [];
      for (const panel of panels) {
        const opener = panel === null ? null : button(panel).first();
        if (opener !== null && !(await opener.isVisible())) continue;
        await opener?.click();
        const grip = page.getByRole("button", { name: say("editor.sheet.taller") });
        const pulls = (await grip.count()) > 0 ? ["half", "tall"] : ["as it is"];
        for (const pull of pulls) {
          if (pull === "tall") await grip.click();
          for (const height of heights) {
            await page.setViewportSize({ width, height });
            await atRest(page);
            await editor.ready();
            for (const fault of await faults(page))
              met.push(`${panel} ${pull} ${height}: ${fault}`);
          }
        }
        const close = page.locator(".phone-sheet").getByRole("button", { name: say("app.close") });
        if ((await close.count()) > 0) await close.click();
      }
      expect(met).toEqual([]);
      await button("editor.zoom_in").first().click();
      await expect.poll(() => bareOverCloth(page)).toEqual([]);
    });
  },
);

/** What is read over the garment, and has nothing behind it once the cloth comes nearer. */
function bareOverCloth(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = [".phone-head", ".stage-title", ".stage-side [role=group]"].flatMap((each) =>
      [...document.querySelectorAll(each)].filter((one) => one.checkVisibility()),
    );
    if (over.length === 0) return ["nothing"];
    return over
      .filter((one) => {
        const ground = document.createElement("canvas").getContext("2d");
        if (!ground) return true;
        ground.fillStyle = getComputedStyle(one).backgroundColor;
        ground.fillRect(0, 0, 1, 1);
        return (ground.getImageData(0, 0, 1, 1).data[3] ?? 0) < 200;
      })
      .map((one) => one.className);
  });
}

/** How high the garment itself is drawn, without its shadow. */
function garmentHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("[role=application] canvas");
    const { clientWidth: width = 0, clientHeight: height = 0 } = canvas ?? {};
    const copy = canvas && new OffscreenCanvas(width, height).getContext("2d");
    if (!copy) return 0;
    copy.drawImage(canvas, 0, 0, width, height);
    const { data } = copy.getImageData(0, 0, width, height);
    const drawn = new Set<number>();
    for (let at = 0; at < width * height; at += 1)
      if ((data[at * 4 + 3] ?? 0) > 200) drawn.add(Math.floor(at / width));
    return Math.max(...drawn) - Math.min(...drawn) + 1;
  });
}

it("on a phone that lies on its side the garment has the height, and a sheet stands beside it", async () => {
  const editor = await openEditor(house, { density, width: 844, height: 390, language: "de" });
  const { page, button, stage } = editor;
  await expect.poll(() => garmentHeight(page)).toBeGreaterThanOrEqual(220);
  for (const panel of panels.slice(1)) {
    await button(panel ?? "").click();
    const sheet = page.locator(".phone-sheet");
    await atRest(page);
    await editor.ready();
    const [garment, beside] = [await stage.boundingBox(), await sheet.boundingBox()];
    expect(garment?.height).toBeGreaterThanOrEqual(240);
    expect((garment?.x ?? 0) + (garment?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
    expect(beside?.height).toBeGreaterThanOrEqual(240);
  }
  await expect.poll(() => garmentHeight(page)).toBeGreaterThanOrEqual(180);
  // What is found before printing is told in the sheet's head, a moment later.
  await page.getByRole("button", { name: /^\d+ Punkte? vor dem Druck$/u }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.goBack();
  await page.locator(".phone-sheet").waitFor({ state: "detached" });
  // As wide as a tablet, and a phone all the same: its way back closes a dialog too, and stays in the editor.
  await button("editor.add_to_cart").click();
  await page.getByRole("dialog").waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("tab").first().click();
  const shown = page.locator(".kit-picture canvas");
  await expect.poll(() => shown.count()).toBe(4);
  // Pants take their height once they are drawn.
  for (const picture of await shown.all())
    await expect
      .poll(async () => (await picture.boundingBox())?.height)
      .toBeGreaterThanOrEqual(100);
});

it("the hint of a small screen stands back while a sheet is open", async () => {
  const editor = await openEditor(house, { density, width: 390, height: 844, untouched: true });
  const { page, button, say } = editor;
  const hint = page.getByRole("complementary", { name: say("editor.mobile.title") });
  await hint.waitFor();
  await button("editor.panel.colours").click();
  await page.locator(".phone-sheet").waitFor();
  await expect.poll(() => hint.count()).toBe(0);
  await page
    .locator(".phone-sheet")
    .getByRole("button", { name: say("app.close") })
    .click();
  await hint.waitFor();
});

it("what is stepped back to in a sheet stands below its head", async () => {
  const { page, button } = await openEditor(house, { density, width: 390, height: 664 });
  await button("editor.panel.templates").click();
  const sheet = page.locator(".phone-sheet");
  const controls = sheet.locator("button:visible, input:visible, select:visible");
  await expect.poll(() => controls.count()).toBeGreaterThan(20);
  await controls.last().focus();
  const covered: string[] = [];
  let steps = 0;
  for (let inside = true; inside && steps < 80; steps += 1) {
    await page.keyboard.press("Shift+Tab");
    const seen = await sheet.evaluate((each) => {
      const on = document.activeElement;
      const head = each.querySelector("header");
      if (!on || !head || head.contains(on) || !each.contains(on)) return null;
      const [box, above] = [on.getBoundingClientRect(), head.getBoundingClientRect().bottom];
      // A kit's tile is taller than the room below the head.
      const fits = box.height < each.getBoundingClientRect().bottom - above;
      const under = fits && box.top + 1 < above;
      return { under, name: on.getAttribute("aria-label") ?? on.textContent };
    });
    inside = seen !== null;
    if (seen?.under === true) covered.push(seen.name);
  }
  expect(steps).toBeGreaterThan(8);
  expect(covered).toEqual([]);
});

it("a layer's tools stay in sight on a phone, wherever the cloth that came near is moved to", async () => {
  const editor = await openEditor(house, { density, width: 360, height: 740 });
  const { page, button, choose } = editor;
  await button("editor.layers").click();
  await choose("TORQAL");
  await page
    .locator(".phone-sheet")
    .getByRole("button", { name: editor.say("app.close") })
    .click();
  for (let near = 0; near < 2; near += 1) await button("editor.zoom_in").first().click();
  const bar = page.locator("[role=application] [role=toolbar]");
  await bar.waitFor();
  const met = await page.evaluate(async () => {
    const cloth = document.querySelector(".stage-scroll");
    const head = document.querySelector(".phone-head")?.getBoundingClientRect().bottom ?? 0;
    const tools = document.querySelector("[role=application] [role=toolbar]");
    const found = { under: 0, inSight: 0 };
    const most = cloth ? cloth.scrollHeight - cloth.clientHeight : 0;
    for (let at = 0; at <= most; at += 20) {
      cloth?.scrollTo({ top: at, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const box = tools?.getBoundingClientRect();
      if (!box || !tools?.checkVisibility({ opacityProperty: true })) continue;
      found.inSight += 1;
      if (box.top < head || box.left < 0 || box.right > innerWidth) found.under += 1;
    }
    return found;
  });
  expect(met.inSight).toBeGreaterThan(5);
  expect(met.under).toBe(0);
});

it("what is typed into on a phone is seen where its keyboard takes the height of the window", async () => {
  const editor = await openEditor(house, { density, width: 360, height: 740 });
  const { page, button, say } = editor;
  await button("editor.panel.text").click();
  const name = page.locator(".phone-sheet").getByRole("textbox").first();
  await name.click();
  await page.setViewportSize({ width: 360, height: 360 });
  await atRest(page);
  const met = await name.evaluate((each) => {
    each.scrollIntoView({ block: "nearest" });
    const box = each.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === each;
  });
  expect(met).toBe(true);
  await page
    .locator(".phone-sheet")
    .getByRole("button", { name: say("app.close") })
    .click();
  await page.locator(".price-bar").waitFor();
});

/** What the tip lies over: what is pressed, and what of the garment or the kit is drawn there. */
function underTip(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tip = document.querySelector("aside.on-ink");
    const box = tip?.getBoundingClientRect();
    if (!tip || !box || box.width === 0) return ["no tip"];
    const found = new Set<string>();
    if (box.left < 0 || box.right > innerWidth) found.add("the window's edge");
    for (let y = box.top + 1; y < box.bottom; y += 6) {
      for (let x = box.left + 1; x < box.right; x += 6) {
        for (const each of document.elementsFromPoint(x, y)) {
          const pressed = each.closest("button, a[href], input, [data-rider], [data-garment]");
          if (pressed && !tip.contains(pressed))
            found.add(pressed.getAttribute("aria-label") ?? pressed.textContent);
        }
      }
    }
    const cloth = document.querySelector<HTMLCanvasElement>("[role=application] canvas");
    if (!cloth) return [...found];
    const drawn = cloth.getBoundingClientRect();
    const copy = new OffscreenCanvas(Math.ceil(drawn.width), Math.ceil(drawn.height));
    const context = copy.getContext("2d");
    context?.drawImage(cloth, 0, 0, copy.width, copy.height);
    const [left, top] = [box.left - drawn.left, box.top - drawn.top];
    const { data } = context?.getImageData(left, top, box.width, box.height) ?? { data: [] };
    if (data.some((value, at) => at % 4 === 3 && value > 200)) found.add("the garment");
    return [...found];
  });
}

it.each([
  { width: 1440, height: 900, language: "de" },
  { width: 768, height: 1024, language: "fr" },
  { width: 667, height: 375, language: "nl" },
  { width: 360, height: 740, language: "de" },
] as const)(
  "tips of a first visit lie over no garment and no control, $width by $height",
  { timeout: 240_000 },
  async ({ width, height, language }) => {
    // A renderer in software tells of its own slowness.
    const expects = /GL Driver Message/;
    const visit = { density, width, height, language, expects, untouched: true };
    const editor = await openEditor(house, visit);
    const { page, button, say } = editor;
    const met: string[] = [];
    const look = async (what: string): Promise<void> => {
      await atRest(page);
      for (const fault of await underTip(page)) met.push(`${what}: ${fault}`);
    };
    const hint = button("editor.mobile.close");
    const tabs = await page.getByRole("tablist").first().getByRole("tab").all();
    expect(tabs.length).toBeGreaterThan(4);
    if (await hint.isVisible()) {
      await editor.ready();
      await look("the hint");
      await hint.click();
    }
    await page.getByText(say("editor.guide.tools")).waitFor();
    for (const tab of tabs) {
      await tab.click();
      const drawn = page.locator("[role=application][aria-busy=false], [data-rider]");
      await drawn.first().waitFor({ timeout: 90_000 });
      await look(await tab.innerText());
    }
    await page.getByRole("button", { name: say("editor.free.title"), exact: true }).click();
    await button("editor.free.left").waitFor();
    await page.locator("[role=application]").waitFor();
    await look("3D");
    await button("side.front").click();
    for (const tip of ["stage", "sides", "save"]) {
      await button("editor.guide.next").click();
      await page.getByText(say(`editor.guide.${tip}`)).waitFor();
      await look(tip);
    }
    expect(met).toEqual([]);
    // Away with the last one, and the garment has its room back.
    const given = await paddingOf(page);
    await button("editor.guide.done").click();
    await expect.poll(() => paddingOf(page)).toBeLessThan(given - 40);
    expect(await page.locator("[data-told]").count()).toBe(0);
  },
);

/** How much of the stage's foot is kept free of the garment, px. */
function paddingOf(page: Page): Promise<number> {
  return page
    .locator(".stage-room")
    .evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingBottom));
}
