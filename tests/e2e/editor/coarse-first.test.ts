import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { openEditor, settledPicture } from "./support.ts";

const house = shopHouse();

/** Keeps a copy of the stage's picture at rest in the page, under a name. */
async function keep(stage: Locator, name: string): Promise<void> {
  await settledPicture(stage);
  await stage.locator("canvas").evaluate((canvas: HTMLCanvasElement, as) => {
    const size = { width: canvas.width, height: canvas.height };
    const copy = Object.assign(document.createElement("canvas"), size);
    const pen = copy.getContext("2d", { willReadFrequently: true });
    pen?.drawImage(canvas, 0, 0);
    const { data } = pen?.getImageData(0, 0, size.width, size.height) ?? { data: [] };
    Object.assign(window, { [as]: { ...size, data } });
  }, name);
}

/** Where two kept pictures differ by more than a hair: column, row and both colours; the first few. */
function differences(stage: Locator): Promise<string[]> {
  return stage.evaluate(() => {
    type Kept = { width: number; data: Uint8ClampedArray };
    const { before, after } = window as unknown as Record<"before" | "after", Kept>;
    const found: string[] = [];
    for (let i = 0; i < before.data.length; i += 4) {
      const [a, b] = [before.data.slice(i, i + 4), after.data.slice(i, i + 4)];
      if (a.every((value, at) => value === b[at])) continue;
      const at = i / 4;
      found.push(`${at % before.width} ${Math.floor(at / before.width)}: ${a.join()} ${b.join()}`);
    }
    return found.slice(0, 20);
  });
}

describe("a picture that is shown coarsely first", () => {
  it.each([
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ])("leaves nothing of itself at $width px once it is fine", async (size) => {
    const { page, stage, button } = await openEditor(house, size);
    await button("editor.panel.colours").click();
    await keep(stage, "before");
    await stage.locator("canvas").evaluate((canvas) => {
      new MutationObserver(() => {
        if (canvas.dataset["coarse"] !== undefined) canvas.dataset["sketched"] = "";
      }).observe(canvas, { attributeFilter: ["data-coarse"] });
    });
    const devtools = await page.context().newCDPSession(page);
    // So slow that changes are shown coarsely.
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    const colours = page.getByRole("button", { name: /, #[0-9a-f]{6}$/ });
    for (const nth of [-1, -2, -3]) await colours.nth(nth).click();
    await stage.locator("canvas[data-sketched]").waitFor({ state: "attached" });
    const undo = button("editor.undo");
    while (await undo.isEnabled()) await undo.click();
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await keep(stage, "after");
    expect(await differences(stage)).toEqual([]);
  });
});
