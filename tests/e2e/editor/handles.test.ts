import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { baseSize, draftGarment } from "@holeshot/garments";
import {
  clothManifest,
  flatLay,
  openModel,
  photoBounds,
  photoView,
  project,
  type ViewTable,
} from "@holeshot/views";
import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { type OpenEditor, openCoarsely, sharedEditor } from "./support.ts";

const house = shopHouse();

/** The editor on the back, where the first kit has a name, a number and a sponsor. */
const onBack = sharedEditor(async () => {
  const editor = await openCoarsely(house, { stays: true });
  await editor.button("side.back").click();
  await editor.ready();
  return editor;
});

function handle(page: Page, name: string): Locator {
  return page.locator(`[data-frame=chosen] [data-handle=${name}]`);
}

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error("not in sight");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Drag {
  by: { x: number; y: number };
  keys?: readonly string[];
  /** Looked at before the button is let go. */
  meanwhile?: () => Promise<void>;
}

async function drag(
  page: Page,
  from: { x: number; y: number },
  { by, keys = [], meanwhile }: Drag,
) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const key of keys) await page.keyboard.down(key);
  for (let step = 1; step <= 5; step += 1) {
    await page.mouse.move(from.x + (by.x * step) / 5, from.y + (by.y * step) / 5);
  }
  await meanwhile?.();
  await page.mouse.up();
  for (const key of keys) await page.keyboard.up(key);
}

/** A field as a number: the shop speaks Dutch here. */
async function value(field: Locator): Promise<number> {
  return Number((await field.inputValue()).replace(",", "."));
}

/** The number stands in the middle of the back. */
async function chooseNumber({ stage, page }: OpenEditor): Promise<void> {
  const { x, y } = await middle(stage);
  await page.mouse.click(x, y);
  await frame(page).first().waitFor();
}

const frame = (page: Page): Locator => page.locator("[data-frame=chosen] polygon.frame-line");

/** A place on a frame of size one: 0 is the top left corner, 1 the top right, and so on round. */
function onFrame(along: number): { x: number; y: number } {
  const share = (along % 1) - 0.5;
  if (along < 1) return { x: share, y: -0.5 };
  if (along < 2) return { x: 0.5, y: share };
  if (along < 3) return { x: -share, y: 0.5 };
  return { x: -0.5, y: -share };
}

/** The table of the back as it is worn, made here from the workshop's files. */
async function wornBack(size: { width: number; height: number }): Promise<ViewTable> {
  const folder = new URL("../../../catalogue/cloth/", import.meta.url);
  const manifest = clothManifest(
    JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8")),
  );
  const drape = manifest.drapes["jersey-men"];
  if (!drape) throw new Error("no jersey");
  const model = await openModel(readFileSync(new URL(drape.model, folder)));
  const { camera } = drape.sides.back;
  // The garment fills 87 % of the stage's binding side.
  const seen = photoBounds(model, camera, { width: 1000, height: 1000 });
  const side = 870 * Math.min(size.width / seen.width, size.height / seen.height);
  const frame = {
    left: size.width / 2 - ((seen.x + seen.width / 2) / 1000) * side,
    top: size.height / 2 - ((seen.y + seen.height / 2) / 1000) * side,
    side,
  };
  return photoView({ model, camera, size, frame });
}

describe("handles on the cloth", () => {
  it.each(["worn", "pieces"] as const)(
    "frame follows the cloth: 20 of its places lie where the view projects them, %s",
    (look) =>
      onBack(async (editor) => {
        const { page, stage, field, button } = editor;
        if (look === "pieces") await button("editor.stage.pieces").click();
        await editor.ready();
        await chooseNumber(editor);
        const { width, height } = await stage
          .locator("canvas")
          .first()
          .evaluate((canvas: HTMLCanvasElement) => ({
            width: canvas.width,
            height: canvas.height,
          }));
        const ratio = ((await stage.boundingBox())?.width ?? 0) / width;
        const garment = draftGarment({ product: "jersey", size: baseSize("jersey") });
        const size = { width, height };
        const table = look === "worn" ? await wornBack(size) : flatLay(garment, "back", size);
        const [wide = 0, tall = 0] = ((await page.locator("[data-measure]").textContent()) ?? "")
          .split("×")
          .map((part) => Number.parseFloat(part));
        const centre = {
          x: await value(field("editor.place.x")),
          y: await value(field("editor.place.y")),
        };
        const points = ((await frame(page).getAttribute("points")) ?? "")
          .split(" ")
          .map((pair) => pair.split(",").map(Number));
        expect(points).toHaveLength(4 * 32);
        for (let look20 = 0; look20 < 20; look20 += 1) {
          const index = Math.floor((look20 * points.length) / 20);
          const place = onFrame(index / 32);
          const at = { x: centre.x + place.x * wide, y: centre.y + place.y * tall };
          const wished = project(table, "back", at);
          const [x = 0, y = 0] = points[index] ?? [];
          expect(wished, `${at.x} ${at.y} is in sight`).not.toBeNull();
          const off = Math.hypot(x - (wished?.x ?? 0) * ratio, y - (wished?.y ?? 0) * ratio);
          expect(off, `point ${index}`).toBeLessThan(1.5);
        }
        if (look === "pieces") await button("editor.stage.pieces").click();
        await editor.ready();
      })(),
  );

  it(
    "sides spread the letters, the diamond bends them, the knob turns by 15° with Shift",
    onBack(async (editor) => {
      const { page, button, field } = editor;
      await editor.choose("LINDHOLM");
      const undo = button("editor.undo");
      const spacing = field("editor.text.spacing");
      const x = await value(field("editor.place.x"));

      await drag(page, await middle(handle(page, "width-right")), { by: { x: 40, y: 0 } });
      expect(await value(spacing)).toBeGreaterThan(2);
      expect(await value(field("editor.place.x"))).toBe(x);
      await undo.click();
      expect(await value(spacing)).toBe(0);
      expect(await undo.isDisabled(), "one step").toBe(true);

      await drag(page, await middle(handle(page, "curve")), { by: { x: 0, y: -16 } });
      expect(await value(field("editor.text.arc"))).toBeGreaterThan(10);
      await drag(page, await middle(handle(page, "curve")), { by: { x: 0, y: 60 } });
      expect(await value(field("editor.text.arc"))).toBeLessThan(-10);
      await undo.click();
      await undo.click();

      await drag(page, await middle(handle(page, "rotate")), {
        by: { x: 37, y: 9 },
        keys: ["Shift"],
        meanwhile: async () => {
          expect(await handle(page, "rotate").count(), "handles vanish").toBe(0);
          expect(await page.locator("[data-measure]").textContent()).toMatch(/^\d+°$/);
        },
      });
      const turned = await value(field("editor.place.rotation"));
      expect(turned).toBeGreaterThan(0);
      expect(turned % 15).toBe(0);
    }),
  );

  it(
    "a dragged layer holds on to the centre line, not with Ctrl, not with the magnet off",
    onBack(async (editor) => {
      const { page, button, field } = editor;
      await editor.choose("LINDHOLM");
      const x = field("editor.place.x");
      await x.fill("30");
      await x.press("Enter");
      const scale = (await frame(page).boundingBox())?.width ?? 0;
      const [wide = 1] = ((await page.locator("[data-measure]").textContent()) ?? "")
        .split("×")
        .map((part) => Number.parseFloat(part));
      // Back to 5 px beside the centre line.
      const by = { x: -30 * (scale / wide) + 5, y: 0 };
      const lines = page.locator("[data-snap=x]");
      await drag(page, await middle(frame(page)), {
        by,
        meanwhile: async () => expect(await lines.count()).toBe(1),
      });
      expect(await value(x)).toBe(0);
      expect(await lines.count()).toBe(0);
      await button("editor.undo").click();

      await drag(page, await middle(frame(page)), { by, keys: ["Control"] });
      expect(Math.abs(await value(x))).toBeGreaterThan(1);
      await button("editor.undo").click();

      await button("editor.stage.magnet").click();
      await drag(page, await middle(frame(page)), { by });
      expect(Math.abs(await value(x))).toBeGreaterThan(1);
      await button("editor.stage.magnet").click();
    }),
  );

  it(
    "several are framed together and move, scale and turn as one; a locked one has no handles",
    onBack(async (editor) => {
      const { page, button, field, say } = editor;
      await editor.choose("LINDHOLM");
      const nameAt = await middle(frame(page));
      await chooseNumber(editor);
      const number = await frame(page).boundingBox();
      await page.keyboard.down("Shift");
      await page.mouse.click(nameAt.x, nameAt.y);
      await page.keyboard.up("Shift");
      expect(await page.locator("polygon.frame-member").count()).toBe(2);
      const both = await frame(page).boundingBox();
      expect(both?.height ?? 0).toBeGreaterThan((number?.height ?? 0) * 1.2);
      await drag(page, await middle(handle(page, "corner-2")), { by: { x: -30, y: -30 } });
      expect((await frame(page).boundingBox())?.height ?? 0).toBeLessThan(
        (both?.height ?? 0) * 0.95,
      );
      await drag(page, await middle(handle(page, "rotate")), { by: { x: 60, y: 10 } });
      await page.keyboard.press("Escape");
      await editor.choose("LINDHOLM");
      expect(await value(field("editor.place.rotation"))).toBeGreaterThan(5);
      for (let step = 0; step < 2; step += 1) await button("editor.undo").click();
      expect(await button("editor.undo").isDisabled(), "one step each").toBe(true);

      await page
        .getByRole("toolbar")
        .getByRole("button", { name: say("editor.layer.lock", { name: "LINDHOLM" }) })
        .first()
        .click();
      expect(await page.locator("[data-mark=lock]").count()).toBe(1);
      expect(await page.locator("[data-handle]").count()).toBe(0);
    }),
  );

  it(
    "the safe line is drawn on wish, and what crosses it is marked",
    onBack(async (editor) => {
      const { page, button, field } = editor;
      await editor.choose("LINDHOLM");
      expect(await page.locator("[data-safe]").count()).toBe(0);
      await button("editor.stage.ruler").click();
      expect(await page.locator("[data-safe=back]").count()).toBeGreaterThan(0);
      expect(await page.locator(".frame-beyond").count()).toBe(0);
      await field("editor.place.x").fill("190");
      await field("editor.place.x").press("Enter");
      expect(await page.locator(".frame-beyond").count()).toBeGreaterThan(0);
      await button("editor.stage.ruler").click();
    }),
  );

  it(
    "arrows move by 1 mm, with Shift by 10, with Alt by a tenth",
    onBack(async (editor) => {
      const { page, field } = editor;
      await editor.choose("LINDHOLM");
      const y = field("editor.place.y");
      const start = await value(y);
      for (const [keys, step] of [
        ["ArrowDown", 1],
        ["Shift+ArrowDown", 10],
        ["Alt+ArrowDown", 0.1],
      ] as const) {
        const before = await value(y);
        await page.keyboard.press(keys);
        expect((await value(y)) - before).toBeCloseTo(step, 5);
      }
      expect((await value(y)) - start).toBeCloseTo(11.1, 5);
    }),
  );
});
