import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { openEditor } from "./support.ts";

/** The garment in the round where a processor draws, as it does in these tests, and where a card does. */
const house = shopHouse();
/** Pixels of a tile, each way. */
const tile = 8;

/** Mean colours of the tiles of the canvas, bytes with their coverage, once it has come to rest. */
async function tilesOf(stage: Locator): Promise<number[]> {
  await stage.locator("canvas[data-still=true]").waitFor({ timeout: 180_000 });
  return stage.locator("canvas").evaluate((canvas, size) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const copy = new OffscreenCanvas(width, height).getContext("2d");
    copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
    const bytes = copy?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const across = Math.ceil(width / size);
    const sums = Array<number>(4 * across * Math.ceil(height / size)).fill(0);
    for (let at = 0; at < width * height; at++) {
      const [row, column] = [Math.floor(at / width / size), Math.floor((at % width) / size)];
      const alpha = bytes[4 * at + 3] ?? 0;
      for (let k = 0; k < 4; k++) {
        const value = k < 3 ? ((bytes[4 * at + k] ?? 0) * alpha) / 255 : alpha;
        sums[4 * (row * across + column) + k] =
          (sums[4 * (row * across + column) + k] ?? 0) + value;
      }
    }
    return sums.map((sum) => sum / size ** 2);
  }, tile);
}

interface Seen {
  readonly width: number;
  readonly drawings: string | undefined;
  readonly still: string | undefined;
}

/** Notes, from frame to frame, how many pixels there are and of how many drawings the picture is. */
async function watch(stage: Locator): Promise<void> {
  await stage.locator("canvas").evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const note = (): void => {
      seen.push({
        width: canvas.width,
        drawings: canvas.dataset["drawings"],
        still: canvas.dataset["still"],
      });
      requestAnimationFrame(note);
    };
    note();
  });
}

describe("a garment in the round, drawn by the processor", () => {
  it(
    "has fewer pixels while it turns, all of them at rest, and is there the card's picture",
    { timeout: 480_000 },
    async () => {
      const { page, button, stage, ready } = await openEditor(house, {
        expects: /GL Driver Message/,
      });
      await button("editor.free.title").click();
      await ready();
      const tiles = await tilesOf(stage);
      const canvas = stage.locator("canvas");
      const { width = 0 } = (await canvas.boundingBox()) ?? {};
      // Seventeen, unless the machine has other things to do.
      expect(Number(await canvas.getAttribute("data-drawings"))).toBeGreaterThanOrEqual(7);
      expect(await canvas.evaluate((one) => (one as HTMLCanvasElement).width)).toBe(
        Math.round(width),
      );

      await watch(stage);
      await stage.focus();
      await page.keyboard.press("ArrowRight");
      await expect
        .poll(
          async () => {
            const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
            return seen.some(({ still }) => still === "false") && seen.at(-1)?.still === "true";
          },
          { timeout: 180_000 },
        )
        .toBe(true);
      const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
      const turning = seen.filter(({ still, drawings }) => still === "false" && drawings === "0");
      // Coarse until the first fine one stands there, and never coarse again.
      expect(turning[0]?.width).toBeLessThanOrEqual(Math.ceil(width / 2));
      const fine = seen.slice(seen.indexOf(turning[0] as Seen)).map((one) => one.width > width / 2);
      expect(fine.slice(fine.indexOf(true)).every(Boolean)).toBe(true);
      expect(seen.at(-1)).toMatchObject({ width: Math.round(width) });
      expect(Number(seen.at(-1)?.drawings)).toBeGreaterThanOrEqual(7);

      await page.keyboard.press("ArrowLeft");
      const again = await tilesOf(stage);
      // Turned back it is the same, of however many drawings.
      const back = again.reduce((sum, value, i) => sum + Math.abs(value - (tiles[i] ?? 0)), 0);
      expect(back / again.length).toBeLessThan(0.1);
      await page.context().close();

      const byCard = await openEditor(house, { card: true, expects: /GL Driver Message/ });
      await byCard.button("editor.free.title").click();
      await byCard.ready();
      const card = await tilesOf(byCard.stage);
      const taken = await byCard.stage.locator("canvas").getAttribute("data-drawings");
      expect(Number(taken)).toBeLessThanOrEqual(7);
      expect(card.length).toBe(tiles.length);
      const apart = tiles
        .map((value, i) => Math.abs(value - (card[i] ?? 0)))
        .filter((_, i) => (card[4 * Math.floor(i / 4) + 3] ?? 0) > 127);
      expect(apart.length).toBeGreaterThan(4000);
      const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
      expect(mean).toBeLessThan(1);
      expect(apart.toSorted((a, b) => a - b)[Math.floor(apart.length * 0.99)]).toBeLessThan(5);
    },
  );
});
