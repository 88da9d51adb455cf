import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atRest, axeFaults, shopHouse, sidewaysScroll } from "../shop/support/shop-house.ts";
import { editorOn, firstSet, openCoarsely } from "./support.ts";
import { sayIn } from "../shop/support/shop-house.ts";

const house = shopHouse();

/** A garment's picture at 12 × 12 pixels, once it is whole. */
async function picture(page: Page, product: string): Promise<string> {
  await page
    .locator(`[data-garment=${product}] [data-shown=true] canvas:not([data-coarse])`)
    .waitFor({ timeout: 60_000 });
  return page.locator(`[data-garment=${product}] canvas`).evaluate((canvas) => {
    const small = new OffscreenCanvas(12, 12).getContext("2d")!;
    small.drawImage(canvas as HTMLCanvasElement, 0, 0, 12, 12);
    return small.getImageData(0, 0, 12, 12).data.join();
  });
}

async function openKit(width: number, height: number): Promise<ReturnType<typeof editorOn>> {
  const page = await house.visit({
    width,
    height,
    stored: { "settings.language": "nl" },
  });
  await page.addInitScript(() => {
    sessionStorage.setItem("seen.guide", "yes");
    sessionStorage.setItem("seen.mobile", "yes");
  });
  await page.goto(`/set/${await firstSet(house)}?view=kit`);
  await page.locator("[data-garment=jersey]").waitFor({ timeout: 60_000 });
  return editorOn(page, sayIn("nl"));
}

it("shows the whole kit, live, and each garment of it is the way in to working on it", async () => {
  const { page, say, stage, button } = await openKit(1440, 900);
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  const garment = (name: string) =>
    page.getByRole("button", {
      name: say("editor.kit.open", { product: name, side: say("side.front") }),
      exact: true,
    });
  expect(await tab(say("editor.kit")).getAttribute("aria-selected")).toBe("true");
  const [jersey, pants] = [await picture(page, "jersey"), await picture(page, "pants")];
  expect(jersey).not.toBe(pants);
  await picture(page, "gloves");
  expect(await axeFaults(page)).toEqual([]);
  // A browser leaves out pixels of a picture that it makes more than twice as small: edges get steps.
  const fine = await page
    .locator("[data-garment] canvas, [data-rider] canvas")
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLCanvasElement).height / (one.clientHeight * devicePixelRatio)),
    );
  expect(fine.length).toBeGreaterThanOrEqual(4);
  expect(Math.min(...fine)).toBeGreaterThanOrEqual(1.3);
  expect(Math.max(...fine)).toBeLessThanOrEqual(2.2);

  // A colour that is given to the kit is seen on all of it, and taken back by one step.
  await button("editor.panel.colours").click();
  await page.getByRole("button", { name: "Schouder en been", exact: true }).click();
  await page.getByRole("button", { name: "Wit, #ffffff", exact: true }).first().click();
  await expect.poll(() => picture(page, "jersey"), { timeout: 60_000 }).not.toBe(jersey);
  await expect.poll(() => picture(page, "pants"), { timeout: 60_000 }).not.toBe(pants);
  await button("editor.undo").click();
  await expect.poll(() => picture(page, "pants"), { timeout: 60_000 }).toBe(pants);

  // By the pointer, and back by the tab.
  await garment("Broek").click();
  await stage.waitFor();
  expect(await tab("Broek").getAttribute("aria-selected")).toBe("true");
  await tab(say("editor.kit")).click();
  await garment("Broek").waitFor();

  // By keys alone, and back by Escape: the focus stays where the eye is.
  await garment("Handschoenen").focus();
  await page.keyboard.press("Enter");
  await stage.waitFor();
  const role = () => page.evaluate(() => document.activeElement?.getAttribute("role"));
  await expect.poll(role).toBe("application");
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-garment")))
    .toBe("gloves");
});

it("shows the whole kit on a phone, without a scroll, and a tap goes in", async () => {
  const { page, stage } = await openKit(390, 844);
  for (const product of ["jersey", "pants", "gloves"]) {
    const box = await page.locator(`[data-garment=${product}]`).boundingBox();
    expect(box?.width ?? 0, product).toBeGreaterThan(120);
    expect((box?.y ?? 0) + (box?.height ?? 1e9), product).toBeLessThan(844);
    await picture(page, product);
  }
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.locator("[data-garment=pants]").click();
  await stage.waitFor();
});

it("goes into the garment of a layer that is chosen, and stays out of the way of a design's own address", async () => {
  const { page, stage, choose } = await openCoarsely(house);
  expect(await page.locator("[data-garment]").count()).toBe(0);
  await page.getByRole("tab", { name: "Kit", exact: true }).click();
  await page.locator("[data-garment=jersey]").waitFor();
  await choose("LINDHOLM");
  await stage.waitFor();
});

it("leaves each garment to be pressed in its middle, and the rider's head and chest, while the tips of a first visit stand there", async () => {
  const page = await house.visit({
    width: 1440,
    height: 700,
    stored: { "settings.language": "nl" },
  });
  const say = sayIn("nl");
  await page.goto(`/set/${await firstSet(house)}?view=kit`);
  await page.locator("[data-garment=jersey]").waitFor({ timeout: 60_000 });
  const rider = page.locator("[data-rider]");
  await rider.waitFor({ timeout: 60_000 });
  const tips = page.getByRole("complementary", { name: say("editor.guide.title") });
  for (let step = 1; step <= 4; step += 1) {
    await tips.getByText(say("editor.guide.step", { step, steps: 4 })).waitFor();
    await atRest(page);
    const met = await page.locator("[data-garment]").evaluateAll((garments) =>
      garments.map((garment) => {
        const { left, top, width, height } = garment.getBoundingClientRect();
        return garment.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
    expect(met, `tip ${step}`).toEqual(met.map(() => true));
    const body = await rider.evaluate((shown) => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      return [0.08, 0.3, 0.5].map((share) =>
        shown.contains(document.elementFromPoint(left + width / 2, top + share * height)),
      );
    });
    expect(body, `tip ${step}, rider`).toEqual([true, true, true]);
    await tips.getByRole("button").last().click();
  }
  await tips.waitFor({ state: "hidden" });
});

it.each([
  ["upright", 360, 740],
  ["on its side", 844, 390],
])("a phone's hint leaves the rider of a kit his head: %s", async (_how, width, height) => {
  const page = await house.visit({ width, height, stored: { "settings.language": "nl" } });
  await page.goto(`/set/${await firstSet(house)}?view=kit`);
  const rider = page.locator("[data-rider]");
  await rider.waitFor({ timeout: 60_000 });
  const hint = page.getByRole("complementary", { name: sayIn("nl")("editor.mobile.title") });
  await hint.waitFor();
  await atRest(page);
  const [body, told] = [await rider.boundingBox(), await hint.boundingBox()];
  const head = (body?.y ?? 0) + 0.3 * (body?.height ?? 0);
  const isBeside = (told?.x ?? 0) >= (body?.x ?? 0) + (body?.width ?? 0);
  expect(isBeside || (told?.y ?? 0) >= head).toBe(true);
  expect(told?.height).toBeLessThan(140);
});
