import type { Locator, Page } from "playwright-core";

const frame = (page: Page): Locator => page.locator("[data-frame=chosen] polygon.frame-line");

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle and the size of what is found, window pixels. */
async function boxOf(found: Locator, what: string): Promise<Box> {
  const box = await found.first().boundingBox();
  if (!box) throw new Error(`${what} is not in sight`);
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: y + height / 2, width, height };
}

const LOOK_MS = 120;

/** Where the frame stands once it stands still: a sheet that has gone lets the stage grow. */
export async function frameOf(page: Page): Promise<Box> {
  await frame(page).first().waitFor();
  let before = "";
  for (;;) {
    await page.locator("[role=application][aria-busy=false]").waitFor();
    const box = await boxOf(frame(page), "the chosen layer's frame");
    if (JSON.stringify(box) === before) return box;
    before = JSON.stringify(box);
    await page.waitForTimeout(LOOK_MS);
  }
}

export async function handleOf(page: Page, handle: string): Promise<Box> {
  await frameOf(page);
  return boxOf(
    page.locator(`[data-frame=chosen] [data-handle=${handle}] .frame-hit`),
    `the handle ${handle}`,
  );
}

/** How many window pixels a millimetre is, by the measure that is shown beside the frame. */
export async function pixelsPerMillimetre(page: Page): Promise<number> {
  const words = (await page.locator("[data-measure]").first().textContent()) ?? "";
  const wide = Number.parseFloat(words);
  return (await frameOf(page)).width / wide;
}
