import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { isLive, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const say = sayIn("nl");

interface Drawn {
  /** How often each kit's picture was put on its canvas. */
  readonly times: number[];
  /** How many pieces were drawn for each picture, whoever saw it. */
  readonly pieces: number[];
}

/** Opens the first screen and counts from then on what is drawn. */
async function openStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times = new Map<HTMLCanvasElement, number>();
    const pieces: number[] = [];
    let read = 0;
    const pen = CanvasRenderingContext2D.prototype;
    const own = <Kind extends "putImageData" | "getImageData">(kind: Kind) =>
      Object.getOwnPropertyDescriptor(pen, kind)?.value as (typeof pen)[Kind];
    const [put, get] = [own("putImageData"), own("getImageData")];
    pen.putImageData = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
      times.set(this.canvas, (times.get(this.canvas) ?? 0) + 1);
      pieces.push(read);
      read = 0;
      Reflect.apply(put, this, given);
    };
    pen.getImageData = function (...given) {
      read += 1;
      return Reflect.apply(get, this, given);
    };
    Object.assign(globalThis, {
      count: () => pieces.length,
      drawn: () => {
        const told = { times: [...times.values()], pieces: [...pieces] };
        times.clear();
        pieces.length = 0;
        return told;
      },
    });
  });
  const { data } = await house.api<{ data: { uuid: string }[] }>("GET", "/api/configurator-sets");
  await page.goto(`/set/${data[0]?.uuid}/start`);
  await isLive(page);
}

interface Counted {
  readonly drawn: () => Drawn;
  readonly count: () => number;
}

/** Until every kit in sight or near it is drawn for the choice that was just made; what was drawn since it was asked last. */
async function allDrawn(page: Page): Promise<Drawn> {
  const canvases = page.locator("[data-kit] canvas");
  await expect
    .poll(
      async () => {
        const sharp = await page.locator("[data-drawn] canvas:not([data-coarse])").count();
        const put = await page.evaluate(() => (globalThis as unknown as Counted).count());
        return sharp >= 8 && sharp === (await canvases.count()) && put >= sharp;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return page.evaluate(() => (globalThis as unknown as Counted).drawn());
}

const make = (page: Page) => page.getByLabel(say("start.make"), { exact: true });

it("each kit is drawn once for a choice, be it made as the page opens or later", async () => {
  const page = await house.visit({ height: 1100 });
  await openStart(page);
  // Whoever comes to the fields has kits fetched ahead, and one drawn where nobody sees it.
  await make(page).focus();
  for (const bike of ["KTM", "Kawasaki"]) {
    await make(page).selectOption(bike);
    const { times, pieces } = await allDrawn(page);
    const kits = await page.locator("[data-kit] canvas").count();
    // One put per kit, none beside them (what came late for the first choice is counted with the second), and no piece was drawn for a picture that nobody saw.
    expect(times, bike).toEqual(Array.from({ length: kits }, () => 1));
    expect(new Set(pieces).size, pieces.join(" ")).toBe(1);
  }
});

it("of two choices in a row the last one stands, and what was not begun of the first is not drawn", async () => {
  const page = await house.visit({ height: 1100 });
  await openStart(page);
  await make(page).selectOption("KTM");
  await make(page).selectOption("Kawasaki");
  const { times } = await allDrawn(page);
  const kits = await page.locator("[data-kit] canvas").count();
  expect(times).toHaveLength(kits);
  // The view that all hang on is longer in coming than the second choice.
  expect(Math.max(...times)).toBe(1);
});
