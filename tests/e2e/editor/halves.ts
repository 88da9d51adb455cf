import type { Locator } from "playwright-core";

type Size = { readonly width: number; readonly height: number };

export type Hue = "upper" | "lower" | null;

/** Which half of the drawing each pixel of what is seen shows; folds and light make it darker, not of another hue. */
export async function halves(stage: Locator): Promise<(x: number, y: number) => Hue> {
  const picture = (await stage.screenshot()).toString("base64");
  const { width, marks } = await stage.page().evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!context) throw new Error("no context");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let found = "";
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      const upper = Math.min(r, b) > g * 2 && r > 50;
      const lower = g > 50 && g > r * 2 && g > b * 1.6;
      found += upper ? "u" : lower ? "l" : " ";
    }
    return { width: bitmap.width, marks: found };
  }, picture);
  return (x, y) => {
    const mark = marks[Math.round(y) * width + Math.round(x)];
    return mark === "u" ? "upper" : mark === "l" ? "lower" : null;
  };
}

export interface Seen {
  readonly count: number;
  readonly middle: { readonly x: number; readonly y: number };
}

/** How much of a half is in sight, and where its middle is. */
export function seenOf(at: (x: number, y: number) => Hue, half: Hue, box: Size): Seen {
  let [count, sumX, sumY] = [0, 0, 0];
  for (let y = 1; y < box.height - 1; y += 2) {
    for (let x = 1; x < box.width - 1; x += 2) {
      if (at(x, y) !== half) continue;
      count += 1;
      sumX += x;
      sumY += y;
    }
  }
  return { count, middle: { x: sumX / Math.max(1, count), y: sumY / Math.max(1, count) } };
}
