import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { type OpenEditor, openEditor, settledPicture } from "./support.ts";

const house = shopHouse();
/** Pixels of the stage's middle that are looked at, each way, as they are shown. */
const AREA = 240;
const patient = { timeout: 60_000 };
/** A channel that differs by less is no thread. */
const STEPS = 5;

interface Kept {
  keptCloth?: Uint8ClampedArray | undefined;
}

/** Share of the middle's pixels that are not as they were kept; `keep` keeps them as they are now for the next look. */
async function changed(stage: Locator, keep = false): Promise<number> {
  await settledPicture(stage);
  return stage.locator("canvas").evaluate(
    (element, { area, steps, keeps }) => {
      const canvas = element as HTMLCanvasElement;
      const pen = new OffscreenCanvas(area, area).getContext("2d");
      const [x, y] = [(canvas.width - area) / 2, (canvas.height - area) / 2];
      pen?.drawImage(canvas, Math.round(x), Math.round(y), area, area, 0, 0, area, area);
      const now = pen?.getImageData(0, 0, area, area).data ?? new Uint8ClampedArray();
      const kept = globalThis as Kept;
      const before = kept.keptCloth ?? [];
      if (keeps) kept.keptCloth = now;
      let count = 0;
      for (let i = 0; i < now.length; i += 4)
        if ([0, 1, 2].some((k) => Math.abs((now[i + k] ?? 0) - (before[i + k] ?? 0)) >= steps))
          count += 1;
      return count / area ** 2;
    },
    { area: AREA, steps: STEPS, keeps: keep },
  );
}

/** A value of an option, as its row in the panel. */
function row({ page }: OpenEditor, name: string): Locator {
  return page
    .locator("label")
    .filter({ has: page.getByRole("radio", { name, exact: true }) })
    .first();
}

/** Enlarges the stage, and waits for what draws its threads. */
async function enlarge({ page, button, stage }: OpenEditor, drawing: RegExp): Promise<void> {
  const threads = page.waitForResponse(drawing);
  for (let step = 0; step < 3; step += 1) await button("editor.zoom_in").click();
  await threads;
  await changed(stage, true);
  await expect.poll(() => changed(stage, true), patient).toBe(0);
}

const others = ["Vogeloogbrei", "Interlock", "Stretch"];
const long = process.env["LONG"] === "1";
/** The round has the stage's own surfaces: each fabric is seen in one of both here, in the two of them in the long tests. */
const [onTheStage, inTheRound] = long
  ? [others, others]
  : [["Interlock", "Stretch"], ["Vogeloogbrei"]];

/** Each fabric is another surface than the first, which comes back as it was. */
async function areSeen(editor: OpenEditor, fabrics: readonly string[]): Promise<void> {
  const { stage } = editor;
  await changed(stage, true);
  for (const fabric of fabrics) {
    await row(editor, fabric).click();
    await expect.poll(() => changed(stage), patient).toBeGreaterThan(0.02);
    await row(editor, "Ventilerend mesh").click();
    await expect.poll(() => changed(stage), patient).toBe(0);
  }
}

describe("a fabric that is chosen", () => {
  it("is seen on the enlarged stage and in the round, and never said to be unseen", async () => {
    const editor = await openEditor(house, {
      density: 1,
      expects: /GL Driver Message/,
      card: true,
    });
    const { say, button } = editor;
    await button("editor.panel.options").click();
    for (const fabric of others)
      expect(await row(editor, fabric).innerText()).not.toContain(say("options.not_pictured"));
    await enlarge(editor, /near-surface/u);
    await areSeen(editor, onTheStage);
    await button("editor.free.title").click();
    await editor.ready();
    await areSeen(editor, inTheRound);
  });

  it("is seen on the enlarged stage where no graphics card is, which is as it was when it is small again", async () => {
    const editor = await openEditor(house);
    const { button, stage } = editor;
    await button("editor.panel.options").click();
    const before = await settledPicture(stage);
    await enlarge(editor, /near-picture/u);
    await areSeen(editor, ["Interlock"]);
    for (let step = 0; step < 3; step += 1) await button("editor.zoom_out").click();
    await expect.poll(() => settledPicture(stage), patient).toBe(before);
  });
});
