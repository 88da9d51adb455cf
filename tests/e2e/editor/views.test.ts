import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { openCoarsely, settledPicture, sharedEditor } from "./support.ts";

const house = shopHouse();
const sides = ["front", "back", "left", "right"] as const;
// A renderer in software tells of its own slowness.
const inOne = sharedEditor(() =>
  openCoarsely(house, { stays: true, expects: /GL Driver Message/ }),
);

/** A canvas as text: equal pictures are equal strings. */
function pixelsOf(canvas: Locator): Promise<string> {
  return canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
}

/** Frames until the garment shows what a press on a button changes; far too many when it never does. */
async function framesUntilShown(stage: Locator, button: Locator): Promise<number> {
  const canvas = await stage.locator("canvas").elementHandle();
  return button.evaluate((element: HTMLElement, shown) => {
    const small = new OffscreenCanvas(96, 96).getContext("2d", { willReadFrequently: true });
    const look = (): string => {
      small?.clearRect(0, 0, 96, 96);
      small?.drawImage(shown as HTMLCanvasElement, 0, 0, 96, 96);
      return small?.getImageData(0, 0, 96, 96).data.join() ?? "";
    };
    const before = look();
    element.click();
    return new Promise<number>((resolve) => {
      const next = (frames: number): void => {
        if (frames >= 60 || look() !== before) resolve(frames);
        else requestAnimationFrame(() => next(frames + 1));
      };
      requestAnimationFrame(() => next(1));
    });
  }, canvas);
}

describe("the sides of a garment", () => {
  it(
    "[S2.38] preview shows front, back, left and right, each with a picture that follows the design",
    inOne(async (editor) => {
      const { page, say, button, stage } = editor;
      const small = (side: string): Locator => page.locator(`canvas[data-side=${side}]`);
      const blank = await page.evaluate(() => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [76, 76];
        return canvas.toDataURL();
      });
      const pictures = new Set<string>();
      const seen: string[] = [];
      for (const side of sides) {
        await expect.poll(() => pixelsOf(small(side)), { timeout: 60_000 }).not.toBe(blank);
        await button(`side.${side}`).click();
        await editor.ready();
        expect(await button(`side.${side}`).getAttribute("aria-pressed")).toBe("true");
        expect(await stage.getAttribute("aria-label")).toContain(say(`side.${side}`));
        pictures.add(await settledPicture(stage));
        seen.push(await pixelsOf(small(side)));
      }
      expect(pictures.size, "four different sides").toBe(4);
      expect(new Set(seen).size, "and four small pictures").toBe(4);

      // Another kit: stage and small pictures show it.
      await page.getByRole("button", { name: "Blok", exact: true }).click();
      await editor.ready();
      await expect
        .poll(async () => pictures.has(await settledPicture(stage)), { timeout: 60_000 })
        .toBe(false);
      for (const [index, side] of sides.entries()) {
        await expect.poll(() => pixelsOf(small(side)), { timeout: 60_000 }).not.toBe(seen[index]);
      }
      await button("side.front").click();
      await editor.ready();
    }),
  );

  it(
    "turns freely, by keys, buttons and drags, and is designed on in the round",
    inOne(async (editor) => {
      const { page, button, stage } = editor;
      await button("editor.free.title").click();
      await editor.ready();
      const front = await settledPicture(stage);
      await button("editor.free.right").click();
      await expect
        .poll(async () => (await settledPicture(stage)) === front, { timeout: 60_000 })
        .toBe(false);
      await button("editor.free.left").click();
      await stage.focus();
      for (let press = 0; press < 12; press += 1) await page.keyboard.press("ArrowRight");
      const back = await settledPicture(stage);
      expect(back === front).toBe(false);
      await button("side.front").click();
      expect(await button("editor.free.title").getAttribute("aria-pressed")).toBe("false");
      await button("editor.free.title").click();
      await editor.ready();

      // What is chosen by a press on the cloth in the round is dragged there, in one step.
      const stageBox = await stage.boundingBox();
      if (!stageBox) throw new Error("no stage");
      const frame = page.locator("[data-frame=chosen] polygon.frame-line");
      const middle = { x: stageBox.x + stageBox.width / 2, y: stageBox.y + stageBox.height * 0.6 };
      await page.mouse.click(middle.x, middle.y);
      await frame.waitFor();
      const before = await frame.boundingBox();
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      for (let step = 1; step <= 5; step += 1)
        await page.mouse.move(middle.x, middle.y - step * 12);
      await page.mouse.up();
      const after = await frame.boundingBox();
      expect((before?.y ?? 0) - (after?.y ?? 0)).toBeGreaterThan(40);
      await button("editor.undo").click();
      expect(await button("editor.undo").isDisabled(), "one step").toBe(true);
      await button("side.front").click();
      await editor.ready();
    }),
  );

  it("a graphics card composes the picture that the processor does, and keeps up with a change", async () => {
    const small = { width: 640, height: 560 };
    const colours = async (card: boolean): Promise<(readonly number[])[]> => {
      const editor = await openCoarsely(house, { ...small, card, expects: /GL Driver Message/ });
      const { page, button, stage } = editor;
      expect(
        await stage
          .locator("canvas")
          .evaluate((canvas: HTMLCanvasElement) => canvas.getContext("webgl2") !== null),
      ).toBe(card);
      const first = await settledPicture(stage);
      await button("editor.panel.templates").click();
      await page.getByRole("button", { name: "Nightshift", exact: true }).click();
      await button("app.close").click();
      await editor.ready();
      const second = await settledPicture(stage);
      await page.close();
      return [first, second].map((picture) => picture.split(",").map(Number));
    };
    const [processor, graphics] = [await colours(false), await colours(true)];
    for (const [index, picture] of processor.entries()) {
      const off = picture.map((value, i) => Math.abs(value - (graphics[index]?.[i] ?? 255)));
      expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThan(3);
      expect(Math.max(...off)).toBeLessThan(40);
    }
  });

  it("a change is seen within two frames, on a side and in the round", async () => {
    const view = { width: 1000, height: 620, card: true, expects: /GL Driver Message/ };
    const editor = await openCoarsely(house, view);
    const { page, button, stage } = editor;
    await button("editor.panel.colours").click();
    const swatches = page.getByRole("button", { name: /, #[0-9a-f]{6}$/, pressed: false });
    await settledPicture(stage);
    expect(await framesUntilShown(stage, swatches.first())).toBeLessThanOrEqual(2);
    await button("editor.free.title").click();
    await editor.ready();
    await settledPicture(stage);
    expect(await framesUntilShown(stage, swatches.last())).toBeLessThanOrEqual(2);
  });

  it(
    "the flat pieces stay in reach, as a view and as a map that leads to each piece",
    inOne(async (editor) => {
      const { page, say, button, stage } = editor;
      const worn = await settledPicture(stage);
      await button("editor.stage.pieces").click();
      await editor.ready();
      expect(await settledPicture(stage)).not.toBe(worn);
      await button("editor.stage.pieces").click();
      await editor.ready();
      expect(await settledPicture(stage)).toBe(worn);

      // The map is for wide stages: on narrower ones the zoom has its place.
      await page.setViewportSize({ width: 1600, height: 900 });
      await editor.ready();
      const map = page.getByRole("group", { name: say("editor.stage.pieces") });
      await map.getByRole("button", { name: "Rugpand", exact: true }).click();
      await expect.poll(() => button("side.back").getAttribute("aria-pressed")).toBe("true");
      expect(await map.locator("[aria-current=true]").getAttribute("aria-label")).toBe("Rugpand");
    }),
  );
});
