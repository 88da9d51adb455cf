import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sayIn, shopHouse } from "../shop/support/shop-house.ts";
import { firstSet, openCoarsely } from "./support.ts";

const house = shopHouse();
const say = sayIn("nl");

/** The middle of the chosen layer's frame, window pixels. */
async function frameCentre(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator("polygon.frame-line").last().boundingBox();
  if (!box) throw new Error("nothing is chosen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Mark {
  readonly layer: string | null;
  readonly low: number;
  readonly points: string | null | undefined;
}

/** The dotted lines below samples: there are none while a garment turns. */
function marksOf(page: Page) {
  const marks = (): Promise<Mark[]> =>
    page.locator("[data-sample]").evaluateAll((all) =>
      all.map((mark) => ({
        layer: mark.getAttribute("data-sample"),
        low: mark.getBoundingClientRect().bottom,
        points: mark.querySelector(".sample-line")?.getAttribute("points"),
      })),
    );
  return {
    /** As they are when the garment rests again, elsewhere than they were. */
    rested: async (before: readonly Mark[]): Promise<Mark[]> => {
      let found: Mark[] = [];
      const told = (list: readonly Mark[]) => list.map(({ points }) => points).join(" ");
      await expect
        .poll(
          async () => {
            found = await marks();
            return found.length > 0 && told(found) !== told(before);
          },
          { timeout: 30_000 },
        )
        .toBe(true);
      return found;
    },
  };
}

describe("hands on the cloth", () => {
  it("drags, holds on to the middle, lets Escape take it back, and picks what lies beneath", async () => {
    const { page, button, field, choose } = await openCoarsely(house);
    await choose("LINDHOLM");
    const x = field("editor.place.x");
    const { x: left, y: top } = await frameCentre(page);
    const drag = async (by: number): Promise<void> => {
      await page.mouse.move(left, top);
      await page.mouse.down();
      await page.mouse.move(left + by / 2, top + 20, { steps: 3 });
      await page.mouse.move(left + by, top + 20, { steps: 3 });
    };
    await drag(60);
    await page.keyboard.press("Escape");
    await page.mouse.move(left + 90, top + 20);
    await page.mouse.up();
    expect(await x.inputValue()).toBe("0");
    expect(await button("editor.undo").isDisabled()).toBe(true);

    await drag(60);
    await page.mouse.up();
    expect(Number((await x.inputValue()).replace(",", "."))).toBeGreaterThan(20);
    await button("editor.undo").click();
    expect(await x.inputValue()).toBe("0");
    expect(await button("editor.undo").isDisabled()).toBe(true);

    // Within eight pixels of the centre line it holds on; with Ctrl it does not.
    await drag(5);
    expect(await page.locator(".snap-line").count()).toBeGreaterThan(0);
    await page.keyboard.down("Control");
    await page.mouse.move(left + 6, top + 20);
    await page.keyboard.up("Control");
    await page.mouse.up();
    expect(await x.inputValue()).not.toBe("0");
    await button("editor.undo").click();

    // A second text on the same place: a tap on what is chosen picks what lies under it.
    await button("editor.layer.duplicate").first().click();
    await field("editor.place.y").fill("133");
    await field("editor.text.words").fill("BOVEN");
    await field("editor.text.words").blur();
    const over = await frameCentre(page);
    await page.mouse.click(over.x, over.y);
    await expect.poll(() => field("editor.text.words").inputValue()).toBe("LINDHOLM");
    await page.mouse.click(over.x, over.y);
    await expect.poll(() => field("editor.text.words").inputValue()).toBe("BOVEN");
  });

  it("shows what is a sample to who has a hand on the garment, and a clean picture to who only looks", async () => {
    const { page, stage } = await openCoarsely(house);
    const strength = () =>
      page
        .locator("[data-sample]")
        .first()
        .evaluate((mark) => getComputedStyle(mark).opacity);
    await page.mouse.move(20, 20);
    await expect.poll(strength).toBe("0");
    const box = await stage.boundingBox();
    if (!box) throw new Error("no stage");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(strength).toBe("1");
    await page.mouse.move(20, 20);
    await expect.poll(strength).toBe("0");
    await stage.focus();
    await expect.poll(strength).toBe("1");
  });

  it("is worked by keyboard alone, from the list to the millimetre", async () => {
    const { page, layer, button } = await openCoarsely(house);
    const spoken = (text: RegExp) => page.getByText(text).waitFor({ state: "attached" });
    await layer("ZANDVAST").last().or(layer("ZANDVAST").first()).first().focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const row = layer("LINDHOLM");
    await expect.poll(() => row.getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowRight");
    await spoken(/^X 1 millimeter/);
    await page.keyboard.press("Shift+ArrowLeft");
    await spoken(/^X -9 millimeter|^X −9 millimeter/);
    await page.keyboard.press("l");
    await layer("LINDHOLM.*vergrendeld").waitFor();
    await page.keyboard.press("l");
    await page.keyboard.press("h");
    await layer("LINDHOLM.*verborgen").waitFor();
    await page.keyboard.press("h");
    await page.keyboard.press("Delete");
    await expect.poll(() => row.count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")))
      .toBe("treeitem");
    await page.keyboard.press("Control+z");
    await row.waitFor();
    await button("editor.redo").waitFor();
  });

  it("goes along with the garment when it is turned in the round by keys", async () => {
    const editor = await openCoarsely(house, { expects: /GL Driver Message/ });
    const { page, button, stage } = editor;
    await button("editor.free.title").click();
    await editor.ready();
    const { rested } = marksOf(page);
    await rested([]);
    await stage.focus();
    await page.keyboard.press("ArrowRight");
    const before = await rested([]);
    await page.keyboard.press("ArrowRight");
    const after = await rested(before);
    expect(after).not.toEqual(before);
    // Seen from the same place again, what lies on the cloth is where it was.
    await page.keyboard.press("ArrowLeft");
    expect(await rested(after)).toEqual(before);
  });

  it("marks no sample in the round that is behind a sleeve", async () => {
    const editor = await openCoarsely(house, { expects: /GL Driver Message/ });
    const { page, button, stage } = editor;
    // A kit with samples on its sleeves, too: some are seen from everywhere.
    await page.getByRole("button", { name: "Delta", exact: true }).click();
    await editor.ready();
    await button("editor.free.title").click();
    await editor.ready();
    const { rested } = marksOf(page);
    let marks = await rested([]);
    // The chest's number goes behind the sleeve before its cloth turns away.
    const number = marks.toSorted((a, b) => b.low - a.low)[0]?.layer;
    await stage.focus();
    const seen: boolean[] = [];
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press("ArrowLeft");
      marks = await rested(marks);
      seen.push(marks.some(({ layer }) => layer === number));
    }
    expect(seen[0]).toBe(true);
    expect(seen.at(-1)).toBe(false);
  });

  it("shows four tips once a visit, and lets them be skipped", async () => {
    const set = await firstSet(house);
    const { page, button, ready } = await openCoarsely(house, { untouched: true }, `/set/${set}`);
    await page.getByText(say("editor.guide.tools")).waitFor();
    for (const tip of ["stage", "sides", "save"]) {
      await button("editor.guide.next").click();
      await page.getByText(say(`editor.guide.${tip}`)).waitFor();
    }
    await button("editor.guide.done").click();
    await page.reload();
    await ready();
    expect(await page.getByText(say("editor.guide.tools")).count()).toBe(0);
  });
});
