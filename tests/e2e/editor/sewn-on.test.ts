import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { type OpenEditor, openCoarsely, settledPicture } from "./support.ts";

const house = shopHouse();
const fine = 240;

interface Kept {
  /** Stays in the page: it is a quarter of a million numbers. */
  keptStage?: Uint8ClampedArray | undefined;
}

/** Keeps the stage as it is once it has come to rest, fine enough for a zip to be seen. */
async function keep(stage: Locator): Promise<void> {
  await settledPicture(stage);
  await stage.locator("canvas").evaluate((canvas, size) => {
    const copy = new OffscreenCanvas(size, size).getContext("2d");
    copy?.drawImage(canvas as HTMLCanvasElement, 0, 0, size, size);
    (globalThis as Kept).keptStage = copy?.getImageData(0, 0, size, size).data;
  }, fine);
}

/** Pixels of the stage that are not as they were kept. */
async function changed(stage: Locator): Promise<number> {
  await settledPicture(stage);
  return stage.locator("canvas").evaluate((canvas, size) => {
    const copy = new OffscreenCanvas(size, size).getContext("2d");
    copy?.drawImage(canvas as HTMLCanvasElement, 0, 0, size, size);
    const now = copy?.getImageData(0, 0, size, size).data ?? [];
    const before = (globalThis as Kept).keptStage ?? [];
    let count = 0;
    for (let i = 0; i < now.length; i += 4) {
      const differs = [0, 1, 2].some(
        (k) => Math.abs((now[i + k] ?? 0) - (before[i + k] ?? 0)) > 12,
      );
      count += differs ? 1 : 0;
    }
    return count;
  }, fine);
}

/** A value of an option, as its row in the panel. */
function row({ page }: OpenEditor, name: string): Locator {
  return page.locator("label").filter({ has: page.getByRole("radio", { name, exact: true }) });
}

// A renderer in software tells of its own slowness.
const visit = { expects: /GL Driver Message/ } as const;

describe("what is sewn on by choice", () => {
  it.each([false, true])(
    "is seen on the stage at once, in the round too, and gone again with the choice (graphics card: %s)",
    async (card) => {
      const editor = await openCoarsely(house, { ...visit, card });
      const { say, button } = editor;
      await button("editor.panel.options").click();
      await isSeen(editor);
      // Silicone inside the hem is seen by nobody, and says so.
      const told = say("options.not_pictured");
      expect(await row(editor, "Siliconen grip").innerText()).toContain(told);
      for (const seen of ["Korte rits", "Over bodyprotector", "Open zoom", "Lang"])
        expect(await row(editor, seen).innerText(), seen).not.toContain(told);
      if (card) return;
      await isAltered(editor);

      await button("editor.free.title").click();
      await editor.ready();
      await isSeen(editor);
    },
  );
});

/** Another fit hangs elsewhere, all of it, and comes back as it was. */
async function isAltered(editor: OpenEditor): Promise<void> {
  const { stage } = editor;
  await keep(stage);
  await row(editor, "Over bodyprotector").click();
  await expect.poll(() => changed(stage), { timeout: 60_000 }).toBeGreaterThan(3000);
  await row(editor, "Normaal").first().click();
  await expect.poll(() => changed(stage), { timeout: 60_000 }).toBe(0);
}

/** On the printed front, and on the collar, which carries no print. */
async function isSeen(editor: OpenEditor): Promise<void> {
  const { stage } = editor;
  await keep(stage);
  await row(editor, "Korte rits").click();
  await expect.poll(() => changed(stage), { timeout: 60_000 }).toBeGreaterThan(30);
  await row(editor, "Ronde ribkraag").click();
  await expect.poll(() => changed(stage), { timeout: 60_000 }).toBe(0);
}
