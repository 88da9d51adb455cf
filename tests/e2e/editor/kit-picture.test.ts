import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFaults, shopHouse, sidewaysScroll } from "../shop/support/shop-house.ts";
import { firstSet } from "./support.ts";

const house = shopHouse();

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Shown {
  readonly product: string;
  /** What is painted of it, on the page. */
  readonly cloth: Box;
  readonly shadow: Box | null;
  readonly name: Box | null;
}

/** What is painted of every garment and of the rider, once all of it is there. */
async function shownOf(page: Page): Promise<{ stage: Box; covers: Box[]; shown: Shown[] }> {
  await page.waitForFunction(
    () => {
      const pictures = [...document.querySelectorAll<HTMLElement>(".kit-stage [data-shown]")];
      const coarse = document.querySelector(".kit-stage canvas[data-coarse]");
      return (
        pictures.length === 5 &&
        !coarse &&
        pictures.every(({ dataset }) => dataset["shown"] === "true")
      );
    },
    null,
    { timeout: 90_000 },
  );
  return page.evaluate(() => {
    const boxOf = (of: Element): Box => {
      const { left, top, right, bottom } = of.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    /** Cloth is solid; the rider's shadow is in his picture and is not. */
    function painted(canvas: HTMLCanvasElement): Box {
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(width, height).getContext("2d")!;
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, width, height);
      let [left, top, right, bottom] = [width, height, 0, 0];
      for (let i = 0; i < width * height; i += 1) {
        if ((data[4 * i + 3] ?? 0) < 250) continue;
        const [x, y] = [i % width, Math.floor(i / width)];
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      }
      const box = canvas.getBoundingClientRect();
      const share = box.width / width;
      return {
        left: box.left + left * share,
        top: box.top + top * share,
        right: box.left + right * share,
        bottom: box.top + bottom * share,
      };
    }
    const pictures = [...document.querySelectorAll(".kit-stage [data-garment], [data-rider]")];
    const shown = pictures.map((picture) => {
      const shadow = picture.querySelector(".cloth-shadow");
      const name = picture.querySelector(".kit-name");
      return {
        product: picture.getAttribute("data-garment") ?? "rider",
        cloth: painted(picture.querySelector("canvas")!),
        shadow: shadow && boxOf(shadow),
        name: name && boxOf(name),
      };
    });
    const over = document.querySelectorAll(".phone-head, [data-guide=sides]");
    return { stage: boxOf(document.querySelector(".stage")!), covers: [...over].map(boxOf), shown };
  });
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;
const height = ({ top, bottom }: Box): number => bottom - top;

it("is one picture at each width: all at one scale, each over its shadow on its row's ground, nothing cut or covered", async () => {
  // The set's own picture is sent ahead, and this kit's is another.
  const expects = /webp\?size=\d+ was preloaded/;
  const page = await house.visit({ stored: { "settings.language": "de" }, expects });
  await page.addInitScript(() => {
    sessionStorage.setItem("seen.guide", "yes");
    sessionStorage.setItem("seen.mobile", "yes");
  });
  const set = await firstSet(house);
  for (const [width, high] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height: high });
    await page.goto(`/set/${set}?kit=delta&view=kit`);
    const { stage, covers, shown } = await shownOf(page);
    expect(shown.map(({ product }) => product)).toEqual([
      "rider",
      "jersey",
      "pants",
      "pit-shirt",
      "gloves",
    ]);
    const of = (product: string): Shown => shown.find((one) => one.product === product)!;

    for (const { product, cloth, shadow, name } of shown) {
      const where = `${product} at ${width}`;
      for (const box of [cloth, shadow, name]) {
        if (!box) continue;
        expect(box.left, where).toBeGreaterThanOrEqual(stage.left);
        expect(box.top, where).toBeGreaterThanOrEqual(stage.top);
        expect(box.right, where).toBeLessThanOrEqual(stage.right);
        expect(box.bottom, where).toBeLessThanOrEqual(stage.bottom);
        for (const cover of covers) expect(meet(box, cover), where).toBe(false);
      }
      for (const other of shown)
        if (other.product !== product) expect(meet(cloth, other.cloth), where).toBe(false);
      if (product === "rider") continue;
      // It hangs: the shadow is clear of the hem, and its name of both.
      expect(shadow?.top, where).toBeGreaterThan(cloth.bottom);
      expect(name?.bottom, where).toBeGreaterThan(shadow?.bottom ?? 0);
    }

    // As their models measure, front: 753, 1034 and 738 mm, and gloves, which are 1.85 times as large, 230 mm.
    const scales = [
      height(of("jersey").cloth) / 753,
      height(of("pants").cloth) / 1034,
      height(of("pit-shirt").cloth) / 738,
      height(of("gloves").cloth) / 1.85 / 230,
    ];
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.05);

    // He stands on the ground of the last row; the rows of two have one ground.
    const grounds = shown.flatMap(({ shadow }) => (shadow ? [middle(shadow)] : []));
    expect(Math.abs(of("rider").cloth.bottom - Math.max(...grounds))).toBeLessThan(12);
    if (width === 1440) {
      const [jersey, pants, shirt, gloves] = grounds as [number, number, number, number];
      expect(Math.abs(jersey - pants)).toBeLessThan(1.5);
      expect(Math.abs(shirt - gloves)).toBeLessThan(1.5);
      // The rider stands a step nearer, 1.14 times as large where the height allows it.
      const nearer = height(of("rider").cloth) / 1875 / Math.min(...scales);
      expect(nearer).toBeGreaterThan(1.02);
      expect(nearer).toBeLessThan(1.17);
    }
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  }
});

it("stands the garments alone where no rider comes, none cut", async () => {
  const page = await house.visit({ width: 1440, height: 900 });
  await page.route(/\/cloth\.json/, async (route) => {
    const answer = await route.fetch();
    const { figures: _, ...others } = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: others });
  });
  await page.goto(`/set/${await firstSet(house)}?view=kit`);
  await page.locator("[data-ridden=false]").waitFor({ timeout: 60_000 });
  const stage = await page.locator(".stage").boundingBox();
  for (const garment of await page.locator("[data-garment]").all()) {
    const box = await garment.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(stage?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (stage?.x ?? 0) + (stage?.width ?? 0),
    );
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
      (stage?.y ?? 0) + (stage?.height ?? 0),
    );
  }
});
