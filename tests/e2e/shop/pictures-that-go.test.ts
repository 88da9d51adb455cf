import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { atRest, isLive, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");

/** Addresses of pictures that the page asks for from here on. */
function picturesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(new URL(request.url()).href);
  });
  return asked;
}

/** Frames in which the browser notices that a picture has lost its place. */
async function fewFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await atRest(page);
}

/** As many pictures are there, in the size that they are shown in. */
async function allThere(page: Page, count: number): Promise<void> {
  const there = page.locator(".tile img");
  const whole = (all: Element[]): number =>
    all.filter((each) => each instanceof HTMLImageElement && each.complete && each.naturalWidth > 0)
      .length;
  await expect.poll(() => there.evaluateAll(whole)).toBeGreaterThanOrEqual(count);
  await page.waitForLoadState("networkidle");
  await atRest(page);
}

it("a page that is left fetches none of its pictures larger", async () => {
  const page = await house.visit();
  await page.goto("/");
  await isLive(page);
  await page.locator(".tile img").nth(11).scrollIntoViewIfNeeded();
  await allThere(page, 8);
  const asked = picturesAskedFor(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: nl("footer.terms") })
    .click();
  await page.getByRole("heading", { level: 1, name: nl("info.terms.title") }).waitFor();
  await fewFrames(page);
  expect(asked).toEqual([]);
});

it("kits that are drawn in a bike's colours fetch no picture, and neither do those that they replace", async () => {
  const page = await house.visit({ height: 1100 });
  const { data } = await house.api<{ data: { uuid: string }[] }>("GET", "/api/configurator-sets");
  await page.goto(`/set/${data[0]?.uuid}/start`);
  await isLive(page);
  await allThere(page, 8);
  const asked = picturesAskedFor(page);
  await page.getByLabel(nl("start.make"), { exact: true }).selectOption("KTM");
  const drawn = page.locator("[data-drawn] canvas:not([data-coarse])");
  await expect.poll(() => drawn.count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(8);
  await fewFrames(page);
  expect(asked).toEqual([]);
});
