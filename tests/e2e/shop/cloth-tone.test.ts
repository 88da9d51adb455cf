import sharp from "sharp";
import { expect, it } from "vitest";
import { shopHouse } from "./support/shop-house.ts";

const house = shopHouse();

/** Mean luminance of what is visible of a picture, 0 to 1. */
async function brightness(bytes: Buffer): Promise<number> {
  const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    sum += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    weight += alpha;
  }
  return sum / weight / 255;
}

it("light garments lie on the darker ground, dark ones on the light one, and the picture is fetched once", async () => {
  const page = await house.visit();
  await page.goto("/");
  const tiles = page.locator(".tile-grey, .tile-light").filter({ has: page.locator("img") });
  // The kits on the home page: white cloth and black.
  await tiles.nth(11).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(".tile-grey").count()).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  const seen = { light: 0, dark: 0 };
  for (const tile of (await tiles.all()).slice(0, 12)) {
    const address = await tile
      .locator("img")
      .first()
      .evaluate((image) => (image as HTMLImageElement).currentSrc);
    const bright = await brightness(await (await page.request.get(address)).body());
    // Between the two no eye would tell.
    if (bright > 0.58 && bright < 0.62) continue;
    const light = bright > 0.6;
    expect([address, await tile.getAttribute("class")]).toEqual([
      address,
      expect.stringContaining(light ? "tile-grey" : "tile-light"),
    ]);
    seen[light ? "light" : "dark"] += 1;
  }
  expect(seen.light).toBeGreaterThan(0);
  expect(seen.dark).toBeGreaterThan(5);
  const weights = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry): entry is PerformanceResourceTiming =>
          "initiatorType" in entry && entry.initiatorType === "fetch",
      )
      .filter(({ name }) => name.includes(".webp"))
      .map(({ transferSize }) => transferSize),
  );
  expect(weights.length).toBeGreaterThan(5);
  expect(Math.max(...weights)).toBe(0);
});
