import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shopHouse, sidewaysScroll } from "../shop/support/shop-house.ts";
import { openCoarsely, settledPicture } from "./support.ts";
import { touch } from "./tasks/fingers.ts";

const house = shopHouse();

async function frameOf(page: Page): Promise<{ x: number; y: number; width: number }> {
  const box = await page.locator("polygon.frame-line").last().boundingBox();
  if (!box) throw new Error("nothing is chosen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

describe("fingers on a phone", () => {
  it("swipe turns the garment, one finger moves a layer, two scale it, each as one step", async () => {
    const editor = await openCoarsely(house, { width: 390, height: 844 });
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
    // The stage grows again, and its view with it.
    await editor.ready();
    const rest = await frameOf(page);

    await touch(page, [rest], [{ x: rest.x + 30, y: rest.y + 40 }]);
    const moved = await frameOf(page);
    expect(moved.x - rest.x).toBeGreaterThan(20);
    expect(moved.y - rest.y).toBeGreaterThan(30);
    await undo.click();
    await expect.poll(async () => (await frameOf(page)).x).toBeCloseTo(rest.x, 1);
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
    await expect.poll(async () => (await frameOf(page)).width).toBeCloseTo(rest.width, 0);
    expect(await undo.isDisabled()).toBe(true);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  it("ten tasks at 360 × 640 by fingers alone: sides, zoom, choosing, turning, guides, undo, 3D", async () => {
    // A renderer in software tells of its own slowness.
    const visit = { width: 360, height: 640, expects: /GL Driver Message/ };
    const editor = await openCoarsely(house, visit);
    const { page, say, button, stage } = editor;
    const pressed = (key: string): Promise<string | null> =>
      button(key).getAttribute("aria-pressed");
    const chosen = page.locator("[data-frame=chosen] polygon.frame-line");
    const stageBox = await stage.boundingBox();
    if (!stageBox) throw new Error("no stage");
    const middle = {
      x: stageBox.x + stageBox.width / 2,
      y: stageBox.y + stageBox.height * 0.6,
    };

    // 1 and 2: a side by its button, and back by a swipe.
    await button("side.back").tap();
    await expect.poll(() => pressed("side.back")).toBe("true");
    await editor.ready();
    const low = { x: 300, y: stageBox.y + stageBox.height - 20 };
    await touch(page, [{ ...low, x: 60 }], [{ ...low, x: 250 }]);
    await expect.poll(() => pressed("side.front")).toBe("true");
    await editor.ready();

    // 3 and 4: nearer by a button, further by two fingers beside the layers.
    await button("editor.zoom_in").tap();
    await expect.poll(() => button("editor.zoom_out").isDisabled()).toBe(false);
    await button("editor.zoom_out").tap();
    await expect.poll(() => button("editor.zoom_out").isDisabled()).toBe(true);

    // 5: what lies under the finger is chosen.
    await touch(page, [middle], [middle]);
    await chosen.waitFor();

    // 6 and 7: the knob answers 15 px beside its middle, as a finger meets it; undo takes the turn back.
    const straight = await chosen.getAttribute("points");
    const knob = await page.locator("[data-handle=rotate] .frame-hit").boundingBox();
    if (!knob) throw new Error("no knob");
    expect(knob.width, "room for a finger").toBeGreaterThanOrEqual(44);
    const beside = { x: knob.x + knob.width / 2 + 15, y: knob.y + knob.height / 2 };
    await touch(page, [beside], [{ x: beside.x + 50, y: beside.y + 25 }]);
    expect((await chosen.getAttribute("points")) === straight, "turned").toBe(false);
    await button("editor.undo").tap();
    expect(await chosen.getAttribute("points")).toBe(straight);

    // 8: guides by a button.
    await button("editor.stage.ruler").tap();
    expect(await page.locator("[data-safe]").count()).toBeGreaterThan(0);
    await button("editor.stage.ruler").tap();

    // 9 and 10: in the round by a button, turned by a finger beside the layers.
    await button("editor.free.title").tap();
    await editor.ready();
    const before = await settledPicture(stage);
    await touch(page, [{ ...low, x: 60 }], [{ ...low, x: 250 }]);
    expect(await settledPicture(stage), "turned").not.toBe(before);
    expect(await page.getByRole("application").getAttribute("aria-label")).toContain(
      say("editor.free.title"),
    );
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});
