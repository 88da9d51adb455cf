import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { freshAddress, sayIn, shopHouse } from "../shop/support/shop-house.ts";
import { openCoarsely, settledPicture } from "./support.ts";

const house = shopHouse();
const say = sayIn("nl");
const alterations = /alterations\.[^/]*\.json$/;

/** An editor whose drapes' alterations come when they are let go, or not at all. */
async function withSlowFit(expects?: RegExp) {
  const token = await house.register(freshAddress("pasvorm"));
  const { uuid } = await house.design("Pasvorm", token);
  const stored = { access_token: token };
  const visit = expects ? { stored, expects } : { stored };
  const editor = await openCoarsely(house, visit, `/configured-set/${uuid}`);
  await editor.button("editor.panel.options").click();
  return editor;
}

const sign = (page: Page) => page.getByRole("status").filter({ hasText: say("editor.stage.view") });

/** What the canvas holds, also while another picture is on its way. */
function seen(stage: Locator): Promise<string> {
  return stage.evaluate((element) => {
    const canvas = element.querySelector("canvas");
    const small = new OffscreenCanvas(12, 12).getContext("2d");
    if (!canvas || !small) return "";
    small.drawImage(canvas, 0, 0, 12, 12);
    return small.getImageData(0, 0, 12, 12).data.join();
  });
}

const race = (page: Page) => page.getByRole("radio", { name: /^Race/ });

it("over a slow line the picture of before says that it is one, until the fit that was chosen is seen", async () => {
  const { page, stage } = await withSlowFit();
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(alterations, async (route) => {
    await held;
    await route.continue();
  });
  const before = await settledPicture(stage);
  await race(page).check({ force: true });
  await sign(page).waitFor();
  await expect.poll(() => sign(page).evaluate((each) => getComputedStyle(each).opacity)).toBe("1");
  expect(await stage.getAttribute("aria-busy")).toBe("true");
  // The picture of before stands until then: nothing flashes.
  expect(await seen(stage)).toBe(before);
  letGo();
  await sign(page).waitFor({ state: "detached", timeout: 60_000 });
  expect(await stage.getAttribute("aria-busy")).toBe("false");
  expect(await settledPicture(stage)).not.toBe(before);
});

it("a fit that cannot be fetched leaves the garment as it was worn, and says so", async () => {
  const { page, stage } = await withSlowFit(/ERR_FAILED|how it is worn did not come/);
  const asked: string[] = [];
  await page.route(alterations, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const before = await settledPicture(stage);
  await race(page).check({ force: true });
  await sign(page).waitFor();
  // Asked for again and again, and never the pieces in its place.
  await expect.poll(() => asked.length, { timeout: 60_000 }).toBeGreaterThan(1);
  expect(await sign(page).count()).toBe(1);
  expect(await seen(stage)).toBe(before);
  await page.unroute(alterations);
  await sign(page).waitFor({ state: "detached", timeout: 60_000 });
  expect(await settledPicture(stage)).not.toBe(before);
});

it("over a slow line another garment than the one that was chosen steps back, until that one is seen", async () => {
  const { page, stage } = await withSlowFit();
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(/\/gloves[^/]*\.glb/, async (route) => {
    await held;
    await route.continue();
  });
  const before = await settledPicture(stage);
  const shows = () => stage.locator("canvas").evaluate((each) => getComputedStyle(each).opacity);
  expect(await shows()).toBe("1");
  await page.getByRole("tab", { name: say("product.gloves"), exact: true }).click();
  await sign(page).waitFor();
  await expect.poll(shows).toBe("0.15");
  expect(await seen(stage)).toBe(before);
  letGo();
  await sign(page).waitFor({ state: "detached", timeout: 60_000 });
  await expect.poll(shows).toBe("1");
  expect(await settledPicture(stage)).not.toBe(before);
});
