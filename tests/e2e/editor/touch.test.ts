import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shopHouse, sidewaysScroll } from "../shop/support/shop-house.ts";
import { openEditor } from "./support.ts";

const house = shopHouse();

interface Finger {
  x: number;
  y: number;
}

/** Puts fingers down one after another, moves them from the first places to the last, and lifts them. */
async function touch(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", places: readonly Finger[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: places.map((place, id) => ({ ...place, id })),
    });
  for (let count = 1; count <= from.length; count += 1) {
    await send("touchStart", from.slice(0, count));
  }
  const steps = 6;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const places = from.map((start, finger) => ({
      x: start.x + ((to[finger]?.x ?? start.x) - start.x) * share,
      y: start.y + ((to[finger]?.y ?? start.y) - start.y) * share,
    }));
    await send("touchMove", places);
  }
  await send("touchEnd", []);
}

async function frameOf(page: Page): Promise<{ x: number; y: number; width: number }> {
  const box = await page.locator("polygon.frame-line").last().boundingBox();
  if (!box) throw new Error("nothing is chosen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

describe("fingers on a phone", () => {
  it("swipe turns the garment, one finger moves a layer, two scale it, each as one step", async () => {
    const editor = await openEditor(house, { width: 390, height: 844 });
    const { page, say, button, stage } = editor;
    const undo = button("editor.undo");
    const stageBox = await stage.boundingBox();
    const stageHeight = (stageBox?.y ?? 0) + (stageBox?.height ?? 0);
    const beside = { x: 330, y: stageHeight - 80 };
    await touch(page, [beside], [{ x: 120, y: beside.y }]);
    const back = page.getByRole("button", { name: say("side.back"), exact: true });
    await expect.poll(() => back.getAttribute("aria-pressed")).toBe("true");
    expect(await undo.isDisabled()).toBe(true);

    await button("editor.layers").click();
    await editor.choose("LINDHOLM");
    // The stage keeps half of the window while a sheet is open.
    const sheet = await page.getByRole("region", { name: say("editor.layers") }).boundingBox();
    expect(sheet?.y ?? 0).toBeGreaterThanOrEqual(844 / 2);
    await button("app.close").click();
    const rest = await frameOf(page);

    await touch(page, [rest], [{ x: rest.x + 30, y: rest.y + 40 }]);
    const moved = await frameOf(page);
    expect(moved.x - rest.x).toBeGreaterThan(20);
    expect(moved.y - rest.y).toBeGreaterThan(30);
    await undo.click();
    expect((await frameOf(page)).x).toBeCloseTo(rest.x, 1);
    expect(await undo.isDisabled()).toBe(true);

    await touch(
      page,
      [
        { x: rest.x - 15, y: rest.y },
        { x: rest.x + 15, y: rest.y },
      ],
      [
        { x: rest.x - 30, y: rest.y },
        { x: rest.x + 30, y: rest.y },
      ],
    );
    expect((await frameOf(page)).width).toBeGreaterThan(rest.width * 1.6);
    await undo.click();
    expect((await frameOf(page)).width).toBeCloseTo(rest.width, 0);
    expect(await undo.isDisabled()).toBe(true);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});
