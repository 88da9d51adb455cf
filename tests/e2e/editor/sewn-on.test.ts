import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { type OpenEditor, openEditor, settledPicture } from "./support.ts";

const house = shopHouse();
const fine = 240;

/** The stage once it has come to rest, fine enough for a zip to be seen. */
async function pixelsOf(stage: Locator): Promise<readonly number[]> {
  await settledPicture(stage);
  return stage.locator("canvas").evaluate((canvas, size) => {
    const copy = new OffscreenCanvas(size, size).getContext("2d");
    copy?.drawImage(canvas as HTMLCanvasElement, 0, 0, size, size);
    return [...(copy?.getImageData(0, 0, size, size).data ?? [])];
  }, fine);
}

/** Pixels of the stage that are not as they were. */
async function changed(stage: Locator, before: readonly number[]): Promise<number> {
  const now = await pixelsOf(stage);
  let count = 0;
  for (let i = 0; i < now.length; i += 4) {
    const differs = [0, 1, 2].some((k) => Math.abs((now[i + k] ?? 0) - (before[i + k] ?? 0)) > 12);
    count += differs ? 1 : 0;
  }
  return count;
}

/** A value of an option, as its row in the panel. */
function row({ page }: OpenEditor, name: string): Locator {
  return page.locator("label").filter({ has: page.getByRole("radio", { name, exact: true }) });
}

// A renderer in software tells of its own slowness.
const visit = { expects: /GL Driver Message/ } as const;

describe("what is sewn on by choice", () => {
  it.each([false, true])(
    "is seen on the stage at once, and gone again with the choice (graphics card: %s)",
    async (card) => {
      const editor = await openEditor(house, { ...visit, card });
      const { say, button, stage } = editor;
      await button("editor.panel.options").click();
      const plain = await pixelsOf(stage);
      // On the printed front, and on the collar, which carries no print.
      await row(editor, "korte rits").click();
      await expect.poll(() => changed(stage, plain), { timeout: 20_000 }).toBeGreaterThan(30);
      await row(editor, "ronde ribkraag").click();
      await expect.poll(() => changed(stage, plain), { timeout: 20_000 }).toBe(0);
      // What needs another drape still says that no picture shows it.
      const told = say("options.not_pictured");
      expect(await row(editor, "over bodyprotector").innerText()).toContain(told);
      expect(await row(editor, "korte rits").innerText()).not.toContain(told);
    },
  );

  it("is seen in the round, on cloth without print too", async () => {
    const editor = await openEditor(house, visit);
    const { button, stage } = editor;
    await button("editor.panel.options").click();
    await button("editor.free.title").click();
    await editor.ready();
    const plain = await pixelsOf(stage);
    await row(editor, "korte rits").click();
    await expect.poll(() => changed(stage, plain), { timeout: 20_000 }).toBeGreaterThan(30);
    await row(editor, "ronde ribkraag").click();
    await expect.poll(() => changed(stage, plain), { timeout: 20_000 }).toBe(0);
  });
});
